import {above} from './breakpoints.ts';
import {font} from './scale.ts';

/** Type sizes as size and line in pixels at the default zoom, to spread into a rule. */
function sized(pixels: number, line: number) {
  return {fontSize: `${pixels / 16}rem`, lineHeight: line / pixels};
}

const tight = {letterSpacing: '-0.02em'} as const;

export const type = {
  micro: sized(12, 16),
  small: sized(13, 18),
  label: sized(14, 20),
  body: {...sized(16, 24), '@media': {[above.lg]: sized(15, 22)}},
  input: {...sized(16, 24)},
  document: {...sized(17, 26), fontFamily: font.serif},
  section: {...sized(17, 24), fontWeight: 600},
  heading: {...sized(22, 28), fontFamily: font.serif, fontWeight: 500},
  title: {
    ...sized(27, 30),
    ...tight,
    fontFamily: font.serif,
    fontWeight: 500,
    '@media': {[above.lg]: sized(34, 38)},
  },
  numeral: {
    ...sized(60, 60),
    ...tight,
    fontFamily: font.serif,
    fontWeight: 400,
    '@media': {[above.lg]: sized(72, 72)},
  },
} as const;
