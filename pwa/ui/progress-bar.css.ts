import {keyframes} from '@vanilla-extract/css';
import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {motion, radius} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

const slide = keyframes({
  from: {transform: 'translateX(-100%) scaleX(.4)'},
  to: {transform: 'translateX(100%) scaleX(.4)'},
});

export const bar = component({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 12px',
  color: color.text2,
});

export const value = component({
  ...type.small,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
});

export const track = component({
  gridColumn: '1 / -1',
  height: '6px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
});

export const fill = component({
  height: '100%',
  borderRadius: radius.round,
  backgroundColor: color.primary,
  transformOrigin: 'left',
  transition: `transform ${motion.enter}`,
  '@media': {[highContrast]: {backgroundColor: 'CanvasText', forcedColorAdjust: 'none'}},
});

export const moving = component({animation: `${slide} 1.4s ease-in-out infinite alternate`});
