import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {motion, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const field = component({display: 'flex', flexDirection: 'column', gap: '6px'});

export const label = component({...type.label, fontWeight: 500, color: color.text});

export const box = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:focus-within': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    [`${field}[data-invalid] &`]: {borderColor: color.danger, borderWidth: '2px'},
    [`${field}[data-disabled] &`]: {backgroundColor: color.sunken, color: color.text3},
  },
});

export const input = component({
  ...type.input,
  flexGrow: 1,
  width: '100%',
  minHeight: '46px',
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': {color: color.text3, opacity: 1},
    '&:autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `0 0 0 100px ${color.surface} inset`,
      borderRadius: radius.control,
    },
  },
  '@media': {[highContrast]: {outline: 'none'}},
});

export const area = component({
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '120px',
  maxHeight: '60vh',
});

export const description = component({...type.small, color: color.text3});

export const error = component({
  ...type.small,
  display: 'flex',
  gap: '6px',
  color: color.danger,
  fontWeight: 500,
  selectors: {'&::before': {content: '"!"', fontWeight: 700}},
});

export const end = component({display: 'flex', alignItems: 'center', paddingInlineEnd: '2px'});
