import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const versions = override({display: 'flex', flexDirection: 'column', gap: space[12]});
export const list = override({listStyle: 'none'});
export const version = override({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '44px',
  borderTop: `1px solid ${color.line}`,
});
export const words = override({display: 'flex', flexDirection: 'column'});
export const name = override({...type.small, fontWeight: 600});
export const quiet = override({
  ...type.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
});
