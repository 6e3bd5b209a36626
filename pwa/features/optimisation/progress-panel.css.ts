import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const panel = override({display: 'flex', flexDirection: 'column', gap: space[24]});
export const stages = override({
  display: 'grid',
  gap: space[16],
  '@media': {[above.md]: {gridTemplateColumns: '1fr 1fr', columnGap: space[40]}},
});
export const words = override({...type.body, color: color.text2});
export const tip = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  borderBlock: `1px solid ${color.line}`,
});
export const tipText = override({...type.document, minHeight: '3.2em'});
export const tipBar = override({display: 'flex', alignItems: 'center', gap: space[4]});
export const tipCount = override({...type.small, color: color.text3, marginInlineEnd: space[8]});
