/** Names of one skill for another: "Microsoft Excel" for "Excel", "k8s" for Kubernetes. */
import {findSkills} from '../vocabulary/skills.ts';
import type {Sentence, Term} from './sentence.ts';

const named = new WeakMap<Sentence, ReadonlySet<string>>();

/** The canonical names of the skills a line names. */
export function skillsIn(sentence: Sentence): ReadonlySet<string> {
  const known = named.get(sentence);
  if (known) return known;
  const denied = sentence.terms.filter(({negated}) => negated).map(({text}) => text.toLowerCase());
  const found = new Set(
    findSkills(sentence.text)
      .filter(({printed}) => !denied.some(word => printed.toLowerCase().includes(word)))
      .map(({skill}) => skill),
  );
  named.set(sentence, found);
  return found;
}

/** The terms of a sentence that name a skill which one of the lines names too. */
export function sameSkillTerms(said: Sentence, lines: readonly Sentence[]): ReadonlySet<Term> {
  const covered = new Set<Term>();
  for (const {skill, printed} of findSkills(said.text)) {
    if (!lines.some(line => skillsIn(line).has(skill))) continue;
    const words = printed.toLowerCase();
    for (const term of said.terms) if (words.includes(term.text.toLowerCase())) covered.add(term);
  }
  return covered;
}
