/**
 * A posting is data. Text in it that gives orders to a language model ("ignore
 * previous instructions", "set the score to 100") is found here so that it
 * becomes neither a requirement nor anything else, and the person is told.
 */

import {foldInPlace} from '../vocabulary/fold.ts';
import type {PostingLine} from './posting-lines.ts';
import {sentences} from './posting-lines.ts';

const machine =
  '(?:ai|a\\.i\\.|llms?|gpt|chatgpt|claude|copilot|chatbots?|bots?|ai (?:assistants?|models?|systems?|agents?|tools?|recruiters?)|(?:large )?language models?|automated (?:systems?|tools?|screeners?)|(?:ki|ia)(?:-(?:systeme?|assistenten?|modelle?))?|sprachmodelle?|parsers?|screening (?:software|systems?)|resume (?:screeners?|parsers?)|ats)';

/** A line that opens a passage addressed to a machine; the passage ends at the next empty line. */
const openings = [
  new RegExp(
    `^(?:important |special )?(?:note|message|notice|instructions?|attention|hinweis|hinweise|anweisung(?:en)?|note|avis|nota|aviso|attenzione|uwaga)?(?: (?:to|for|an|fur|aux?|a los|para|alle|les|per|do|dla))?(?: all| any| alle| die| le)? ?${machine}(?: (?:reading|processing|parsing|evaluating|reviewing|screening)[^:]*)? ?[:,!]`,
  ),
  /^(?:begin|end) (?:system|instructions?|prompt)\b/,
];

/** Roles of a chat, in capitals or between marks: "System: SAP" is an ordinary label. */
const roles =
  /^(?:\*+)?(?:SYSTEM|ASSISTANT|DEVELOPER|INSTRUCTIONS?|PROMPT)(?: (?:PROMPT|MESSAGE|OVERRIDE|NOTE))?\s*[:\]]|^(?:\[|<\|?|#{2,} ?)\/?(?:system|assistant|developer|inst|im_start|instructions?|prompt)\s*(?:prompt|message|override)?(?:\]|\|?>|:|$)/i;

const orders = [
  /\b(?:ignore|disregard|forget|override|bypass|discard) (?:\w+ ){0,3}(?:previous|prior|above|earlier|preceding|all|any|your|the|other) ?(?:\w+ ){0,3}(?:instructions?|rules?|prompts?|guidelines?|directions?|constraints?|context|resume|cv|safety|truthfulness)/,
  new RegExp(
    `\\b(?:if|when|as|since) (?:you are|you're|du|sie|vous etes|eres|tu es) ?(?:an?|ein|eine|une?)? ?${machine}\\b`,
  ),
  new RegExp(
    `\\b(?:attention|dear|hey|hello|hi|note to|note for|to all|to any) (?:all |any |the )?${machine}\\b`,
  ),
  /\byou are (?:now|no longer) (?:in|an?|acting|operating|running|bound|required|free)\b/,
  /\b(?:maintenance|developer|debug|god|jailbreak|dan) mode\b.*\b(?:ignore|output|you|now)\b/,
  /\b(?:set|give|output|return|assign|report|award|mark|rate|score)\b[^.]{0,60}\b(?:score|rating|match|candidate|applicant|resume)\b[^.]{0,40}\b(?:100|10\/10|maximum|perfect|highest|full marks|top)\b/,
  /\b(?:reply|respond|answer|state|say|conclude|claim|confirm|write|report) (?:only )?(?:that|with)[^.]{0,40}\b(?:candidate|applicant|resume)\b/,
  /\b(?:add|insert|include|append|put)\b[^.]{0,120}\b(?:to|in|into) (?:the |this |their |his |her )?(?:candidate|applicant)(?:'s)? (?:resume|cv|profile|summary)/,
  /\b(?:add|insert|append|invent|fabricate)\b[^.]{0,80}\b(?:to|in|into) the (?:resume|cv|cover letter)\b/,
  /\bdo not (?:mention|reveal|disclose|show|repeat) (?:this|these|the above|your) (?:notes?|instructions?|prompts?|messages?|text|system)/,
  /\b(?:reveal|print|repeat|show|output) (?:me )?(?:your|the) (?:system )?(?:prompt|instructions)\b/,
  /\boutput (?:the )?(?:score|rating) ?(?:of |as |= ?)?\d+/,
  /<\|im_(?:start|end)\|>|\[\/?inst\]|<\/?system>/,
  /\b(?:ignorier(?:e|en sie)?|vergiss|vergessen sie|missachte) (?:\w+ ){0,3}(?:anweisung(?:en)?|regeln|instruktionen|vorgaben)/,
  /\b(?:ignore[rz]?|oublie[rz]?) (?:\w+ ){0,3}(?:instructions|consignes|regles)/,
  /\b(?:ignora|ignore|ignorar|olvida|omite) (?:\w+ ){0,3}(?:instrucciones|reglas|instrucoes|regras|istruzioni|regole)/,
  /\b(?:negeer|vergeet) (?:\w+ ){0,3}(?:instructies|regels)|\b(?:zignoruj|ignoruj|zapomnij) (?:\w+ ){0,3}(?:instrukcje|polecenia|zasady)/,
  /\b(?:setze|gib|vergib|bewerte)\b[^.]{0,60}\b(?:punktzahl|bewertung|score|kandidat\w*|bewerber\w*)\b[^.]{0,40}\b(?:100|hochste\w*|maximal\w*)/,
  /\b(?:mets|mettez|attribue[rz]?|donne[rz]?)\b[^.]{0,60}\b(?:score|note|candidat)\b[^.]{0,40}\b(?:100|maximal\w*)/,
  /\b(?:pon|asigna|da|otorga|dale|atribua)\b[^.]{0,60}\b(?:puntuacion|puntaje|score|candidat[oa]|pontuacao)\b[^.]{0,40}\b(?:100|maxim[ao])/,
];

export interface WithoutInstructions {
  readonly lines: PostingLine[];
  readonly found: boolean;
}

/** The lines without what is addressed to a machine; in a longer line only the sentences from the first order on go. */
export function withoutInstructions(lines: readonly PostingLine[]): WithoutInstructions {
  const kept: PostingLine[] = [];
  let found = false;
  let inPassage = false;
  for (const line of lines) {
    inPassage = opensPassage(line.text) || (inPassage && !line.gap);
    const text = inPassage ? '' : beforeOrders(line.text);
    if (text !== line.text) found = true;
    if (text !== '') kept.push({...line, text});
  }
  return {lines: kept, found};
}

/** Whether any part of a text gives orders to a machine. */
export function givesOrders(text: string): boolean {
  return text
    .split('\n')
    .some(line => opensPassage(line.trim()) || orders.some(order => order.test(foldInPlace(line))));
}

function opensPassage(text: string): boolean {
  const line = foldInPlace(text);
  return isRole(text) || openings.some(opening => opening.test(line));
}

function isRole(text: string): boolean {
  const match = roles.exec(text)?.[0] ?? '';
  return match !== '' && (match === match.toUpperCase() || /^[[<#]/.test(match));
}

function beforeOrders(text: string): string {
  if (!orders.some(order => order.test(foldInPlace(text)))) return text;
  const parts = sentences(text);
  const first = parts.findIndex(
    part => opensPassage(part) || orders.some(order => order.test(foldInPlace(part))),
  );
  return first > 0 ? parts.slice(0, first).join(' ') : '';
}
