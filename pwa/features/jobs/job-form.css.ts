import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const form = override({display: 'flex', flexDirection: 'column', gap: space[16]});
export const cleared = override({...type.small, color: color.text2});
