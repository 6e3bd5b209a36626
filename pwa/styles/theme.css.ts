import {assignVars, globalStyle} from '@vanilla-extract/css';
import {theme} from './layers.css.ts';
import {dark, light} from './palette.ts';
import {color} from './tokens.css.ts';

const onLight = {colorScheme: 'light', vars: assignVars(color, light)};
const onDark = {colorScheme: 'dark', vars: assignVars(color, dark)};

globalStyle(':root', {'@layer': {[theme]: onLight}});

globalStyle(':root:not([data-theme="light"])', {
  '@layer': {[theme]: {'@media': {'(prefers-color-scheme: dark)': onDark}}},
});

globalStyle(':root[data-theme="dark"]', {'@layer': {[theme]: onDark}});
