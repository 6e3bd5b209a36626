import {globalStyle, type StyleRule, style} from '@vanilla-extract/css';
import {components, overrides} from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A class of the design system. */
export function component(rule: LayeredRule): string {
  return style({'@layer': {[components]: rule}});
}

/** A class of one screen or feature; it wins over the component it is put on. */
export function override(rule: LayeredRule): string {
  return style({'@layer': {[overrides]: rule}});
}

/** A rule for elements inside a component that carry no class of their own. */
export function componentPart(selector: string, rule: LayeredRule): void {
  globalStyle(selector, {'@layer': {[components]: rule}} as Parameters<typeof globalStyle>[1]);
}
