import {foldWords} from '../../vocabulary/fold.ts';

/** "Page 2 of 3", "Imogen Ferreday – CV – page 1", "2/3": where a page is, not what it says. */
export function isPageMark(text: string): boolean {
  const folded = foldWords(text);
  return (
    /(?:^|\s)(?:page|seite|pagina|strona|pag|p)\s\d{1,2}(?:\s(?:of|von|sur|de|di|van|z)?\s?\d{1,2})?$/.test(
      folded,
    ) || /^(?:.{0,50}[|–—-]\s*)?\d{1,2}\s?\/\s?\d{1,2}$/.test(text.trim())
  );
}
