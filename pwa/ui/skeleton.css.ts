import {keyframes} from '@vanilla-extract/css';
import {component} from '../styles/layered.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

const breathe = keyframes({'50%': {opacity: 0.5}});

export const lines = component({display: 'flex', flexDirection: 'column', gap: space[12]});

export const line = component({
  height: '1.25em',
  borderRadius: radius.mark,
  backgroundColor: color.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {'&:last-child': {width: '60%'}},
});
