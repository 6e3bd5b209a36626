import type {FieldLabel} from '../../vocabulary/labels.ts';
import type {Atom} from './atoms.ts';
import type {Chunk, HeaderParts} from './chunks.ts';
import type {Likeness} from './likeness.ts';
import type {Span} from './spans.ts';

/** A place is neither of the names. */
const placeCost = 1.5;
/** Where words leave it open, what it is called comes first a little more often. */
const whatFirst = 0.15;

/** A stretch with how much it looks like each name, worked out once. */
export interface Candidate extends Span {
  readonly likeWhat: number;
  readonly likeWho: number;
  readonly isPlace: boolean;
  readonly look: string;
  /** The label before it, where one stands there. */
  readonly label: FieldLabel | null;
}

/** A header with its pieces, as its readings are made from them. */
export interface Header {
  readonly parts: HeaderParts;
  readonly atoms: readonly Atom[];
  readonly likeness: Likeness;
}

/** How much speaks for a reading: what fits, less what it loses and leaves in doubt. */
export function scoreOf(
  what: Candidate | null,
  who: Candidate | null,
  unused: readonly Chunk[],
  header: Header,
): number {
  const {parts, likeness} = header;
  const lost = unused.reduce((sum, chunk) => sum + lossOf(chunk, parts, likeness), 0);
  const doubts = missing(what, who, parts) + strayParts(who, likeness);
  const bonus = orderBonus(what, who) + remarkBonus(what, who, unused, header);
  return scoreOfNames(what, who) - lost - doubts + bonus;
}

/** How well both stretches fit their names. */
function scoreOfNames(what: Candidate | null, who: Candidate | null): number {
  let score = 0;
  if (what) score += fit(what.likeWhat, what.likeWho, who?.likeWho === 1) - what.cost;
  if (who) score += fit(who.likeWho, who.likeWhat, what?.likeWhat === 1) - who.cost;
  if (what?.isPlace) score -= placeCost;
  if (who?.isPlace) score -= placeCost;
  return score + labelScore(what, 'what') + labelScore(who, 'who');
}

/** A sure title may name a department, a sure company may be named after a trade. */
function fit(own: number, other: number, isOtherSure: boolean): number {
  return 2 * own - other * (own === 1 || isOtherSure ? 0.4 : 1);
}

function labelScore(candidate: Candidate | null, name: FieldLabel): number {
  if (!candidate?.label) return 0;
  return candidate.label === name ? 2 : -3;
}

/** A header names both, unless it has one name only. */
function missing(what: Span | null, who: Span | null, {chunks}: HeaderParts): number {
  if (what && who) return 0;
  return chunks.length > 1 ? 1.2 : 0.6;
}

/** Text in the first lines is there for a reason; further down it may be a remark. Half a chunk is worse to lose. */
function lossOf(chunk: Chunk, {chunks}: HeaderParts, likeness: Likeness): number {
  if (likeness.isNote(chunk.text)) return 0;
  if (!chunks.includes(chunk)) return 1;
  return chunk.line < 2 ? 0.9 : 0.3;
}

/** A grade cut off a degree, or a kind of contract off an employer, is rightly left out. */
function remarkBonus(
  what: Span | null,
  who: Span | null,
  unused: readonly Chunk[],
  {parts, likeness}: Header,
): number {
  const [cut, ...others] = [what, who].filter(span => span?.isCut);
  const [left, ...more] = unused.filter(chunk => !parts.chunks.includes(chunk));
  if (!cut || others.length > 0 || !left || more.length > 0) return 0;
  const isRemark = cut === who ? likeness.isNote : likeness.isGrade;
  return isRemark(left.text) ? cut.cost + 0.4 : 0;
}

/** Parts of a company's or school's name between commas that say nothing of the kind. */
function strayParts(who: Span | null, likeness: Likeness): number {
  const parts = who?.text.split(/,\s/) ?? [];
  if (parts.length < 2) return 0;
  const strays = parts.filter(
    (part, index) => likeness.who(part) <= 0.5 && !isPartner(part, parts.slice(index + 1)),
  );
  const notes = strays.filter(part => likeness.isNote(part));
  return likeness.strayCost * strays.length + notes.length;
}

/** "Marlow, Tench & Abney LLP": one of the names a firm is called after. */
function isPartner(part: string, following: readonly string[]): boolean {
  return (
    /^\p{Lu}[\p{L}'’-]+$/u.test(part) && /\s(?:&|and|und|et|y|e|en|i)\s/.test(following.join(', '))
  );
}

function orderBonus(what: Span | null, who: Span | null): number {
  return what && who && comesFirst(what, who) ? whatFirst : 0;
}

/** Whether the first name stands before the second. */
export function comesFirst(what: Span, who: Span): boolean {
  return what.first < who.first;
}
