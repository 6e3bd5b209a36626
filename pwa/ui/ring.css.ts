import {styleVariants} from '@vanilla-extract/css';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {font} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

export const ring = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
});

export const svg = component({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 3,
});

export const track = component({stroke: color.line});

export const arc = styleVariants({good: 'good', fair: 'fair', poor: 'poor'} as const, band => ({
  '@layer': {
    [components]: {
      stroke: color[`${band}Edge`],
      strokeLinecap: 'round',
      '@media': {'(forced-colors: active)': {stroke: 'CanvasText'}},
    },
  },
}));

export const figure = component({
  fontFamily: font.serif,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
});
