import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const state = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxWidth: '560px',
  paddingBlock: space[24],
  marginBottom: space[24],
  borderBlock: `1px solid ${color.line}`,
});

export const mark = override({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
