import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';

export const buttons = override({display: 'flex', flexWrap: 'wrap', gap: space[8]});
