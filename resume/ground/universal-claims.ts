/** "every quarter", "throughout the school" where the source counts only some of them. */
import type {Reason} from '../model/claims.ts';
import {usesOf} from './figures.ts';
import {sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';

const universal =
  /^(?:all|every|each|entire|whole|throughout|always|everywhere|full|jede[nrms]?|alle[nrms]?|samtlich\w*|gesamt\w*|ganz\w*|immer|tous|toutes?|tout|chaque|toujours|todos|todas|toda|cada|siempre|tutt[ieao]|ogni|sempre|elke|ieder|heel|hele|altijd|wszystki\w*|kazd\w+|cal[yaeo]\w*|zawsze)$/;
const partOf = /^(?:of|out|von|aus|sur|de|des|di|su|van|op|z|ze)$/;

function isUniversal({low}: Term): boolean {
  return universal.test(low.split(' ')[0] ?? '');
}

/** Lines that say "N of M", with the figure N and their words. */
function partial(sentence: Sentence): Term[] {
  const {terms} = sentence;
  const uses = usesOf(sentence);
  return uses.flatMap(({term, figure}, at) => {
    const whole = uses[at + 1];
    const next = terms[terms.indexOf(term) + 1]?.low ?? '';
    const isPart = whole !== undefined && figure.value < whole.figure.value && partOf.test(next);
    return isPart && whole.term.segment === term.segment ? [term] : [];
  });
}

/** Claims of all where a line that the sentence tells says only how many of them. */
export function widenedParts(said: readonly Sentence[], known: readonly Sentence[]): Reason[] {
  return said.flatMap(sentence => {
    const word = sentence.terms.find(isUniversal);
    if (!word) return [];
    const line = known.find(
      other => partial(other).some(part => !tells(sentence, part)) && shared(sentence, other) >= 2,
    );
    if (!line || line.terms.some(isUniversal)) return [];
    return [
      {kind: 'scope' as const, text: `“${word.text}” is more than your resume says: ${line.text}`},
    ];
  });
}

function tells({terms}: Sentence, part: Term): boolean {
  return terms.some(
    ({figure}) => figure?.value === part.figure?.value || figure?.unit?.dimension === '%',
  );
}

function shared({terms}: Sentence, line: Sentence): number {
  const isContent = ({isFunction, figure}: Term): boolean => !isFunction && !figure;
  return terms.filter(
    term =>
      isContent(term) && line.terms.some(other => isContent(other) && sameMeaning(term, other)),
  ).length;
}
