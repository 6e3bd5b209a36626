/** What would raise a requirement, in words for the person. */
import type {Asked} from './asked.ts';
import type {Case} from './facts.ts';
import {degreeNames} from './lexicon/levels.ts';
import {clearlyNamed, type Found, hardlyNamed} from './match.ts';

/** From here on nothing is left that one could be told to do. */
const fullyMet = 0.9;

const degreeWords: Record<(typeof degreeNames)[number], string> = {
  none: 'a degree',
  school: 'a school leaving certificate',
  vocational: 'vocational training',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: 'a doctorate',
};

/** One or two sentences; null when the requirement is fully met. */
export function raiseText(
  {requirement, part}: Asked,
  found: Found,
  met: number,
  given: Case,
): string | null {
  if (met >= fullyMet) return null;
  const answer = given.answers.find(({requirement: asked}) => asked === requirement.text);
  if (answer) return `You told us: “${answer.text}” Put that into the resume where you did it.`;
  if (part === 'title') return 'Roles with a title or work closer to this posting would raise it.';
  const facts = factText(requirement, given);
  if (facts) return facts;
  const missing = namesOf(found, named => named < hardlyNamed);
  if (found.best === null) return missingText(missing, requirement.credential);
  if (found.strength === 'role') {
    if (missing.length > 0) return missingText(missing, requirement.credential);
    const part = namesOf(found, named => named < clearlyNamed);
    if (part.length > 0)
      return `Only part of ${listed(part)} is shown. If the rest is true too, say it.`;
  }
  if (requirement.credential) return 'If you hold it, give its full name among your certificates.';
  return placeText(found);
}

function factText({years, degree, languages}: Asked['requirement'], {facts}: Case): string | null {
  if (degree > facts.degree)
    return `The posting asks for ${degreeWords[degreeNames[degree]]}; none is shown.`;
  const [language] = languages.filter(
    asked => (facts.languages.get(asked.language) ?? 0) < asked.level,
  );
  if (language) return `State your level of ${language.language} if you speak it.`;
  if (years !== null) {
    return `The posting asks for ${years} ${years === 1 ? 'year' : 'years'}; only dated roles that show this count.`;
  }
  return null;
}

function missingText(missing: readonly string[], isCredential: boolean): string {
  if (missing.length === 0) return 'Say in a bullet of a dated role where you did this.';
  const name = listed(missing);
  if (isCredential)
    return `Nothing shows ${name}. If you hold it, list it among your certificates.`;
  return `Nothing shows ${name}. If you have done this, say where, in a bullet of that role.`;
}

function placeText({best, strength, ...found}: Found): string {
  const shown = namesOf(found, named => named >= clearlyNamed);
  const name = listed(shown.length > 0 ? shown : ['this']);
  if (strength === 'skill') return `Only listed: ${name}. Show in a role what you did with it.`;
  if (strength === 'mention') return `Only mentioned: ${name}. Show in a role where you did it.`;
  const place =
    best?.source === 'company' ? 'an employer’s name shows' : 'texts apart from each other show';
  return `Only ${place} ${name}. One bullet that says it would count more.`;
}

function namesOf({phrases}: Pick<Found, 'phrases'>, is: (named: number) => boolean): string[] {
  return phrases.filter(({named}) => is(named)).map(({name}) => name);
}

const mostNames = 3;

function listed(names: readonly string[]): string {
  return names.slice(0, mostNames).join(', ');
}
