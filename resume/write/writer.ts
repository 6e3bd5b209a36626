import type {Answer, Reason} from '../model/claims.ts';
import type {Edit} from '../model/edits.ts';
import type {Language} from '../model/language.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import type {Score} from '../model/score.ts';

/** A part of the resume that is proposed for in one go. */
export type Section =
  | {readonly name: 'summary'}
  | {readonly name: 'skills'}
  | {readonly name: 'experience' | 'projects'; readonly entry: number};

/** Everything a writer may know. */
export interface Material {
  readonly resume: Resume;
  readonly posting: Posting;
  readonly answers: readonly Answer[];
  /** The score before any change: what the posting asks and where the resume answers it. */
  readonly score: Score;
  readonly language: Language;
  /** `YYYY-MM`: the month that "present" means. */
  readonly asOf: string;
}

/** An edit before the gate has seen it. */
export type Proposal = Omit<Edit, 'id' | 'check'>;

export type Tone = 'plain' | 'warm' | 'formal';
export type LetterLength = 'short' | 'standard';

export interface LetterStyle {
  readonly tone: Tone;
  readonly length: LetterLength;
}

/**
 * The body of a letter before the gate has seen it: paragraphs of sentences about
 * the person. Greeting, what is applied for and close are the frame's.
 */
export type LetterDraft = readonly (readonly string[])[];

/**
 * Someone who proposes. A writer never decides: every proposal and every
 * sentence passes the gate, and the person has the last word.
 */
export interface Writer {
  readonly kind: 'built-in' | 'model';
  readonly model: string | null;
  propose(section: Section, material: Material, signal: AbortSignal): Promise<Proposal[]>;
  /** One more try at a proposal that the gate refused; null gives it up. */
  repair(
    proposal: Proposal,
    reasons: readonly Reason[],
    material: Material,
    signal: AbortSignal,
  ): Promise<Proposal | null>;
  draftLetter(material: Material, style: LetterStyle, signal: AbortSignal): Promise<LetterDraft>;
  /** One more try at a sentence that the gate refused; null drops it. */
  repairSentence(
    sentence: string,
    reasons: readonly Reason[],
    material: Material,
    signal: AbortSignal,
  ): Promise<string | null>;
}
