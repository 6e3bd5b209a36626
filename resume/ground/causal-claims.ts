/** Cause and effect the source does not state ("resulting in", "thereby", ", improving …"). */
import type {Reason} from '../model/claims.ts';
import {isLetterWord} from '../vocabulary/letter-words.ts';
import {foldAccents} from '../vocabulary/stems.ts';
import {sameMeaning} from './pool.ts';
import {addedCause} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';

const outcomes =
  'improv|reduc|increas|cutt|sav|boost|rais|lower|driv|enabl|ensur|achiev|generat|strengthen|enhanc|streamlin|halv|doubl|tripl|accelerat|shorten|eliminat|prevent|free|allow|help|lead|result|grow|minimi|maximi|optimi|deliver|foster|produc|creat|yield|caus|contribut|secur|winn|earn|exceed|support|promot|facilitat|empower|transform|bring|speed|decreas';

const markers: readonly RegExp[] = [
  /\b(?:result(?:s|ed|ing)? in|lead(?:s|ing)? to|led to|thereby|thus|hence|therefore|consequently|as a result|as a consequence|so that|in order to|because|due to|thanks to|owing to|attributable|contributing to|which (?:led|helped|allowed|enabled|resulted|meant|ensured|saved|reduced|increased|improved|cut|boosted|raised|lowered|doubled|halved|drove|grew|made)|(?:that|and) (?:led to|resulted in|thereby)|responsible for (?:a|the) (?:rise|growth|increase|drop|fall)|cred?ited with)\b/,
  new RegExp(
    `[,;]\\s*(?:thereby |thus |successfully |significantly |further )?(?:${outcomes})\\w*ing\\b`,
  ),
  /\bto (?:improve|increase|reduce|ensure|boost|enhance|drive|maximi[sz]e|minimi[sz]e|achieve|enable|streamline|optimi[sz]e|accelerate|strengthen|foster|cut|save|raise|lower|speed up|promote|facilitate|eliminate|prevent)\b/,
  /\b(?:wodurch|dadurch|was zu|fuhrte zu|fuhrten zu|infolge|durch (?:mich|mein\w*)|(?<!vielen |herzlichen |besten )dank(?! (?:fur|voor|im|u)\b)|sodass|so dass|um .{3,40} zu (?:verbessern|steigern|senken|erhohen|reduzieren)|mit dem ergebnis|resultier)/,
  /\b(?:ce qui a|entrainant|permettant|grace a|aboutissant|conduisant|afin d|par consequent|ainsi que l'amelioration|generant|contribuant a)\b/,
  /\b(?:lo que|logrando|gracias a|resultando|permitiendo|consiguiendo|mejorando|reduciendo|aumentando|por lo tanto|debido a|generando|contribuyendo)\b/,
  /\b(?:portando a|grazie a|consentendo|migliorando|riducendo|aumentando|il che|pertanto|ottenendo|generando|contribuendo)\b/,
  /\b(?:o que|gracas a|resultando|permitindo|melhorando|reduzindo|aumentando|portanto|gerando|contribuindo)\b/,
  /\b(?:waardoor|dankzij|met als resultaat|zodat|hetgeen|leidend tot|resulterend)\b/,
  /\b(?:dzieki|co (?:pozwolilo|skutkowalo|przyczynilo|przelozylo|doprowadzilo)|w rezultacie|skutkuj|przyczyniajac|prowadzac do|zwiekszajac|zmniejszajac|poprawiajac)/,
];

/** A statement of how something was done or what it did: enough for another word of cause. */
const softCauses =
  /\b(?:by \w+ing|(?:that|which|so) \w+(?:ed|cut)|through \w+ing|durch|reduced|cut|shortened|increased|raised|reducing|cutting|increasing)\b/;

function firstMarker(sentence: Sentence): string | null {
  const text = foldAccents(sentence.text.toLowerCase());
  for (const marker of markers) {
    const found = marker.exec(text);
    if (found) return found[0].replace(/^[,;]\s*/, '');
  }
  return null;
}

/** "… caught my eye because I …": a letter's reason to write claims no effect. */
function isOwnReason({terms}: Sentence, marker: string): boolean {
  return (
    /^(?:because|due to|thanks to)$/.test(marker) &&
    terms.some(term => isLetterWord('reader', term))
  );
}

/** A cause in the rewritten text where the lines it rests on state none. */
export function addedCauses(said: readonly Sentence[], known: readonly Sentence[]): Reason[] {
  return said.flatMap(sentence => {
    const marker = firstMarker(sentence);
    if (marker === null || isOwnReason(sentence, marker)) return [];
    const stated = known.some(
      line => firstMarker(line) !== null || softCauses.test(foldAccents(line.text.toLowerCase())),
    );
    return stated ? [] : [addedCause(marker)];
  });
}

const trend =
  /^(?:cut|reduce|decreas|lower|low|shorten|slash|grow|increas|rais|boost|improv|double|triple|half|lift|expand|accelerat|bring_down)$/;
const leading = /^(?:and|to|which|that|by|i|helped|help|we|have|has)$/;

/** The verbs of change that someone does, not those that happen. */
function agents({terms}: Sentence): Term[] {
  return terms.filter((term, at) => {
    if (!trend.test(term.key)) return false;
    const before = terms[at - 1];
    return (
      term.opensClause ||
      (before !== undefined && leading.test(before.low)) ||
      before?.hedge === 'share'
    );
  });
}

/** "Cut turnover" where the source only says that turnover fell. */
export function addedAgency(said: readonly Sentence[], known: readonly Sentence[]): Reason[] {
  return said.flatMap(sentence =>
    agents(sentence).flatMap(term => {
      const about = objectsOf(term, sentence);
      const lines = known.filter(({terms}) =>
        about.some(one => terms.some(other => sameMeaning(one, other))),
      );
      if (lines.some(line => agents(line).some(other => sameMeaning(term, other)))) return [];
      return lines.some(line => happens(line, term)) ? [addedCause(term.text)] : [];
    }),
  );
}

function objectsOf(term: Term, {terms}: Sentence): Term[] {
  return terms
    .slice(terms.indexOf(term) + 1)
    .filter(({clause, isFunction, figure}) => clause === term.clause && !isFunction && !figure)
    .slice(0, 3);
}

function happens({terms}: Sentence, term: Term): boolean {
  return terms.some(other => changing.test(other.key) && sameMeaning(term, other));
}

const changing =
  /^(?:fal|drop|declin|decreas|ris|grow|increas|climb|improv|go|went|shrink|double|triple|half|go_up|go_down|low|reduce|cut)$/;
