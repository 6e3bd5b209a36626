import {override} from '../../../styles/layered.ts';
import {space} from '../../../styles/scale.ts';
import {color} from '../../../styles/tokens.css.ts';
import {type} from '../../../styles/type.ts';

export const panel = override({display: 'flex', flexDirection: 'column', gap: space[20]});
export const words = override({...type.body, maxWidth: '60ch', color: color.text2});
export const start = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});
export const cost = override({...type.label, color: color.text2});
