/** Degrees by their letters and by their names: "MSc in Nursing" is "Master of Science in Nursing". */

/** The letters with a space wherever a dot may stand, and the name in full. */
const degrees = `
m s n: Master of Science in Nursing
b s n: Bachelor of Science in Nursing
b b a: Bachelor of Business Administration
m b a: Master of Business Administration
b s w: Bachelor of Social Work
m s w: Master of Social Work
m p h: Master of Public Health
m p a: Master of Public Administration
b f a: Bachelor of Fine Arts
m f a: Master of Fine Arts
b sc: Bachelor of Science
m sc: Master of Science
b eng: Bachelor of Engineering
m eng: Master of Engineering
b ed: Bachelor of Education
m ed: Master of Education
b com: Bachelor of Commerce
b tech: Bachelor of Technology
m tech: Master of Technology
b arch: Bachelor of Architecture
m arch: Master of Architecture
m phil: Master of Philosophy
m res: Master of Research
ll b: Bachelor of Laws
ll m: Master of Laws
ed d: Doctor of Education
pharm d: Doctor of Pharmacy
d n p: Doctor of Nursing Practice
d p t: Doctor of Physical Therapy
b a: Bachelor of Arts
b s: Bachelor of Science
m a: Master of Arts
m s: Master of Science
`;

const upperForms = new Set(['b', 'm', 'd', 's', 'n', 'a', 'w', 'p', 'h', 'f', 't', 'll']);

function printedPart(part: string): string {
  return upperForms.has(part)
    ? part.toUpperCase()
    : `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** Two letters alone are also a state or a form of address: they open a school's line, have dots, or "in" behind them. */
const subjectFollows = '(?=\\s(?:in|degree)\\b|\\s?\\((?:Hons|Honours)\\))';

function formsOf(letters: string): string[] {
  const parts = letters.split(' ').map(printedPart);
  const joined = parts.join('');
  const bare = `${joined}(?![\\p{L}\\p{N}])`;
  return [
    `${parts.join('\\.\\s?')}(?:\\.|(?![\\p{L}\\p{N}]))`,
    joined.length > 2 ? bare : bare + subjectFollows,
  ];
}

const rows = degrees
  .trim()
  .split('\n')
  .map(row => row.split(': ') as [string, string]);
const nameByLetters = new Map(
  rows.map(([letters, name]) => [letters.replaceAll(' ', ''), name] as const),
);
const lettersPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${rows.flatMap(([letters]) => formsOf(letters)).join('|')})`,
  'gu',
);
const openingLetters = /^(?:BA|BS|MA|MS)(?![\p{L}\p{N}])/u;

function nameOf(printed: string): string {
  return nameByLetters.get(printed.replace(/[^\p{L}]/gu, '').toLowerCase()) ?? printed;
}

/** "Masters of Science", "Bachelor's of Arts". */
const looseName = /\b(Bachelor|Master)['’]?s (?=of \p{Lu})/gu;
/** "Master of Science (Hons) Nursing", "Master of Arts, History": the subject without its "in". */
const subjectBeside =
  /\b((?:Bachelor|Master) of (?:Science|Arts|Engineering|Education|Technology))(?:\s?\((?:Hons|Honours)\))?(?:,|:|\s[-–—])?\s(?=\p{Lu})/gu;

const honours = /(?<=\b(?:Bachelor|Master) of [\p{L} ]+)\s?\((?:Hons|Honours)\)/gu;
/** Every subject has its doctors of philosophy. */
const doctorOfPhilosophy = /\bDoctor of Philosophy\b/gi;

/**
 * A text with each degree by its full name and its subject behind "in"; as it
 * is where it names none. `isSchool`: the line of a school, which opens with a degree.
 */
export function withDegreeNames(text: string, {isSchool} = {isSchool: false}): string {
  const opened = isSchool ? text.replace(openingLetters, nameOf) : text;
  return opened
    .replace(lettersPattern, nameOf)
    .replace(doctorOfPhilosophy, 'PhD')
    .replace(looseName, '$1 ')
    .replace(subjectBeside, '$1 in ')
    .replace(honours, '');
}
