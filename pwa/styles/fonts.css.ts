import {globalFontFace} from '@vanilla-extract/css';

// Measured on one English sentence: the fallback takes the room of the real font, so nothing moves when that arrives.
globalFontFace('Instrument Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: '102.6%',
  ascentOverride: '94.5%',
  descentOverride: '24.4%',
  lineGapOverride: '0%',
});

globalFontFace('Newsreader Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Times")',
  sizeAdjust: '105.5%',
  ascentOverride: '69.7%',
  descentOverride: '25.1%',
  lineGapOverride: '0%',
});

// Where neither Arial nor Times is at home, as on many a Linux.
globalFontFace('Instrument Sans Fallback DejaVu', {
  src: 'local("DejaVu Sans")',
  sizeAdjust: '89.5%',
  ascentOverride: '108.3%',
  descentOverride: '27.9%',
  lineGapOverride: '0%',
});

globalFontFace('Newsreader Fallback DejaVu', {
  src: 'local("DejaVu Serif")',
  sizeAdjust: '82.3%',
  ascentOverride: '89.3%',
  descentOverride: '32.2%',
  lineGapOverride: '0%',
});
