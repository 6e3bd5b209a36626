import {component} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const header = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
  marginBottom: space[32],
});

export const words = component({display: 'flex', flexDirection: 'column', gap: space[8]});
export const title = component({...type.title, scrollMarginTop: space[80]});
export const subtitle = component({...type.body, color: color.text2, maxWidth: '60ch'});
