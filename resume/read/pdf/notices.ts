import type {TextDocument} from '../text-document.ts';
import type {PageContent} from './page.ts';

/** What the reader noticed on the pages that a person should know. */
export function noticesOf(pages: readonly PageContent[]): TextDocument['warnings'] {
  const hidden = pages.reduce((sum, page) => sum + page.hidden, 0);
  const blank = pages.flatMap((page, index) => (lettersOf(page) === 0 ? [index + 1] : []));
  const isMute = pages.some(page => page.mute > 100 && page.mute > lettersOf(page));
  return [
    ...(hidden > 0 ? [hiddenText] : []),
    ...(isMute ? [unreadableFont] : []),
    ...blank.map(number => ({
      code: 'page-without-text',
      message: `Page ${number} holds no text that can be read, only pictures or nothing.`,
    })),
  ];
}

const hiddenText = {
  code: 'hidden-text',
  message: 'This file holds text that cannot be seen on the page. It was left out.',
};

const unreadableFont = {
  code: 'unreadable-font',
  message:
    'Some letters of this file cannot be read because their font does not say what they mean. Check the text below, or upload the DOCX.',
};

function lettersOf({straight, sideways}: PageContent): number {
  return straight.length + sideways.length;
}
