/** Employment type, seniority, years and education, as they are printed. */
import {foldInPlace} from '../vocabulary/fold.ts';

const types: readonly string[] = [
  'b2b contract|contract,? \\d+ months|\\d+[ -]months? contract|contract for \\d+ \\w+|full[ -]?time|part[ -]?time|permanent|fixed[ -]?term|temporary|temp[ -]to[ -](?:perm|hire)|contract[ -]to[ -]hire|contract(?:or)?|freelance|self-employed|casual|seasonal|zero[ -]hours|internship|apprenticeship|per diem|prn|w-?2|1099|corp-to-corp|c2c|job[ -]share|term[ -]time(?: only)?|maternity cover|bank(?: staff)?|volunteer|locum|secondment|interim|direct hire|regular|exempt|non-exempt|fte',
  'vollzeit|teilzeit|unbefristet\\w*|befristet\\w*|festanstellung|feste anstellung|minijob|mini-job|geringfugig\\w*|midijob|werkstudent\\w*|praktikum|ausbildung|duales studium|freiberuflich|freie mitarbeit|aushilfe|elternzeitvertretung|zeitarbeit|arbeitnehmeruberlassung|leiharbeit|schichtarbeit|trainee(?:programm)?|auf \\d{3} ?€?-basis',
  'cdi|cdd|temps plein|temps complet|temps partiel|interim(?:aire)?|alternance|apprentissage|contrat pro(?:fessionnalisation)?|stage|saisonnier|vacation|independant|mi-temps|contrat a duree (?:in)?determinee|titulaire|contractuel',
  'indefinid[oa]|jornada completa|tiempo completo|media jornada|tiempo parcial|jornada parcial|temporal|contrato indefinido|contrato temporal|fij[oa] discontinu[oa]|contrato fijo|autonom[oa]|practicas|beca|jornada intensiva|sustitucion|interinidad|por obra y servicio',
  'freelancer|contract basis|day rate contract|saisonarbeit|saisonstelle|saisonniere?|en extra|remplacement|vacataire|intermittent|collaborazione|a chiamata|part-time|oproep\\w*|seizoenswerk|praca tymczasowa|dorywcza|umowa o dzielo|umowy zlecenie|umowy o prace|tempo inteiro|tempo parcial|carteira assinada|tempo indeterminato|tempo determinato|tempo pieno|part[ -]time|full[ -]time|apprendistato|stagionale|tirocinio|somministrazione|partita iva|contrato sem termo|sem termo|a termo|termo certo|tempo inteiro|tempo integral|clt|pj|meio periodo|estagio|efetivo|vast dienstverband|vaste aanstelling|tijdelijk\\w*|voltijd|deeltijd|fulltime|parttime|bijbaan|zzp|uurcontract|umowa o prace|umowa zlecenie|kontrakt b2b|b2b|pelny etat|czesc etatu|na czas (?:nie)?okreslony',
];
const typePattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${types.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const fillers =
  /^[\s,;./&()–-]*(?:(?:and|or|und|oder|et|ou|y|o|in|auf|a|en|jobs?|hours?|position|role|contract|employment|basis|months?|weeks?|years?|monate?|jahre?|std|stunden|ans?|mois|h|hrs|pw|pro|per|week|woche|semaine|for|fur|ab|from|sofort|\d+(?:[.,]\d+)?|%|-)[\s,;./&()–-]*)*$/;

/** Every employment type a text names, as printed. */
export function employmentTypes(text: string): string[] {
  const found: string[] = [];
  for (const match of foldInPlace(text).matchAll(typePattern)) {
    const printed = text.slice(match.index, match.index + match[0].length);
    if (!found.some(one => one.toLowerCase() === printed.toLowerCase())) found.push(printed);
  }
  return found;
}

/** Words that also mean other things: a bank, a key stage, a contractor of ours. */
const ambiguous =
  /^(?:bank|stage|contractor|regular|casual|volunteer|trainee|ausbildung|beca|temporal|fij[oa].*|interim|seasonal|exempt|trainee(?:programm)?|praktikum|secondment|interinidad|sustitucion|practicas|titulaire|contract|temporary|estagio|b2b|fte|1099|w-?2|vacation|independant|autonomo|maternity cover|freelance)$/;

/** The types that running text names without doubt. */
export function plainEmploymentTypes(text: string): string[] {
  return employmentTypes(text).filter(type => !ambiguous.test(foldInPlace(type)));
}

/** The types that stand between commas and say nothing else: "Freelance, £260 a day". */
export function listedEmploymentTypes(text: string): string[] {
  return text
    .split(/[,.;|·•()\n]/)
    .map(part => part.trim())
    .filter(isEmploymentSegment);
}

/** Whether a segment says nothing but how the employment is. */
export function isEmploymentSegment(text: string): boolean {
  const folded = foldInPlace(text);
  const rest = folded.replace(typePattern, '');
  return rest !== folded && fillers.test(rest.trim());
}

const levels: readonly (readonly [RegExp, string])[] = [
  [/\bentry[ -]level\b|\bberufseinsteiger|\bdebutante?s? accepte|\bjunior profile\b/, 'Entry'],
  [
    /\b(?:intern|internship|praktikant\w*|praktikum|stagiaire|becari[oa]|tirocinante|estagiari[oa])\b/,
    'Intern',
  ],
  [/\b(?:apprentice|auszubildende\w*|azubi|apprentie?|alternante?)\b/, 'Apprentice'],
  [/\b(?:trainee|volontar\w*)\b/, 'Trainee'],
  [/\bgraduate\b/, 'Graduate'],
  [/\b(?:junior|jr)\b/, 'Junior'],
  [/\bmid[ -]level\b/, 'Mid'],
  [/\bprincipal\b(?! (?:of|at))/, 'Principal'],
  [
    /\bstaff (?:software|engineer|data|product|designer|scientist|machine|site|security|platform|backend|frontend)/,
    'Staff',
  ],
  [/\b(?:senior|sr|erfahrener?)\b/, 'Senior'],
  [/\b(?:vice president|vp|svp|evp)\b/, 'Vice President'],
  [/\b(?:chief \w+ officer|ceo|cfo|cto|coo)\b/, 'Executive'],
  [
    /\b(?:director|direktor\w*|directeur|directrice|director[a]|direttore|diretor[a]?)\b/,
    'Director',
  ],
  [/\bhead of\b|\bleitung\b|\bleiter(?:in)?\b/, 'Head'],
  [/\b(?:lead|team leader|teamleiter\w*|chef d'equipe)\b/, 'Lead'],
  [/\bcharge\b/, 'Charge'],
  [/\bjourneyman\b/, 'Journeyman'],
  [
    /\b(?:regional|national|general|area|district|store|branch|country|team|office|plant|site|operations) (?:sales |operations )?manager\b/,
    'Manager',
  ],
];

/** The seniority a title (or the text right beside it) states, or null. */
export function levelOf(text: string): string | null {
  const folded = foldInPlace(text);
  return levels.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

const yearsPattern =
  /(?:(?:at least|minimum(?: of)?|min\.?|mindestens|mind\.|au moins|minimum|al menos|minimo(?: de)?|almeno|pelo menos|minimaal|co najmniej|min\.)\s+)?(?:\d{1,2}\s?\+?|\d{1,2}\s?(?:-|–|to|bis|a|à)\s?\d{1,2}|(?:one|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|funf|deux|trois|cinq|dos|tres|cuatro|cinco)(?:\s?\(\d+\))?)\s?\+?\s?(?:or more )?(?:full )?(?:years?'?|yrs?|jahre?n?|ans|annees|anos|anni|jaar|lat)(?![\p{L}])/u;
const experienceWords =
  /experience|erfahrung|praxis|experiencia|esperienza|ervaring|doswiadczenie|working|in (?:a|the)|background|building|managing|selling|practice|post[- ]qualif|pqe|tatigkeit|licen[cs]ed|industry/;

/** The years of experience the requirements ask for, as printed. */
export function experienceLevel(requirements: readonly string[]): string | null {
  for (const line of requirements) {
    const folded = foldInPlace(line);
    const match = yearsPattern.exec(folded);
    if (match && experienceWords.test(folded)) {
      return line.slice(match.index, match.index + match[0].length).trim();
    }
  }
  return null;
}

const degree =
  /\b(?:ph\.?d|doctorate|doctoral degree|promotion in|doctorat|mba|(?:master|bachelor|associate)(?:'?s)?(?: degree)?(?: of (?:science|arts|engineering|nursing))?|b\.?sc?\.?(?![\p{L}])|m\.?sc?\.?(?![\p{L}])|bsn|msn|ba|ma|bs\/ms|(?:university|college|undergraduate|advanced|graduate) degree|degree|high school diploma|ged|(?:abgeschlossene[sr]? )?(?:hochschul|fachhochschul)?studium|hochschulabschluss|(?:abgeschlossene )?(?:berufs)?ausbildung|meister|bac ?\+ ?\d|bac pro|bts|dut|cap|diplome d'\p{L}+|licence (?:pro|professionnelle|universitaire|en)|grado (?:superior|medio|universitario)|licenciatura|titulacion universitaria|fp (?:ii|i|superior|medio)|laurea(?: magistrale| triennale)?|diploma|hbo|mbo|wo|wyksztalcenie wyzsze)(?![\p{L}])/u;

/** The education the requirements ask for, as printed; the first one named. */
export function educationLevel(requirements: readonly string[]): string | null {
  for (const line of requirements) {
    const match = degree.exec(foldInPlace(line));
    if (match) return line.slice(match.index, match.index + match[0].length).trim();
  }
  return null;
}
