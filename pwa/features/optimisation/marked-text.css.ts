import {override} from '../../styles/layered.ts';
import {radius} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';

export const marker = override({
  backgroundColor: color.marker,
  color: 'inherit',
  borderRadius: radius.mark,
  paddingInline: '2px',
});
