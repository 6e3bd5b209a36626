import type {Score} from '../../model/score.ts';
import {detailInBrackets} from '../prose-names.ts';
import {answeredLines} from './relevance.ts';

export interface Credential {
  /** As a sentence names it: "ACCA (member since 2019)". */
  readonly name: string;
  /** As the person's own text prints it. */
  readonly printed: string;
  /** The posting's line that asks for it. */
  readonly requirement: string;
  readonly isRequired: boolean;
}

/** The certificates that the posting asks for and the person holds, each once, the weightiest first. */
export function askedCredentials(score: Score): Credential[] {
  const byText = new Map<string, Credential>();
  for (const {where, quote, requirement, kind} of answeredLines(score)) {
    if (!quote || !where?.startsWith('certifications.') || byText.has(quote)) continue;
    const isRequired = kind === 'must';
    byText.set(quote, {name: detailInBrackets(quote), printed: quote, requirement, isRequired});
  }
  return [...byText.values()];
}
