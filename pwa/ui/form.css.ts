import {component} from '../styles/layered.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const form = component({display: 'flex', flexDirection: 'column', gap: space[16]});

export const summary = component({
  ...type.label,
  padding: space[16],
  border: `2px solid ${color.danger}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
});

export const summaryTitle = component({fontWeight: 600});

export const summaryLink = component({
  color: color.danger,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
