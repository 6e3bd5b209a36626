import {styleVariants} from '@vanilla-extract/css';
import {above} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const chip = component({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touchable,
  paddingInline: space[8],
  borderRadius: radius.control,
  color: color.text2,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  '@media': {[above.md]: {marginInlineStart: `-${space[8]}`}},
});

export const dot = component({
  flexShrink: 0,
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

/** Filled, half filled, ring: the state can be told without the colour. */
export const dotTone = styleVariants(
  {
    good: {backgroundColor: color.goodFill},
    fair: {
      border: `1.5px solid ${color.fairEdge}`,
      backgroundImage: `linear-gradient(90deg, ${color.fairEdge} 50%, transparent 50%)`,
    },
    poor: {border: `2px solid ${color.poorEdge}`},
  },
  rule => ({'@layer': {[components]: rule}}),
);

export const short = component({'@media': {[above.sm]: {display: 'none'}}});
export const long = component({display: 'none', '@media': {[above.sm]: {display: 'inline'}}});

export const credits = component({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '30px',
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.accent,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  position: 'relative',
  selectors: {
    // The chip looks small and is pressed large.
    '&::after': {content: '""', position: 'absolute', inset: '-8px -4px'},
    '&:hover': {textDecoration: 'underline'},
  },
});
