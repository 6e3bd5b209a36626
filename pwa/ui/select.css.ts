import {component, componentPart} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const trigger = component({
  ...type.input,
  justifyContent: 'space-between',
  gap: space[8],
  width: '100%',
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
});

export const value = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {'&[data-placeholder]': {color: color.text3}},
});

// The option's second line belongs to the list, not to the closed control.
componentPart(`${value} [slot="description"]`, {display: 'none'});
