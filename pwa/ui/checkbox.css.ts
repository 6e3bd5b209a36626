import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {motion, radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const row = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: touchable,
  borderRadius: radius.chip,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': {color: color.text3, cursor: 'not-allowed'},
    '&[data-focus-visible]': {outline: 'none'},
  },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '22px',
  height: '22px',
  border: `1.5px solid ${color.control}`,
  borderRadius: '6px',
  backgroundColor: color.surface,
  color: 'transparent',
  transition: `background-color ${motion.press}`,
  selectors: {
    [`${row}[data-selected] &`]: {
      backgroundColor: color.primary,
      borderColor: color.primary,
      color: color.onPrimary,
    },
    [`${row}[data-invalid] &`]: {borderColor: color.danger, borderWidth: '2px'},
    [`${row}[data-focus-visible] &`]: {outline: `2px solid ${color.focus}`, outlineOffset: '2px'},
  },
  '@media': {
    [highContrast]: {
      selectors: {[`${row}[data-selected] &`]: {backgroundColor: 'Highlight', color: 'Canvas'}},
    },
  },
});

export const track = component({
  flexShrink: 0,
  width: '40px',
  height: '24px',
  padding: '2px',
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  transition: `background-color ${motion.press}`,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      width: '17px',
      height: '17px',
      borderRadius: '50%',
      backgroundColor: color.control,
      transition: `transform ${motion.press}`,
    },
    [`${row}[data-selected] &`]: {backgroundColor: color.primary, borderColor: color.primary},
    [`${row}[data-selected] &::after`]: {
      backgroundColor: color.onPrimary,
      transform: 'translateX(16px)',
    },
    [`${row}[data-focus-visible] &`]: {outline: `2px solid ${color.focus}`, outlineOffset: '2px'},
  },
  '@media': {
    [highContrast]: {
      selectors: {[`${row}[data-selected] &::after`]: {backgroundColor: 'Highlight'}},
    },
  },
});

export const between = component({flexDirection: 'row-reverse', justifyContent: 'space-between'});
export const hint = component({...type.small, display: 'block', color: color.text3});
