import {component} from '../styles/layered.ts';
import {font, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const list = component({display: 'flex', flexDirection: 'column'});

export const tip = component({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  gap: space[12],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${color.line}`,
});

export const number = component({
  fontFamily: font.serif,
  fontSize: '1.625rem',
  lineHeight: 1,
  color: color.text3,
});

export const title = component({...type.label, fontWeight: 600});
export const words = component({...type.label, color: color.text2});
