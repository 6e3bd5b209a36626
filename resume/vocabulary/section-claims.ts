import type {Language} from '../model/language.ts';

/**
 * What a sentence may say because a section is there at all: whoever has jobs
 * has worked and has experience, whoever lists skills is skilled in them. It
 * says nothing about which.
 */
interface SectionClaims {
  readonly languages: string;
  readonly certifications: string;
  readonly education: string;
  readonly skills: string;
  readonly experience: string;
}

export const sectionClaims: Readonly<Record<Language, SectionClaims>> = {
  en: {
    languages: 'speaks languages',
    certifications: 'holds certificates, certified',
    education: 'holds a degree',
    skills: 'skills, skilled in, knowledge of, experience with',
    experience: 'experience, experienced, background, career, work',
  },
  de: {
    languages: 'spricht Sprachen',
    certifications: 'verfüge über Nachweise, Zertifikate',
    education: 'Abschluss, Ausbildung',
    skills: 'Kenntnisse in, Erfahrung mit, zur Erfahrung gehören, umfasst',
    experience: 'Erfahrung, Berufserfahrung, Arbeit, arbeite, gearbeitet, zurzeit, zuletzt',
  },
  fr: {
    languages: 'parle, langues',
    certifications: 'titulaire de, certifications',
    education: 'diplôme, formation',
    skills: 'compétences, connaissances, expérience comprend',
    experience:
      'expérience, travail, travaille, travaillé, poste, dernier, dernièrement, actuellement',
  },
  es: {
    languages: 'habla, idiomas',
    certifications: 'titulaciones, certificados, cuento con',
    education: 'título, formación',
    skills: 'competencias, conocimientos, experiencia incluye',
    experience: 'experiencia, trabajo, trabajado, puesto, último, actualmente',
  },
  it: {
    languages: 'parla, lingue',
    certifications: 'certificazioni, possiedo',
    education: 'titolo, formazione',
    skills: 'competenze, conoscenze, esperienza comprende',
    experience: 'esperienza, lavoro, lavorato, ruolo, ultimo, attualmente, recente',
  },
  pt: {
    languages: 'fala, idiomas',
    certifications: 'certificações, possuo',
    education: 'título, formação',
    skills: 'competências, conhecimentos, experiência inclui',
    experience: 'experiência, trabalho, trabalhei, cargo, último, atualmente',
  },
  nl: {
    languages: 'spreekt talen',
    certifications: 'certificaten, beschik over, in bezit van',
    education: 'diploma, opleiding',
    skills: 'vaardigheden, kennis van, ervaring met, omvat',
    experience: 'ervaring, werk, werkte, gewerkt, nu, laatst',
  },
  pl: {
    languages: 'mówi, języki',
    certifications: 'certyfikaty, posiadam',
    education: 'wykształcenie, dyplom',
    skills: 'umiejętności, znajomość, doświadczenie obejmuje',
    experience:
      'doświadczenie, praca, pracy, pracuję, pracowałam, obecnie, ostatnio, ostatnia, moja',
  },
};
