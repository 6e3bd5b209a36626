import {above} from '../../styles/breakpoints.ts';
import {override} from '../../styles/layered.ts';
import {radius, space} from '../../styles/scale.ts';
import {color} from '../../styles/tokens.css.ts';
import {type} from '../../styles/type.ts';

export const panel = override({
  display: 'grid',
  placeItems: 'center',
  padding: `${space[32]} ${space[16]} ${space[56]}`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  '@media': {
    [above.lg]: {padding: space[40], borderTop: 0, borderInlineStart: `1px solid ${color.line}`},
  },
});

export const content = override({
  display: 'flex',
  flexDirection: 'column',
  gap: space[40],
  width: '100%',
  maxWidth: '500px',
});

export const sheet = override({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[24]} ${space[24]} ${space[24]} ${space[40]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.mark,
  backgroundColor: color.surface,
  boxShadow: `${color.floating}`,
  // The red margin rule of a proof.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[24],
      width: '1px',
      backgroundColor: color.poorEdge,
      opacity: 0.45,
    },
  },
  '@media': {[above.sm]: {padding: `${space[32]} ${space[32]} ${space[32]} ${space[56]}`}},
});

export const caption = override({...type.small, color: color.text2});

export const line = override({...type.document, fontSize: '1.1875rem', lineHeight: 1.5});

export const old = override({
  color: color.delText,
  textDecorationThickness: '1.5px',
});

export const fresh = override({
  backgroundColor: color.insGround,
  color: color.insText,
  borderBottom: `2px solid ${color.insText}`,
  borderRadius: radius.mark,
  padding: '1px 2px',
  boxDecorationBreak: 'clone',
});

export const reason = override({...type.small, color: color.text3});

export const promises = override({display: 'flex', flexDirection: 'column', gap: space[16]});

export const promise = override({
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${color.text}`,
});

export const promiseTitle = override({...type.label, fontWeight: 600});
export const promiseWords = override({...type.label, color: color.text2});
