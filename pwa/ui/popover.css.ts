import {keyframes} from '@vanilla-extract/css';
import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {motion, radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

const appear = keyframes({from: {opacity: 0, transform: 'translateY(-4px)'}});

export const popover = component({
  minWidth: 'max(180px, var(--trigger-width, 0px))',
  maxWidth: 'calc(100vw - 32px)',
  padding: space[4],
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: color.floating,
  animation: `${appear} ${motion.enter}`,
  outline: 'none',
});

export const list = component({outline: 'none'});

export const item = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touchable,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': {backgroundColor: color.sunken},
    '&[data-focus-visible]': {outline: `2px solid ${color.focus}`, outlineOffset: '-2px'},
    '&[data-selected]': {fontWeight: 600},
    '&[data-disabled]': {color: color.text3, cursor: 'not-allowed'},
    '&[data-tone="danger"]': {color: color.danger},
  },
  '@media': {[highContrast]: {selectors: {'&[data-focused]': {outline: '2px solid Highlight'}}}},
});

export const itemDescription = component({...type.small, color: color.text3});

export const tooltip = component({
  ...type.small,
  maxWidth: '32ch',
  padding: `6px ${space[12]}`,
  borderRadius: radius.chip,
  backgroundColor: color.text,
  color: color.canvas,
});
