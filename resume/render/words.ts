import type {Language} from '../model/language.ts';
import type {SectionKey} from '../model/resume.ts';

interface PrintedWords {
  readonly headings: Readonly<Record<Exclude<SectionKey, 'other'>, string>>;
  readonly present: string;
  readonly months: readonly string[];
}

function words(headings: string, present: string, months: string): PrintedWords {
  const [
    summary = '',
    experience = '',
    education = '',
    skills = '',
    languages = '',
    certifications = '',
    awards = '',
    publications = '',
    projects = '',
    volunteering = '',
  ] = headings.split('|');
  return {
    headings: {
      summary,
      experience,
      education,
      skills,
      languages,
      certifications,
      awards,
      publications,
      projects,
      volunteering,
    },
    present,
    months: months.split(' '),
  };
}

/** The standard headings that every applicant tracking system knows, and how dates are printed. */
export const printedWords: Readonly<Record<Language, PrintedWords>> = {
  en: words(
    'Summary|Experience|Education|Skills|Languages|Certifications|Awards|Publications|Projects|Volunteering',
    'Present',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ),
  de: words(
    'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Zertifikate|Auszeichnungen|Veröffentlichungen|Projekte|Ehrenamt',
    'heute',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  fr: words(
    'Profil|Expérience professionnelle|Formation|Compétences|Langues|Certifications|Distinctions|Publications|Projets|Bénévolat',
    'aujourd’hui',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  es: words(
    'Perfil|Experiencia profesional|Formación|Competencias|Idiomas|Certificaciones|Premios|Publicaciones|Proyectos|Voluntariado',
    'actualidad',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  it: words(
    'Profilo|Esperienza lavorativa|Istruzione|Competenze|Lingue|Certificazioni|Premi|Pubblicazioni|Progetti|Volontariato',
    'presente',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  pt: words(
    'Perfil|Experiência profissional|Formação|Competências|Idiomas|Certificações|Prêmios|Publicações|Projetos|Voluntariado',
    'atual',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  nl: words(
    'Profiel|Werkervaring|Opleiding|Vaardigheden|Talen|Certificaten|Onderscheidingen|Publicaties|Projecten|Vrijwilligerswerk',
    'heden',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
  pl: words(
    'Podsumowanie|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Języki|Certyfikaty|Nagrody|Publikacje|Projekty|Wolontariat',
    'obecnie',
    '01/ 02/ 03/ 04/ 05/ 06/ 07/ 08/ 09/ 10/ 11/ 12/',
  ),
};

/** `2020-02` as "Feb 2020" or "02/2020"; a year alone stays a year. */
function printDate(date: string, language: Language): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  const name = printedWords[language].months[Number(month) - 1] ?? '';
  return name.endsWith('/') ? name + year : `${name} ${year}`;
}

/** "Feb 2020 – Present", one date alone, or null where none is known. */
export function printPeriod(
  {start, end}: {start: string | null; end: string | null},
  language: Language,
): string | null {
  if (!start) return end ? printDate(end, language) : null;
  const until = end ? printDate(end, language) : printedWords[language].present;
  return start === end ? until : `${printDate(start, language)} – ${until}`;
}
