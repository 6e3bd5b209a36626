import {canonicalSkill, findSkills, skillKind} from '../../vocabulary/skills.ts';
import type {Material} from '../writer.ts';

export interface ShownSkill {
  /** As the person's own text prints it. */
  readonly printed: string;
  readonly canonical: string;
  /** The person's sentence it stands in. */
  readonly quote: string;
}

const negated =
  /\b(?:no|not|never|without|lack(?:s|ing)?|kein\w*|ohne|sans|aucune?|sin|senza|sem|geen|zonder|bez|brak)\b/i;

/** Whether a sentence denies something: it shows nothing then. */
export function deniesSomething(text: string): boolean {
  return negated.test(text);
}

/** Single plain words ("sales", "budget") name a field rather than a skill. */
function isNameable(printed: string, canonical: string): boolean {
  const kind = skillKind(canonical);
  if (kind === 'tool') return true;
  return kind === 'technical' && (/[\s-]/.test(printed) || printed !== printed.toLowerCase());
}

const phraseEnd =
  /^(?:$|[^\p{L}\p{N}\s-]|\s+(?:[^\p{L}\p{N}]|(?:and|or|for|with|in|on|at|to|of|from|by|as|across|after|during|und|oder|et|ou|y|o|e|en|i)\b))/u;

/** Whether a phrase of plain words ends where it was found: "cash flow" in "cash flow forecast" does not. */
function isWhole(printed: string, quote: string): boolean {
  if (printed !== printed.toLowerCase()) return true;
  return phraseEnd.test(quote.slice(quote.indexOf(printed) + printed.length));
}

function workTexts({resume}: Material): string[] {
  const roles = [...resume.experience, ...resume.projects, ...resume.volunteering];
  return roles.flatMap(role => role.bullets).filter(text => !deniesSomething(text));
}

/** Canonical names of what the posting asks for, the weightiest requirement first. */
function askedSkills({posting, score}: Material): string[] {
  const byWeight = [...score.evidence].sort((a, b) => b.weight - a.weight);
  const required = byWeight.flatMap(line => findSkills(line.requirement).map(({skill}) => skill));
  return [...new Set([...required, ...posting.skills.map(canonicalSkill)])];
}

/**
 * The posting's skills that the person's own work shows, the weightiest first. A
 * sentence with a negation shows nothing; certificates are told apart.
 */
export function shownSkills(material: Material): ShownSkill[] {
  const found = new Map<string, ShownSkill>();
  for (const quote of workTexts(material)) {
    for (const {skill, printed} of findSkills(quote)) {
      if (!found.has(skill) && isWhole(printed, quote))
        found.set(skill, {printed, canonical: skill, quote});
    }
  }
  return askedSkills(material)
    .flatMap(skill => found.get(skill) ?? [])
    .filter(({printed, canonical}) => isNameable(printed, canonical));
}
