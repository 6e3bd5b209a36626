import type {Language} from '../../model/language.ts';

/** The few sentences around a person's own facts, in each language. */
interface Phrases {
  /** Of names already listed ("SQL, dbt and Looker"). */
  readonly experienceWith: (names: string) => string;
  /** Of certificates already listed. */
  readonly holds: (names: string) => string;
  readonly roleAt: (title: string, company: string, isCurrent: boolean) => string;
  readonly and: string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    experienceWith: names => `Experience with ${names}.`,
    holds: names => `Holds ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} at ${company}.` : `Previously ${title} at ${company}.`,
    and: 'and',
  },
  de: {
    experienceWith: names => `Erfahrung mit ${names}.`,
    holds: names => `Nachweise: ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} bei ${company}.` : `Zuletzt ${title} bei ${company}.`,
    and: 'und',
  },
  fr: {
    experienceWith: names => `Expérience : ${names}.`,
    holds: names => `Titulaire de : ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} chez ${company}.` : `Dernier poste : ${title} chez ${company}.`,
    and: 'et',
  },
  es: {
    experienceWith: names => `Experiencia con ${names}.`,
    holds: names => `Titulaciones: ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} en ${company}.` : `Último puesto: ${title} en ${company}.`,
    and: 'y',
  },
  it: {
    experienceWith: names => `Esperienza con ${names}.`,
    holds: names => `Certificazioni: ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} presso ${company}.` : `Ultimo ruolo: ${title} presso ${company}.`,
    and: 'e',
  },
  pt: {
    experienceWith: names => `Experiência com ${names}.`,
    holds: names => `Certificações: ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} na ${company}.` : `Último cargo: ${title} na ${company}.`,
    and: 'e',
  },
  nl: {
    experienceWith: names => `Ervaring met ${names}.`,
    holds: names => `In bezit van ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title} bij ${company}.` : `Laatst ${title} bij ${company}.`,
    and: 'en',
  },
  pl: {
    experienceWith: names => `Doświadczenie: ${names}.`,
    holds: names => `Certyfikaty: ${names}.`,
    roleAt: (title, company, isCurrent) =>
      isCurrent ? `${title}, ${company}.` : `Ostatnio: ${title}, ${company}.`,
    and: 'i',
  },
};

/** Names as a list in prose: "SQL, dbt and Looker". */
export function listed(language: Language, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${phrases[language].and} ${names.at(-1)}`;
}
