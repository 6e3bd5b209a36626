/**
 * Words that carry little by themselves: verbs that only say that something was
 * done ("carried out inspections"), words that gather things ("a herd of 140
 * cows"), and nouns that stand for what was just named ("… tasks").
 */
import type {Language} from '../model/language.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {stem} from './stems.ts';

/** Verbs that may stand for any more exact one that was done to the same thing. */
const genericVerbs = `handle process do produce provide prepare keep work serve share deal_with take_care_of arrange use attend_to complete work_through go_through see_to
bearbeitung bearbeiten erledigen traiter traitement tratar tramitar trattare tratar behandelen verwerken obsluga`;

const collectives = `
set total group herd flock fleet pool batch collection list class series body pair mix crowd bunch stack string round
gesamt reihe gruppe satz ensemble série total conjunto serie total insieme serie conjunto série reeks groep totaal szereg grupa`;

const fillers = `
task tasks duty duties activity activities purpose purposes item items matter matters effort efforts work thing things meeting meetings session sessions process
aufgaben tätigkeiten arbeiten tâches activités tareas actividades attività compiti tarefas atividades taken werkzaamheden zadania prace`;

const lightKeys = new Map<Language, ReadonlySet<string>>();
const genericKeys = new Map<Language, ReadonlySet<string>>();

/** Whether a key is a verb that only says that something was done. */
export function isLightVerb(key: string, language: Language): boolean {
  const known = lightKeys.get(language) ?? keysOf(lexicons[language].lightVerbs, language);
  lightKeys.set(language, known);
  return known.has(key);
}

/** Whether a key is a verb that many exact ones come under. */
export function isGenericVerb(key: string, language: Language): boolean {
  const known = genericKeys.get(language) ?? keysOf(genericVerbs, language);
  genericKeys.set(language, known);
  return known.has(key);
}

function keysOf(words: string, language: Language): ReadonlySet<string> {
  const keys = words.split(/\s+/).map(word => word.split('_'));
  return new Set(keys.map(parts => parts.map(part => stem(part, language)).join('_')));
}

const collectiveSet = new Set(collectives.trim().split(/\s+/));
const fillerSet = new Set(fillers.trim().split(/\s+/));

/** A word that gathers what is counted after it, in lower case. */
export function isCollective(low: string): boolean {
  return collectiveSet.has(low);
}

/** A noun that stands for what was just named, in lower case. */
export function isFiller(low: string): boolean {
  return fillerSet.has(low);
}
