import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {font, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const screen = override({
  display: 'grid',
  minHeight: '100dvh',
  '@media': {[above.lg]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)'}},
});

export const desk = override({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '468px',
  margin: '0 auto',
  padding: `${space[24]} ${space[16]} ${space[40]}`,
  '@media': {
    [above.sm]: {padding: `${space[40]} ${space[24]}`},
    [above.lg]: {justifyContent: 'center', paddingBlock: space[32]},
  },
});

export const brand = override({
  fontFamily: font.serif,
  fontSize: '1.5rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  marginBottom: space[32],
});

export const title = override({...type.title, marginBottom: space[12]});
export const lead = override({...type.body, color: color.text2, marginBottom: space[24]});
export const below = override({
  ...type.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  color: color.text2,
});

export const stack = override({display: 'flex', flexDirection: 'column', gap: space[16]});

export const dialogLead = override({...type.body, color: color.text2});
export const after = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginTop: space[24],
});
export const waiting = override({fontVariantNumeric: 'tabular-nums', color: color.text3});
