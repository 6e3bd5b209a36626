/** The items of a list of requirements, each must or nice. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {countWords} from './count-words.ts';
import {isParagraph} from './header.ts';
import {type PostingLine, sentences} from './posting-lines.ts';
import {proseItems, readProse} from './requirement-prose.ts';
import {isOffer, isRequirementLike, type RequirementKind, statedKind} from './requirement-words.ts';

export interface RequirementItem {
  readonly text: string;
  readonly kind: RequirementKind;
}

/** `E1 …`, `D2 …`: councils number what is essential and what desirable. */
const codes: readonly (readonly [RegExp, RequirementKind])[] = [
  [
    /^\(?(?:E\d{1,2}|M\d{1,2}|Essential|ESSENTIAL|Must|MUST|Required|Muss|Requis|Imprescindible)\)?\s*[:.)–-]?\s+(?=\p{Lu}|\d)/u,
    'must',
  ],
  [
    /^\(?(?:D\d{1,2}|Desirable|DESIRABLE|Nice|Preferred|Kann|Deseable|Souhaité)\)?\s*[:.)–-]?\s+(?=\p{Lu}|\d)/u,
    'nice',
  ],
  [/^[([](?:E|Essential|essential|must|required)[)\]]\s*/, 'must'],
  [/^[([](?:D|Desirable|desirable|nice|preferred)[)\]]\s*/, 'nice'],
];
/** "E = essential", "R = required, P = preferred": what a letter before or after an item says. */
const legendEntry =
  /(?<![\p{L}\p{N}])(\p{Lu})\s*[=:–-]\s*(?:(essential|required|must|mandatory|muss|pflicht|requis|obligatoire|imprescindible|obligatorio)|(desirable|desired|preferred|nice|optional|kann|wunsch\p{L}*|souhaité|deseable|valorable))/giu;

type Legend = ReadonlyMap<string, RequirementKind>;

function legendOf(lines: readonly PostingLine[]): Legend {
  const entries = lines.flatMap(({text}) => [...text.matchAll(legendEntry)]);
  return new Map(entries.map(([, letter = '', must]) => [letter, must ? 'must' : 'nice']));
}

function isLegend(text: string): boolean {
  return text.replace(legendEntry, '').replace(/[\s,;./()]|and|und|et|y/giu, '') === '';
}

/** What the lines under a heading ask for; `kind` is what the heading says. */
export function listItems(lines: readonly PostingLine[], kind: RequirementKind): RequirementItem[] {
  const open = untilClosed(lines);
  const legend = legendOf(lines);
  const items = open
    .filter(
      ({text, bullet}) => !isLegend(text) && (bullet || isRequirementLike(text) || !isOffer(text)),
    )
    .flatMap(line => codedItem(line.text, legend) ?? readItem(line, kind, open.length));
  return [...items, ...afterthoughts(lines.slice(open.length))];
}

/** "Previous experience would be great but is not essential." after the list it belongs to. */
function afterthoughts(lines: readonly PostingLine[]): RequirementItem[] {
  return lines
    .slice(0, 2)
    .filter(({bullet}) => !bullet)
    .flatMap(({text}) => sentences(text))
    .filter(sentence => statedKind(sentence) === 'nice' && isRequirementLike(sentence))
    .flatMap(readProse);
}

