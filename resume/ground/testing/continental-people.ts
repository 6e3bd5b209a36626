/** Invented people who write in the other languages. */
import type {Education, Resume, Role} from '../../model/resume.ts';
import {emptyResume} from '../../model/resume.ts';

export function role(
  title: string,
  company: string,
  location: string,
  dates: string,
  bullets: string[],
): Role {
  const [start = '', end = ''] = dates.split(' ');
  return {title, company, location, start, end: end === 'now' ? null : end, bullets};
}

export function school(degree: string, institution: string, start: string, end: string): Education {
  return {degree, institution, location: null, start, end, notes: []};
}

export const buyer: Resume = {
  ...emptyResume(),
  language: 'de',
  summary: 'Einkäuferin mit sechs Jahren Erfahrung im Maschinenbau. Keine Erfahrung mit SAP Ariba.',
  experience: [
    role('Strategische Einkäuferin', 'Kranich Antriebstechnik GmbH', 'Kassel', '2019-04 now', [
      'Verhandlung von Rahmenverträgen mit 18 Lieferanten für Guss- und Drehteile',
      'Senkung der Materialkosten um 7 % durch Bündelung von Bedarfen',
      'Unterstützung des Projektteams bei der Einführung von SAP MM',
      'Betreuung von zwei Auszubildenden',
    ]),
    role('Sachbearbeiterin Einkauf', 'Hessler Pumpen AG', 'Göttingen', '2016-08 2019-03', [
      'Bearbeitung von rund 1.500 Bestellungen pro Jahr',
      'Teilnahme an Lieferantenaudits in Tschechien',
    ]),
  ],
  education: [
    school('Ausbildung zur Industriekauffrau (IHK)', 'Berufsschule Kassel', '2013', '2016'),
  ],
  skills: ['SAP MM', 'Vertragsverhandlung', 'Excel', 'Lieferantenmanagement'],
  languages: ['Deutsch (Muttersprache)', 'Englisch (B2)'],
  certifications: ['Ausbilderschein (AdA)'],
};

export const teacher: Resume = {
  ...emptyResume(),
  language: 'fr',
  summary: 'Professeure des écoles depuis neuf ans. Sans expérience en direction.',
  experience: [
    role('Professeure des écoles', 'École Jean-Vallier', 'Nantes', '2017-09 now', [
      'Enseignement à une classe de CE2 de 26 élèves',
      'Participation à la rédaction du projet d’école 2021',
      'Mise en place d’un potager avec trois classes',
      'Hausse de la part d’élèves lecteurs de 64 % à 79 % entre 2018 et 2020',
    ]),
    role('Assistante d’éducation', 'Collège des Tamaris', 'Saint-Nazaire', '2014-09 2017-08', [
      'Surveillance de l’étude et aide aux devoirs pour 15 élèves',
    ]),
  ],
  education: [school('Master MEEF premier degré', 'INSPÉ de Nantes', '2015', '2017')],
  skills: ['Pédagogie différenciée', 'Pronote', 'Numérique éducatif'],
  languages: ['Français (langue maternelle)', 'Anglais (B1)'],
  certifications: ['PSC1'],
};

export const bookkeeper: Resume = {
  ...emptyResume(),
  language: 'es',
  summary: 'Administrativo con siete años en empresas de transporte.',
  experience: [
    role('Administrativo contable', 'Transportes Lobera S.L.', 'Zaragoza', '2018-03 now', [
      'Gestión de 450 facturas al mes con Sage 50',
      'Apoyo al director financiero en el cierre anual',
      'Reducción del plazo medio de cobro de 62 a 48 días',
    ]),
    role('Auxiliar administrativo', 'Almacenes Turia', 'Teruel', '2015-06 2018-02', [
      'Atención telefónica y archivo de albaranes',
    ]),
  ],
  education: [
    school('Técnico Superior en Administración y Finanzas', 'IES Sierra Alta', '2013', '2015'),
  ],
  skills: ['Sage 50', 'Excel', 'Facturación'],
  languages: ['Español (nativo)', 'Inglés (B1)'],
};

export const surveyor: Resume = {
  ...emptyResume(),
  language: 'it',
  summary: 'Geometra con cinque anni in cantieri residenziali.',
  experience: [
    role('Geometra', 'Studio Ferrandi', 'Parma', '2019-05 now', [
      'Redazione di computi metrici per 12 cantieri residenziali',
      'Collaborazione alla direzione lavori di un edificio da 3,2 milioni di euro',
      'Rilievi con stazione totale e AutoCAD',
    ]),
  ],
  education: [school('Diploma di geometra', 'ITG Bodoni, Parma', '2013', '2018')],
  skills: ['AutoCAD', 'Primus', 'Computi metrici'],
  languages: ['Italiano (madrelingua)', 'Inglese (A2)'],
};

export const pharmacist: Resume = {
  ...emptyResume(),
  language: 'pt',
  summary: 'Farmacêutica com quatro anos em farmácia comunitária.',
  experience: [
    role('Farmacêutica', 'Farmácia Ribeira Velha', 'Braga', '2020-02 now', [
      'Atendimento de cerca de 90 utentes por dia',
      'Apoio à diretora técnica na gestão de stocks',
      'Formação de duas estagiárias',
    ]),
  ],
  education: [
    school('Mestrado Integrado em Ciências Farmacêuticas', 'Universidade do Minho', '2014', '2019'),
  ],
  skills: ['Sifarma', 'Aconselhamento farmacêutico'],
  languages: ['Português (nativo)', 'Inglês (B2)'],
};

export const planner: Resume = {
  ...emptyResume(),
  language: 'nl',
  summary: 'Logistiek planner met drie jaar ervaring in de bloemenexport.',
  experience: [
    role('Logistiek planner', 'Duinbloem Export BV', 'Aalsmeer', '2021-01 now', [
      'Planning van 35 ritten per dag met Transpas',
      'Ondersteuning van de teamleider bij het maken van roosters',
      'Verlaging van de wachttijd van 45 naar 30 minuten',
    ]),
  ],
  education: [school('MBO 4 Logistiek supervisor', 'Nova College', '2017', '2020')],
  skills: ['Transpas', 'Excel'],
  languages: ['Nederlands (moedertaal)', 'Duits (A2)'],
};

export const clerk: Resume = {
  ...emptyResume(),
  language: 'pl',
  summary: 'Specjalistka ds. kadr z pięcioletnim doświadczeniem.',
  experience: [
    role('Specjalistka ds. kadr', 'Zakłady Wiślane S.A.', 'Toruń', '2019-02 now', [
      'Prowadzenie akt osobowych 240 pracowników',
      'Wsparcie kierownika przy wdrożeniu systemu Enova',
      'Skrócenie czasu rekrutacji z 40 do 28 dni',
    ]),
  ],
  education: [school('Licencjat, Zarządzanie', 'Uniwersytet Kujawski', '2014', '2017')],
  skills: ['Enova', 'Płatnik', 'Prawo pracy'],
  languages: ['Polski (ojczysty)', 'Angielski (B1)'],
};
