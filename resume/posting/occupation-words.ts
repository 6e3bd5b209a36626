/** What tells a job title from a company or a place, beyond the vocabulary's title nouns. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {titleLikeness} from '../vocabulary/titles.ts';

/** Occupations of postings, folded; the German ones also close a longer word. */
const more =
  'co-?ordinator|foreperson|apprenticeship|graduate|farm hand|herdsperson|sysadmin|matron|sister|valuer|conveyancer|evangelist|cmo|detailer|drafter|draughtsperson|appraiser|processor|preparer|webmaster|promoter|canvasser|closer|setter|lineman|upholsterer|printer|publisher|deckhand|hand|key ?holder|liaison|navigator|scribe|coder|biller|transcriptionist|anaesthetist|nurse practitioner|rn|lpn|cna|product owner|femme de chambre|sage-femme|cariste|kinesitherapeute|ergotherapeute|orthophoniste|gouvernante|dentiste|clerc|delineante|carretiller[oa]|higienista|odontolog[oa]|addett[oa]|ragionier[ea]|ksiegow[aey]|mfa|zfa|pta|mta|volontariat|praktikum|ausbildung|(?:electro)?mecanicienne|logisticienne|automaticienne|maconne';
const germanEndings =
  'kraft|krafte|schwester|disponent|biologe|padagoge|padagogin|fuhrer|vertriebler|einrichter|schweisser|dachdecker|fleischer|kosmetiker|tierarzt|sanitater|gestalter|revisor|rezeptionist|kommissionierer|polier|bediener|justiziar|geselle|gesellen|monteur|beveiliger';
const ending =
  '(?:s|in|innen|:in|\\*in|_in|-in|/-?in|e|n|/a|/o|@|\\(a\\)|\\(e\\)|·e|·se|/ere|/euse|/rice)?';
const occupation = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${more})${ending}(?![\\p{L}\\p{N}])|\\p{L}*(?:${germanEndings})${ending}(?![\\p{L}\\p{N}])`,
  'u',
);

/** `(m/w/d)`, `(H/F)`, `m/f/x`: only job titles carry it. */
export const genderMark =
  /\(?(?<![\p{L}\p{N}])(?:[mwfhdxvnji]\s?[/|]\s?[mwfhdxvnji*](?:\s?[/|]\s?(?:[mwfhdxvnia*]|div|gn))?|all genders|gn|mixte|h-f|f-h|m-f-d|m-w-d|wmd|mwd)(?![\p{L}\p{N}])\)?/iu;

/** How much words name an occupation: 0 not, 1 among others, 2 by the word that closes or opens them. */
export function occupationLikeness(text: string): 0 | 1 | 2 {
  const likeness = titleLikeness(text);
  if (likeness === 1) return 2;
  return likeness >= 0.8 || occupation.test(foldInPlace(text)) ? 1 : 0;
}

export function namesOccupation(text: string): boolean {
  return occupationLikeness(text) > 0;
}
