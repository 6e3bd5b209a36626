import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const matches = override({display: 'flex', flexDirection: 'column', gap: space[16]});
export const chooser = override({maxWidth: '420px'});
export const match = override({
  selectors: {'&:first-child': {borderTop: `1px solid ${color.line}`}},
});

export const matchHead = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingTop: space[16],
});

export const noScore = override({width: '40px'});
export const words = override({flex: '1 1 12rem'});
export const title = override({...type.section});
export const company = override({...type.label, color: color.text2});
export const actions = override({display: 'flex', alignItems: 'center', gap: space[4]});

export const chevron = override({
  selectors: {'[aria-expanded="true"] > &': {transform: 'rotate(90deg)'}},
});

export const detail = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [above.md]: {paddingInlineStart: space[56]},
  },
});

export const metrics = override({
  display: 'grid',
  gap: `${space[16]} ${space[40]}`,
  paddingBottom: space[8],
  '@media': {[above.md]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'}},
});

export const bullets = override({
  ...type.label,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
  color: color.text2,
});
