import {override} from '../../styles/layered.ts';
import {radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const card = override({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: color.raised,
  overflow: 'clip',
  selectors: {
    '&:focus-visible': {outline: `2px solid ${color.focus}`, outlineOffset: '2px'},
    '&:not([data-state="pending"])': {boxShadow: 'none'},
  },
});

export const body = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
});

export const footer = override({
  padding: `10px ${space[12]}`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
});

export const buttons = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

export const editor = override({display: 'flex', flexDirection: 'column', gap: space[12]});
export const reason = override({...type.small, color: color.text2, overflowWrap: 'anywhere'});
