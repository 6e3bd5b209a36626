/**
 * How a bullet opens: with a verb of doing, in the eight languages. German,
 * French, Polish and others open with the noun of the action as well ("Wartung
 * von …", "Pilotage d'un budget"), which says the same.
 */
import type {Language} from '../model/language.ts';

/** `strong`: own or finished work; `plain`: doing; `weak`: being near it; `none`: no verb. */
export type OpeningStrength = 'strong' | 'plain' | 'weak' | 'none';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const strong: Record<Language, ReadonlySet<string>> = {
  en: words(`accelerate achieve automate build built chair coach coordinate create cut deliver design develop direct
    double drive drove eliminate establish exceed expand find found generate grow grew head implement improve increase
    initiate introduce invent launch lead led manage mentor negotiate organise organize originate overhaul own
    pioneer plan precept produce publish redesign reduce restructure revamp run ran save secure set sell sold shape shorten
    simplify solve spearhead streamline supervise teach taught train transform win won write wrote`),
  de: words(`leitete leite führte führe entwickelte entwickle baute steigerte senkte reduzierte optimierte plante
    organisierte koordinierte verantwortete führung leitung entwicklung aufbau steigerung senkung einführung optimierung
    konzeption planung koordination verantwortung neugestaltung einarbeitung ausbildung`),
  fr: words(`piloter piloté dirigé diriger géré gérer conçu concevoir développé développer lancé lancer créé créer
    augmenté réduit optimisé formé pilotage direction gestion conception développement lancement création hausse
    réduction baisse optimisation encadrement animation mise organisation`),
  es: words(`dirigí lideré gestioné desarrollé creé diseñé lancé aumenté reduje implanté coordiné negocié formé dirección
    gestión desarrollo creación diseño lanzamiento aumento reducción implantación coordinación liderazgo supervisión`),
  it: words(`guidato diretto gestito sviluppato creato progettato lanciato aumentato ridotto coordinato negoziato formato
    gestione direzione sviluppo creazione progettazione lancio aumento riduzione coordinamento supervisione`),
  pt: words(`liderei dirigi geri desenvolvi criei desenhei lancei aumentei reduzi implementei coordenei negociei formei
    gestão direção desenvolvimento criação lançamento aumento redução implementação coordenação liderança supervisão`),
  nl: words(`leidde leid geleid ontwikkelde ontwikkeld bouwde gebouwd verhoogde verlaagde verbeterde organiseerde
    coördineerde beheerde gaf leiding ontwikkeling opzet verhoging verlaging verbetering organisatie coördinatie beheer`),
  pl: words(`kierowałem kierowałam zarządzałem zarządzałam opracowałem opracowałam wdrożyłem wdrożyłam stworzyłem
    zwiększyłem zmniejszyłem prowadziłem prowadziłam kierowanie zarządzanie opracowanie wdrożenie tworzenie prowadzenie`),
};

const weak: Record<Language, ReadonlySet<string>> = {
  en: words(
    'help helped helping assist assisted assisting support supported participate participated contribute contributed work worked responsible involved tasked duties familiar exposed served aided shadowed observed',
  ),
  de: words(
    'mitarbeit mithilfe unterstützung unterstützte half mitwirkung teilnahme assistenz zuständig verantwortlich',
  ),
  fr: words(
    'participation appui aide aidé assisté participé soutien contribution chargé chargée responsable',
  ),
  es: words(
    'ayudé apoyo apoyé colaboré colaboración participé participación responsable encargado encargada asistencia',
  ),
  it: words(
    'aiutato supporto supportato collaborato collaborazione partecipato partecipazione responsabile addetto addetta assistenza',
  ),
  pt: words(
    'ajudei apoio apoiei colaborei colaboração participei participação responsável assistência',
  ),
  nl: words(
    'hielp ondersteunde ondersteuning meegewerkt medewerking deelname verantwoordelijk assisteerde',
  ),
  pl: words(
    'pomoc pomagałem pomagałam wsparcie wspierałem udział współpraca odpowiedzialny odpowiedzialna asystowanie',
  ),
};

