import {styleVariants} from '@vanilla-extract/css';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const chip = component({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  padding: `3px ${space[8]}`,
  border: '1px solid transparent',
  borderRadius: radius.chip,
  fontWeight: 500,
});

export const tone = styleVariants(
  {
    plain: {borderColor: color.line, backgroundColor: color.surface, color: color.text2},
    marked: {backgroundColor: color.marker, color: color.text},
    missing: {border: `1px dashed ${color.control}`, color: color.text2},
    good: {backgroundColor: color.goodSoft, color: color.goodText, fontWeight: 600},
    fair: {backgroundColor: color.fairSoft, color: color.fairText, fontWeight: 600},
    poor: {backgroundColor: color.poorSoft, color: color.poorText, fontWeight: 600},
  },
  rule => ({'@layer': {[components]: rule}}),
);

export const list = component({display: 'flex', flexWrap: 'wrap', gap: '6px'});
