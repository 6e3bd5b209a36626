/** Words that tell a change which the figures of a line show: "rose", "halved", "20 % above the target". */
import {comparing} from '../vocabulary/quantifiers.ts';
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import {type Change, changesOf, nearestYear} from './derived.ts';
import {baseValue} from './figure-values.ts';
import {usesOf} from './figures.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

const up =
  /^(?:go_up|com_up|went|ris|increas|grow|climb|gain|up|improv|rais|zunahm|steig|stieg|gestieg|erhoh|hauss|augment|accro|aument|increment|subi|sub|crec|cresc|wzro|wzras|zwieksz|stijg|steg|gestegen|hau$|alza|anstieg|zuwachs|verhoog|toenam|toegenomen)/;
const down =
  /^(?:go_down|com_down|bring_down|fal|drop|declin|decreas|reduce|cut|shorten|low|down|shrink|sank|sink|senk|gesenk|verkurz|verringer|reduz|baiss|diminu|reduc|redui|raccourc|disminu|bajo|baj|acort|calo|cal|ridu|ridot|accorci|encurt|desc|spad|spadl|ruckgang|recul|queda|caida|skroc|krotsz|zmniejsz|obniz|daal|verkort|verminder|verlaag|gedaald)/;

const faster =
  /^(?:faster|quicker|shorter|sooner|earlier|schneller|kurzer|rapide|rapido|veloce|sneller|szybciej)$/;
const greater =
  /^(?:higher|more|larger|bigger|greater|hoher|mehr|plus|mayor|maggiore|maior|hoger|meer|wiecej)$/;
const smaller =
  /^(?:lower|fewer|less|smaller|niedriger|weniger|moins|menos|menor|meno|minore|lager|minder|mniej)$/;

function isTime({to}: Change): boolean {
  return /^(?:time|days|months)$/.test(to.unit?.dimension ?? '');
}

/** "more than" before "doubled". */
const bounding =
  /^(?:more than|nearly|almost|over|about|close to|mehr als|fast|knapp|plus que|presque|casi|quasi|quase|bijna|prawie)$/;

function isMultiple(term: Term | undefined): boolean {
  return term !== undefined && multiples.some(([pattern]) => pattern.test(term.key));
}

const multiples: readonly (readonly [RegExp, (ratio: number) => boolean])[] = [
  [
    /^(?:half|halv|halbier|reduit_moitie|moitie|mitad|dimezz|metade|halveer|polow)/,
    ratio => ratio >= 0.45 && ratio <= 0.52,
  ],
  [
    /^(?:doubl|twice|verdoppel|doubl|dupli|doppi|raddopp|dobr|verdubbel|podwo|twofold)/,
    ratio => ratio >= 1.96 && ratio < 2.6,
  ],
  [
    /^(?:tripl|treb|verdreifach|triplic|verdrievoud|potro|threefold)/,
    ratio => ratio >= 2.9 && ratio < 3.6,
  ],
  [/^(?:quadrupl|vervierfach|cuadruplic|fourfold)/, ratio => ratio >= 3.9 && ratio < 4.6],
];

/** "halved" for "cut by 50 %" or "cut by half". */
function isStatedShare(term: Term, passages: readonly Passage[]): boolean {
  if (!/^(?:half|halv|halbier|dimezz|halveer)/.test(term.key)) return false;
  return passages.some(line => {
    const isHalf = usesOf(line).some(
      ({figure}) => figure.value === 50 && figure.unit?.dimension === '%' && figure.slot !== 'to',
    );
    return isHalf && line.terms.some(({key}) => down.test(key));
  });
}

/** Whether a word like "rose" or "halved" says what one of the changes shows. */
export function tellsChange(
  term: Term,
  next: Term | undefined,
  passages: readonly Passage[],
): boolean {
  const changes = passages.flatMap(changesOf);
  if (isStatedShare(term, passages)) return true;
  if (changes.length === 0) return false;
  const ratios = changes.map(({from, to}) => baseValue(to) / baseValue(from));
  if (bounding.test(term.low)) return isMultiple(next);
  if (comparing.test(term.low) && !/^(?:up|down)$/.test(term.low)) return true;
  for (const [pattern, fits] of multiples) if (pattern.test(term.key)) return ratios.some(fits);
  if (!mayTell(term, next, passages)) return false;
  if (faster.test(term.low))
    return changes.some(change => isTime(change) && baseValue(change.to) < baseValue(change.from));
  const [rose, fell] = [ratios.some(ratio => ratio > 1), ratios.some(ratio => ratio < 1)];
  if (greater.test(term.low) || up.test(term.key) || term.low === 'above') return rose;
  return (smaller.test(term.low) || down.test(term.key) || term.low === 'below') && fell;
}

/** Who opens with the verb says that they did it; "up" and "down" stand before the ends. */
function mayTell(term: Term, next: Term | undefined, passages: readonly Passage[]): boolean {
  if (/^(?:up|down)$/.test(term.low)) return /^(?:from|to|by)$/.test(next?.low ?? '');
  if (!term.opensClause) return true;
  return passages.some(({terms: [first]}) => first && isDeed(first));
}

/** A line that opens with what was done, not with what there was ("Turnover fell …"). */
function isDeed({key, low, language}: Term): boolean {
  if (up.test(key) || down.test(key)) return true;
  return language === 'en' && isKnownVerb(key, language) && !/s$/.test(low);
}

const beating = /^(?:exce|beat|surpas|outperform|overachiev|top|ubertreff|ubertroff|depass|super)/;
const targets =
  /^(?:target|goal|quota|objectiv|budget|plan|ziel|objectif|objetivo|obiettivo|doel|cel|standard)/;

/** "Exceeded the target" where the figures say so: more than 100 % of it, or the result above it. */
export function tellsTargetMet(term: Term, said: Sentence, passages: readonly Passage[]): boolean {
  if (!beating.test(term.key)) return false;
  const years = said.terms.flatMap(({figure}) => (figure?.isYear ? [figure.value] : []));
  return passages.some(line => {
    if (!line.terms.some(({key}) => targets.test(key))) return false;
    const percents = usesOf(line).filter(({figure}) => figure.unit?.dimension === '%');
    if (percents.length === 0) return isAboveTarget(line);
    return percents
      .filter(use => years.length === 0 || years.includes(nearestYear(line, use.term) ?? 0))
      .every(({figure}) => figure.value > 100);
  });
}

/** "210 cars against a target of 180": the figure after the target's name is the lower. */
function isAboveTarget(line: Sentence): boolean {
  const uses = usesOf(line);
  const target = uses.find(({before}) => before.slice(0, 2).some(({key}) => targets.test(key)));
  return (
    target !== undefined &&
    uses.some(
      use =>
        use !== target &&
        use.figure.value > target.figure.value &&
        !use.figure.unit === !target.figure.unit,
    )
  );
}
