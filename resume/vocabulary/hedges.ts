/**
 * Words that make a claim smaller: a share in the work, a low level, a
 * condition, a plan not yet carried out, and denial. Leaving one out makes the
 * claim larger, so a rewrite has to keep one of the same class.
 */
import type {Language} from '../model/language.ts';
import {foldAccents} from './stems.ts';

export const hedgeClasses = [
  'share',
  'level',
  'condition',
  'planned',
  'place',
  'some',
  'jointly',
] as const;
export type HedgeClass = (typeof hedgeClasses)[number];

/** `share` is a part of someone else's work, `jointly` work of equals; words of a phrase are joined by `_`; `*` ends a beginning. */
const table: Record<Language, Partial<Record<HedgeClass | 'not', string>>> = {
  en: {
    jointly: `collaborate collaborated collaborating collaborates collaboration co_led worked_with work_with working_with alongside together_with jointly`,
    some: `some mostly partly partially mainly selected certain sometimes a_few most_of parts_of a_part_of half_of half_the`,
    share: `help helped helping helps assist assisted assisting assists assistance supported supporting support supports aided aiding contribute contributed contributing contributes contribution contributions participate participated participating participates participation shadowed shadowing shadow observed observing took_part take_part taking_part part_of involved_in involvement_in under_supervision under_the_supervision under_the_guidance under_the_direction under_guidance under_direction supervised_by guided_by sat_on sit_on sitting_on served_on serve_on serving_on as_part_of member_of played_a_part had_a_part worked_on work_on working_on`,
    level: `basic beginner elementary limited introductory novice exposure_to familiar_with familiarity_with awareness_of working_knowledge basics_of rudimentary conversational a_little partial`,
    condition: `when_needed as_needed if_needed where_needed when_required as_required occasional* sometimes from_time_to_time in_the_absence_of absence is_off was_off is_away was_away is_on_leave was_on_leave acted_as acting_as act_as part_time interim acting temporar* deputis* deputiz* standing_in stood_in covering_for covered_for stand_in volunteered volunteering as_a_volunteer substitute substituted substituting on_request ad_hoc seasonal*`,
    planned: `plan_to planned_to planning_to planned_for expected_to expects_to hope_to aim_to aimed_to attempted attempting tried_to try_to in_progress working_towards working_toward studying_for preparing_for prepare_for inactive expired lapsed pending provisional candidate_for pursuing proof_of_concept not_yet upcoming`,
    place: `runner_up second_most second_largest second_highest second_best second_biggest third_most third_largest third_highest third_best second_place third_place finalist shortlisted nominated nominee nomination honourable_mention honorable_mention`,
    not: `not no never none neither nor without hardly barely lacks lack lacking cannot isnt doesnt dont didnt cant havent hasnt wasnt unable`,
  },
  de: {
    jointly: `gemeinsam_mit zusammen_mit im_team`,
    some: `einige einiger einigen teilweise teils manche mancher manchen`,
    share: `mitarbeit* mitwirk* unterstutz* mithilfe* hilfe_bei assistenz assistiert assistieren assistierte beteilig* zuarbeit* begleit* mitgearbeitet mitgewirkt geholfen unter_anleitung unter_aufsicht teilnahme*`,
    level: `grundkenntnisse basiskenntnisse grundlegend* einfache anfanger* grundlagen`,
    condition: `bei_bedarf vertretung* vertretungsweise gelegentlich* teilzeit aushilfsweise zeitweise kommissarisch* stellvertret* ubergangsweise in_abwesenheit`,
    planned: `geplant* angestrebt* voraussichtlich* in_arbeit`,
    place: `zweiter_platz finalist* nominiert*`,
    not: `nicht kein keine keinen keinem keiner nie niemals ohne weder`,
  },
  fr: {
    jointly: `avec_equipe`,
    some: `quelques certains certaines partiellement parfois`,
    share: `particip* contribu* appui* soutien soutenu soutenir aide aider aidé assister assisté assistance collabor* sous_la_direction sous_la_supervision en_soutien en_appui membre_de`,
    level: `notions bases debutant* elementaire* basique*`,
    condition: `si_besoin au_besoin occasionnel* interim* temporaire* a_temps_partiel en_absence`,
    planned: `prevu* tentative* en_cours`,
    place: `finaliste* nominee* deuxieme_place`,
    not: `pas jamais aucun aucune sans ni non`,
  },
  es: {
    jointly: `junto_con`,
    some: `algunos algunas parcialmente ciertos`,
    share: `apoy* ayud* asistencia asistir asistí colabor* particip* contribu* bajo_la_supervision bajo_supervision miembro_de en_apoyo`,
    level: `basico basica basicos basicas principiante* nociones elemental* nivel_basico`,
    condition: `ocasional* suplenc* suplente* temporal* interin* media_jornada tiempo_parcial en_ausencia`,
    planned: `previst* planeado* en_curso`,
    place: `finalista* nominad* segundo_puesto`,
    not: `no nunca ningun ninguna ninguno sin tampoco ni`,
  },
  it: {
    jointly: `insieme_a`,
    some: `alcuni alcune parzialmente certi`,
    share: `support* aiut* assistenza assistito assistere assistito collabor* partecip* contribu* affianc* sotto_la_supervisione membro_di`,
    level: `basilare nozioni principiante* elementare* livello_base`,
    condition: `occasional* temporane* interim* al_bisogno in_assenza part_time`,
    planned: `previst* tentat* pianificat* in_corso`,
    place: `finalista* nominat* secondo_posto`,
    not: `non mai nessun nessuna nessuno senza ne`,
  },
  pt: {
    jointly: `junto_com`,
    some: `alguns algumas parcialmente certos`,
    share: `apoi* ajud* auxili* suporte colabor* particip* contribu* sob_supervisao sob_a_supervisao membro_de`,
    level: `basico basica basicos nocoes iniciante* elementar* nivel_basico`,
    condition: `ocasional* temporari* interin* meio_periodo tempo_parcial na_ausencia quando_necessario`,
    planned: `previst* tentativ* planejad* em_andamento em_curso`,
    place: `finalista* nomead* segundo_lugar`,
    not: `nao nunca nenhum nenhuma sem tampouco nem`,
  },
  nl: {
    jointly: `samen_met`,
    some: `enkele sommige gedeeltelijk deels`,
    share: `ondersteun* hulp help helpen helpt hielp geholpen assist* bijdrage* bijgedragen bijdroeg meewerk* meegewerkt medewerking deelname deelgenomen onder_begeleiding onder_toezicht lid_van`,
    level: `basis basiskennis beginner* elementair* enige beperkt*`,
    condition: `indien_nodig af_en_toe incidenteel* waarneem* invall* tijdelijk* parttime deeltijd bij_afwezigheid plaatsvervang*`,
    planned: `gepland* poging* in_uitvoering`,
    place: `finalist* genomineerd* tweede_plaats`,
    not: `niet geen nooit zonder noch`,
  },
  pl: {
    some: `niektore niektorych czesciowo kilka`,
    share: `wspar* wspier* pomoc* pomag* wspolprac* udzial uczestni* asyst* wspoltworz* wspoludzial pod_nadzorem pod_kierunkiem czlonek_zespolu bral_udzial brala_udzial`,
    level: `podstawy poczatkuj* poziom_podstawowy`,
    condition: `okazjonaln* zastep* tymczasow* dorywcz* w_razie_potrzeby na_pol_etatu pod_nieobecnosc`,
    planned: `planowan* w_trakcie`,
    place: `finalist* nominowan* drugie_miejsce`,
    not: `nie nigdy zaden zadna zadnych bez ani brak`,
  },
};

