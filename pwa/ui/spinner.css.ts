import {keyframes} from '@vanilla-extract/css';
import {component} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

const turn = keyframes({to: {transform: 'rotate(1turn)'}});

export const ring = component({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.15em',
  height: '1.15em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
});

export const screen = component({
  ...type.label,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[12],
  minHeight: '100dvh',
  color: color.text3,
});
