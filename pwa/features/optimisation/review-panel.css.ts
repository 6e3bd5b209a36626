import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const panel = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  minWidth: 0,
});
export const groups = override({display: 'flex', flexDirection: 'column', gap: space[32]});
export const group = override({display: 'flex', flexDirection: 'column', gap: space[12]});
export const groupHead = override({
  display: 'flex',
  minWidth: 0,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
});
export const groupTitle = override({
  ...type.section,
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const count = override({
  ...type.small,
  color: color.text3,
  whiteSpace: 'nowrap',
  flexShrink: 0,
});
export const none = override({...type.body, color: color.text2});
export const sides = override({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': {[above.lg]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)'}},
});
