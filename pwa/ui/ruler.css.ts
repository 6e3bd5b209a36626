import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {motion, radius} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const ruler = component({
  position: 'relative',
  width: '100%',
  paddingBlock: '26px',
});

export const track = component({
  height: '10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  '@media': {[highContrast]: {borderColor: 'CanvasText'}},
});

export const fill = component({
  height: '100%',
  borderRadius: radius.round,
  transition: `width ${motion.score}`,
  '@media': {[highContrast]: {backgroundColor: 'CanvasText', forcedColorAdjust: 'none'}},
});

const note = {
  ...type.micro,
  position: 'absolute',
  color: color.text3,
  whiteSpace: 'nowrap',
} as const;

export const mark = component({...note, top: 0, transform: 'translateX(-50%)'});

export const before = component({
  ...note,
  top: '20px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  transform: 'translateX(-50%)',
  selectors: {
    '&::before': {content: '""', width: '2px', height: '22px', backgroundColor: color.text},
  },
});
