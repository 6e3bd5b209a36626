import type {Language} from '../../model/language.ts';

interface Work {
  readonly place: string | null;
  readonly isCurrent: boolean;
  readonly isOne: boolean;
}

/** The sentences of a letter that carry the person's own facts, in one language. Places have their preposition. */
export interface LetterPhrases {
  /** The role held now, and the year it began where that is known. */
  readonly now: (title: string, place: string, since: string | null) => string;
  readonly lately: (title: string, place: string) => string;
  /** What lines of the resume name as work; without a place it is that of the role just named. */
  readonly tasks: (work: Work, lines: string) => string;
  /** Skills that the sentences before have not named. */
  readonly skills: (names: string) => string;
  readonly credentials: (names: string) => string;
  readonly languages: (names: string) => string;
}

function after(place: string | null): string {
  return place ? ` ${place}` : '';
}

export const letterPhrases: Readonly<Record<Language, LetterPhrases>> = {
  en: {
    now: (title, place, since) => {
      if (!since) return `I work as ${title} ${place}`;
      // Behind an abbreviation the year would begin a sentence of its own.
      return place.endsWith('.')
        ? `Since ${since} I have worked as ${title} ${place}`
        : `I have worked as ${title} ${place} since ${since}`;
    },
    lately: (title, place) => `I most recently worked as ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      `My work${after(place)} ${isCurrent ? 'includes' : 'included'} ${lines}`,
    skills: names => `I also have experience with ${names}`,
    credentials: names =>
      /^\p{Lu}{2,6}$/u.test(names)
        ? `I hold the ${names} qualification`
        : `My qualifications include ${names}`,
    languages: names => `I speak ${names}`,
  },
  de: {
    now: (title, place, since) =>
      since
        ? `Seit ${since} arbeite ich als ${title} ${place}`
        : `Zurzeit arbeite ich als ${title} ${place}`,
    lately: (title, place) => `Zuletzt habe ich als ${title} ${place} gearbeitet`,
    tasks: ({place, isCurrent, isOne}, lines) =>
      isCurrent
        ? `Zu meinen Aufgaben${after(place)} ${isOne ? 'gehört' : 'gehören'} ${lines}`
        : `Aus meiner Arbeit${after(place)}: ${lines}`,
    skills: names => `Erfahrung habe ich auch mit ${names}`,
    credentials: names => `Meine Nachweise: ${names}`,
    languages: names => `Ich spreche ${names}`,
  },
  fr: {
    now: (title, place, since) =>
      since
        ? `Je travaille depuis ${since} comme ${title} ${place}`
        : `Je travaille actuellement comme ${title} ${place}`,
    lately: (title, place) => `J’ai travaillé dernièrement comme ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      `Mon travail${after(place)} ${isCurrent ? 'comprend' : 'comprenait'} : ${lines}`,
    skills: names => `Mon expérience comprend aussi : ${names}`,
    credentials: names => `Mes diplômes : ${names}`,
    languages: names => `Je parle ${names}`,
  },
  es: {
    now: (title, place, since) =>
      since
        ? `Desde ${since} trabajo como ${title} ${place}`
        : `Actualmente trabajo como ${title} ${place}`,
    lately: (title, place) => `Mi último puesto fue el de ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      isCurrent
        ? `Mi trabajo${after(place)} incluye ${lines}`
        : `Mi trabajo${after(place)}: ${lines}`,
    skills: names => `Mi experiencia incluye también ${names}`,
    credentials: names => `Mis títulos: ${names}`,
    languages: names => `Hablo ${names}`,
  },
  it: {
    now: (title, place, since) =>
      since
        ? `Dal ${since} lavoro come ${title} ${place}`
        : `Attualmente lavoro come ${title} ${place}`,
    lately: (title, place) => `Di recente ho lavorato come ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      `Il mio lavoro${after(place)} ${isCurrent ? 'comprende' : 'comprendeva'}: ${lines}`,
    skills: names => `Ho anche esperienza con ${names}`,
    credentials: names => `I miei titoli: ${names}`,
    languages: names => `Parlo ${names}`,
  },
  pt: {
    now: (title, place, since) =>
      since
        ? `Trabalho desde ${since} como ${title} ${place}`
        : `Atualmente trabalho como ${title} ${place}`,
    lately: (title, place) => `O meu último cargo foi ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      `O meu trabalho${after(place)} ${isCurrent ? 'inclui' : 'incluía'} ${lines}`,
    skills: names => `Tenho também experiência com ${names}`,
    credentials: names => `Os meus títulos: ${names}`,
    languages: names => `Falo ${names}`,
  },
  nl: {
    now: (title, place, since) =>
      since ? `Sinds ${since} werk ik als ${title} ${place}` : `Ik werk nu als ${title} ${place}`,
    lately: (title, place) => `Ik werkte het laatst als ${title} ${place}`,
    tasks: ({place, isCurrent}, lines) =>
      `Mijn werk${after(place)} ${isCurrent ? 'omvat' : 'omvatte'}: ${lines}`,
    skills: names => `Ik heb ook ervaring met ${names}`,
    credentials: names => `Ik beschik over ${names}`,
    languages: names => `Ik spreek ${names}`,
  },
  pl: {
    now: (title, place, since) =>
      since
        ? `Od ${since} pracuję jako ${title} ${place}`
        : `Obecnie pracuję jako ${title} ${place}`,
    lately: (title, place) => `Moja ostatnia praca: ${title} ${place}`,
    tasks: ({place}, lines) => `Moje doświadczenie${after(place)} obejmuje: ${lines}`,
    skills: names => `Moje doświadczenie obejmuje także: ${names}`,
    credentials: names => `Posiadam także: ${names}`,
    languages: names => `Moje języki: ${names}`,
  },
};
