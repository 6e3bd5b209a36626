import {component} from '../styles/layered.ts';
import {radius} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

export const text = component({
  color: color.accent,
  borderRadius: radius.mark,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  selectors: {'&:hover, &[data-hovered]': {textDecorationThickness: '2px'}},
});
