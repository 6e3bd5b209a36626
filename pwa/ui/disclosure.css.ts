import {component} from '../styles/layered.ts';
import {motion, radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const disclosure = component({borderBottom: `1px solid ${color.line}`});

export const trigger = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: touchable,
  borderRadius: radius.chip,
  fontWeight: 600,
  textAlign: 'start',
});

export const arrow = component({
  flexShrink: 0,
  color: color.text3,
  transition: `transform ${motion.enter}`,
  selectors: {[`${disclosure}[data-expanded] &`]: {transform: 'rotate(90deg)'}},
});

export const panel = component({selectors: {'&[aria-hidden="false"]': {paddingBottom: space[16]}}});
