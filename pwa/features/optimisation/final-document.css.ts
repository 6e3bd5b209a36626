import {styleVariants} from '@vanilla-extract/css';
import {templates} from '../../../resume/render/templates.ts';
import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {overrides} from '../../styles/layers.css.ts';
import {radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';

/** A page in the sizes of the file, so that what is seen is what is sent. */
export const paper = override({
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.mark,
  backgroundColor: color.surface,
  boxShadow: color.raised,
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  '@media': {[above.md]: {padding: space[40]}},
});

const points = (size: number) => `${(size * 4) / 3 / 16}rem`;

export const template = styleVariants(
  templates,
  ({font, bodyPoints, nameAlign, namePoints, headingRule, spacing}) => ({
    '@layer': {
      [overrides]: {
        fontFamily: `${font}, ${font === 'Georgia' ? 'serif' : 'sans-serif'}`,
        fontSize: points(bodyPoints),
        vars: {
          '--document-align': nameAlign,

          '--document-name': points(namePoints),
          '--document-rule': headingRule ? '1px' : '0',
          '--document-gap': `${spacing}`,
        },
      },
    },
  }),
);

const gap = (pixels: number) => `calc(${pixels}px * var(--document-gap))`;

export const name = override({
  fontSize: 'var(--document-name)',
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'var(--document-align)' as 'center',
});
export const contact = override({
  color: color.text2,
  textAlign: 'var(--document-align)' as 'center',
});
export const heading = override({
  fontSize: '1.2em',
  fontWeight: 700,
  marginTop: gap(18),
  marginBottom: gap(6),
  borderBottom: `var(--document-rule) solid ${color.line}`,
});
export const entry = override({marginTop: gap(10)});
export const title = override({fontWeight: 700});
export const quiet = override({color: color.text2});
export const text = override({marginTop: gap(3)});
export const list = override({listStyle: 'disc', paddingInlineStart: space[20]});
