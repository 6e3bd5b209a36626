import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const list = override({display: 'flex', flexDirection: 'column', listStyle: 'none'});
export const metric = override({
  paddingBlock: space[8],
  selectors: {'& + &': {borderTop: `1px solid ${color.line}`}},
});
export const section = override({display: 'flex', flexDirection: 'column', gap: space[4]});
export const head = override({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const title = override(type.section);
export const why = override({
  ...type.small,
  paddingTop: space[8],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  color: color.text2,
});
export const noteTitle = override({fontWeight: 600, color: color.text});
export const notes = override({paddingInlineStart: space[16], overflowWrap: 'anywhere'});
export const guide = override({...type.small, paddingTop: space[8]});
