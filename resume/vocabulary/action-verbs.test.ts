import {expect, test} from 'bun:test';
import type {Language} from '../model/language.ts';
import {type OpeningStrength, openingStrength} from './action-verbs.ts';

test.each<[Language, string, OpeningStrength]>([
  ['en', 'Reduced p99 latency from 900 ms to 360 ms', 'strong'],
  ['en', 'Successfully launched nine products', 'strong'],
  ['en', 'Titrated vasoactive drips', 'plain'],
  ['en', 'Helped revise the checklist', 'weak'],
  ['en', 'Responsible for two sites', 'weak'],
  ['en', 'Two sites with 40 people', 'none'],
  ['de', 'Senkung der Stillstände von 6 % auf 4 %', 'strong'],
  ['de', 'Wartung von 14 Linien', 'plain'],
  ['de', 'Mitarbeit bei der Umrüstung', 'weak'],
  ['fr', "Pilotage d'un budget annuel", 'strong'],
  ['fr', 'Participation à la refonte du site', 'weak'],
  ['es', 'Gestión de 40 clientes', 'strong'],
  ['it', 'Chiusure mensili', 'none'],
  ['pl', 'Zarządzanie zespołem', 'strong'],
])('%s: %s', (language, text, strength) => expect(openingStrength(text, language)).toBe(strength));
