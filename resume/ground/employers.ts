/** Which of the person's employers a sentence names; its facts must then be theirs. */
import {functionWords} from '../vocabulary/function-words.ts';
import type {Sentence} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {tokens} from './tokens.ts';

const forms =
  /^(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|kg|co|corp|corporation|company|group|sa|sas|sarl|spa|srl|sl|bv|nv|sp|zoo|lda|the)$/;

/** Indexes of the roles whose employer the sentence names. */
export function employersNamed({terms}: Sentence, {source, language}: SourceIndex): number[] {
  const words = terms.map(({low}) => low).join(' ');
  return source.experience.flatMap(({company}, at) => {
    const name = company === null ? [] : distinctive(company, language);
    return name.length > 0 && ` ${words} `.includes(` ${name.join(' ')} `) ? [at] : [];
  });
}

/** The words by which an employer is told apart: its first two that are no legal form. */
function distinctive(company: string, language: SourceIndex['language']): string[] {
  const plain = tokens(company.split(',')[0] ?? company, language)
    .filter(({kind}) => kind !== 'break')
    .map(({low}) => low);
  const words = plain.filter(low => !forms.test(low));
  const start = words.findIndex(low => !functionWords(language).has(low));
  return words.slice(start, start + 2);
}

/** The lines of these employers' roles and of everything that belongs to none. */
export function linesOfEmployers(
  {passages, source}: SourceIndex,
  roles: readonly number[],
): Passage[] {
  const names = new Set(roles.map(at => source.experience[at]?.company));
  return passages.filter(
    ({role}) => role === null || names.has(source.experience[role]?.company ?? null),
  );
}
