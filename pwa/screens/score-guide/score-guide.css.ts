import {globalStyle} from '@vanilla-extract/css';
import {override} from '../../styles/layered.ts';
import {overrides} from '../../styles/layers.css.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const guide = override({
  ...type.body,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: '46rem',
});
export const heading = override({...type.heading, marginTop: space[24]});
export const list = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
export const scroller = override({overflowX: 'auto'});
export const table = override({...type.label, width: '100%', borderCollapse: 'collapse'});

globalStyle(`.${table} :is(th, td)`, {
  '@layer': {
    [overrides]: {
      padding: `${space[8]} ${space[16]} ${space[8]} 0`,
      borderBottom: `1px solid ${color.line}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
