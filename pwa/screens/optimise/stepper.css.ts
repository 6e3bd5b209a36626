import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const steps = override({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[8],
  listStyle: 'none',
});

export const step = override({
  borderTop: `2px solid ${color.line}`,
  paddingTop: space[8],
  selectors: {'&[data-reached="true"]': {borderTopColor: color.primary}},
});

export const title = override({
  ...type.small,
  display: 'none',
  alignItems: 'center',
  gap: space[4],
  color: color.text2,
  selectors: {'[aria-current="step"] > &': {color: color.text, fontWeight: 600}},
  '@media': {[above.md]: {display: 'flex'}},
});

export const number = override({fontVariantNumeric: 'tabular-nums'});

export const compact = override({
  ...type.small,
  fontWeight: 600,
  color: color.text2,
  '@media': {[above.md]: {display: 'none'}},
});
