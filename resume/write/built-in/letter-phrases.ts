import type {Language} from '../../model/language.ts';

/** The sentences of a letter that carry the person's own facts, in one language. */
export interface LetterPhrases {
  readonly now: (title: string, company: string) => string;
  readonly lately: (title: string, company: string) => string;
  /** Lines of the resume, quoted under the employer they belong to. */
  readonly atCompany: (company: string, lines: string) => string;
  readonly skills: (names: string) => string;
  readonly credentials: (names: string) => string;
}

export const letterPhrases: Readonly<Record<Language, LetterPhrases>> = {
  en: {
    now: (title, company) => `I currently work as ${title} at ${company}.`,
    lately: (title, company) => `I most recently worked as ${title} at ${company}.`,
    atCompany: (company, lines) => `From my work at ${company}: ${lines}.`,
    skills: names => `My experience includes ${names}.`,
    credentials: names => `I hold the following: ${names}.`,
  },
  de: {
    now: (title, company) => `Zurzeit arbeite ich als ${title} bei ${company}.`,
    lately: (title, company) => `Zuletzt habe ich als ${title} bei ${company} gearbeitet.`,
    atCompany: (company, lines) => `Aus meiner Arbeit bei ${company}: ${lines}.`,
    skills: names => `Zu meiner Erfahrung gehören ${names}.`,
    credentials: names => `Ich verfüge über folgende Nachweise: ${names}.`,
  },
  fr: {
    now: (title, company) => `Je travaille actuellement comme ${title} chez ${company}.`,
    lately: (title, company) => `J’ai travaillé dernièrement comme ${title} chez ${company}.`,
    atCompany: (company, lines) => `De mon travail chez ${company} : ${lines}.`,
    skills: names => `Mon expérience comprend ${names}.`,
    credentials: names => `Je suis titulaire de : ${names}.`,
  },
  es: {
    now: (title, company) => `Actualmente trabajo como ${title} en ${company}.`,
    lately: (title, company) => `Mi último puesto fue ${title} en ${company}.`,
    atCompany: (company, lines) => `De mi trabajo en ${company}: ${lines}.`,
    skills: names => `Mi experiencia incluye ${names}.`,
    credentials: names => `Cuento con: ${names}.`,
  },
  it: {
    now: (title, company) => `Attualmente lavoro come ${title} presso ${company}.`,
    lately: (title, company) => `Di recente ho lavorato come ${title} presso ${company}.`,
    atCompany: (company, lines) => `Dal mio lavoro presso ${company}: ${lines}.`,
    skills: names => `La mia esperienza comprende ${names}.`,
    credentials: names => `Possiedo: ${names}.`,
  },
  pt: {
    now: (title, company) => `Atualmente trabalho como ${title} na ${company}.`,
    lately: (title, company) => `O meu último cargo foi ${title} na ${company}.`,
    atCompany: (company, lines) => `Do meu trabalho na ${company}: ${lines}.`,
    skills: names => `A minha experiência inclui ${names}.`,
    credentials: names => `Possuo: ${names}.`,
  },
  nl: {
    now: (title, company) => `Ik werk nu als ${title} bij ${company}.`,
    lately: (title, company) => `Ik werkte het laatst als ${title} bij ${company}.`,
    atCompany: (company, lines) => `Uit mijn werk bij ${company}: ${lines}.`,
    skills: names => `Mijn ervaring omvat ${names}.`,
    credentials: names => `Ik beschik over: ${names}.`,
  },
  pl: {
    now: (title, company) => `Obecnie pracuję: ${title}, ${company}.`,
    lately: (title, company) => `Moja ostatnia praca: ${title}, ${company}.`,
    atCompany: (company, lines) => `Z mojej pracy w ${company}: ${lines}.`,
    skills: names => `Moje doświadczenie obejmuje: ${names}.`,
    credentials: names => `Posiadam: ${names}.`,
  },
};
