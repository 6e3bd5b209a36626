import {globalStyle, style} from '@vanilla-extract/css';
import {overrides} from '../../styles/layers.css.ts';

/** Seen on paper only, and then alone. */
export const sheet = style({
  '@layer': {[overrides]: {display: 'none', '@media': {print: {display: 'block'}}}},
});

globalStyle(`body:has(> .${sheet}) > :not(.${sheet})`, {
  '@layer': {[overrides]: {'@media': {print: {display: 'none'}}}},
});

globalStyle(`body:has(> .${sheet})`, {
  '@layer': {
    [overrides]: {'@media': {print: {backgroundColor: '#fff', color: '#1a1e27'}}},
  },
});
