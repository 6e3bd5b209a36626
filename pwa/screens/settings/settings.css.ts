import {override} from '../../styles/layered.ts';
import {font, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const column = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[40],
  maxWidth: '640px',
});

export const wide = override({display: 'flex', flexDirection: 'column', gap: space[40]});

export const section = override({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[16],
  selectors: {'& + &': {paddingTop: space[32], borderTop: `1px solid ${color.line}`}},
});

export const title = override(type.section);
export const words = override({...type.label, color: color.text2});

export const balance = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[24]}`,
});

export const numeral = override({
  fontFamily: font.serif,
  fontSize: '3.5rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const bullets = override({
  ...type.label,
  paddingInlineStart: space[20],
  listStyle: 'disc',
  color: color.text2,
});

export const actions = override({display: 'flex', flexWrap: 'wrap', gap: space[8]});

export const facts = override({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[8]} ${space[16]}`,
});
export const fact = override({color: color.text2});
export const soon = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});
