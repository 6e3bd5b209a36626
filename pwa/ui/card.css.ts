import {component} from '../styles/layered.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

export const card = component({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: color.raised,
  overflow: 'clip',
});

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
});

export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `10px ${space[12]}`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
});
