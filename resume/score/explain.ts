/** What would raise a requirement, in words for the person. */
import type {Asked} from './asked.ts';
import type {Case} from './facts.ts';
import {degreeNames} from './lexicon/levels.ts';
import type {Found} from './match.ts';

const fullyMet = 0.95;

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
  if (found.best === null) return missingText(found.missing);
  if (found.missing.length > 0 && found.strength === 'role') return missingText(found.missing);
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

function missingText(missing: readonly string[]): string | null {
  const [first] = missing;
  if (!first) return 'Say in a bullet of a dated role where you did this.';
  return `Nothing shows ${listed(missing)}. If you have done this, say where, in a bullet of that role.`;
}

function placeText({best, strength, matched}: Found): string {
  const name = listed(matched.length > 0 ? matched : ['this']);
  if (strength === 'skill')
    return `${capitalised(name)} is only listed. Show in a role what you did with it.`;
  if (strength === 'mention')
    return `${capitalised(name)} is only mentioned. Show in a role where you did it.`;
  const place = best?.source === 'company' ? 'the name of an employer' : 'part of a text';
  return `Only ${place} shows ${name}. A bullet that says it fully would count more.`;
}

const mostNames = 3;

function listed(names: readonly string[]): string {
  return names.slice(0, mostNames).join(', ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
