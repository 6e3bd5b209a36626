import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {font, radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const figures = override({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBottom: space[40],
  borderBlock: `1px solid ${color.line}`,
});

export const figure = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[16]} ${space[8]} ${space[16]} 0`,
  selectors: {
    '& + &': {paddingInlineStart: space[12], borderInlineStart: `1px solid ${color.line}`},
  },
  '@media': {
    [above.md]: {
      padding: `${space[24]} ${space[24]} ${space[24]} 0`,
      selectors: {'& + &': {paddingInlineStart: space[24]}},
    },
  },
});

export const label = override({...type.small, color: color.text2, fontWeight: 500});

export const value = override({
  fontFamily: font.serif,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {[above.md]: {fontSize: '3.5rem'}},
});

export const caption = override({...type.small, color: color.text3});

export const rows = override({display: 'flex', flexDirection: 'column'});

export const row = override({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${space[8]}`,
  marginInline: `-${space[8]}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  selectors: {'&:hover': {backgroundColor: color.sunken}},
  '@media': {[above.sm]: {gridTemplateColumns: 'auto minmax(0, 1fr) auto'}},
});

export const line = override({
  selectors: {'& + &': {borderTop: `1px solid ${color.line}`}},
});

export const title = override({...type.label, fontWeight: 600});
export const company = override({...type.label, color: color.text2});
export const date = override({
  ...type.small,
  color: color.text3,
  gridColumn: 2,
  '@media': {[above.sm]: {gridColumn: 'auto'}},
});

export const waiting = override({
  ...type.label,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${color.line}`,
});

export const offer = override({
  selectors: {'&:not(:empty)': {marginBottom: space[32]}},
});
