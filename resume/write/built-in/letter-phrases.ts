import type {Language} from '../../model/language.ts';
import type {Tone} from '../writer.ts';

/** The sentences of a letter that carry the person's own facts, in one language. */
export interface LetterPhrases {
  readonly applying: Readonly<Record<Tone, (title: string, company: string) => string>>;
  readonly now: (title: string, company: string) => string;
  readonly lately: (title: string, company: string) => string;
  /** A line of the resume, quoted under the employer it belongs to. */
  readonly atCompany: (company: string, line: string) => string;
  readonly skills: (names: string) => string;
  readonly credentials: (names: string) => string;
  readonly close: Readonly<Record<Tone, string>>;
}

export const letterPhrases: Readonly<Record<Language, LetterPhrases>> = {
  en: {
    applying: {
      plain: (title, company) => `I am applying for the position of ${title} at ${company}.`,
      warm: (title, company) =>
        `I was glad to see that ${company} is looking for a ${title}, and I would like to apply.`,
      formal: (title, company) => `I wish to apply for the position of ${title} at ${company}.`,
    },
    now: (title, company) => `I currently work as ${title} at ${company}.`,
    lately: (title, company) => `I most recently worked as ${title} at ${company}.`,
    atCompany: (company, line) => `From my work at ${company}: ${line}.`,
    skills: names => `My experience includes ${names}.`,
    credentials: names => `I hold the following: ${names}.`,
    close: {
      plain: 'I would welcome the chance to talk about the position.',
      warm: 'I would be happy to talk about how I could help your team.',
      formal: 'I would appreciate the opportunity to discuss my application with you.',
    },
  },
  de: {
    applying: {
      plain: (title, company) => `hiermit bewerbe ich mich bei ${company} als ${title}.`,
      warm: (title, company) =>
        `über Ihre Ausschreibung als ${title} bei ${company} habe ich mich gefreut und bewerbe mich gern.`,
      formal: (title, company) =>
        `hiermit bewerbe ich mich um die ausgeschriebene Position als ${title} bei ${company}.`,
    },
    now: (title, company) => `Zurzeit arbeite ich als ${title} bei ${company}.`,
    lately: (title, company) => `Zuletzt habe ich als ${title} bei ${company} gearbeitet.`,
    atCompany: (company, line) => `Aus meiner Arbeit bei ${company}: ${line}.`,
    skills: names => `Zu meiner Erfahrung gehören ${names}.`,
    credentials: names => `Ich verfüge über folgende Nachweise: ${names}.`,
    close: {
      plain: 'Über ein Gespräch freue ich mich.',
      warm: 'Ich freue mich darauf, Sie in einem Gespräch kennenzulernen.',
      formal: 'Über die Einladung zu einem persönlichen Gespräch würde ich mich freuen.',
    },
  },
  fr: {
    applying: {
      plain: (title, company) => `Je présente ma candidature au poste de ${title} chez ${company}.`,
      warm: (title, company) =>
        `C’est avec plaisir que je présente ma candidature au poste de ${title} chez ${company}.`,
      formal: (title, company) =>
        `J’ai l’honneur de présenter ma candidature au poste de ${title} chez ${company}.`,
    },
    now: (title, company) => `Je travaille actuellement comme ${title} chez ${company}.`,
    lately: (title, company) => `J’ai travaillé dernièrement comme ${title} chez ${company}.`,
    atCompany: (company, line) => `De mon travail chez ${company} : ${line}.`,
    skills: names => `Mon expérience comprend ${names}.`,
    credentials: names => `Je suis titulaire de : ${names}.`,
    close: {
      plain: 'Je serais heureux d’échanger avec vous au sujet du poste.',
      warm: 'Je me réjouis de pouvoir échanger avec vous.',
      formal: 'Je me tiens à votre disposition pour un entretien.',
    },
  },
  es: {
    applying: {
      plain: (title, company) => `Presento mi candidatura al puesto de ${title} en ${company}.`,
      warm: (title, company) =>
        `Con mucho gusto presento mi candidatura al puesto de ${title} en ${company}.`,
      formal: (title, company) =>
        `Por la presente presento mi candidatura al puesto de ${title} en ${company}.`,
    },
    now: (title, company) => `Actualmente trabajo como ${title} en ${company}.`,
    lately: (title, company) => `Mi último puesto fue ${title} en ${company}.`,
    atCompany: (company, line) => `De mi trabajo en ${company}: ${line}.`,
    skills: names => `Mi experiencia incluye ${names}.`,
    credentials: names => `Cuento con: ${names}.`,
    close: {
      plain: 'Quedo a su disposición para hablar del puesto.',
      warm: 'Me alegraría poder conversar con ustedes.',
      formal: 'Quedo a su entera disposición para una entrevista.',
    },
  },
  it: {
    applying: {
      plain: (title, company) => `Presento la mia candidatura come ${title} presso ${company}.`,
      warm: (title, company) =>
        `Con piacere presento la mia candidatura come ${title} presso ${company}.`,
      formal: (title, company) =>
        `Con la presente propongo la mia candidatura alla posizione di ${title} presso ${company}.`,
    },
    now: (title, company) => `Attualmente lavoro come ${title} presso ${company}.`,
    lately: (title, company) => `Di recente ho lavorato come ${title} presso ${company}.`,
    atCompany: (company, line) => `Dal mio lavoro presso ${company}: ${line}.`,
    skills: names => `La mia esperienza comprende ${names}.`,
    credentials: names => `Possiedo: ${names}.`,
    close: {
      plain: 'Sono a disposizione per un colloquio.',
      warm: 'Sarei felice di parlarne con voi.',
      formal: 'Resto a Vostra disposizione per un colloquio.',
    },
  },
  pt: {
    applying: {
      plain: (title, company) => `Apresento a minha candidatura a ${title} na ${company}.`,
      warm: (title, company) =>
        `É com gosto que apresento a minha candidatura a ${title} na ${company}.`,
      formal: (title, company) =>
        `Venho por este meio apresentar a minha candidatura a ${title} na ${company}.`,
    },
    now: (title, company) => `Atualmente trabalho como ${title} na ${company}.`,
    lately: (title, company) => `O meu último cargo foi ${title} na ${company}.`,
    atCompany: (company, line) => `Do meu trabalho na ${company}: ${line}.`,
    skills: names => `A minha experiência inclui ${names}.`,
    credentials: names => `Possuo: ${names}.`,
    close: {
      plain: 'Fico à disposição para conversar sobre a vaga.',
      warm: 'Terei todo o gosto em conversar convosco.',
      formal: 'Fico à inteira disposição para uma entrevista.',
    },
  },
  nl: {
    applying: {
      plain: (title, company) => `Hierbij solliciteer ik als ${title} bij ${company}.`,
      warm: (title, company) =>
        `Met plezier las ik dat ${company} een ${title} zoekt, en ik solliciteer graag.`,
      formal: (title, company) =>
        `Hierbij solliciteer ik naar de functie van ${title} bij ${company}.`,
    },
    now: (title, company) => `Ik werk nu als ${title} bij ${company}.`,
    lately: (title, company) => `Ik werkte het laatst als ${title} bij ${company}.`,
    atCompany: (company, line) => `Uit mijn werk bij ${company}: ${line}.`,
    skills: names => `Mijn ervaring omvat ${names}.`,
    credentials: names => `Ik beschik over: ${names}.`,
    close: {
      plain: 'Graag licht ik mijn sollicitatie toe in een gesprek.',
      warm: 'Ik maak graag kennis met u.',
      formal: 'Ik zie uw uitnodiging voor een gesprek met belangstelling tegemoet.',
    },
  },
  pl: {
    applying: {
      plain: (title, company) => `Zgłaszam swoją kandydaturę: ${title}, ${company}.`,
      warm: (title, company) => `Z przyjemnością zgłaszam swoją kandydaturę: ${title}, ${company}.`,
      formal: (title, company) =>
        `Niniejszym składam swoją kandydaturę na stanowisko: ${title}, ${company}.`,
    },
    now: (title, company) => `Obecnie pracuję: ${title}, ${company}.`,
    lately: (title, company) => `Ostatnio pracowałam/-em: ${title}, ${company}.`,
    atCompany: (company, line) => `Z mojej pracy w ${company}: ${line}.`,
    skills: names => `Moje doświadczenie obejmuje: ${names}.`,
    credentials: names => `Posiadam: ${names}.`,
    close: {
      plain: 'Chętnie porozmawiam o tym stanowisku.',
      warm: 'Z radością porozmawiam z Państwem.',
      formal: 'Pozostaję do Państwa dyspozycji w sprawie rozmowy.',
    },
  },
};
