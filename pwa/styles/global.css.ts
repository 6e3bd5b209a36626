import {type GlobalStyleRule, globalStyle} from '@vanilla-extract/css';
import './layers.css.ts';
import {reset, theme} from './layers.css.ts';
import {font, frame} from './scale.ts';
import {color} from './tokens.css.ts';
import {type} from './type.ts';

function base(selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void {
  globalStyle(selector, {'@layer': {[reset]: rule}});
}

function themed(selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void {
  globalStyle(selector, {'@layer': {[theme]: rule}});
}

base('*, *::before, *::after', {boxSizing: 'border-box'});
base('*', {margin: 0, minWidth: 0});
base('ul, ol', {padding: 0, listStyle: 'none'});
base('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', {background: 'none', border: 0, padding: 0, cursor: 'pointer'});
base('img, svg', {display: 'block', maxWidth: '100%'});
base('table', {borderCollapse: 'collapse', width: '100%'});
base('td, th', {padding: 0});
base('fieldset', {border: 0, padding: 0});
base('a', {color: 'inherit'});
base('h1, h2, h3, h4', {font: 'inherit', textWrap: 'balance'});
base('p', {textWrap: 'pretty'});
base('[hidden]', {display: 'none'});

themed('html', {
  backgroundColor: color.canvas,
  color: color.text,
  fontFamily: font.ui,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // Keeps what the keyboard reaches clear of the bars that stay in place (WCAG 2.4.11).
  scrollPaddingTop: `calc(${frame.topHeight} + 16px)`,
  scrollPaddingBottom: `calc(${frame.bottomHeight} + 72px)`,
});
themed('body', {...type.body, overflowWrap: 'break-word', minHeight: '100dvh'});
themed('#root', {isolation: 'isolate'});
themed(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});
themed('h1:focus, main:focus', {outline: 'none'});
themed('mark', {backgroundColor: color.marker, color: 'inherit', borderRadius: '3px'});
themed('::selection', {backgroundColor: color.marker});
themed('ins', {textDecoration: 'none'});
themed('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
