import {keyframes, styleVariants} from '@vanilla-extract/css';
import {above} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {frame, layer, motion, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';
import {sheet} from './dialog.css.ts';

const rise = keyframes({from: {opacity: 0, transform: 'translateY(12px)'}});

export const region = component({
  position: 'fixed',
  insetInline: space[12],
  bottom: `calc(${frame.bottomHeight} + env(safe-area-inset-bottom) + ${space[12]})`,
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  maxWidth: '400px',
  borderRadius: radius.card,
  '@media': {
    [above.md]: {bottom: space[20], insetInlineStart: space[20]},
    // A sheet has its buttons at the bottom of a phone: messages then stand at the top.
    [`not all and ${above.sm}`]: {
      selectors: {
        [`body:has(${sheet}) &`]: {
          bottom: 'auto',
          top: `calc(env(safe-area-inset-top) + ${space[12]})`,
        },
      },
    },
  },
});

export const toast = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: `${space[12]} ${space[4]} ${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: color.floating,
  animation: `${rise} ${motion.enter}`,
});

export const kind = styleVariants(
  {
    success: {borderInlineStartColor: color.goodEdge},
    error: {borderInlineStartColor: color.poorEdge},
    warning: {borderInlineStartColor: color.fairEdge},
    info: {borderInlineStartColor: color.accent},
  },
  rule => ({'@layer': {[components]: rule}}),
);

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[2],
  paddingBlock: space[2],
});

export const title = component({...type.label, fontWeight: 600});
export const description = component({...type.small, color: color.text2});
export const close = component({marginBlock: '-8px'});