interface HedgeTable {
  readonly exact: ReadonlyMap<string, HedgeClass | 'not'>;
  readonly beginnings: readonly (readonly [string, HedgeClass | 'not'])[];
  readonly phrases: readonly (readonly [readonly string[], HedgeClass | 'not'])[];
}

const made = new Map<Language, HedgeTable>();

function hedgeTable(language: Language): HedgeTable {
  const known = made.get(language);
  if (known) return known;
  const exact = new Map<string, HedgeClass | 'not'>();
  const beginnings: [string, HedgeClass | 'not'][] = [];
  const phrases: [string[], HedgeClass | 'not'][] = [];
  for (const [kind, list] of Object.entries(table[language]) as [HedgeClass | 'not', string][])
    for (const entry of foldAccents(list).replaceAll("'", '').trim().split(/\s+/)) {
      if (entry.endsWith('*')) beginnings.push([entry.slice(0, -1), kind]);
      else if (entry.includes('_')) phrases.push([entry.split('_'), kind]);
      else exact.set(entry, kind);
    }
  const result = {exact, beginnings, phrases: phrases.sort((a, b) => b[0].length - a[0].length)};
  made.set(language, result);
  return result;
}

export interface HedgeFound {
  readonly kind: HedgeClass | 'not';
  readonly words: number;
}

/** The hedge or denial that begins at the first of these words (lower case, no accents). */
export function hedgeAt(words: readonly string[], language: Language): HedgeFound | null {
  const {exact, beginnings, phrases} = hedgeTable(language);
  const [first = ''] = words;
  for (const [phrase, kind] of phrases)
    if (phrase.every((word, at) => words[at] === word)) return {kind, words: phrase.length};
  const kind = exact.get(first) ?? beginnings.find(([start]) => first.startsWith(start))?.[1];
  return kind ? {kind, words: 1} : null;
}
