import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {font, radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const paper = override({
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.mark,
  backgroundColor: color.surface,
  boxShadow: color.raised,
  fontFamily: font.serif,
  overflowWrap: 'anywhere',
  '@media': {[above.md]: {padding: space[40]}},
});

export const name = override({...type.heading, fontWeight: 600});
export const quiet = override({...type.small, color: color.text2});
export const heading = override({
  ...type.label,
  fontWeight: 600,
  marginTop: space[20],
  marginBottom: space[8],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line}`,
});
export const entry = override({marginTop: space[12]});
export const title = override({...type.body, fontFamily: font.serif, fontWeight: 600});
export const text = override({...type.body, fontFamily: font.serif});
export const bullet = override({
  ...type.body,
  fontFamily: font.serif,
  display: 'list-item',
  listStyle: 'disc',
  marginInlineStart: space[20],
});
