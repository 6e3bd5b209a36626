import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const list = component({
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  scrollbarWidth: 'none',
});

export const tab = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  minHeight: touchable,
  padding: `0 ${space[2]}`,
  borderBottom: '2px solid transparent',
  color: color.text2,
  fontWeight: 500,
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&[data-hovered]': {color: color.text},
    '&[data-selected]': {borderColor: color.primary, color: color.text, fontWeight: 600},
  },
  '@media': {[highContrast]: {selectors: {'&[data-selected]': {borderColor: 'Highlight'}}}},
});

export const panel = component({
  paddingTop: space[24],
  outlineOffset: '4px',
  // React Aria marks the panel for focus on anything inside it, which shows its own ring.
  selectors: {'&[data-focus-visible]:not(:focus)': {outline: 'none'}},
});
