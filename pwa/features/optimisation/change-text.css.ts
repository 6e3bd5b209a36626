import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const texts = override({display: 'flex', flexDirection: 'column', gap: space[4]});

export const original = override({
  ...type.document,
  color: color.delText,
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
});

export const suggestion = override({
  ...type.document,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const added = override({
  color: color.insText,
  backgroundColor: color.insGround,
  borderBottom: `1.5px solid ${color.insText}`,
  borderRadius: '3px 3px 0 0',
  boxDecorationBreak: 'clone',
});

export const order = override({
  ...type.document,
  fontSize: '1rem',
  listStyle: 'decimal',
  paddingInlineStart: space[24],
  overflowWrap: 'anywhere',
});

export const moved = override({
  ...type.small,
  marginInlineStart: space[8],
  color: color.text3,
  whiteSpace: 'nowrap',
});
