import {component} from './layered.ts';
import {font} from './scale.ts';
import {color} from './tokens.css.ts';
import {type} from './type.ts';

/** Ready classes for text that stands on its own, outside a component. */
export const pageTitle = component(type.title);
export const heading = component(type.heading);
export const sectionTitle = component(type.section);
export const body = component(type.body);
export const lead = component({...type.body, color: color.text2});
export const label = component({...type.label, fontWeight: 500});
export const small = component({...type.small, color: color.text2});
export const quiet = component({...type.small, color: color.text3});
export const documentText = component(type.document);
export const numeral = component(type.numeral);
export const figures = component({fontVariantNumeric: 'tabular-nums'});
export const serif = component({fontFamily: font.serif});
export const strong = component({fontWeight: 600});
