import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {font, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const plans = override({
  display: 'grid',
  borderBlock: `1px solid ${color.line}`,
  '@media': {
    [above.sm]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [above.lg]: {gridTemplateColumns: 'repeat(4, minmax(0, 1fr))'},
  },
});

export const plan = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[24]} 0`,
  selectors: {'& + &': {borderTop: `1px solid ${color.line}`}},
  '@media': {
    [above.sm]: {padding: space[24], selectors: {'& + &': {borderTop: 0}}},
    [above.lg]: {
      selectors: {
        '& + &': {borderInlineStart: `1px solid ${color.line}`},
        '&:first-child': {paddingInlineStart: 0},
      },
    },
  },
});

export const head = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '28px',
});

export const name = override({...type.section});

export const price = override({
  fontFamily: font.serif,
  fontSize: '3rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const facts = override({...type.label, color: color.text2, marginBottom: space[16]});
export const questions = override({maxWidth: '680px'});
export const answer = override({...type.body, color: color.text2, paddingInlineStart: space[24]});

export const promo = override({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
});

export const sums = override({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const total = override({...type.section});
export const amount = override({textAlign: 'end'});
