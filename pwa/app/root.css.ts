import {component} from '../styles/layered.ts';
import {layer, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const skip = component({
  ...type.label,
  position: 'fixed',
  top: space[8],
  insetInlineStart: space[8],
  zIndex: layer.toast,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.control,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: 600,
  selectors: {'&:not(:focus)': {transform: 'translateY(-200%)'}},
});
