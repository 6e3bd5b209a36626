import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const details = override({display: 'flex', flexDirection: 'column', gap: space[24]});
export const facts = override({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[32]}`,
  paddingBlock: space[16],
  borderBlock: `1px solid ${color.line}`,
  '@media': {
    [above.sm]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [above.lg]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
  },
});
export const term = override({...type.small, color: color.text3});
export const value = override({...type.label, overflowWrap: 'anywhere'});
export const part = override({display: 'flex', flexDirection: 'column', gap: space[8]});
export const title = override(type.section);
export const list = override({
  paddingInlineStart: space[20],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
