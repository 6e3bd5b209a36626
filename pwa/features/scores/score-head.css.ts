import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {font, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const head = override({
  display: 'grid',
  gap: `${space[16]} ${space[40]}`,
  alignItems: 'center',
  paddingBottom: space[32],
  borderBottom: `1px solid ${color.line}`,
  '@media': {[above.md]: {gridTemplateColumns: 'auto minmax(0, 1fr)'}},
});

export const figures = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const before = override({fontFamily: font.serif, fontSize: '2.25rem', color: color.text3});
export const arrow = override({color: color.text3, fontSize: '1.25rem'});
export const after = override(type.numeral);
export const word = override({...type.label, color: color.text2});
export const rule = override({paddingBlock: space[8]});
export const notes = override({
  ...type.small,
  color: color.text2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  '@media': {[above.md]: {gridColumn: '1 / -1'}},
});
