import type {Lexicon} from './lexicon.ts';

export const german: Lexicon = {
  functions: `der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur in im ins an am auf aus bei beim mit nach
    fuer durch ueber unter um als wie pro je per sowie auch dass es sie er ihr ihre ihren ihrem ihrer sein seine seinen wir uns unser
    unsere ich mich mir mein meine meinen meinem meiner ist sind war waren wird werden wurde wurden worden haben hat hatte hatten habe
    nicht-nur sondern dabei davon dazu dafur hier dort dieser diese dieses diesen diesem sich man alle jede jeder jedes jeden etwa
    seit bis vor zwischen waehrend wahrend innerhalb inkl inklusive einschliesslich insgesamt jeweils fur uber zuvor heute aktuell
    derzeit u a z b ca bzw sowohl verschiedene verschiedenen rahmen bereich`,
  general: ``,
  scopes: ``,
  lightVerbs: `durchführung durchführen durchgeführt vornahme vornehmen ausführung erledigung erledigen`,
  strengths: {
    1: `mitarbeit mitwirkung unterstützung mithilfe hilfe assistenz beteiligung zuarbeit mitarbeiten mitwirken unterstützen helfen
      beteiligen assistieren begleiten hospitation`,
    3: `installation installieren reparatur reparieren programmierung freigabe freigeben audit analyse unterricht unterrichten beratung
      forschung verkauf abschluss gewinnung akquise entwicklung konzeption aufbau einführung gestaltung entwickeln konzipieren aufbauen
      einführen gestalten verhandeln verhandlung optimierung optimieren entwerfen entwurf programmierung programmieren koordination
      koordinieren schulung schulen steigerung senkung gründung gründen etablierung etablieren`,
    4: `verwaltung verantwortung verantworten verwalten steuerung steuern betreiben aufsicht überwachung beaufsichtigen management managen`,
    5: `gesamtverantwortung alleinverantwortlich hauptverantwortlich leitung leiten führung führen federführung federführend
      projektleitung teamleitung gesamtleitung vorsitz`,
  },
  hedges: {
    jointly: `gemeinsam_mit zusammen_mit im_team`,
    some: `einige einiger einigen teilweise teils manche mancher manchen`,
    share: `mitarbeit* mitwirk* unterstutz* mithilfe* hilfe_bei assistenz assistiert assistieren assistierte beteilig* zuarbeit* begleit*
      mitgearbeitet mitgewirkt geholfen unter_anleitung unter_aufsicht teilnahme*`,
    level: `grundkenntnisse basiskenntnisse grundlegend* einfache anfanger* grundlagen`,
    condition: `bei_bedarf vertretung* vertretungsweise gelegentlich* teilzeit aushilfsweise zeitweise kommissarisch* stellvertret* ubergangsweise
      in_abwesenheit`,
    planned: `geplant* angestrebt* voraussichtlich* in_arbeit`,
    place: `zweiter_platz finalist* nominiert*`,
    not: `nicht kein keine keinen keinem keiner nie niemals ohne weder`,
  },
  sections: {
    languages: 'spricht Sprachen',
    certifications: 'verfüge über Nachweise, Zertifikate',
    education: 'Abschluss, Ausbildung',
    skills: 'Kenntnisse in, Erfahrung mit, zur Erfahrung gehören, umfasst',
    experience: 'Erfahrung, Berufserfahrung, Arbeit, arbeite, gearbeitet, zurzeit, zuletzt',
  },
  letter: {
    self: `ich mein meine meiner meinem meinen meines mir mich wir unser`,
    reader: `sie ihr ihre ihrem ihren ihrer ihnen`,
    courtesies: `guten tag liebes team sehr geehrte damen und herren freundliche viele herzliche grüße hiermit bewerbe bewerbung stelle position
      ausschreibung ausgeschriebene anzeige gespräch freue freuen gern gerne kennenlernen kennenzulernen einladung persönlich würde
      interesse interessiert suchen gesucht suche lese gelesen erfahrung arbeit arbeite gearbeitet zurzeit zuletzt derzeit dank danke
      zeit unterlagen verfügung stehe möchte bei aber jedoch weil auch unternehmen firma passt passen bringe mit aufgabe aufgaben nennen
      verlangen`,
    wishes: `würde möchte freue bewerbe bewerbung gern gerne interesse interessiert hoffe wünsche`,
    plans: `leiten entwickeln unterstützen einbringen lernen vertiefen`,
    possessions: `erfahrung kenntnisse können fähigkeit abschluss zertifikat wissen`,
  },
  synonyms: `
montage aufbau installation errichtung zusammenbau montieren aufbauen installieren; wartung instandhaltung pflege warten instandhalten;
reparatur instandsetzung störungsbeseitigung fehlerbehebung störungsbehebung entstörung reparieren instandsetzen beheben;
leitung führung leiten führen; betreuung begleitung betreuen begleiten unterstützung; beratung betreuung beraten;
unterstützung mithilfe hilfe assistenz mitarbeit mitwirkung zuarbeit beteiligung unterstützen helfen mitarbeiten mitwirken beteiligen beitrag;
einarbeitung anleitung schulung unterweisung einweisung ausbildung einarbeiten anleiten schulen unterweisen ausbilden; schulung training;
erstellung ausarbeitung anfertigung erstellen anfertigen verfassen ausarbeiten schreiben erarbeiten erarbeitung; entwurf entwerfen;
senkung reduzierung verringerung reduktion minderung senken reduzieren verringern vermindern verkürzung verkürzen;
steigerung erhöhung zunahme steigern erhöhen wachstum; einführung implementierung einführen implementieren; aufbau einrichtung einrichten;
umrüstung umbau umstellung umrüsten umbauen; umstellung migration wechsel umstellen migrieren; inbetriebnahme inbetriebsetzung;
planung organisation planen organisieren; organisation durchführung ausrichtung veranstaltung durchführen; durchführung abwicklung;
prüfung kontrolle überprüfung prüfen kontrollieren überprüfen; bearbeitung abwicklung bearbeiten abwickeln erledigung; verhandlung verhandeln;
verkauf vertrieb verkaufen; kunde abnehmer auftraggeber; mitarbeiter beschäftigter kollege angestellter mitarbeitende beschäftigte;
auszubildende azubi lehrling auszubildender; stillstand ausfall; anlage maschine; protokoll bericht; bericht report; verantwortung zuständigkeit;
verantwortlich zuständig; monatlich jeden_monat pro_monat im_monat; wöchentlich jede_woche pro_woche; täglich jeden_tag pro_tag am_tag;
jährlich jedes_jahr pro_jahr im_jahr; rechnung faktura; einkauf beschaffung einkaufen beschaffen; lager magazin; patient bewohner;
pflege versorgung versorgen pflegen; team gruppe mannschaft; schüler schülerin; kind kleinkind; eltern angehörige; unterricht unterrichten;
teilnahme beteiligung teilnehmen; programmierung programmieren; entwicklung entwickeln; gestaltung gestalten; koordination koordinierung koordinieren;
optimierung verbesserung optimieren verbessern; auswertung analyse auswerten analysieren; buchung verbuchung buchen; ware artikel produkt;
bestellung auftrag; auftrag bestellung; angebot offerte; werkstatt betrieb; firma unternehmen betrieb; filiale niederlassung; messe ausstellung;
kenntnisse erfahrung; neu frisch; schnell rasch; verschieden unterschiedlich divers; gesamt komplett; erfolgreich
`,
};
