import type {Language} from '../../model/language.ts';

/** The few sentences around a person's own facts, in each language. */
interface Phrases {
  /** Of names already listed ("SQL, dbt and Looker"). */
  readonly experienceWith: (names: string) => string;
  /** Of certificates already listed. */
  readonly holds: (names: string) => string;
  /** Of a title and a place with its preposition ("at Northwind"). */
  readonly roleAt: (title: string, place: string, held: Held) => string;
  readonly and: string;
}

interface Held {
  readonly isCurrent: boolean;
  /** The year it began, of a role held now. */
  readonly since: string | null;
}

function opened(before: string, from: string, joint = ' '): Phrases['roleAt'] {
  return (title, place, {isCurrent, since}) => {
    const role = `${title}${joint}${place}`;
    if (!isCurrent) return `${before} ${role}`;
    return since && !role.endsWith('.') ? `${role} ${from} ${since}` : role;
  };
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    experienceWith: names => `Experience with ${names}.`,
    holds: names => `Qualifications: ${names}.`,
    roleAt: opened('Previously', 'since'),
    and: 'and',
  },
  de: {
    experienceWith: names => `Erfahrung mit ${names}.`,
    holds: names => `Nachweise: ${names}.`,
    roleAt: opened('Zuletzt', 'seit'),
    and: 'und',
  },
  fr: {
    experienceWith: names => `Expérience : ${names}.`,
    holds: names => `Titulaire de : ${names}.`,
    roleAt: opened('Dernier poste :', 'depuis'),
    and: 'et',
  },
  es: {
    experienceWith: names => `Experiencia con ${names}.`,
    holds: names => `Titulaciones: ${names}.`,
    roleAt: opened('Último puesto:', 'desde'),
    and: 'y',
  },
  it: {
    experienceWith: names => `Esperienza con ${names}.`,
    holds: names => `Certificazioni: ${names}.`,
    roleAt: opened('Ultimo ruolo:', 'dal'),
    and: 'e',
  },
  pt: {
    experienceWith: names => `Experiência com ${names}.`,
    holds: names => `Certificações: ${names}.`,
    roleAt: opened('Último cargo:', 'desde'),
    and: 'e',
  },
  nl: {
    experienceWith: names => `Ervaring met ${names}.`,
    holds: names => `In bezit van ${names}.`,
    roleAt: opened('Laatst', 'sinds'),
    and: 'en',
  },
  pl: {
    experienceWith: names => `Doświadczenie: ${names}.`,
    holds: names => `Certyfikaty: ${names}.`,
    roleAt: opened('Ostatnio:', 'od', ', '),
    and: 'i',
  },
};

/** Names as a list in prose: "SQL, dbt and Looker". */
export function listed(language: Language, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${phrases[language].and} ${names.at(-1)}`;
}
