import type {Language} from '../model/language.ts';
import type {Tone} from './writer.ts';

/** What stands around the person's own facts: it says what is asked for and nothing about them. */
interface Frame {
  readonly greeting: string;
  readonly applying: (title: string, company: string) => string;
  readonly close: string;
  readonly farewell: string;
}

/** How a letter begins and ends in each language and tone. */
export const letterFrames: Readonly<Record<Language, Readonly<Record<Tone, Frame>>>> = {
  en: {
    plain: {
      greeting: 'Dear Hiring Team,',
      applying: (title, company) => `I am applying for the position of ${title} at ${company}.`,
      close: 'I would welcome the chance to talk about the position.',
      farewell: 'Kind regards,',
    },
    warm: {
      greeting: 'Hello,',
      applying: (title, company) =>
        `I was glad to read about the position of ${title} at ${company}, and I would like to apply.`,
      close: 'I would be happy to meet you and talk about the work.',
      farewell: 'Warm regards,',
    },
    formal: {
      greeting: 'Dear Sir or Madam,',
      applying: (title, company) => `I wish to apply for the position of ${title} at ${company}.`,
      close: 'I would appreciate the opportunity to discuss my application with you.',
      farewell: 'Yours faithfully,',
    },
  },
  de: {
    plain: {
      greeting: 'Guten Tag,',
      applying: (title, company) => `hiermit bewerbe ich mich bei ${company} als ${title}.`,
      close: 'Über ein Gespräch freue ich mich.',
      farewell: 'Viele Grüße',
    },
    warm: {
      greeting: 'Liebes Team,',
      applying: (title, company) =>
        `über Ihre Ausschreibung als ${title} bei ${company} habe ich mich gefreut und bewerbe mich gern.`,
      close: 'Ich freue mich darauf, Sie kennenzulernen.',
      farewell: 'Herzliche Grüße',
    },
    formal: {
      greeting: 'Sehr geehrte Damen und Herren,',
      applying: (title, company) =>
        `hiermit bewerbe ich mich um die ausgeschriebene Position als ${title} bei ${company}.`,
      close: 'Über die Einladung zu einem persönlichen Gespräch würde ich mich freuen.',
      farewell: 'Mit freundlichen Grüßen',
    },
  },
  fr: {
    plain: {
      greeting: 'Bonjour,',
      applying: (title, company) =>
        `Je présente ma candidature au poste de ${title} chez ${company}.`,
      close: 'Je reste à votre disposition pour échanger au sujet du poste.',
      farewell: 'Cordialement,',
    },
    warm: {
      greeting: 'Bonjour à toute l’équipe,',
      applying: (title, company) =>
        `C’est avec plaisir que je présente ma candidature au poste de ${title} chez ${company}.`,
      close: 'Je me réjouis de pouvoir échanger avec vous.',
      farewell: 'Bien à vous,',
    },
    formal: {
      greeting: 'Madame, Monsieur,',
      applying: (title, company) =>
        `J’ai l’honneur de présenter ma candidature au poste de ${title} chez ${company}.`,
      close: 'Je me tiens à votre disposition pour un entretien.',
      farewell: 'Veuillez agréer mes salutations distinguées,',
    },
  },
  es: {
    plain: {
      greeting: 'Estimado equipo:',
      applying: (title, company) => `Presento mi candidatura al puesto de ${title} en ${company}.`,
      close: 'Quedo a su disposición para hablar del puesto.',
      farewell: 'Saludos,',
    },
    warm: {
      greeting: 'Hola:',
      applying: (title, company) =>
        `Con mucho gusto presento mi candidatura al puesto de ${title} en ${company}.`,
      close: 'Me alegraría poder conversar con ustedes.',
      farewell: 'Un cordial saludo,',
    },
    formal: {
      greeting: 'Estimados señores:',
      applying: (title, company) =>
        `Por la presente presento mi candidatura al puesto de ${title} en ${company}.`,
      close: 'Quedo a su entera disposición para una entrevista.',
      farewell: 'Atentamente,',
    },
  },
  it: {
    plain: {
      greeting: 'Buongiorno,',
      applying: (title, company) => `Presento la mia candidatura come ${title} presso ${company}.`,
      close: 'Sono a disposizione per un colloquio.',
      farewell: 'Cordiali saluti,',
    },
    warm: {
      greeting: 'Gentile team,',
      applying: (title, company) =>
        `Con piacere presento la mia candidatura come ${title} presso ${company}.`,
      close: 'Sarei felice di parlarne con voi.',
      farewell: 'Un caro saluto,',
    },
    formal: {
      greeting: 'Spettabile azienda,',
      applying: (title, company) =>
        `Con la presente propongo la mia candidatura alla posizione di ${title} presso ${company}.`,
      close: 'Resto a Vostra disposizione per un colloquio.',
      farewell: 'Distinti saluti,',
    },
  },
  pt: {
    plain: {
      greeting: 'Bom dia,',
      applying: (title, company) => `Apresento a minha candidatura a ${title} na ${company}.`,
      close: 'Fico à disposição para conversar sobre a vaga.',
      farewell: 'Cumprimentos,',
    },
    warm: {
      greeting: 'Olá,',
      applying: (title, company) =>
        `É com gosto que apresento a minha candidatura a ${title} na ${company}.`,
      close: 'Terei todo o gosto em conversar convosco.',
      farewell: 'Um abraço cordial,',
    },
    formal: {
      greeting: 'Exmos. Senhores,',
      applying: (title, company) =>
        `Venho por este meio apresentar a minha candidatura a ${title} na ${company}.`,
      close: 'Fico à inteira disposição para uma entrevista.',
      farewell: 'Com os melhores cumprimentos,',
    },
  },
  nl: {
    plain: {
      greeting: 'Beste team,',
      applying: (title, company) => `Hierbij solliciteer ik als ${title} bij ${company}.`,
      close: 'Graag licht ik mijn sollicitatie toe in een gesprek.',
      farewell: 'Met vriendelijke groet,',
    },
    warm: {
      greeting: 'Hallo,',
      applying: (title, company) =>
        `Met plezier las ik dat ${company} een ${title} zoekt, en ik solliciteer graag.`,
      close: 'Ik maak graag kennis met u.',
      farewell: 'Hartelijke groet,',
    },
    formal: {
      greeting: 'Geachte heer of mevrouw,',
      applying: (title, company) =>
        `Hierbij solliciteer ik naar de functie van ${title} bij ${company}.`,
      close: 'Ik zie uw uitnodiging voor een gesprek met belangstelling tegemoet.',
      farewell: 'Hoogachtend,',
    },
  },
  pl: {
    plain: {
      greeting: 'Dzień dobry,',
      applying: (title, company) => `Zgłaszam swoją kandydaturę: ${title}, ${company}.`,
      close: 'Chętnie porozmawiam o tym stanowisku.',
      farewell: 'Pozdrawiam,',
    },
    warm: {
      greeting: 'Dzień dobry,',
      applying: (title, company) =>
        `Z przyjemnością zgłaszam swoją kandydaturę: ${title}, ${company}.`,
      close: 'Z radością porozmawiam z Państwem.',
      farewell: 'Serdecznie pozdrawiam,',
    },
    formal: {
      greeting: 'Szanowni Państwo,',
      applying: (title, company) =>
        `Niniejszym składam swoją kandydaturę na stanowisko: ${title}, ${company}.`,
      close: 'Pozostaję do Państwa dyspozycji w sprawie rozmowy.',
      farewell: 'Z poważaniem,',
    },
  },
};
