/**
 * A writer that asks a model. The model is taken for hostile: it sees no
 * identity, has no tools, and its answers are used only where they fit the
 * schema and the gate finds support for them.
 */
import {type BaseIssue, type BaseSchema, type InferOutput, safeParse} from 'valibot';
import type {Posting} from '../../model/posting.ts';
import type {Material, Proposal, Section, Writer} from '../writer.ts';
import {
  type AnswerSchema,
  answerSchemas,
  EditsAnswer,
  LetterAnswer,
  RepairAnswer,
} from './answers.ts';
import {placeholdersFor} from './placeholders.ts';
import {ownLine, plainReason} from './plain-words.ts';
import {editsPrompt, letterPrompt, type Prompt, repairPrompt, type Texts} from './prompts.ts';

/**
 * Asks a model once and gives its answer as parsed JSON. Rejects when the model
 * cannot be had; an answer of the wrong shape is the writer's business.
 */
export type Complete = (
  prompt: Prompt & {readonly answer: AnswerSchema; readonly signal: AbortSignal},
) => Promise<unknown>;

/** The model answered, but not with what was asked for. */
export class UnusableAnswer extends Error {}

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

function parsed<Expected extends Schema>(schema: Expected, answer: unknown): InferOutput<Expected> {
  const result = safeParse(schema, answer);
  if (!result.success) throw new UnusableAnswer('The model answered in another shape than asked.');
  return result.output;
}

function textsOf(section: Section, {resume}: Material): Texts {
  if (section.name === 'summary') return resume.summary ? {summary: resume.summary} : {};
  if (section.name === 'skills') return {};
  const bullets = resume[section.name][section.entry]?.bullets ?? [];
  const path = `${section.name}.${section.entry}.bullets`;
  return Object.fromEntries(bullets.map((text, index) => [`${path}.${index}`, text]));
}

function toProposals(
  answer: EditsAnswer,
  texts: Texts,
  {restore, posting}: {restore: (text: string) => string; posting: Posting},
): Proposal[] {
  return answer.edits.flatMap(edit => {
    const original = Object.hasOwn(texts, edit.path) ? texts[edit.path] : undefined;
    if (original === undefined) return [];
    const evidence = {posting: ownLine(edit.posting, posting), resume: [original]};
    const [value, reason] = [restore(edit.value), plainReason(edit.reason)];
    return [{path: edit.path, kind: 'rewrite' as const, original, value, reason, evidence}];
  });
}

/**
 * The writer for a model by name. Lists are ordered and skills are added by the
 * built-in writer, which needs no model for them.
 */
export function modelWriter(complete: Complete, model: string, builtIn: Writer): Writer {
  async function repairText(
    texts: Parameters<typeof repairPrompt>[0],
    material: Material,
    signal: AbortSignal,
  ): Promise<string | null> {
    const hidden = placeholdersFor(material.resume);
    const prompt = repairPrompt(texts, material, hidden);
    const answer = await complete({...prompt, answer: answerSchemas.repair, signal});
    const {value} = parsed(RepairAnswer, answer);
    return value && hidden.restore(value);
  }

  return {
    kind: 'model',
    model,
    async propose(section, material, signal) {
      const own = await builtIn.propose(section, material, signal);
      const texts = textsOf(section, material);
      if (Object.keys(texts).length === 0) return own;
      const hidden = placeholdersFor(material.resume);
      const prompt = editsPrompt(texts, material, hidden);
      const answer = await complete({...prompt, answer: answerSchemas.edits, signal});
      const rewrites = toProposals(parsed(EditsAnswer, answer), texts, {
        restore: hidden.restore,
        posting: material.posting,
      });
      return [...rewrites, ...own.filter(proposal => proposal.kind !== 'rewrite')];
    },
    async repair(proposal, reasons, material, signal) {
      if (typeof proposal.value !== 'string' || proposal.kind !== 'rewrite') return null;
      const original = typeof proposal.original === 'string' ? proposal.original : null;
      const texts = {original, refused: proposal.value, reasons};
      const value = await repairText(texts, material, signal);
      return value ? {...proposal, value} : null;
    },
    async draftLetter(material, style, signal) {
      const hidden = placeholdersFor(material.resume);
      const prompt = letterPrompt(style, material, hidden);
      const answer = await complete({...prompt, answer: answerSchemas.letter, signal});
      const {paragraphs} = parsed(LetterAnswer, answer);
      return paragraphs.map(({sentences}) => sentences.map(hidden.restore));
    },
    repairSentence(sentence, reasons, material, signal) {
      return repairText({original: null, refused: sentence, reasons}, material, signal);
    },
  };
}
