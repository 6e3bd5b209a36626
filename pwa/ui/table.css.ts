import {above} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

const narrow = 'not all and (min-width: 768px)';

export const table = component({
  ...type.label,
  display: 'block',
  '@media': {[above.md]: {display: 'table'}},
});

export const head = component({
  display: 'none',
  '@media': {[above.md]: {display: 'table-header-group'}},
});

export const body = component({
  display: 'block',
  '@media': {[above.md]: {display: 'table-row-group'}},
});

export const row = component({
  display: 'grid',
  // On phones: a button, the row's name over its values, a button.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  rowGap: space[4],
  padding: `${space[12]} 0`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {[above.md]: {display: 'table-row'}},
});

export const header = component({
  ...type.small,
  padding: `${space[8]} ${space[12]} ${space[8]} 0`,
  borderBottom: `1px solid ${color.line}`,
  color: color.text3,
  fontWeight: 500,
  textAlign: 'start',
});

export const cell = component({
  display: 'grid',
  gridColumn: '2 / -1',
  gridTemplateColumns: 'minmax(7rem, 40%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  textAlign: 'start',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: {'&::before': {content: 'attr(data-label)', color: color.text3}},
  '@media': {
    [above.md]: {
      display: 'table-cell',
      padding: `${space[12]} ${space[12]} ${space[12]} 0`,
      verticalAlign: 'middle',
      selectors: {'&::before': {content: 'none'}},
    },
  },
});

/** The cell that names the row: no caption of its own on small screens. */
export const lead = component({
  fontWeight: 600,
  '@media': {
    [narrow]: {
      display: 'block',
      gridColumn: '2',
      gridRow: '1',
      alignSelf: 'center',
      selectors: {'&::before': {content: 'none'}},
    },
  },
});

export const bare = component({
  '@media': {
    [narrow]: {
      display: 'block',
      gridRow: '1',
      selectors: {
        '&::before': {content: 'none'},
        '&:first-child': {gridColumn: '1'},
        '&:last-child': {gridColumn: '3'},
      },
    },
  },
});

export const end = component({'@media': {[above.md]: {textAlign: 'end'}}});

export const detail = component({
  display: 'block',
  borderBottom: `1px solid ${color.line}`,
  '@media': {[above.md]: {display: 'table-row'}},
});

export const detailCell = component({
  display: 'block',
  padding: `${space[8]} 0 ${space[24]}`,
  '@media': {[above.md]: {display: 'table-cell'}},
});
