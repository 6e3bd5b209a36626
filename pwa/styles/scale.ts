/** Distances on the 4 px grid, by their size in pixels. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  80: '80px',
} as const;

export const radius = {
  mark: '3px',
  chip: '7px',
  control: '10px',
  card: '14px',
  sheet: '20px',
  round: '999px',
} as const;

export const motion = {
  press: '120ms cubic-bezier(.2, .8, .2, 1)',
  enter: '200ms cubic-bezier(.2, .8, .2, 1)',
  sheet: '320ms cubic-bezier(.2, .8, .2, 1)',
  score: '500ms cubic-bezier(.2, .8, .2, 1)',
} as const;

export const font = {
  ui: '"Instrument Sans Variable", "Instrument Sans Fallback", "Instrument Sans Fallback DejaVu", system-ui, sans-serif',
  serif:
    '"Newsreader Variable", "Newsreader Fallback", "Newsreader Fallback DejaVu", Georgia, serif',
} as const;

/** The least size of anything that is pressed, in CSS pixels (WCAG 2.5.5). */
export const touchable = '44px';

export const layer = {bar: 10, overlay: 100, toast: 200} as const;

/** Widths and heights that more than one part of the page has to agree on. */
export const frame = {
  sideWidth: '14rem',
  sideNarrow: '3rem',
  topHeight: '57px',
  bottomHeight: '56px',
  mainWidth: '1120px',
  readingWidth: '68ch',
} as const;
