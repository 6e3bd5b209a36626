/** "an e-discovery platform (Relativity)", "equipment such as hoists": the kind of thing that is named right after. */
import {isClassNoun} from '../vocabulary/general-words.ts';
import {plainText} from './lex.ts';
import {type Pool, sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';
import type {SourceIndex} from './source-index.ts';

const naming =
  /^\s*(?:\(|,?\s*(?:such as|including|like|namely|called|for example|e\.?g\.?|wie|comme|tels? que|como|tales como|come|quali|zoals|jak|takie jak|np)\b)/i;
const mostModifiers = 3;

/** Whether the word is a kind of thing, or tells which kind, before a name that the lines say. */
export function namesKind(
  {terms, text}: Sentence,
  at: number,
  pool: Pool,
  {passages}: SourceIndex,
): boolean {
  const head = terms.findIndex(
    (term, i) => i >= at && i <= at + mostModifiers && isClassNoun(term.key, term.language),
  );
  const [kind, example] = [terms[head], terms.slice(head + 1).find(isContent)];
  if (!kind || !example || pool.supports(example) === 'no' || !isUnbroken(terms, at, head))
    return false;
  if (!naming.test(plainText(text).slice(kind.end)) && !isCalled(kind, example, terms))
    return false;
  const term = terms[at] as Term;
  return at === head || passages.some(line => line.terms.some(other => sameMeaning(term, other)));
}

/** "im Programm DATEV", "logiciel Sage": outside English a name stands right after its kind. */
function isCalled(kind: Term, example: Term, terms: readonly Term[]): boolean {
  return kind.language !== 'en' && example.capital && terms[terms.indexOf(kind) + 1] === example;
}

function isContent({isFunction, text}: Term): boolean {
  return !isFunction && !/^(?:such|like|example)$/i.test(text);
}

function isUnbroken(terms: readonly Term[], at: number, head: number): boolean {
  return terms
    .slice(at, head + 1)
    .every(
      ({isFunction, figure, clause}) => !isFunction && !figure && clause === terms[at]?.clause,
    );
}
