import {foldWords} from '../../vocabulary/fold.ts';

const namedPage =
  /(?:^|\s)(?:page|seite|pagina|strona|pag|p)\s\d{1,2}(?:\s(?:of|von|sur|de|di|van|z)?\s?\d{1,2})?$/;
const fraction = /^(?:\D{0,50}[|–—-]\s*)?([1-9]\d?)\s?\/\s?([1-9]\d?)$/;

/** "Page 2 of 3", "Imogen Ferreday – CV – page 1", "2/3": where a page is, not what it says. */
export function isPageMark(text: string): boolean {
  const [, page, pages] = fraction.exec(text.trim()) ?? [];
  return namedPage.test(foldWords(text)) || (page !== undefined && Number(page) <= Number(pages));
}
