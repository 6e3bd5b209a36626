import {createGlobalThemeContract} from '@vanilla-extract/css';
import {light} from './palette.ts';

/** Colours and shadows by purpose; theme.css.ts gives them their values. */
export const color = createGlobalThemeContract(light, (_value, path) => path.join('-'));