const plainEnglish =
  words(`administer advise analyse analyze answer apply arrange assemble assess audit balance bake bend book bring brought
  calculate calibrate care carry cash chart check clean clear close code collect communicate compile complete conduct configure
  connect consult control convert cook count cover cultivate cure debug define deploy diagnose dispatch document draft drove
  edit educate enforce engineer ensure enter evaluate examine execute explain facilitate file fit fix forecast formulate gather give gave
  greet guide handle harvest hire host identify inspect install instruct integrate interview investigate issue keep kept lay
  liaise lift load log made maintain make map market measure meet met migrate model monitor move observe open operate order
  oversee oversaw pack perform pick place post prepare present process program promote prove provide prune pull purchase receive
  recommend reconcile record recruit refactor regulate repair report research resolve respond restock restore review
  revise rewrite rewrote schedule screen seat serve service ship sort staff stock store study supply take taught test titrate took track
  translate transport treat troubleshoot tune tutor update upgrade use validate verify visit weld wire spend spent`);

/** Endings of verbs that stand first, and of nouns that name an action. */
const verbForms: Record<Language, RegExp> = {
  en: /(?:[^aeiou]|[aeiou][^aeiou])ed$|(?:ise|ize|ate|ify)s?$|ing$/,
  de: /(?:te|ten)$|(?:ung|ion|tur|nahme|pflege|bau|suche|führung|abwicklung|montage|kontrolle|arbeit)(?:en)?$|en$/,
  fr: /(?:er|ir|é|ée|és|ant)$|(?:tion|sion|ment|age|ure|ise|ie|vi|yse|eil|ance|nte|at|ent)$/,
  es: /(?:é|í|ó|ar|er|ir|ando|iendo|aba|ía)$|(?:ción|sión|miento|aje|isis|ido|ado|ención|nza|oyo|ucción|ro|ta)$/,
  it: /(?:ato|ito|uto|are|ere|ire|ando|endo)$|(?:zione|sione|mento|aggio|isi|tura|enza|ita|io)$/,
  pt: /(?:ei|i|ou|ar|er|ir|ando|endo|indo)$|(?:ção|são|mento|agem|ise|ência|ura|a)$/,
  nl: /(?:de|te|den|ten|en)$|(?:ing|tie|heer|houd|zorg|koop|ering)$/,
  pl: /(?:łem|łam|ł|ła|ć|uję|am|em)$|(?:nie|cie|cja|owa|aż|ka|anie|enie)$/,
};

/** The kind of word that a bullet opens with. */
export function openingStrength(text: string, language: Language): OpeningStrength {
  const opening = text
    .replace(/^[^\p{L}\d]+/u, '')
    .toLowerCase()
    .split(/[\s,;:]+/)
    .filter(word => !/^\p{L}{3,}ly$/u.test(word));
  const [first = ''] = opening;
  if (weak[language].has(first)) return 'weak';
  if (language === 'en') return englishStrength(first);
  if (strong[language].has(first)) return 'strong';
  return verbForms[language].test(first) ? 'plain' : 'none';
}

function englishStrength(first: string): OpeningStrength {
  const bases = baseForms(first);
  if (bases.some(base => strong.en.has(base))) return 'strong';
  if (bases.some(base => plainEnglish.has(base)) || verbForms.en.test(first)) return 'plain';
  return 'none';
}

/** "planned", "planning", "plans" and "plan" are one verb. */
function baseForms(word: string): string[] {
  const bases = [word];
  for (const ending of ['ed', 'ing', 's', 'd', 'es']) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    bases.push(base, `${base}e`, base.replace(/(.)\1$/, '$1'));
  }
  if (word.endsWith('ied')) bases.push(`${word.slice(0, -3)}y`);
  return bases;
}
