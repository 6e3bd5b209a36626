import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {frame, layer, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const bar = override({
  position: 'sticky',
  bottom: frame.bottomHeight,
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  // Out of the page's own padding, so that the bar ends where the page does.
  margin: `0 -${space[16]} -${space[56]}`,
  padding: `${space[8]} ${space[16]}`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
  '@media': {
    [above.md]: {bottom: 0},
    [above.lg]: {
      margin: `0 -${space[32]} -${space[80]}`,
      padding: `${space[12]} ${space[32]}`,
    },
  },
});

export const state = override({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text2,
});
export const actions = override({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
});
