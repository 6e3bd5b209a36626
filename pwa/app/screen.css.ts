import {component} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const screen = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '70dvh',
  maxWidth: '560px',
  margin: '0 auto',
  padding: space[24],
});

export const title = component(type.title);
export const words = component({...type.body, color: color.text2});
export const actions = component({display: 'flex', flexWrap: 'wrap', gap: space[8]});
