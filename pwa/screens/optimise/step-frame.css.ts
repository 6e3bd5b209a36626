import {override} from '../../styles/layered.ts';
import {space} from '../../styles/scale.ts';

export const frame = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minHeight: '100%',
});
export const content = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  flexGrow: 1,
  minWidth: 0,
});
