import {above} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {frame, layer, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';

export const shell = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {[above.md]: {gridTemplateColumns: 'auto minmax(0, 1fr)'}},
});

export const column = component({display: 'flex', flexDirection: 'column', minWidth: 0});

export const main = component({
  flexGrow: 1,
  width: '100%',
  maxWidth: frame.mainWidth,
  padding: `${space[24]} ${space[16]} calc(${frame.bottomHeight} + ${space[56]})`,
  '@media': {
    [above.md]: {padding: `${space[32]} ${space[32]} ${space[56]}`},
    [above.lg]: {padding: `${space[40]} ${space[32]} ${space[80]}`},
  },
});

export const top = component({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: frame.topHeight,
  padding: `env(safe-area-inset-top) ${space[8]} 0`,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
  '@media': {[above.md]: {gap: space[16], padding: `0 ${space[32]}`}},
});

export const topEnd = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': {[above.md]: {gap: space[8]}},
});

export const onPhone = component({
  display: 'contents',
  '@media': {[above.md]: {display: 'none'}},
});

export const onDesk = component({
  display: 'none',
  '@media': {[above.md]: {display: 'contents'}},
});
