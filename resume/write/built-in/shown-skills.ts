import {canonicalSkill, findSkills} from '../../vocabulary/skills.ts';
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

function evidencedTexts({resume}: Material): string[] {
  const roles = [...resume.experience, ...resume.projects, ...resume.volunteering];
  return [...roles.flatMap(role => role.bullets), ...resume.certifications];
}

/**
 * The posting's skills that the person's own work shows, in the posting's order.
 * A sentence with a negation shows nothing.
 */
export function shownSkills(material: Material): ShownSkill[] {
  const texts = evidencedTexts(material).filter(text => !negated.test(text));
  const found = new Map<string, ShownSkill>();
  for (const quote of texts) {
    for (const {skill, printed} of findSkills(quote)) {
      if (!found.has(skill)) found.set(skill, {printed, canonical: skill, quote});
    }
  }
  const asked = [...material.posting.skills, ...material.score.keywords.matched];
  const order = new Set(asked.map(canonicalSkill));
  return [...order].flatMap(skill => found.get(skill) ?? []);
}
