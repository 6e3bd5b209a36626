import {component} from './layered.ts';
import {color} from './tokens.css.ts';
import {type} from './type.ts';

export const sectionTitle = component(type.section);
export const body = component(type.body);
export const lead = component({...type.body, color: color.text2});
export const small = component({...type.small, color: color.text2});
export const quiet = component({...type.small, color: color.text3});
