import {type MatchCase, person, wanted} from './case.ts';

export const contabile: MatchCase = {
  name: 'Impiegato amministrativo contabile',
  posting: wanted({
    language: 'it',
    title: 'Impiegato amministrativo contabile',
    mustHave: [
      'Diploma di ragioneria o laurea in economia',
      'Esperienza di almeno 3 anni nella contabilità generale',
      'Conoscenza di Zucchetti o gestionali simili',
      'Buona conoscenza di Excel',
    ],
    niceToHave: ["Conoscenza dell'inglese", 'Esperienza nel settore arredamento'],
  }),
  bestFirst: [
    person({
      language: 'it',
      name: 'Giada Morandin',
      headline: 'Contabile',
      email: 'giada.morandin@example.org',
      location: 'Udine',
      experience: [
        {
          title: 'Impiegata contabile',
          company: 'Salotti Carnia S.p.A.',
          start: '2018-02',
          bullets: [
            'Contabilità generale e registrazione di 600 fatture al mese in Zucchetti',
            'Chiusure mensili e liquidazioni IVA',
            'Report dei costi in Excel per tre stabilimenti',
          ],
        },
      ],
      education: [
        {degree: 'Diploma di ragioneria', institution: 'Istituto Zanon Nuovo', end: '2012'},
      ],
      skills: ['Zucchetti', 'Excel', 'IVA'],
      languages: ['Italiano (madrelingua)', 'Inglese (B2)'],
    }),
    person({
      language: 'it',
      name: 'Luca Pascutti',
      headline: 'Impiegato amministrativo',
      email: 'luca@example.org',
      experience: [
        {
          title: 'Impiegato amministrativo',
          company: 'Trasporti Friul',
          start: '2021',
          bullets: ['Emissione di fatture e bolle', 'Archivio dei documenti'],
        },
      ],
      education: [{institution: 'Diploma di liceo linguistico', end: '2019'}],
      skills: ['Excel'],
    }),
    person({
      language: 'it',
      name: 'Sara Buttignol',
      headline: 'Commessa',
      experience: [
        {
          title: 'Commessa',
          company: 'Casa & Luce',
          start: '2019',
          bullets: ['Cassa e assistenza ai clienti', 'Inventario annuale'],
        },
      ],
      education: [{institution: 'Diploma di liceo', end: '2018'}],
    }),
    person({
      language: 'it',
      name: 'Enzo Turco',
      headline: 'Muratore',
      experience: [
        {
          title: 'Muratore',
          company: 'Edil Nord',
          start: '2008',
          bullets: ['Costruzione di muri e posa di pavimenti'],
        },
      ],
    }),
  ],
  denial: 'Nessuna esperienza con Zucchetti.',
  evidence: 'Analisi degli scostamenti del budget per il settore arredamento con tabelle pivot',
};

export const marketing: MatchCase = {
  name: 'Assistente de Marketing Digital',
  posting: wanted({
    language: 'pt',
    title: 'Assistente de Marketing Digital',
    mustHave: [
      'Licenciatura em Marketing ou Comunicação',
      'Experiência mínima de 2 anos em redes sociais',
      'Domínio de Google Ads e Google Analytics',
      'Bom nível de inglês',
    ],
    niceToHave: ['SEO', 'Adobe Photoshop'],
  }),
  bestFirst: [
    person({
      language: 'pt',
      name: 'Inês Vilarinho',
      headline: 'Assistente de Marketing',
      email: 'ines@example.org',
      location: 'Porto',
      experience: [
        {
          title: 'Assistente de Marketing Digital',
          company: 'Casa Azulejo',
          start: '2020-09',
          bullets: [
            'Gestão das redes sociais com 48 000 seguidores',
            'Campanhas em Google Ads com orçamento mensal de 3 000 €',
            'Relatórios em Google Analytics e melhoria do SEO da loja',
          ],
        },
      ],
      education: [
        {
          degree: 'Licenciatura em Marketing',
          institution: 'Universidade do Douro Novo',
          start: '2017',
          end: '2020',
        },
      ],
      skills: ['Google Ads', 'Google Analytics', 'SEO', 'Photoshop'],
      languages: ['Português (nativo)', 'Inglês (C1)'],
    }),
    person({
      language: 'pt',
      name: 'Tiago Leal',
      headline: 'Rececionista',
      email: 'tiago@example.org',
      experience: [
        {
          title: 'Rececionista',
          company: 'Hotel Ribeira',
          start: '2019',
          bullets: ['Atendimento de hóspedes e reservas', 'Publicações no Instagram do hotel'],
        },
      ],
      education: [{degree: 'Licenciatura em Turismo', end: '2019'}],
      languages: ['Português', 'Inglês (B2)'],
    }),
    person({
      language: 'pt',
      name: 'Rui Paiva',
      headline: 'Serralheiro',
      experience: [
        {
          title: 'Serralheiro',
          company: 'Metal Norte',
          start: '2010',
          bullets: ['Corte e soldadura de portões'],
        },
      ],
    }),
  ],
  denial: 'Não tenho experiência com Google Ads.',
  evidence: 'Criação de 20 imagens por semana em Photoshop para a loja',
};
