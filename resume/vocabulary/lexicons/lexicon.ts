/** The words of one language that the gate reads claims by. Lists are set apart by spaces; `_` joins a set phrase. */
export interface Lexicon {
  /** Articles, pronouns, prepositions, auxiliaries: no claim, wherever they stand. */
  readonly functions: string;
  /**
   * Ordinary words in any form that make no claim by themselves: what ties,
   * orders, points, times relatively or names in general. Never a skill, a scope,
   * a degree, a rank, praise, a frequency, an outcome or a deed of its own.
   */
  readonly general: string;
  /** How far something reaches, narrowest first, ranks set apart by semicolons. */
  readonly scopes: string;
  /** Nouns for a kind of thing, free where what they gather is named right after them ("equipment such as …"). */
  readonly classes: string;
  /** Verbs that only say that something was done ("carry out inspections"). */
  readonly lightVerbs: string;
  readonly strengths: Strengths;
  readonly hedges: Partial<Record<HedgeClass | 'not', string>>;
  readonly sections: SectionClaims;
  readonly letter: LetterWords;
  /** Words that may stand for one another, groups set apart by semicolons. */
  readonly synonyms: string;
}

/** How much a verb says: 1 had a share, 3 made or answered for something new, 4 ran it, 5 led it; all others 2. */
export type Strengths = Readonly<Record<1 | 3 | 4 | 5, string>>;

export const hedgeClasses = [
  'share',
  'level',
  'condition',
  'planned',
  'place',
  'some',
  'jointly',
] as const;
/** What makes a claim smaller: `share` is a part of someone else's work, `jointly` work of equals. */
export type HedgeClass = (typeof hedgeClasses)[number];

/**
 * What a sentence may say because a section is there at all: whoever has jobs
 * has worked and has experience, whoever lists skills is skilled in them. It
 * says nothing about which.
 */
export interface SectionClaims {
  readonly languages: string;
  readonly certifications: string;
  readonly education: string;
  readonly skills: string;
  readonly experience: string;
}

export interface LetterWords {
  /** By which a person speaks of themselves. */
  readonly self: string;
  /** By which a letter speaks to the reader. */
  readonly reader: string;
  readonly courtesies: string;
  /** Words that make a sentence a wish or a courtesy rather than a claim. */
  readonly wishes: string;
  /** What a wish may say the person would do. */
  readonly plans: string;
  /** Words that claim what the person has or can, even in a wish. */
  readonly possessions: string;
}
