import {keyframes, styleVariants} from '@vanilla-extract/css';
import {above} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {layer, motion, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

const fade = keyframes({from: {opacity: 0}});
const rise = keyframes({from: {opacity: 0, transform: 'translateY(24px)'}});

export const shade = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  backgroundColor: color.shade,
  animation: `${fade} ${motion.enter}`,
  '@media': {[above.sm]: {alignItems: 'center', padding: space[24]}},
});

export const sheet = component({
  width: '100%',
  maxHeight: 'calc(100dvh - 24px)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.surface,
  boxShadow: color.floating,
  animation: `${rise} ${motion.sheet}`,
  '@media': {[above.sm]: {borderRadius: radius.sheet}},
});

export const width = styleVariants({narrow: '440px', wide: '680px'}, pixels => ({
  '@layer': {[components]: {'@media': {[above.sm]: {maxWidth: pixels}}}},
}));

export const dialog = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: `${space[24]} ${space[20]} max(${space[20]}, env(safe-area-inset-bottom))`,
  outline: 'none',
});

export const title = component({...type.heading, paddingInlineEnd: space[40]});
export const message = component({...type.body, color: color.text2});
export const close = component({position: 'absolute', top: space[12], insetInlineEnd: space[12]});

export const actions = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  '@media': {[above.sm]: {flexDirection: 'row', justifyContent: 'flex-end'}},
});
