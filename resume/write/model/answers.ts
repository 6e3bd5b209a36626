import {array, type InferOutput, maxLength, nullable, object, pipe, string} from 'valibot';

/** What a model may answer: plain text of bounded length, in these shapes and no other. */

const Line = pipe(string(), maxLength(600));
const Paragraph = pipe(string(), maxLength(1_200));

export type EditsAnswer = InferOutput<typeof EditsAnswer>;
export const EditsAnswer = object({
  edits: pipe(
    array(
      object({
        path: pipe(string(), maxLength(60)),
        value: Paragraph,
        reason: Line,
        posting: nullable(Line),
      }),
    ),
    maxLength(40),
  ),
});

export const LetterAnswer = object({
  paragraphs: pipe(array(object({sentences: pipe(array(Line), maxLength(8))})), maxLength(6)),
});

export const RepairAnswer = object({value: nullable(Paragraph)});

/** A JSON schema under the name that the provider's structured output asks for. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

function closed(properties: Record<string, unknown>): Record<string, unknown> {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const text = {type: 'string'};
const textOrNull = {type: ['string', 'null']};

/** The same shapes as JSON schemas (draft 2020-12), every property required and no other allowed. */
export const answerSchemas = {
  edits: {
    name: 'edits',
    schema: closed({
      edits: {
        type: 'array',
        items: closed({path: text, value: text, reason: text, posting: textOrNull}),
      },
    }),
  },
  letter: {
    name: 'letter',
    schema: closed({
      paragraphs: {type: 'array', items: closed({sentences: {type: 'array', items: text}})},
    }),
  },
  repair: {name: 'repair', schema: closed({value: textOrNull})},
} as const satisfies Record<string, AnswerSchema>;
