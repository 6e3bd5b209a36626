import {above, highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {font, frame, layer, motion, radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const side = component({
  display: 'none',
  '@media': {
    [above.md]: {
      position: 'sticky',
      top: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: space[24],
      width: frame.sideWidth,
      height: '100dvh',
      padding: `${space[20]} ${space[12]} ${space[12]}`,
      borderInlineEnd: `1px solid ${color.line}`,
      overflowY: 'auto',
      overflowX: 'clip',
      selectors: {'&[data-collapsed]': {width: frame.sideNarrow, paddingInline: '1px'}},
    },
  },
});

export const brand = component({
  display: 'flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: space[12],
  fontFamily: font.serif,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  borderRadius: radius.mark,
  selectors: {[`${side}[data-collapsed] &`]: {justifyContent: 'center', paddingInline: 0}},
});

export const list = component({display: 'flex', flexDirection: 'column', gap: '2px'});
export const foot = component({marginTop: 'auto'});

export const item = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touchable,
  padding: `0 ${space[12]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text2,
  fontWeight: 500,
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  selectors: {
    '&:hover, &[data-hovered]': {backgroundColor: color.sunken},
    '&[aria-current="page"]': {
      backgroundColor: color.surface,
      borderColor: color.line,
      boxShadow: color.raised,
      color: color.text,
      fontWeight: 600,
    },
    [`${side}[data-collapsed] &`]: {justifyContent: 'center', padding: 0},
  },
  '@media': {[highContrast]: {selectors: {'&[aria-current="page"]': {borderColor: 'Highlight'}}}},
});

export const icon = component({flexShrink: 0, color: color.text3});

export const bottom = component({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bar,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': {[above.md]: {display: 'none'}},
});

export const bottomList = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
});

export const bottomItem = component({
  ...type.micro,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: frame.bottomHeight,
  borderTop: '2px solid transparent',
  color: color.text2,
  fontWeight: 500,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current="page"]': {borderColor: color.primary, color: color.text, fontWeight: 600},
  },
});
