/**
 * Titles, degrees, certificates and awards: a rewrite may shorten them and
 * print them in an equal form, never add to them or drop what makes them less.
 */
import type {ClaimKind, Reason} from '../model/claims.ts';
import type {Language} from '../model/language.ts';
import {nameWords} from './names.ts';
import {letters} from './pool.ts';
import {notInResume} from './reasons.ts';
import type {SourceIndex} from './source-index.ts';

/** Words without which a name would say more: never dropped. */
const lessening = new Set(
  `assistant junior deputy trainee intern associate acting interim apprentice student volunteer vice sub co under substitute part
  temporary temp graduate undergraduate candidate progress expected ongoing pursuing incomplete unfinished planned attended coursework
  minor nominee nominated finalist shortlisted runner second third provisional expired pending lapsed former honorary aspirant sous
  helper aide auxiliary cadet probationary teaching lehrling azubi auszubildende auszubildender werkstudent praktikant praktikantin
  stellvertretend stellvertretende stellvertretender hilfskraft aushilfe assistent assistentin trainee volontar referendar studentisch
  studentische adjoint adjointe stagiaire alternance apprenti apprentie aide auxiliaire eleve auxiliar ayudante becario becaria aprendiz
  practica subdirector vicedirector interino interina suplente adjunto adjunta apprendista stagista tirocinante aiuto vice vicario sostituto
  praticante assistente estagiario estagiaria ajudante vice substituto substituta stagiair stagiaire assistent leerling hulp plaatsvervangend
  plaatsvervangster asystent asystentka stazysta stazystka mlodszy mlodsza pomocnik praktykant zastepca p.o uczen aplikant honours-pending`.split(
    /\s+/,
  ),
);

export interface NameCheck {
  readonly kind: ClaimKind;
  /** The names the source has. */
  readonly known: readonly string[];
  /** Further words the source prints beside them (institutions, years). */
  readonly beside?: readonly string[];
}

/** What names printed in a rewrite say beyond the source's names. */
export function nameReasons(
  said: readonly string[],
  {kind, known, beside = []}: NameCheck,
  index: SourceIndex,
): Reason[] {
  const {language} = index;
  const names = known.map(text => knownName(text, language));
  const extra = new Set(beside.flatMap(text => nameWords(text, language)));
  return said
    .flatMap(text => entriesOf(text))
    .flatMap(entry => {
      const words = nameWords(entry, language);
      if (words.length === 0) return [];
      const fits = names.some(name => isWithin(words, name, extra) && keepsLess(words, name));
      return fits ? [] : [nameReason(kind, entry, words, names)];
    });
}

interface KnownName {
  readonly text: string;
  readonly words: readonly string[];
  readonly acronyms: readonly string[];
}

function knownName(text: string, language: Language): KnownName {
  const words = nameWords(text, language);
  const acronyms = text
    .split(/[\s,;()/]+/)
    .filter(word => /\p{Lu}\S*\p{Lu}/u.test(word))
    .map(letters);
  return {text, words, acronyms};
}

/** Several names in one line stand apart by semicolons. */
function entriesOf(text: string): string[] {
  return text.split(/\s*[;•\n]\s*/).filter(part => part !== '');
}

function isWithin(words: readonly string[], name: KnownName, extra: ReadonlySet<string>): boolean {
  const left = words.filter(
    word =>
      !name.words.includes(word) && !extra.has(word) && !name.acronyms.includes(letters(word)),
  );
  if (left.length === 0) return true;
  return isSpelledOut(words, left, name.acronyms) || isAbbreviated(left, name.words);
}

/** "Advanced Cardiovascular Life Support (ACLS)" of "ACLS": the run of words whose initials the name has. */
function isSpelledOut(
  words: readonly string[],
  left: readonly string[],
  acronyms: readonly string[],
): boolean {
  const covered = new Set<string>();
  for (const acronym of acronyms)
    for (let start = 0; start + 1 < words.length; start++)
      for (let end = start + 2; end <= Math.min(words.length, start + acronym.length + 1); end++) {
        const run = words.slice(start, end);
        if (run.map(word => word[0]).join('') === acronym)
          for (const word of run) covered.add(word);
      }
  return left.every(word => covered.has(word));
}

function isAbbreviated(left: readonly string[], words: readonly string[]): boolean {
  const initials = words.map(word => word[0]).join('');
  return left.every(word => word.length > 2 && initials.includes(word));
}

function keepsLess(words: readonly string[], {words: known}: KnownName): boolean {
  return known.every(
    word => !lessening.has(word) || words.includes(word) || !touches(words, known, word),
  );
}

/** Whether what the word lessens is kept: anything of its own part of the name. */
function touches(words: readonly string[], known: readonly string[], word: string): boolean {
  return words.some(other => other !== word && known.includes(other));
}

function nameReason(
  kind: ClaimKind,
  entry: string,
  words: readonly string[],
  names: readonly KnownName[],
): Reason {
  const shared = (name: KnownName): number =>
    words.filter(word => name.words.includes(word)).length;
  const nearest = [...names].sort((a, b) => shared(b) - shared(a))[0];
  if (!nearest || shared(nearest) === 0) return notInResume(kind, entry);
  return {kind, text: `“${entry}” is not in your resume: it says ${nearest.text}.`};
}
