import {describe, expect, test} from 'bun:test';
import type {Language} from '../model/language.ts';
import {statedPart} from './negation.ts';

const denied: readonly [Language, string][] = [
  ['en', 'I have no experience with Kafka or Kubernetes.'],
  ['en', 'I have never used Power BI.'],
  ['en', 'I do not have an MBA and have not managed plastics accounts.'],
  ['en', 'Not yet trained in EPA methods; eager to learn them.'],
  ['en', 'Kafka (no experience)'],
  ['en', 'Polish: none'],
  ['en', 'Interested in learning Terraform'],
  ['de', 'Keine Kenntnisse in der Lebensmittelhygiene und keine Erfahrung mit Robotik.'],
  ['de', 'Für SAP habe ich keine Erfahrung'],
  ['de', 'Ich habe noch nie mit TIA Portal gearbeitet'],
  ['fr', 'Je n’ai jamais utilisé Photoshop'],
  ['fr', 'Aucune expérience en SAP'],
  ['fr', "Je n'ai pas de permis B"],
  ['es', 'No tengo experiencia con SAP'],
  ['es', 'Ningún conocimiento de Docker'],
  ['it', 'Non ho esperienza con Zucchetti'],
  ['it', 'Nessuna esperienza con SAP'],
  ['pt', 'Não tenho experiência com Google Ads'],
  ['pt', 'Nenhum conhecimento de SAP'],
  ['nl', 'Ik heb geen ervaring met SAP'],
  ['nl', 'Ik heb nooit met wondzorg gewerkt'],
  ['pl', 'Nie mam doświadczenia z SAP'],
  ['pl', 'Brak uprawnień UDT'],
];

const claimed: readonly [Language, string][] = [
  ['en', 'Gestured not only to customers but also to suppliers'],
  ['en', 'Never missed a month-end close in four years'],
  ['en', 'Led the non-profit board'],
  ['en', 'Delivered no later than two days after the order'],
  ['de', 'Verkaufte nicht nur Neuwagen'],
  ['it', 'Gestione delle non conformità in produzione'],
  ['pt', 'Responsável no setor de vendas'],
  ['es', 'Gestión de no conformidades'],
];

describe('what a text claims', () => {
  test.each(denied)('%s: nothing in “%s”', (language, text) => {
    expect(statedPart(text, language)).toEqual({text: '', denies: true});
  });

  test.each(claimed)('%s: all of “%s”', (language, text) => {
    expect(statedPart(text, language)).toEqual({text, denies: false});
  });

  test('only the clause that denies is lost', () => {
    const text = 'I have not managed audits on my own, but have prepared full audit files';
    expect(statedPart(text, 'en').text).toBe('but have prepared full audit files');
  });

  test('"without" takes what follows it', () => {
    expect(statedPart('Ran the filling line without stoppages', 'en').text).toBe(
      'Ran the filling line',
    );
  });
});
