/** One figure with the magnitude, currency and unit that stand around it. */
import type {Language} from '../model/language.ts';
import type {Bound} from '../vocabulary/quantifiers.ts';
import {magnitude, type Unit, unitOf} from '../vocabulary/units.ts';
import type {Lexeme} from './lex.ts';

export interface Figure {
  readonly value: number;
  /** Upper end of a range ("9 to 12"), null for one value. */
  readonly high: number | null;
  readonly unit: Unit | null;
  readonly bound: Bound;
  /** 1900 to 2099 standing alone, or the year of a date. */
  readonly isYear: boolean;
  readonly month: number | null;
  /** Where it stands in "from … to …" or "by …". */
  readonly slot: 'from' | 'to' | 'by' | null;
  /** A word rather than digits. */
  readonly spelled: boolean;
}

export function blankFigure(value: number): Figure {
  return {
    value,
    high: null,
    unit: null,
    bound: 'exact',
    isYear: false,
    month: null,
    slot: null,
    spelled: false,
  };
}

/** Words that are units in one language and other words elsewhere. */
const ambiguousUnits: Record<string, readonly Language[]> = {
  an: ['fr'],
  ans: ['fr'],
  mes: ['es', 'pt'],
  ora: ['it'],
  lat: ['pl'],
  rok: ['pl'],
  mal: ['de'],
  fois: ['fr'],
  ano: ['es', 'pt'],
  mo: ['en'],
  point: ['en', 'fr'],
  second: [],
  std: ['de'],
  fr: ['de', 'fr'],
  kr: [],
  to: [],
  pt: ['en'],
  t: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'],
  a: [],
  A: ['en', 'de', 'nl', 'fr'],
  s: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'],
};

/** The unit a spelling stands for in this language. */
export function knownUnit(spelling: string, language: Language): Unit | null {
  const languages = ambiguousUnits[spelling];
  return languages && !languages.includes(language) ? null : unitOf(spelling);
}

/** Between a magnitude and its currency: "milioni di euro". */
const linking = new Set(['de', 'di', 'd', 'of']);

export class FigureReading {
  private unit: Unit | null = null;
  private scaled = false;
  private plus = false;
  private value: number;
  private readonly spelled: boolean;

  constructor(value: number, spelled: boolean) {
    this.value = value;
    this.spelled = spelled;
  }

  prefix(sign: string): void {
    if (sign && sign !== '~') this.unit = unitOf(sign);
  }

  suffix(signs: string, language: Language): void {
    if (signs.endsWith('+')) this.plus = true;
    const rest = signs.replace(/\+$/, '').trim();
    if (rest === '') return;
    const money = /^(\p{L}*)\s?([€£$])$/u.exec(rest);
    if (money?.[2]) {
      this.unit = unitOf(money[2]);
      this.scale(magnitude(money[1] ?? ''));
    } else if (this.unit || /^[kKMbB]n?$/.test(rest)) this.scale(magnitude(rest));
    else this.letters(rest, language);
  }

  private letters(rest: string, language: Language): void {
    const unit = knownUnit(rest, language);
    if (unit) this.unit = unit;
    else this.scale(magnitude(rest));
  }

  private scale(factor: number | null): void {
    if (factor === null || this.scaled) return;
    this.value = Number((this.value * factor).toPrecision(12));
    this.scaled = true;
  }

  /** Reads the magnitude or unit that begins at `at`; returns how many lexemes it took. */
  take(lexemes: readonly Lexeme[], at: number, language: Language): number {
    const word = lexemes[at];
    if (!word || (word.kind !== 'word' && word.text !== '.')) return 0;
    if (word.text === '.') return this.scaled && lexemes[at + 1]?.text === '€' ? 1 : 0;
    const isMoney = this.unit !== null || /^[€£$]$/.test(lexemes[at + 1]?.text ?? '');
    const factor = magnitudeWord(word, isMoney);
    if (factor !== null && !this.scaled) {
      this.scale(factor);
      return 1;
    }
    if (this.unit) return 0;
    const ofMoney = this.scaled && linking.has(word.low) ? 1 : 0;
    const taken = this.takeUnit(lexemes, at + ofMoney, language);
    return taken === 0 ? 0 : taken + ofMoney;
  }

  private takeUnit(lexemes: readonly Lexeme[], at: number, language: Language): number {
    for (let count = 3; count > 0; count--) {
      const words = lexemes
        .slice(at, at + count)
        .filter(({kind, text}) => kind === 'word' || text === '.');
      if (words.length < count) continue;
      const spelling = count === 1 ? (words[0]?.text ?? '') : unitPhrase(words);
      const unit =
        knownUnit(spelling, language) ??
        (count === 1 ? knownUnit(words[0]?.low ?? '', language) : null);
      if (!unit) continue;
      this.unit = unit;
      return count;
    }
    return 0;
  }

  figure(first: Lexeme): Figure {
    const isYear =
      !this.unit && !this.scaled && !this.spelled && /^(?:19|20)\d\d$/.test(first.text);
    return {
      ...blankFigure(this.value),
      unit: this.unit,
      isYear,
      spelled: this.spelled,
      bound: this.plus ? 'at-least' : isRough(first) ? 'about' : 'exact',
    };
  }
}

/** "~50", and words for a number that is about so many: "une cinquantaine", "una settantina". */
function isRough({prefix, low}: Lexeme): boolean {
  return (
    prefix === '~' || /^(?:\p{L}+(?:aine|[nd]ina|inaio|[nt]ena)|centenar|\p{L}+tal)$/u.test(low)
  );
}

const percentPhrases = new Set([
  'per_cent',
  'por_ciento',
  'pour_cent',
  'por_cento',
  'per_cento',
  'von_hundert',
]);

function unitPhrase(words: readonly Lexeme[]): string {
  const phrase = words
    .filter(({kind}) => kind === 'word')
    .map(({low}) => low)
    .join('_');
  return percentPhrases.has(phrase) ? '%' : phrase;
}

/** A letter alone is a magnitude only after money ("€ 5 m"). */
function magnitudeWord(word: Lexeme, isMoney: boolean): number | null {
  if (word.text.length === 1 && !isMoney && !/^[kK]$/.test(word.text)) return null;
  return magnitude(word.text) ?? magnitude(word.low);
}
