/**
 * Words that say nothing about what is asked. `stopWords` carry grammar only;
 * `genericWords` are how postings dress a requirement ("proven experience
 * with"); `commonWords` mean something, but nearly every resume has them, so
 * they count for less. All folded, in the eight languages.
 */
import type {Language} from '../../model/language.ts';
import {stem} from '../stem.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const stopWords = set(`
  a an the and or of in on at to for from by with within without as is are be been being was were will would can could
  may might must shall should do does did has have had having it its this that these those there their they them we us our
  you your he she his her who which what when where while if than then so such not no nor but also both either each any all
  some more most other another one own same very just only up down out over under into through across between about per via
  ll ve re s t m etc eg ie including include includes included using use used uses i me my
  der die das den dem des ein eine einer eines einem einen und oder in im an am auf aus bei beim mit nach von vom vor zu zum
  zur fur uber unter durch als auch sowie ist sind sein war werden wird hat haben du dich dir sie ihr ihre ihren ihnen wir
  uns unser unsere unserer unserem unseren deine dein deiner deinen sich es man wie so dass nicht kein keine bzw z b um gern gerne
  le la les un une des du de d l et ou en dans sur au aux avec pour par sans sous ce cet cette ces son sa ses leur leurs vous
  votre vos nous notre nos est sont etre a ont avoir qui que dont ne pas plus ainsi
  el los las unos unas y o u e del al con por para sin sobre como su sus es son ser estar que se lo nuestro nuestra
  tu tus
  il lo gli i uno dei degli delle della dello dell del nel nella nelle nei con per su sulla tra fra e ed od che si
  essere nostro nostra loro di da
  os as um uma uns umas do dos das no na nos nas ao aos pelo pela com sem sobre ou e que se seu sua seus suas
  het een van voor door bij naar uit op om te tot met zonder en of is zijn heeft hebben je jij jouw u uw wij ons onze
  die dat dit deze als ook niet geen
  w we z ze na do od po za przy dla przez o u i oraz lub albo a jest sa byc sie nie jako ktory ktora ktore nasz nasza nasze
  twoj twoja jak tym tego
`);

const generic = `
  experience experienced experiences knowledge knowledgeable ability abilities able capable capability strong excellent good great
  proven solid deep demonstrated demonstrable thorough sound extensive significant skill skills skilled proficient proficiency
  hands familiar familiarity understanding expertise expert years year minimum least required require requires requirement requirements
  essential must preferred desirable nice bonus plus advantage asset ideally ideal equivalent similar related relevant comparable
  background track record current recent previous prior working work works worked comfortable comfort comfortably willing willingness
  ready readiness qualified qualification qualifications hold holds holding holder know how like level well high highly
  role position job candidate applicant field fields area areas environment environments setting settings
  person someone think passion passionate enthusiasm enthusiastic interest interested confident confidence competent competence
  careful clear fluent good least new other recognised recognized basic basics fundamentals advanced intermediate mid
  certificate certificates certification certifications certified license licence licenses licences licensed diploma card
  registration registered accredited must willing able availability available rules respect sense another
  ownership own responsibility responsibilities responsible accountable verantwortung verantwortlich responsabilite responsabilidad
  responsabilita verantwoordelijkheid odpowiedzialnosc
  class category level grade type klasse kategorie
  lb lbs kg pounds miles hours hour days day week weeks month months per
  valid active possess possession complete completed completion ensure various wide range variety exposure discipline
  erfahrung erfahrungen erfahren kenntnisse kenntnissen kenntnis fahigkeit fahigkeiten gut gute guter guten sehr sicher sicherer
  sichere sicheren umgang fundierte fundiert mehrjahrige mehrjahriger langjahrige erste einschlagige einschlagiger idealerweise wunschenswert
  vorteil voraussetzung abgeschlossene abgeschlossenes abgeschlossener bereitschaft jahr jahre jahren mindestens vergleichbare vergleichbar
  ahnliche ahnlich oder bereich praxis wissen grundkenntnisse vertraut routiniert ausgepragte ausgepragt hohe hohes freude
  spass interesse lust motivation zertifikat zertifikate schein nachweis fuhrerschein verfugbarkeit
  experience experiences connaissance connaissances competence competences capacite maitrise bonne bonnes bon bons tres solide solides
  excellent excellente minimum moins ans annees annee similaire equivalent equivalente souhaite souhaitee souhaitable apprecie
  disponibilite regles respect sens diplome diplomes certificat certificats permis titulaire titre appetence
  appreciee atout exige exigee requis requise confirmee confirme pratique notions aisance
  experiencia conocimiento conocimientos capacidad manejo dominio buen buena buenos minimo minima menos anos ano similar equivalente
  disponibilidad titulo titulacion carnet permiso certificado certificados licencia
  deseable valorable imprescindible requerido necesario demostrable solida solidos amplia nivel alto
  esperienza conoscenza conoscenze capacita buona buono ottima ottimo ottime almeno anni anno simile equivalente preferibile gradita
  disponibilita diploma patente certificato certificazione attestato titolo possesso
  gradito richiesto richiesta requisito consolidata padronanza livello
  experiencia conhecimento conhecimentos capacidade dominio boa bom bons menos anos ano semelhante equivalente desejavel valorizado
  disponibilidade diploma carta certificado certificacao titulo habilitacao
  obrigatorio solida comprovada nivel
  ervaring kennis vaardigheid vaardigheden goede goed sterke sterk minimaal minstens jaar jaren vergelijkbaar vergelijkbare aantoonbare
  beschikbaarheid beschikbaar diploma diplomas certificaat registratie bezit
  aantoonbaar pre vereist gewenst relevante bereid bereidheid niveau ruime enige
  doswiadczenie doswiadczenia znajomosc znajomosci umiejetnosc umiejetnosci wiedza wiedzy bardzo dobra dobrej dobry minimum lat lata rok
  gotowosc obslugi obsluga dyspozycyjnosc posiadanie uprawnienia certyfikat dyplom zaswiadczenie jezyk jezyka
  podobne podobny rownowazne mile widziane wymagane atutem zaleta praktyczna praktyczne biegla biegle poziom
