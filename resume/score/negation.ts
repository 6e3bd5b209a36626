/**
 * What a text denies proves nothing: "I have no experience with Kafka" must not
 * count for Kafka. A text is cut into clauses; a clause with a verb's negation,
 * or with an intention to learn, says nothing; after "without" and the like only
 * the words that follow are lost ("ran the line without stoppages").
 */
import type {Language} from '../model/language.ts';
import {fold} from './words.ts';

const clauseEnd =
  /(?<=[.!?;])\s+|\n|\s[–—]\s|,?\s+(?=(?:but|however|although|though|yet have|aber|jedoch|sondern|mais|cependant|pero|sino|aunque|tuttavia|mas|porem|maar|echter|ale|lecz|jednak)\s)|,?\s+(?=(?:which|because|when|while|so that|damit|sodass|weil)\s)/;

/** Idioms that hold a negator and deny nothing. */
const notDenied =
  /\b(?:not (?:only|just|merely|limited to)|never (?:missed|late|failed|exceeded)|no (?:later|less|fewer|more) than|no\.? ?\d+|nicht nur|nicht nur|non seulement|pas seulement|pas a pas|no solo|no solamente|non solo|nao so|nao apenas|niet alleen|nie tylko|non[- ]?profit|not[- ]for[- ]profit|(?:non|no|nao)[- ]?conform\p{L}*)\b/gu;

const verbNegators =
  "not|never|cannot|can't|don't|doesn't|didn't|haven't|hasn't|isn't|wasn't|won't|unfamiliar|neither|nicht|nie|niemals|weder|jamais|nunca|tampoco|nao|niet|nooit|nigdy|lacks?|lacking|yet to";
const ownVerbNegators: Record<Language, string> = {
  en: '',
  de: '',
  fr: 'pas|ni',
  es: 'no|ni',
  it: 'non|mai',
  pt: 'nem',
  nl: '',
  pl: 'brak|brakuje',
};
/** Deny only what follows, whatever it is. */
const prepositions = 'without|ohne|zonder|bez|senza|sans';
const determiners =
  'zero|none|nil|kein|keine|keinen|keiner|keinem|keinerlei|aucun|aucune|ninguna?|ningun|nessuna?|nessun|nenhuma?|nenhum|geen|zadnego|zadnych|zadnej|brak';
const ownDeterminers: Record<Language, string> = {
  en: 'no',
  de: 'no',
  fr: 'no',
  es: 'no',
  it: 'no',
  pt: 'nem',
  nl: 'no',
  pl: 'no',
};
const ownPrepositions: Partial<Record<Language, string>> = {es: 'sin', pt: 'sem'};
const learned =
  /\b(?:experience|knowledge|exposure|background|training|skills?|qualifications?|licen[cs]e|certifi\p{L}+|degree|erfahrung\p{L}*|kenntnis\p{L}*|ausbildung|fuhrerschein|experiences?|connaissances?|competences?|formation|diplome|permis|experiencia|conocimientos?|formacion|titulo|carnet|esperienza|conoscenz\p{L}*|competenz\p{L}*|laurea|patente|conhecimentos?|formacao|carta|ervaring|kennis|opleiding|rijbewijs|diploma|doswiadczeni\p{L}*|znajomosci?|wiedzy|umiejetnosci|prawa jazdy)\b/u;
const intention =
  /\b(?:(?:eager|keen|willing|want(?:ing)?|hop(?:e|ing)|plan(?:ning)?|like|happy|ready|looking) (?:to|forward to) (?:learn|study|obtain|get|gain|train)\p{L}*|interested in learning|aspir(?:e|ing) to|(?:mochte|wurde|will) .{0,60}(?:lernen|erlernen|erwerben)|(?:souhaite|voudrais|desire) (?:apprendre|obtenir|me former)|(?:deseo|quiero|quisiera) (?:aprender|obtener)|(?:vorrei|desidero|voglio) (?:imparare|ottenere)|(?:quero|gostaria de|desejo) (?:aprender|obter)|wil .{0,60}leren|chce (?:sie )?(?:nauczyc|uczyc))\b/u;
const deniedAtEnd =
  /(?::|-|–|\()\s*(?:none|no|nil|keine?|aucune?|ninguno|nessuna?|nenhum|geen|brak)\)?\.?$/;

interface Negators {
  readonly verb: RegExp;
  readonly determiner: RegExp;
  readonly preposition: RegExp;
}

const patterns = new Map<Language, Negators>();

function patternsOf(language: Language): Negators {
  let found = patterns.get(language);
  if (!found) {
    found = {
      verb: wholeWord([verbNegators, ownVerbNegators[language]]),
      determiner: wholeWord([determiners, ownDeterminers[language]]),
      preposition: wholeWord([prepositions, ownPrepositions[language]]),
    };
    patterns.set(language, found);
  }
  return found;
}

function wholeWord(lists: readonly (string | undefined)[]): RegExp {
  const alternatives = lists.filter(list => list).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}-])`, 'u');
}

export interface Stated {
  /** What the text says is so; empty where all of it is denied. */
  readonly text: string;
  /** Whether any part was left out. */
  readonly denies: boolean;
}

/** The part of a text that claims something, in its own letters. */
export function statedPart(text: string, language: Language): Stated {
  const clauses = text.split(clauseEnd);
  const kept = clauses.map(clause => statedClause(clause, language));
  const denies = kept.some((part, at) => part !== clauses[at]);
  return denies
    ? {text: kept.filter(part => part.trim() !== '').join('; '), denies}
    : {text, denies};
}

function statedClause(clause: string, language: Language): string {
  const plain = fold(clause.replace(/[’]/g, "'")).replace(notDenied, ' ');
  const {verb, determiner, preposition} = patternsOf(language);
  if (verb.test(plain) || intention.test(plain) || deniedAtEnd.test(plain)) return '';
  if (determiner.test(plain) && learned.test(plain)) return '';
  const found = determiner.exec(plain) ?? preposition.exec(plain);
  if (!found) return clause;
  const at = wordOffset(clause, found[0]);
  return at <= 0 ? '' : clause.slice(0, at).replace(/[\s,]+$/, '');
}

/** Folding may change lengths, so the negator is looked up again in the clause as printed. */
function wordOffset(clause: string, negator: string): number {
  for (const match of clause.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (fold(match[0]) === negator) return match.index;
  }
  return 0;
}
