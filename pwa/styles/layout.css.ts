import {styleVariants} from '@vanilla-extract/css';
import {above} from './breakpoints.ts';
import {component} from './layered.ts';
import {components} from './layers.css.ts';
import {frame, space} from './scale.ts';

/** Children below each other, a distance of the grid apart. */
export const stack = styleVariants(space, gap => ({
  '@layer': {[components]: {display: 'flex', flexDirection: 'column', gap}},
}));

/** Children beside each other, wrapping where there is no room. */
export const cluster = styleVariants(space, gap => ({
  '@layer': {[components]: {display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap}},
}));

/** A heading at the start and its actions at the end of one line. */
export const spread = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});

export const page = component({
  maxWidth: frame.mainWidth,
  padding: `${space[24]} ${space[16]} ${space[56]}`,
  '@media': {[above.lg]: {padding: `${space[40]} ${space[32]} ${space[80]}`}},
});

/** Main text beside a column of lesser things, one below the other on small screens. */
export const aside = component({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [above.lg]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)', gap: space[40]},
  },
});

export const reading = component({maxWidth: frame.readingWidth});
export const grow = component({flexGrow: 1});
export const ruled = component({borderTop: '1px solid', borderColor: 'inherit'});
