import {component} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const countdown = component({display: 'flex', flexDirection: 'column', gap: space[12]});
export const words = component({
  ...type.small,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = component({display: 'flex', flexWrap: 'wrap', gap: space[8]});