`;

const common = `
  team teams customer customers client clients project projects manage managing management manager support supporting develop developing
  development system systems process processes plan planning product products service services quality time people company business
  tools tool data report reports reporting communicate communication written english problem problems solution solutions standard standards
  task tasks duty help build building lead leading run running design staff meeting meetings
  keep keeping kept
  technician technicians specialist specialists assistant assistants officer officers coordinator coordinators associate associates
  representative consultant worker workers operator operators clerk executive engineer engineers method methods technique
  techniques equipment documentation activities activity programs program programme programmes training trainings user users
  mitarbeiter mitarbeiterin fachkraft techniker sachbearbeiter employe employee technicien charge responsable tecnico tecnica
  empleado encargado auxiliar impiegato addetto addetta assistente medewerker technicus specjalista pracownik technik
  large small multiple several different daily weekly monthly time full part deliver delivering delivery make
  kunden kunde projekt projekte arbeit arbeiten aufgaben qualitat prozesse prozess planung unternehmen betreuung unterstutzung
  equipe equipes client clients projet projets gestion qualite travail entreprise suivi
  equipo equipos cliente clientes proyecto proyectos gestion calidad trabajo empresa
  squadra clienti progetto progetti gestione qualita lavoro azienda
  equipa clientes projeto projetos gestao qualidade trabalho empresa
  klanten klant project projecten kwaliteit werk werken bedrijf
  zespol zespolu klient klienta klientow projekt projektow jakosc praca pracy firma
`;

const stemmed = new Map<string, ReadonlySet<string>>();

function stemmedSet(name: string, words: string, language: Language): ReadonlySet<string> {
  const address = `${name}:${language}`;
  let found = stemmed.get(address);
  if (!found) {
    found = new Set([...set(words)].map(word => stem(word, language)));
    stemmed.set(address, found);
  }
  return found;
}

export function isStopWord(key: string): boolean {
  return stopWords.has(key);
}

export function isGenericWord(wordStem: string, language: Language): boolean {
  return stemmedSet('generic', generic, language).has(wordStem);
}

export function isCommonWord(wordStem: string, language: Language): boolean {
  return stemmedSet('common', common, language).has(wordStem);
}
