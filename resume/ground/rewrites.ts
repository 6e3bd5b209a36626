/** Which lines of the source a rewritten bullet or summary may rest on. */
import type {Reason} from '../model/claims.ts';
import {addedAgency, addedCauses} from './causal-claims.ts';
import {deedParts} from './deed-parts.ts';
import {employersNamed, linesOfEmployers} from './employers.ts';
import {timesOf} from './letter-parts.ts';
import {presentReasons} from './present-claims.ts';
import {type Ground, proseReasons} from './prose.ts';
import type {Sentence, Term} from './sentence.ts';
import {type Passage, passage, type SourceIndex} from './source-index.ts';
import {titleReasons} from './title-claims.ts';

const never = (): boolean => false;

/** What a rewritten bullet says beyond its original, its role and the person's answers. */
export function bulletReasons(
  said: readonly Sentence[],
  original: readonly string[],
  role: number | null,
  index: SourceIndex,
): Reason[] {
  const own = index.passages.filter(line => isOwnLine(line, role));
  const around = index.passages.filter(
    line => line.origin === 'header' && line.role === role && role !== null,
  );
  const lines = original.length > 0 ? originalLines(original, own, index) : own;
  const answers = index.passages.filter(({origin}) => origin === 'answer');
  const ground: Ground = {index, lines: [...lines, ...answers], around, isFree: never};
  const reasons = [
    ...lineReasons(said, ground),
    ...said.flatMap(sentence => presentReasons(sentence, index, role)),
  ];
  if (reasons.length === 0 || isFromOtherLines(said, ground, own)) return [];
  return reasons;
}

function lineReasons(said: readonly Sentence[], ground: Ground): Reason[] {
  const titled = [...ground.around, ...ground.lines];
  return [
    ...said.flatMap(sentence => titleReasons(sentence, titled)),
    ...proseReasons(said, ground),
  ];
}

/** Whether each part of the text is borne out by its original or by one other line of the role, whole. */
function isFromOtherLines(
  said: readonly Sentence[],
  ground: Ground,
  own: readonly Passage[],
): boolean {
  const others = own.filter(line => !ground.lines.includes(line));
  const grounds = [ground, ...others.map(line => ({...ground, lines: [line]}))];
  const parts = said.flatMap(deedParts);
  if (others.length === 0 || parts.length < 2) return false;
  if (addedCauses(said, own).length > 0 || addedAgency(said, own).length > 0) return false;
  return parts.every(part => grounds.some(one => lineReasons([part], one).length === 0));
}

function isOwnLine(line: Passage, role: number | null): boolean {
  return role === null ? line.origin === 'project' : line.role === role && line.origin === 'bullet';
}

/** The source's own lines that the originals are; the source is believed, not the copy. */
function originalLines(
  original: readonly string[],
  own: readonly Passage[],
  index: SourceIndex,
): Passage[] {
  return original.flatMap(text => {
    const {plain} = passage(text, index.language, 'bullet', null);
    const found = own.filter(line => plain.includes(line.plain) || line.plain.includes(plain));
    return found.length > 0 ? found : [...own];
  });
}

/** What a summary says beyond the whole resume. */
export function summaryReasons(said: readonly Sentence[], index: SourceIndex): Reason[] {
  return said
    .flatMap(timesOf)
    .flatMap(sentence => [
      ...titleReasons(sentence, titleLines(index)),
      ...wholeResumeReasons(sentence, index, [], never),
    ]);
}

/** The lines that say what the person is. */
export function titleLines({passages}: SourceIndex): Passage[] {
  return passages.filter(({origin}) =>
    ['header', 'summary', 'bullet', 'certification', 'education', 'skill', 'answer'].includes(
      origin,
    ),
  );
}

/** What a sentence says beyond the resume, or beyond the jobs it names an employer of. */
export function wholeResumeReasons(
  sentence: Sentence,
  index: SourceIndex,
  besides: readonly Passage[],
  isFree: (term: Term) => boolean,
): Reason[] {
  const employers = employersNamed(sentence, index);
  const lines = employers.length > 0 ? linesOfEmployers(index, employers) : index.passages;
  return [
    ...presentReasons(sentence, index, null),
    ...proseReasons([sentence], {index, lines: [...lines, ...besides], around: [], isFree}),
  ];
}
