import {styleVariants} from '@vanilla-extract/css';
import {above} from './breakpoints.ts';
import {component} from './layered.ts';
import {components} from './layers.css.ts';
import {space} from './scale.ts';

/** Children below each other, a distance of the grid apart. */
export const stack = styleVariants(space, gap => ({
  '@layer': {[components]: {display: 'flex', flexDirection: 'column', gap}},
}));

/** Children beside each other, wrapping where there is no room. */
export const cluster = styleVariants(space, gap => ({
  '@layer': {[components]: {display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap}},
}));

/** Main text beside a column of lesser things, one below the other on small screens. */
export const aside = component({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [above.lg]: {gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)', gap: space[40]},
  },
});