/** A list ends where a paragraph begins that asks for nothing. */
function untilClosed(lines: readonly PostingLine[]): PostingLine[] {
  const first = lines[0];
  if (!first) return [];
  const gaps = lines.slice(1).filter(({gap, bullet}) => gap && !bullet).length;
  const isSpaced = lines.length > 3 && gaps > lines.length / 2;
  const isBulleted = lines.some(({bullet}) => bullet);
  const end = lines.findIndex((line, at) => {
    if (at === 0 || line.bullet || !(line.gap || (isBulleted && lines[at - 1]?.bullet)))
      return false;
    const asks = isRequirementLike(line.text) && !isOffer(line.text);
    if (isBulleted && line.gap && isParagraph(line.text)) return true;
    return isSpaced ? isParagraph(line.text) && !asks : !asks || (isBulleted && isOffer(line.text));
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** `R1 Firefighter II`, `Teaching experience (E)`: the legend says which. */
function codedItem(text: string, legend: Legend): RequirementItem[] | null {
  const before = /^\(?(\p{Lu})\d{0,2}\)?[\s:.)–-]+(?=[\p{Lu}\d])/u.exec(text);
  const after = /\s*[([](\p{Lu})[)\]]$/u.exec(text);
  const kind = legend.get(before?.[1] ?? after?.[1] ?? '');
  if (!kind) return null;
  const bare = before ? text.slice(before[0].length) : text.slice(0, after?.index);
  return [{text: tidied(bare), kind}];
}

function readItem(line: PostingLine, kind: RequirementKind, siblings: number): RequirementItem[] {
  for (const [code, coded] of codes) {
    const text = line.text.replace(code, '');
    if (text !== line.text) return [{text: tidied(text), kind: coded}];
  }
  const parts = splitItem(line, siblings);
  if (!line.bullet && parts.length === 1 && isParagraph(line.text)) {
    return sentences(line.text)
      .filter(sentence => !isOffer(sentence))
      .flatMap(sentence => proseItems(sentence, kind));
  }
  return parts
    .map(text => ({text: tidied(text), kind: statedKind(text) ?? kind}))
    .filter(({text}) => text !== '');
}

/** "BSN required; MSN preferred" are two; "Python, SQL, dbt" on the heading's line are three. */
function splitItem(line: PostingLine, siblings: number): string[] {
  const bySemicolon = line.text.split(/;\s+/);
  const kinds = new Set(bySemicolon.map(statedKind));
  if (bySemicolon.length > 1 && (!line.bullet || kinds.size > 1)) return bySemicolon;
  const byComma = line.text.split(/,\s+(?![^(]*\))/);
  const commaKinds = byComma.map(statedKind);
  const isContrast = commaKinds[0] === 'must' && commaKinds[1] === 'nice';
  if (byComma.length === 2 && isContrast && !aboutPart.test(foldInPlace(byComma[1] ?? ''))) {
    return byComma;
  }
  const isList = !line.bullet && siblings === 1 && byComma.length >= 3;
  const isSaid = /^(?:you|we|the|sie|wir|du|vous|nous|tu|se|la persona|el candidato)\b/i.test(
    line.text,
  );
  if (isList && !isSaid && sentences(line.text).length === 1 && byComma.every(isShort)) {
    return byComma.map(part => part.replace(/^(?:and|or|und|et|y|e|oraz)\s+/i, ''));
  }
  return [line.text];
}

function tidied(text: string): string {
  return text
    .replace(/[\s;,.]+$/, '')
    .replace(/^(?:and|und|et|y)\s+(?=\p{Ll})/u, '')
    .trim();
}

/** "…, ideally in practice" wishes about the demand before it. */
const aboutPart =
  /^(?:ideally|preferably|idealerweise|vorzugsweise|gerne?|idealement|de preference|idealmente|preferiblemente|preferibilmente) /;

function isShort(part: string): boolean {
  return countWords(part) <= 8;
}

/** What a list with no telling heading is about, by its items; null where it is neither. */
export function listKind(
  lines: readonly PostingLine[],
  isOnlyList: boolean,
): 'must' | 'duties' | null {
  const bullets = lines.filter(({bullet}) => bullet);
  if (bullets.length < 2) return null;
  const asking = bullets.filter(({text}) => isAsking(text)).length;
  if (asking / bullets.length >= (isOnlyList ? 0.3 : 0.5)) return 'must';
  const short = bullets.filter(({text}) => countWords(text) < 3).length;
  return isPerks(lines) || short > bullets.length / 2 ? null : 'duties';
}

/** Whether a list says what the employer gives. */
export function isPerks(lines: readonly PostingLine[]): boolean {
  const bullets = lines.filter(({bullet}) => bullet);
  const perks = bullets.filter(({text}) => isOffer(text) || perk.test(foldInPlace(text))).length;
  return perks / bullets.length >= 0.3;
}

function isAsking(text: string): boolean {
  const addresses = /^(?:you(?:'ve|'re|'d)?|du|sie|vous|tu|tienes|eres|hai) /.test(
    foldInPlace(text),
  );
  return (addresses || isRequirementLike(text)) && !isOffer(text);
}

const perk =
  /\b(?:401|pto|insurance|dental|vision|pension|leave|holiday|vacation|bonus|gym|lunch|snacks|equity|stock|discount|parking|urlaub\w*|altersvorsorge|jobticket|jobrad|rabatt\w*|zuschuss|mutuelle|tickets?|conges|rtt|vacaciones|seguro|descuento\w*|teletrabajo|buoni pasto)\b/;
