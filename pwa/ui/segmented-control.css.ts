import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {radius, space, touchable} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const group = component({display: 'flex', flexDirection: 'column', gap: '6px'});

export const label = component({...type.label, fontWeight: 500});

export const track = component({
  display: 'inline-flex',
  alignSelf: 'start',
  maxWidth: '100%',
  padding: '2px',
  gap: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
});

export const option = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: touchable,
  padding: `0 ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: '8px',
  color: color.text2,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      backgroundColor: color.surface,
      borderColor: color.control,
      color: color.text,
      fontWeight: 600,
    },
  },
  '@media': {
    [highContrast]: {
      selectors: {'&[data-selected]': {backgroundColor: 'Highlight', color: 'HighlightText'}},
    },
  },
});
