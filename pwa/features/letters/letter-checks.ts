import {useEffect, useState} from 'react';
import type {Answer, Reason} from '../../../resume/model/claims.ts';
import type {Letter, Optimisation} from '../../../sync/model/entities.ts';

type Gate = typeof import('../../../resume/write/letter.ts').checkSentence;

export interface LetterCheck {
  readonly sentence: string;
  readonly reasons: readonly Reason[];
}

/** A letter's sentences; a line is one at least. */
function sentencesOf(content: string): string[] {
  return content
    .split('\n')
    .flatMap(line => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u))
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
}

interface LetterSource {
  readonly letter: Pick<Letter, 'content' | 'versionHistory' | 'checks'>;
  readonly optimisation: Pick<Optimisation, 'source' | 'posting' | 'language'>;
  readonly answers: readonly Answer[];
  readonly check: Gate;
}

/**
 * What the person should check in a letter as it stands: what was said of it
 * when it was written, and what the gate says of the sentences that are theirs.
 */
export function checksOfLetter(source: LetterSource): LetterCheck[] {
  const {letter, optimisation, answers, check} = source;
  const {source: resume, posting, language} = optimisation;
  const written = new Set(letter.versionHistory.flatMap(({content}) => sentencesOf(content)));
  const own = sentencesOf(letter.content).filter(sentence => !written.has(sentence));
  const found = [...new Set(own)].map(sentence => ({
    sentence,
    reasons: check(sentence, {resume, posting, language, answers: [...answers]}),
  }));
  return [...letter.checks, ...found.filter(({reasons}) => reasons.length > 0)];
}

/** The same for a screen; the marks of the writing alone until the gate is loaded. */
export function useLetterChecks(source: Omit<LetterSource, 'check'>): readonly LetterCheck[] {
  const [check, setCheck] = useState<Gate | null>(null);

  useEffect(() => {
    void import('../../../resume/write/letter.ts').then(({checkSentence}) =>
      setCheck(() => checkSentence),
    );
  }, []);

  return check ? checksOfLetter({...source, check}) : source.letter.checks;
}
