import type {Language} from '../../model/language.ts';
import {findSkills, skillKind} from '../../vocabulary/skills.ts';
import {detailInBrackets, namedInProse} from '../prose-names.ts';
import {listed, phrases} from './phrases.ts';

/** A text to stand within a sentence: its first letter small, unless it begins with a name or an acronym. */
export function withinSentence(text: string, language: Language): string {
  const [first = ''] = text.split(' ');
  if (language === 'de' || /\p{L}.*[\p{Lu}\d]/u.test(first)) return text;
  const isName = findSkills(text).some(
    ({skill, printed}) => text.startsWith(printed) && skillKind(skill) === 'tool',
  );
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const withoutArticle =
  /^(?:head|chief|director|deputy|vice|president|executive director|managing director|general manager|[A-Z]{2}O\b)/i;
/** By sound: "a European", "a one-off", "a UX …" no; "an hour", "an HR", "an MRI" yes. */
const vowelSound =
  /^(?:[AEIO]|U(?!ni|se|ti|[A-Z]|\.)|Hono|Hour|Heir|[FHLMNRSX][A-Z\d])(?!u[lr]|ne\b)/;

function withArticle(title: string): string {
  if (withoutArticle.test(title)) return title;
  return `${vowelSound.test(title.charAt(0).toUpperCase() + title.slice(1)) ? 'an' : 'a'} ${title}`;
}

/** A title held, as a sentence names it: "a QA Engineer", "ingeniero de datos". */
export function heldTitle(title: string, language: Language): string {
  const named = detailInBrackets(namedInProse(title, {isTitle: true}));
  return language === 'en' ? withArticle(named) : withinSentence(named, language);
}

/** Lines of a resume in a row; where one has a comma or an "and" of its own, semicolons keep them apart. */
export function linesInRow(lines: readonly string[], language: Language): string {
  const isPlain = lines.every(
    line => !/,/.test(line) && !line.split(' ').includes(phrases[language].and),
  );
  return isPlain || lines.length < 2
    ? listed(language, lines)
    : lines.join(language === 'fr' ? ' ; ' : '; ');
}
