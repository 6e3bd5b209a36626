import {Fragment} from 'react';
import * as css from './marked-text.css.ts';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Splits a text at the terms, so that every second piece is one of them. */
function atTerms(text: string, terms: readonly string[]): string[] {
  if (terms.length === 0) return [text];
  const alternatives = [...terms].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = `(?<![\\p{L}\\p{N}])(${alternatives.join('|')})(?![\\p{L}\\p{N}])`;
  return text.split(new RegExp(pattern, 'giu'));
}

/** A text with the posting's terms under the highlighter. */
export function MarkedText({text, terms}: {text: string; terms: readonly string[]}) {
  let position = 0;
  return atTerms(text, terms).map((piece, index) => {
    const key = position;
    position += piece.length + 1;
    if (index % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    return (
      <mark key={key} className={css.marker}>
        {piece}
      </mark>
    );
  });
}
