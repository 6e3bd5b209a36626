/**
 * One cover letter: the writer drafts sentences, the gate judges each, and the
 * fixed frame puts greeting, close and name around what stands.
 */
import {checkClaims} from '../ground/check-claims.ts';
import type {Answer, Reason} from '../model/claims.ts';
import type {Language} from '../model/language.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import type {Score} from '../model/score.ts';
import {scoreResume} from '../score/score-resume.ts';
import {type Frame, letterFrames} from './letter-frame.ts';
import {atEmployer} from './letter-places.ts';
import {namedInProse, postingTitle, signedName} from './prose-names.ts';
import type {LetterLength, LetterStyle, Material, Tone, Writer} from './writer.ts';

export interface LetterRequest {
  /** The person's resume as it is: the source every sentence must stand on. */
  readonly resume: Resume;
  readonly posting: Posting;
  readonly answers: readonly Answer[];
  /** `YYYY-MM`: the month that "present" means. */
  readonly asOf: string;
  readonly language: Language;
  readonly tone: Tone;
  readonly length: LetterLength;
}

export interface LetterResult {
  /** Lines separated by newlines, an empty line between paragraphs. */
  readonly content: string;
  /** Percent of the posting's must-haves, by weight, that the resume shows and the letter can lean on. */
  readonly confidence: number;
  /** The person's own sentences that the letter leans on. */
  readonly highlights: string[];
  /** Why the gate stopped the sentences it stopped. */
  readonly blocked: Reason[];
}

type LetterSource = Pick<Material, 'resume' | 'answers' | 'posting'> & {
  /** Of the letter, where it is not the resume's own. */
  readonly language?: Language;
};

/** What the gate has against a sentence of a letter, whoever wrote it; empty when all of it is supported. */
export function checkSentence(
  sentence: string,
  {resume, answers, posting, language = resume.language}: LetterSource,
): readonly Reason[] {
  const place = {field: 'letter', role: null, original: null} as const;
  // The gate reads a sentence in its source's language: names and figures are the same in both.
  const source = language === resume.language ? resume : {...resume, language};
  const verdict = checkClaims({source, answers, posting, ...place, rewritten: sentence});
  return verdict.verdict === 'supported' ? [] : verdict.reasons;
}

function confidenceOf(score: Score): number {
  const musts = score.evidence.filter(line => line.kind === 'must');
  const asked = musts.length > 0 ? musts : score.evidence;
  const weight = asked.reduce((sum, line) => sum + line.weight, 0);
  if (weight === 0) return 0;
  return Math.round((100 * asked.reduce((sum, line) => sum + line.weight * line.met, 0)) / weight);
}

interface Checked {
  readonly sentences: string[];
  readonly blocked: Reason[];
}

/** The sentences that stand: each refused one gets one repair, then it is left out. */
async function judge(
  sentences: readonly string[],
  material: Material,
  writer: Writer,
  signal: AbortSignal,
): Promise<Checked> {
  const checked: Checked = {sentences: [], blocked: []};
  for (const sentence of sentences) {
    const reasons = checkSentence(sentence, material);
    if (reasons.length === 0) {
      checked.sentences.push(sentence);
      continue;
    }
    const repaired = await writer.repairSentence(sentence, reasons, material, signal);
    if (repaired && checkSentence(repaired, material).length === 0)
      checked.sentences.push(repaired);
    else checked.blocked.push(...reasons);
  }
  return checked;
}

/** What is applied for; nothing where the posting names no title. */
function applying({title, company}: Posting, frame: Frame, language: Language): string {
  if (!title) return '';
  const employer = company && namedInProse(company, {isTitle: false});
  const sentence = frame.applying(
    postingTitle(title),
    employer ? ` ${atEmployer(language, employer)}` : '',
  );
  return sentence.replace(/\.\.$/, '.');
}

/** The paragraphs that stand, inside the fixed words of a letter. */
function framed(paragraphs: readonly string[], material: Material, tone: Tone): string {
  const {resume, posting, language} = material;
  const frame = letterFrames[language][tone];
  const [first = '', ...rest] = paragraphs;
  const opening = [applying(posting, frame, language), first].join(' ');
  const farewell = [frame.farewell, resume.name && signedName(resume.name)];
  return [frame.greeting, opening.trim(), ...rest, frame.close, farewell.filter(Boolean).join('\n')]
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}

/** Writes one letter. Rejects only when the writer fails or `signal` aborts. */
export async function writeLetter(
  request: LetterRequest,
  {writer, signal}: {writer: Writer; signal: AbortSignal},
): Promise<LetterResult> {
  const score = scoreResume(request.resume, request.posting, request);
  const material: Material = {...request, score};
  const style: LetterStyle = {tone: request.tone, length: request.length};
  const draft = await writer.draftLetter(material, style, signal);
  const paragraphs: string[] = [];
  const blocked: Reason[] = [];
  for (const sentences of draft) {
    const checked = await judge(sentences, material, writer, signal);
    blocked.push(...checked.blocked);
    if (checked.sentences.length > 0) paragraphs.push(checked.sentences.join(' '));
  }
  const quotes = score.evidence.filter(line => line.met > 0).flatMap(line => line.quote ?? []);
  return {
    content: framed(paragraphs, material, request.tone),
    confidence: confidenceOf(score),
    highlights: [...new Set(quotes)].slice(0, 5),
    blocked,
  };
}
