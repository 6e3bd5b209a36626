import {expect, test} from 'bun:test';
import {likelyLanguage} from './common-words.ts';

test.each([
  ['Cook needed in a café. Must have a car or a bike.', 'en'],
  ['Barista wanted, no experience needed', 'en'],
  ['Plumber, a van and a licence, or a bike', 'en'],
  ['Koch gesucht, Arbeit am Wochenende und im Sommer', 'de'],
  ['Cherche vendeuse pour la saison, 35 h par semaine', 'fr'],
  ['Se busca camarero con experiencia para el verano', 'es'],
  ['Cerchiamo un cuoco per la nostra trattoria', 'it'],
  ['Procuramos cozinheiro com experiência para o nosso restaurante', 'pt'],
  ['Wij zoeken een kok voor ons restaurant', 'nl'],
  ['Szukamy kucharza do pracy w naszej restauracji', 'pl'],
])('%s', (text, language) => {
  expect(likelyLanguage(text).language).toBe(language as 'en');
});

test('a text without small words speaks for no language', () => {
  expect(likelyLanguage('Kubernetes 42').weight).toBe(0);
});
