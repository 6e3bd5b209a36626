import {component} from '../styles/layered.ts';
import {motion, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const zone = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[40]} ${space[20]}`,
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  textAlign: 'center',
  transition: `background-color ${motion.enter}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: color.focus,
      backgroundColor: color.sunken,
    },
  },
});

export const title = component({...type.section});
export const hint = component({...type.small, color: color.text3});
