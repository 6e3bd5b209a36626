import {describe, expect, test} from 'bun:test';
import {atEmployer} from './letter-places.ts';
import {namedInProse, postingTitle, signedName, stopped} from './prose-names.ts';

describe('names in a sentence', () => {
  test('a person’s name in capitals is signed as it is written', () => {
    expect(signedName('JANE DOE')).toBe('Jane Doe');
    expect(signedName("DAVE O'BRIEN-MCDONALD")).toBe("Dave O'Brien-Mcdonald");
    expect(signedName('PIETER DE VRIES')).toBe('Pieter de Vries');
    expect(signedName('LUCÍA MARTÍN')).toBe('Lucía Martín');
    expect(signedName('Renata Colquitt-Hale')).toBe('Renata Colquitt-Hale');
    expect(signedName('JJ MCCARTHY')).toBe('JJ McCarthy');
    expect(signedName('JANE DOE, MBA')).toBe('Jane Doe, MBA');
  });

  test('short words of a title in capitals may be acronyms and stay', () => {
    expect(namedInProse('ICU CHARGE NURSE', {isTitle: true})).toBe('ICU Charge Nurse');
    expect(namedInProse('HEAD OF SALES', {isTitle: true})).toBe('Head of Sales');
    expect(namedInProse('NVIDIA', {isTitle: false})).toBe('NVIDIA');
  });

  test('a posting’s title loses its marks for gender', () => {
    expect(postingTitle('Pflegefachkraft (w/m/d)')).toBe('Pflegefachkraft');
    expect(postingTitle('Responsable qualité H/F')).toBe('Responsable qualité');
    expect(postingTitle('ICU Nurse - Nights')).toBe('ICU Nurse (Nights)');
    expect(postingTitle('Ingeniero/a de Datos')).toBe('Ingeniero/a de Datos');
  });

  test('one stop is enough', () => {
    expect(stopped('at Acme S.A.')).toBe('at Acme S.A.');
    expect(stopped('at Acme')).toBe('at Acme.');
  });

  test('an employer gets the preposition of its kind', () => {
    expect(atEmployer('fr', 'Clinique du Mont')).toBe('à la Clinique du Mont');
    expect(atEmployer('fr', 'Durand SA')).toBe('chez Durand SA');
    expect(atEmployer('pt', 'Hospital da Boavista')).toBe('no Hospital da Boavista');
    expect(atEmployer('de', 'Klinikum Weserbogen')).toBe('beim Klinikum Weserbogen');
  });
});
