import {globalLayer} from '@vanilla-extract/css';

/** In order of strength: a later layer wins without a longer selector. */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
export const overrides = globalLayer('overrides');
