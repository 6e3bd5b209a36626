import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const interview = override({display: 'flex', flexDirection: 'column', gap: space[12]});
export const title = override(type.section);
export const words = override({...type.small, color: color.text2});
export const list = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  maxWidth: '46rem',
  listStyle: 'none',
});
export const question = override({display: 'flex', flexDirection: 'column', gap: space[8]});
export const actions = override({display: 'flex', flexWrap: 'wrap', gap: space[8]});
