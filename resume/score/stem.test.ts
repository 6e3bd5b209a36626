import {expect, test} from 'bun:test';
import type {Language} from '../model/language.ts';
import {wordsOf} from './words.ts';

function stems(words: string, language: Language): Set<string> {
  return new Set(wordsOf(words, language).map(({stem}) => stem));
}

test.each<[Language, string]>([
  ['en', 'manage manager managers managing management managed'],
  ['en', 'organise organize organised organization'],
  ['en', 'analysis analyst analytical analyses'],
  ['en', 'write wrote written writing'],
  ['en', 'licence license licences'],
  ['de', 'Mechatroniker Mechatronikerin Mechatronikern'],
  ['fr', 'infirmier infirmière infirmières'],
  ['es', 'contable contables'],
  ['pl', 'magazyn magazynie magazynier'],
])('%s: %s are forms of one word', (language, words) => {
  expect(stems(words, language).size).toBe(1);
});

test('words that only look alike stay apart', () => {
  expect(stems('care career car', 'en').size).toBe(3);
  expect(stems('service server', 'en').size).toBe(2);
});
