import type {Language} from '../model/language.ts';
import type {Tone} from './writer.ts';

/** What stands around the person's own facts: it says what is asked for and nothing about them. */
export interface Frame {
  readonly greeting: string;
  /** Of the posting's title, and the employer with its preposition ("at Northwind") or nothing. */
  readonly applying: (title: string, place: string) => string;
  readonly close: string;
  readonly farewell: string;
}

function ofTitle(title: string): string {
  return /^[aeiouyàâéèêîôûh]/i.test(title) ? `d’${title}` : `de ${title}`;
}

/** How a letter begins and ends in each language and tone. */
export const letterFrames: Readonly<Record<Language, Readonly<Record<Tone, Frame>>>> = {
  en: {
    plain: {
      greeting: 'Dear Hiring Team,',
      applying: (title, place) => `I am applying for the position of ${title}${place}.`,
      close: 'I would welcome the chance to talk about the position.',
      farewell: 'Kind regards,',
    },
    warm: {
      greeting: 'Hello,',
      applying: (title, place) =>
        `I was glad to read about the position of ${title}${place}, and I would like to apply.`,
      close: 'I would be happy to meet you and talk about the work.',
      farewell: 'Warm regards,',
    },
    formal: {
      greeting: 'Dear Sir or Madam,',
      applying: (title, place) => `I wish to apply for the position of ${title}${place}.`,
      close: 'I would appreciate the opportunity to discuss my application with you.',
      farewell: 'Yours faithfully,',
    },
  },
  de: {
    plain: {
      greeting: 'Guten Tag,',
      applying: (title, place) => `hiermit bewerbe ich mich${place} als ${title}.`,
      close: 'Über ein Gespräch freue ich mich.',
      farewell: 'Viele Grüße',
    },
    warm: {
      greeting: 'Liebes Team,',
      applying: (title, place) =>
        `über Ihre Ausschreibung für die Stelle als ${title}${place} habe ich mich gefreut und bewerbe mich gern.`,
      close: 'Ich freue mich darauf, Sie kennenzulernen.',
      farewell: 'Herzliche Grüße',
    },
    formal: {
      greeting: 'Sehr geehrte Damen und Herren,',
      applying: (title, place) =>
        `hiermit bewerbe ich mich um die ausgeschriebene Position als ${title}${place}.`,
      close: 'Über die Einladung zu einem persönlichen Gespräch würde ich mich freuen.',
      farewell: 'Mit freundlichen Grüßen',
    },
  },
  fr: {
    plain: {
      greeting: 'Bonjour,',
      applying: (title, place) => `Je présente ma candidature au poste ${ofTitle(title)}${place}.`,
      close: 'Je reste à votre disposition pour échanger au sujet du poste.',
      farewell: 'Cordialement,',
    },
    warm: {
      greeting: 'Bonjour à toute l’équipe,',
      applying: (title, place) =>
        `C’est avec plaisir que je présente ma candidature au poste ${ofTitle(title)}${place}.`,
      close: 'Je me réjouis de pouvoir échanger avec vous.',
      farewell: 'Bien à vous,',
    },
    formal: {
      greeting: 'Madame, Monsieur,',
      applying: (title, place) =>
        `J’ai l’honneur de présenter ma candidature au poste ${ofTitle(title)}${place}.`,
      close: 'Je me tiens à votre disposition pour un entretien.',
      farewell: 'Veuillez agréer mes salutations distinguées,',
    },
  },
  es: {
    plain: {
      greeting: 'Estimado equipo:',
      applying: (title, place) => `Presento mi candidatura al puesto de ${title}${place}.`,
      close: 'Quedo a su disposición para hablar del puesto.',
      farewell: 'Saludos,',
    },
    warm: {
      greeting: 'Hola:',
      applying: (title, place) =>
        `Con mucho gusto presento mi candidatura al puesto de ${title}${place}.`,
      close: 'Me alegraría poder conversar con ustedes.',
      farewell: 'Un cordial saludo,',
    },
    formal: {
      greeting: 'Estimados señores:',
      applying: (title, place) =>
        `Por la presente presento mi candidatura al puesto de ${title}${place}.`,
      close: 'Quedo a su entera disposición para una entrevista.',
      farewell: 'Atentamente,',
    },
  },
  it: {
    plain: {
      greeting: 'Buongiorno,',
      applying: (title, place) => `Presento la mia candidatura come ${title}${place}.`,
      close: 'Sono a disposizione per un colloquio.',
      farewell: 'Cordiali saluti,',
    },
    warm: {
      greeting: 'Gentile team,',
      applying: (title, place) => `Con piacere presento la mia candidatura come ${title}${place}.`,
      close: 'Sarei felice di parlarne con voi.',
      farewell: 'Un caro saluto,',
    },
    formal: {
      greeting: 'Spettabile azienda,',
      applying: (title, place) =>
        `Con la presente propongo la mia candidatura alla posizione di ${title}${place}.`,
      close: 'Resto a Vostra disposizione per un colloquio.',
      farewell: 'Distinti saluti,',
    },
  },
  pt: {
    plain: {
      greeting: 'Bom dia,',
      applying: (title, place) => `Apresento a minha candidatura à vaga de ${title}${place}.`,
      close: 'Fico à disposição para conversar sobre a vaga.',
      farewell: 'Cumprimentos,',
    },
    warm: {
      greeting: 'Olá,',
      applying: (title, place) =>
        `É com gosto que apresento a minha candidatura à vaga de ${title}${place}.`,
      close: 'Terei todo o gosto em conversar convosco.',
      farewell: 'Um abraço cordial,',
    },
    formal: {
      greeting: 'Exmos. Senhores,',
      applying: (title, place) =>
        `Venho por este meio apresentar a minha candidatura à vaga de ${title}${place}.`,
      close: 'Fico à inteira disposição para uma entrevista.',
      farewell: 'Com os melhores cumprimentos,',
    },
  },
  nl: {
    plain: {
      greeting: 'Beste team,',
      applying: (title, place) => `Hierbij solliciteer ik naar de functie van ${title}${place}.`,
      close: 'Graag licht ik mijn sollicitatie toe in een gesprek.',
      farewell: 'Met vriendelijke groet,',
    },
    warm: {
      greeting: 'Hallo,',
      applying: (title, place) =>
        `Met plezier las ik over de functie van ${title}${place}, en ik solliciteer graag.`,
      close: 'Ik maak graag kennis met u.',
      farewell: 'Hartelijke groet,',
    },
    formal: {
      greeting: 'Geachte heer of mevrouw,',
      applying: (title, place) => `Hierbij solliciteer ik naar de functie van ${title}${place}.`,
      close: 'Ik zie uw uitnodiging voor een gesprek met belangstelling tegemoet.',
      farewell: 'Hoogachtend,',
    },
  },
  pl: {
    plain: {
      greeting: 'Dzień dobry,',
      applying: (title, place) => `Zgłaszam swoją kandydaturę na stanowisko: ${title}${place}.`,
      close: 'Chętnie porozmawiam o tym stanowisku.',
      farewell: 'Pozdrawiam,',
    },
    warm: {
      greeting: 'Dzień dobry,',
      applying: (title, place) =>
        `Z przyjemnością zgłaszam swoją kandydaturę na stanowisko: ${title}${place}.`,
      close: 'Z radością porozmawiam z Państwem.',
      farewell: 'Serdecznie pozdrawiam,',
    },
    formal: {
      greeting: 'Szanowni Państwo,',
      applying: (title, place) =>
        `Niniejszym składam swoją kandydaturę na stanowisko: ${title}${place}.`,
      close: 'Pozostaję do Państwa dyspozycji w sprawie rozmowy.',
      farewell: 'Z poważaniem,',
    },
  },
};
