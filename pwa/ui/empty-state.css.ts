import {component} from '../styles/layered.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const empty = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
  padding: space[24],
  border: `1px dashed ${color.control}`,
  borderRadius: radius.card,
});

export const title = component({...type.section});
export const words = component({...type.body, color: color.text2, maxWidth: '52ch'});
