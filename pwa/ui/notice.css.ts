import {styleVariants} from '@vanilla-extract/css';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const notice = component({
  ...type.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
});

export const words = component({flex: '1 1 16rem'});
export const title = component({fontWeight: 600});

export const tone = styleVariants(
  {
    plain: {borderColor: color.line, backgroundColor: color.sunken, color: color.text2},
    good: {backgroundColor: color.goodSoft, color: color.goodText},
    fair: {backgroundColor: color.fairSoft, color: color.fairText},
    poor: {backgroundColor: color.poorSoft, color: color.poorText},
  },
  rule => ({'@layer': {[components]: rule}}),
);
