import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const options = override({display: 'flex', flexWrap: 'wrap', gap: space[24]});
export const editor = override({display: 'flex', flexDirection: 'column', gap: space[16]});
export const actions = override({display: 'flex', flexWrap: 'wrap', gap: space[8]});
export const paper = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: '46rem',
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.mark,
  backgroundColor: color.surface,
  boxShadow: color.raised,
  '@media': {[above.md]: {padding: space[40]}},
});
export const paragraph = override({
  ...type.document,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const checks = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxWidth: '46rem',
  listStyle: 'none',
});
export const check = override({...type.small, color: color.text2, overflowWrap: 'anywhere'});
