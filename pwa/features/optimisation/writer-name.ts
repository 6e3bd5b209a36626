import type {Writer} from '../../../sync/model/entities.ts';

/** Who wrote, in a sentence. */
export function writerSentence(writer: Writer): string {
  if (writer.kind === 'model') {
    return `Written by ${writer.model ?? 'a language model'}, checked by Galley.`;
  }
  return 'Written by Galley’s built-in writer, which works by rules and needs no AI service.';
}
