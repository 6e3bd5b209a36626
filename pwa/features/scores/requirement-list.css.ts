import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const list = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  listStyle: 'none',
});
export const line = override({display: 'flex', flexDirection: 'column', gap: space[4]});
export const asked = override({...type.label, overflowWrap: 'anywhere'});
export const quote = override({
  ...type.document,
  fontSize: '1rem',
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line}`,
  color: color.text2,
});
export const raise = override({...type.small, color: color.text3});
