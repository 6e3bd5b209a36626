import {styleVariants} from '@vanilla-extract/css';
import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {motion, radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const base = component({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: touchable,
  minWidth: touchable,
  padding: `${space[8]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 600,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `transform ${motion.press}, background-color ${motion.press}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-pressed]': {transform: 'scale(.98)'},
    '&[data-disabled], &[aria-disabled="true"]': {opacity: 0.55, cursor: 'not-allowed'},
    '&[data-pending]': {cursor: 'progress'},
  },
  '@media': {[highContrast]: {borderColor: 'ButtonText'}},
});

export const tone = styleVariants(
  {
    primary: {backgroundColor: color.primary, color: color.onPrimary},
    secondary: {
      backgroundColor: color.surface,
      borderColor: color.control,
      color: color.text,
      selectors: {'&[data-hovered], &:hover': {backgroundColor: color.sunken}},
    },
    quiet: {
      color: color.text2,
      selectors: {'&[data-hovered], &:hover': {backgroundColor: color.sunken, color: color.text}},
    },
    danger: {backgroundColor: color.danger, color: color.onPrimary},
  },
  rule => ({'@layer': {[components]: rule}}),
);

export const wide = component({width: '100%'});
export const square = component({padding: 0, width: touchable});

export const kbd = component({
  ...type.micro,
  minWidth: '20px',
  padding: '0 5px',
  border: `1px solid ${color.line}`,
  borderRadius: '5px',
  backgroundColor: color.sunken,
  color: color.text2,
  fontFamily: 'inherit',
  fontWeight: 500,
  '@media': {'(pointer: coarse)': {display: 'none'}},
});
