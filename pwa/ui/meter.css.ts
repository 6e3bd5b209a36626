import {styleVariants} from '@vanilla-extract/css';
import {highContrast} from '../styles/breakpoints.ts';
import {component} from '../styles/layered.ts';
import {components} from '../styles/layers.css.ts';
import {motion, radius, space} from '../styles/scale.ts';
import {color} from '../styles/tokens.css.ts';
import {type} from '../styles/type.ts';

export const meter = component({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: `6px ${space[12]}`,
  minWidth: 0,
});

export const label = component({...type.label, color: color.text2});

export const track = component({
  position: 'relative',
  gridColumn: '1 / -1',
  height: '8px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.sunken,
  '@media': {[highContrast]: {borderColor: 'CanvasText', forcedColorAdjust: 'none'}},
});

export const fill = component({
  height: '100%',
  borderRadius: radius.round,
  transformOrigin: 'left',
  transition: `transform ${motion.score}`,
  '@media': {[highContrast]: {backgroundColor: 'CanvasText'}},
});

const bands = {good: 'good', fair: 'fair', poor: 'poor', plain: 'plain'} as const;

export const fillTone = styleVariants(bands, band => ({
  '@layer': {
    [components]:
      band === 'plain'
        ? {backgroundColor: color.primary}
        : {
            backgroundColor: color[`${band}Fill`],
            boxShadow: `inset 0 0 0 1px ${color[`${band}Edge`]}`,
          },
  },
}));

export const valueTone = styleVariants(bands, band => ({
  '@layer': {
    [components]: {
      ...type.label,
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      color: band === 'plain' ? color.text : color[`${band}Text`],
    },
  },
}));
