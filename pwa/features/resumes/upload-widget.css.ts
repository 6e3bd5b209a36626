import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const widget = override({display: 'flex', flexDirection: 'column', gap: space[24]});
export const file = override({display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0});
export const name = override({...type.label, fontWeight: 600, overflowWrap: 'anywhere'});
export const quiet = override({...type.small, color: color.text3});
export const state = override({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text2,
});
export const tips = override({...type.small, color: color.text2});
export const tipsTitle = override({...type.label, fontWeight: 600, color: color.text});
export const tipList = override({
  paddingInlineStart: space[16],
  paddingTop: space[4],
  listStyle: 'disc',
});
