import type {Entry} from '../entries.ts';
import type {Evaluated} from '../evaluate.ts';
import {findRequirement} from '../match.ts';
import type {CategoryInput, CategoryResult} from './category.ts';

const shownShare = 0.6;
const requirementShare = 0.2;
const skillShare = 0.2;
const supportedFrom = 0.2;
const mostNamed = 4;

/**
 * Whether the resume speaks to this posting. Formula: 60 × share of the
 * requirements met at all that are shown by work (a role or project) or, for
 * certificates, by their list + 20 × how far headline and summary name the
 * posting's title and the must-haves that work shows + 20 × how many of the asked skills that work
 * or certificates show they name, up to four. It rewards saying what is true
 * where it is read first; it cannot be earned by words the rest does not support.
 */
export function personalization(input: CategoryInput): CategoryResult {
  const {evaluated} = input;
  const met = evaluated.filter(({met, part}) => met > 0 && part !== 'title');
  const byWork = met.filter(line => !isOnlyNamed(line));
  const share = evaluated.length === 0 ? 0 : byWork.length / evaluated.length;
  const supported = supportedSkills(input);
  const opening = honestOpening(input, supported);
  const requirements = requirementsNamed(input, opening);
  const skills = skillsNamed(input.prepared.skills, opening, supported);
  return {
    value: 100 * (shownShare * share + requirementShare * requirements + skillShare * skills),
    earned:
      byWork.length > 0 ? [`${byWork.length} requirements are shown by work or certificates`] : [],
    raise: [
      ...(requirements < 0.7 || skills < 1
        ? ['Let the headline or summary say what you bring to this very posting.']
        : []),
      ...(byWork.length < met.length
        ? ['Show listed skills in the roles where you used them.']
        : []),
    ],
  };
}

function isOnlyNamed({strength}: Pick<Evaluated, 'strength'>): boolean {
  return strength === 'skill' || strength === 'mention' || strength === 'none';
}

/** The asked skills that work or a certificate shows. */
function supportedSkills({entries, prepared}: CategoryInput): ReadonlySet<string> {
  const proving = entries.kept.filter(
    ({source, denies}) => !denies && ['bullet', 'project', 'credential', 'title'].includes(source),
  );
  const shown = proving.flatMap(({line}) => [...line.skills]);
  return new Set(shown.filter(skill => prepared.skills.has(skill)));
}

/** Headline and summary; a sentence that names an asked skill which nothing supports earns nothing. */
function honestOpening(
  {entries, prepared}: CategoryInput,
  supported: ReadonlySet<string>,
): Entry[] {
  return entries.kept.filter(
    ({source, denies, line}) =>
      (source === 'headline' || source === 'summary') &&
      !denies &&
      [...line.skills].every(skill => supported.has(skill) || !prepared.skills.has(skill)),
  );
}

/** How far the best two of the title and the must-haves that the resume meets are named, 0 to 1. */
function requirementsNamed(
  {evaluated, prepared}: CategoryInput,
  opening: readonly Entry[],
): number {
  const named = prepared.asked.flatMap(({requirement, part}, at) => {
    if (part !== 'title' && part !== 'must') return [];
    const line = evaluated[at];
    const isShown = line !== undefined && line.met > supportedFrom && !isOnlyNamed(line);
    return isShown ? [findRequirement(requirement, opening).potential] : [];
  });
  const best = [...named].sort((a, b) => b - a).slice(0, 2);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
}

/**
 * How many of the supported skills are named, out of four or of all that are
 * asked for, 0 to 1. Showing one more never lowers it.
 */
function skillsNamed(
  asked: ReadonlySet<string>,
  opening: readonly Entry[],
  supported: ReadonlySet<string>,
): number {
  if (asked.size === 0) return 1;
  const named = new Set(opening.flatMap(({line}) => [...line.skills]));
  const count = [...supported].filter(skill => named.has(skill)).length;
  return Math.min(1, count / Math.min(mostNamed, asked.size));
}
