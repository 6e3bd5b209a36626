/**
 * How much a verb says about the person's part: 1 had a share in it, 2 did the
 * work, 3 made or answered for something new, 4 ran it, 5 led it. Verbs of the
 * other languages stand with the nouns made from them ("Leitung").
 */
import type {Language} from '../model/language.ts';
import {stem} from './stems.ts';

const verbs: Record<Language, Record<1 | 3 | 4 | 5, string>> = {
  en: {
    1: `help assist support aid contribute participate collaborate observe shadow attend learn study join involve back partake
      cooperate liaise witness accompany`,
    3: `build create design develop engineer implement introduce launch establish negotiate win secure win devise author invent
      coordinate train mentor teach automate redesign restructure optimize transform solve grow improve reduce increase initiate
      close achieve exceed deliver save generate formulate approve audit certify diagnose repair validate program deploy migrate
      recruit hire modernize standardize resolve lower boost double accelerate publish patent earn raise analyze prescribe represent`,
    4: `manage supervise oversee own run administer control govern`,
    5: `lead head direct spearhead champion architect found cofound pioneer chair captain helm command mastermind orchestrate
      drive revolutionize steer preside lead_up`,
  },
  de: {
    1: `mitarbeit mitwirkung unterstützung mithilfe hilfe assistenz beteiligung zuarbeit mitarbeiten mitwirken unterstützen helfen
      beteiligen assistieren begleiten hospitation`,
    3: `installation installieren reparatur reparieren programmierung freigabe freigeben audit analyse unterricht unterrichten beratung forschung verkauf abschluss gewinnung akquise entwicklung konzeption aufbau einführung gestaltung entwickeln konzipieren aufbauen einführen gestalten verhandeln verhandlung
      optimierung optimieren entwerfen entwurf programmierung programmieren koordination koordinieren schulung schulen steigerung
      senkung gründung gründen etablierung etablieren`,
    4: `verwaltung verantwortung verantworten verwalten steuerung steuern betreiben aufsicht überwachung beaufsichtigen management managen`,
    5: `gesamtverantwortung alleinverantwortlich hauptverantwortlich leitung leiten führung führen federführung federführend projektleitung teamleitung gesamtleitung vorsitz`,
  },
  fr: {
    1: `participation contribution appui soutien aide assistance collaboration participer contribuer appuyer soutenir aider assister collaborer`,
    3: `installation installer réparation réparer programmation validation audit analyse enseignement enseigner conseil recherche vente acquisition prospection création conception développement lancement créer concevoir développer lancer négociation négocier coordination coordonner
      élaboration élaborer optimisation optimiser mise_en_place fondation fonder formation former`,
    4: `gestion gérer pilotage piloter encadrement encadrer supervision superviser responsable management manager`,
    5: `pilote dirigeant gérance direction diriger chef tête animation présidence présider mener conduite`,
  },
  es: {
    1: `apoyo ayuda asistencia colaboración participación contribución apoyar ayudar asistir colaborar participar contribuir`,
    3: `instalación instalar reparación reparar programación validación aprobación auditoría análisis docencia enseñanza investigación venta captación asesoramiento creación diseño desarrollo lanzamiento crear diseñar desarrollar lanzar negociación negociar coordinación coordinar implantación
      implementación implementar fundar fundación formación formar`,
    4: `gestión gestionar supervisión supervisar responsable administración administrar encargada encargado`,
    5: `jefe jefa director directora dirección dirigir liderazgo liderar jefatura encabezar`,
  },
  it: {
    1: `supporto aiuto assistenza collaborazione partecipazione contributo supportare aiutare assistere collaborare partecipare contribuire affiancamento`,
    3: `installazione installare riparazione riparare programmazione approvazione audit analisi insegnamento ricerca vendita acquisizione consulenza creazione progettazione sviluppo lancio creare progettare sviluppare lanciare negoziazione negoziare coordinamento coordinare
      implementazione implementare fondare formazione formare`,
    4: `gestione gestire supervisione supervisionare responsabile amministrazione`,
    5: `direttore direttrice responsabile direzione dirigere guida guidare leadership capo conduzione`,
  },
  pt: {
    1: `apoio ajuda suporte auxílio colaboração participação contribuição apoiar ajudar auxiliar colaborar participar contribuir`,
    3: `instalação instalar reparação reparar programação aprovação auditoria análise ensino investigação pesquisa venda angariação consultoria criação desenho desenvolvimento lançamento criar desenhar desenvolver lançar negociação negociar coordenação coordenar
      implementação implementar fundar formação formar`,
    4: `gestão gerir gerenciar supervisão supervisionar responsável administração`,
    5: `chefe diretor diretora direção dirigir liderança liderar chefia chefiar`,
  },
  nl: {
    1: `ondersteuning hulp assistentie bijdrage medewerking deelname ondersteunen helpen assisteren bijdragen meewerken deelnemen`,
    3: `installatie installeren reparatie repareren programmering goedkeuring audit analyse onderwijs onderzoek verkoop acquisitie advies ontwerp ontwikkeling lancering ontwerpen ontwikkelen lanceren onderhandelen onderhandeling coördinatie coördineren implementatie
      implementeren opzetten oprichten opleiden`,
    4: `beheer beheren toezicht verantwoordelijk verantwoordelijkheid management managen`,
    5: `hoofd directeur leidinggeven leiding leiden aansturing aansturen directie voorzitter`,
  },
  pl: {
    1: `wsparcie pomoc współpraca udział uczestnictwo wspieranie wspierać pomagać pomagał pomagałem pomagałam współpracować uczestniczyć asysta`,
    3: `instalacja instalowanie naprawa naprawianie programowanie zatwierdzanie audyt analiza nauczanie badania sprzedaż pozyskiwanie doradztwo montaż projektowanie projekt stworzenie tworzenie wdrożenie wdrażanie opracowanie zaprojektować stworzyć wdrożyć opracować negocjacje
      koordynacja koordynować szkolenie`,
    4: `zarządzanie zarządzać nadzór nadzorować odpowiedzialny odpowiedzialność administracja`,
    5: `kierownik dyrektor szef kierowanie kierować kierownictwo prowadzenie przewodniczenie dyrekcja`,
  },
};

const tables = new Map<Language, ReadonlyMap<string, number>>();

function strengths(language: Language): ReadonlyMap<string, number> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, number>();
  for (const level of [3, 4, 5, 1] as const)
    for (const verb of verbs[language][level].trim().split(/\s+/))
      table.set(
        verb
          .split('_')
          .map(part => stem(part, language))
          .join('_'),
        level,
      );
  tables.set(language, table);
  return table;
}

/** How much a verb (by its key) says, 1 to 5; 2 for every verb not listed. */
export function claimStrength(key: string, language: Language): number {
  return strengths(language).get(key) ?? 2;
}
