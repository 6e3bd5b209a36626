import {above} from '../../../styles/breakpoints.ts';
import {override} from '../../../styles/layered.ts';
import {font, radius, space} from '../../../styles/scale.ts';
import {color} from '../../../styles/tokens.css.ts';
import {type} from '../../../styles/type.ts';

export const editor = override({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {[above.lg]: {gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)'}},
});
export const form = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
});
export const note = override({...type.label, color: color.fairText});
export const part = override({display: 'flex', flexDirection: 'column', gap: space[8]});
export const title = override(type.section);
export const fields = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[8],
});
export const pair = override({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': {[above.sm]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)'}},
});
export const entry = override({borderBottom: `1px solid ${color.line}`});
export const actions = override({display: 'flex', flexWrap: 'wrap', gap: space[8]});
export const original = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  '@media': {[above.lg]: {position: 'sticky', top: space[80]}},
});
export const text = override({
  ...type.small,
  maxHeight: '70vh',
  overflow: 'auto',
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius.mark,
  backgroundColor: color.surface,
  fontFamily: font.serif,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const order = override({display: 'flex', flexDirection: 'column', listStyle: 'none'});
export const orderRow = override({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${color.line}`,
});
