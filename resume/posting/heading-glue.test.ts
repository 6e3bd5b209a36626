import {expect, test} from 'bun:test';
import {gluedSense} from './heading-glue.ts';

test.each([
  "It'd be great if you also have:",
  'It would be lovely if you also',
  'Toll, aber kein Muss:',
  'Was uns besonders freuen würde',
  'Ce qui nous ravirait',
  'Et si en plus',
  'Suma puntos',
  'Sarà un plus',
  'Será um diferencial',
  'Dit is mooi meegenomen',
  'Dodatkowym atutem będzie',
])('%s announces wishes', heading => {
  expect(gluedSense(heading)).toBe('nice');
});

test.each([
  "What we're after",
  'Desired candidate profile',
  'Wie du bist',
  'On vous imagine',
  'Lo que necesitas',
  'Cosa chiediamo',
  'Dit vragen we',
])('%s announces demands', heading => {
  expect(gluedSense(heading)).toBe('must');
});

test.each(['Wie wir sind', 'Wij hebben', 'Experience with Kafka', 'What we do', 'Our benefits'])(
  '%s announces neither',
  heading => {
    expect(gluedSense(heading)).toBeNull();
  },
);
