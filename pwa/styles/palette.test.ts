import {describe, expect, test} from 'bun:test';
import {dark, light, type Palette} from './palette.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = readonly [keyof Palette, keyof Palette];

const grounds = ['canvas', 'surface', 'sunken'] as const;
const inks = ['text', 'text2', 'text3', 'accent', 'goodText', 'fairText', 'poorText'] as const;

const readable: Pair[] = [
  ...grounds.flatMap(ground => inks.map(ink => [ink, ground] as const)),
  ['onPrimary', 'primary'],
  ['canvas', 'text'],
  ['text', 'marker'],
  ['insText', 'marker'],
  ['insText', 'insGround'],
  ['insText', 'surface'],
  ['delText', 'delGround'],
  ['delText', 'surface'],
  ['goodText', 'goodSoft'],
  ['fairText', 'fairSoft'],
  ['poorText', 'poorSoft'],
  ['text', 'goodSoft'],
  ['text', 'fairSoft'],
  ['text', 'poorSoft'],
  ['danger', 'surface'],
  ['onPrimary', 'danger'],
];

const visible: Pair[] = (['canvas', 'surface'] as const).flatMap(ground => [
  ['control', ground] as const,
  ['focus', ground] as const,
  ['goodEdge', ground] as const,
  ['fairEdge', ground] as const,
  ['poorEdge', ground] as const,
]);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (_name, palette) => {
  test.each(readable)('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('%s stands out from %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
