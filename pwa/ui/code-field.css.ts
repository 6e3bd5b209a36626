import {component} from '../styles/layered.ts';
import {font, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[8],
  maxWidth: '360px',
});

export const input = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '1rem',
  outline: 'none',
  cursor: 'text',
  selectors: {'&::selection': {color: 'transparent', backgroundColor: 'transparent'}},
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 6',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  fontFamily: font.serif,
  fontSize: '1.625rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
  pointerEvents: 'none',
  selectors: {
    [`${input}[data-focused] ~ &[data-next]`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
});
