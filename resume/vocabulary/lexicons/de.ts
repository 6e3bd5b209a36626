import type {Lexicon} from './lexicon.ts';

export const german: Lexicon = {
  functions: `der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur in im ins an am ans auf aus bei beim mit nach
    fuer durch ueber unter um als wie pro je per sowie auch dass es sie er ihn ihm ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner
    wir uns unser unsere unseren unserem unserer ich mich mir mein meine meinen meinem meiner ist sind war waren wird werden wurde wurden
    worden haben hat hatte hatten habe bin gewesen nicht-nur sondern dabei davon dazu dafur hier dort dieser diese dieses diesen diesem
    sich man seit bis vor zwischen waehrend wahrend innerhalb inkl inklusive einschliesslich insgesamt jeweils fur uber zuvor heute
    aktuell derzeit u a z b ca bzw sowohl verschiedene verschiedenen rahmen bereich wo wobei welche welcher welches deren dessen denen
    damit darin daran darunter womit woran worin wofur ab via gegenuber laut gemass neben entlang ausserdem zudem ferner ebenfalls
    ebenso dann da so etwa ob wenn zwar indem mittels anhand bezuglich hinsichtlich betreffend zugunsten seitens samt nebst noch schon bereits bald mal beide beiden  geworden`,
  general: `bezug hinsicht aktuell derzeit derzeitig gegenwärtig momentan zurzeit jetzt heute heutig zuletzt zuvor vorher vorherig davor danach anschließend
    später früher damals bereits schon seither seitdem bisher bisherig bislang inzwischen mittlerweile daneben außerdem zudem ferner
    weiterhin darüber hinaus zusätzlich ebenfalls ebenso gleichzeitig nebenbei hierbei hierzu hierfür dafür darin damit wobei womit
    jeweilig entsprechend dazugehörig zugehörig genannt folgend obig mithilfe statt anstatt anstelle statt davon lang
    form art weise kategorie feld fachgebiet thema themen fach fächer zusammenhang bezug hinblick seite teil bestandteil
    element punkt position angelegenheit sache vorgang fall aspekt zahl höhe wert betrag stelle stätte ort
    niveau tätig tätigkeit beschäftigt beschäftigung arbeite arbeit arbeiten gearbeitet arbeitete beginn beginnen begann begonnen
    start enden beenden bleiben blieb wechsel wechseln wechselte gehören gehört umfassen umfasst beinhalten beinhaltet enthalten bestehen
    besteht bestehend liegen liegt stehen steht erfolgen erfolgt erfolgte stattfinden stattfindend dienen gelten heißen befinden befindet zählen
    zählt schwerpunkt hintergrund laufbahn werdegang alltag berufsalltag arbeitsalltag einsatz zeit zeitraum dauer phase
    einzeln mehrere unterschiedlich weiter weitere ander gleich ähnlich bestimmt üblich gängig vorhanden verfügbar nötig notwendig
    erforderlich anfallend eingehend eingegangen nutzen genutzt nutzung verwenden verwendet verwendung einsetzen eingesetzt anwenden
    angewendet anwendung gebrauch mittel hilfsmittel darunter beispiel beispielsweise insbesondere vor_allem hauptsächlich sowie
    bringen mitbringen kennen kenne vertraut erwerben erworben absolvieren absolviert abgeschlossen besitzen besitze verfügen verfüge
    sprechen spreche beruflich berufs erfahren privat persönlich eigen folgen ergeben ergibt bekannt neben rund zirka ungefähr
    machen gemacht geben gegeben nehmen nehme gehen kommen kam stammen stammend betreffen betrifft richten halten gehalten stellen
    vorgabe angabe beim zuständiger innen paar mitsamt
    hinzu kamen hinzukommen hinzukam verbringen verbrachte betragen beträgt lauten lautet abdecken maximal maximum`,
  scopes: `team gruppe schicht kolonne; abteilung filiale station werkstatt laden markt büro schule praxis klinik standort; kreis landkreis bezirk
    region gebiet; firma unternehmen betrieb konzern gesellschaft; land bundesland bundesweit deutschland deutschlandweit national landesweit;
    europa europaweit international weltweit global welt`,
  classes: `system software programm anwendung plattform werkzeug tool datenbank paket framework bibliothek sprache gerät maschine fahrzeug verfahren methode
    technik material produkt ware fach leistung mittel format norm standard einrichtung objekt anlage`,
  lightVerbs: `durchführung durchführen durchgeführt vornahme vornehmen vorgenommen ausführung ausführen erledigung erledigen leisten geleistet
    leistung übernehmen übernahm übernommen übernahme erbringen erbracht tätigen abwickeln abwicklung machen tun besorgen verrichten erfolgen
    sorgen zuständig`,
  strengths: {
    1: `mitarbeit mitwirkung unterstützung mithilfe hilfe assistenz beteiligung zuarbeit mitarbeiten mitwirken unterstützen helfen geholfen half
      beteiligen beteiligt assistieren begleiten begleitung hospitation hospitieren teilnahme teilnehmen teilgenommen beitrag beitragen beigetragen
      mitgearbeitet mitgewirkt zuarbeiten zugearbeitet teil`,
    3: `installation installieren reparatur reparieren programmierung freigabe freigeben freigegeben audit auditieren genehmigung genehmigen genehmigt
      analyse analysieren unterricht unterrichten beratung
      forschung verkauf abschluss gewinnung akquise entwicklung konzeption aufbau einführung eingeführt gestaltung entwickeln konzipieren aufbauen
      aufgebaut einführen gestalten verhandeln verhandlung optimierung optimieren entwerfen entwurf entworfen programmieren koordination koordinierung
      koordinieren schulung schulen geschult steigerung steigern senkung senken gründung gründen gegründet etablierung etablieren ausbilden ausbildung
      ausgebildet implementierung implementieren initiierung initiieren modernisierung automatisierung automatisieren erfindung erfinden zulassung
      entscheidung entscheiden entschieden bewilligung bewilligen zertifizierung vertretung vertreten verbesserung verbessern planung planen geplant bau bauen gebaut konstruktion_von`,
    4: `verwaltung verantwortung verantworten verantwortlich verwalten steuerung steuern betreiben aufsicht überwachung überwachen beaufsichtigen
      beaufsichtigung management managen eigenverantwortlich eigenverantwortung verordnung verordnen verschreibung verschreiben diagnose diagnostizieren diagnostik eigenständig selbstständig selbständig selbstständigkeit allein alleinig selbst umfassend strategisch vollständig`,
    5: `gesamtverantwortung alleinverantwortlich alleinverantwortung hauptverantwortlich hauptverantwortung leitung leiten geleitet leite leitete führung
      führen geführt führe führte federführung federführend projektleitung teamleitung gesamtleitung fachleitung schichtleitung
      bereichsleitung abteilungsleitung vorsitz chef leiter leiterin schichtleiter teamleiter`,
  },
  hedges: {
    jointly: `gemeinsam_mit zusammen_mit im_team im_zweierteam im_tandem gemeinsam in_zusammenarbeit_mit in_abstimmung_mit in_absprache_mit
      zusammenarbeit an_der_seite`,
    some: `einige einiger einigen teilweise teils manche mancher manchen überwiegend zum_teil großteils meist meistens hauptsächlich`,
    share: `mitarbeit mitarbeiten mitgearbeitet mitarbeitend mitwirk* unterstutz* mithilfe_bei mithilfe_beim mithilfe_im mithilfe_in hilfe_bei
      hilfe_beim geholfen half hilft assistenz_bei assistenz_der assistenz_des assistiert assistieren assistierte assistiere beteiligt beteiligung
      beteiligte zuarbeit zuarbeiten zugearbeitet begleiten begleitet begleitete
      mitgewirkt unter_anleitung unter_aufsicht teilnahme teilgenommen teilnehmen beitrag beitragen beigetragen hospitation hospitiert im_auftrag nach_vorgabe
      nach_vorgaben nach_den_vorgaben nach_anweisung auf_anweisung nach_diktat`,
    level: `grundkenntnisse grundkenntnissen basiskenntnisse grundlegend* anfanger* grundlagen einsteiger* grundniveau schulkenntnisse`,
    condition: `bei_bedarf vertretung* vertretungsweise gelegentlich* teilzeit aushilfsweise zeitweise kommissarisch* stellvertret* ubergangsweise
      in_abwesenheit urlaubsvertretung* krankheitsvertretung* vertrete vertrat vertreten ersatzweise saisonal* befristet* ehrenamtlich*
      jede_zweite jeder_zweite jedes_zweite jeden_zweiten jedem_zweiten jeder_zweiten jede_dritte jedes_dritte jeden_dritten jedem_dritten jede_vierte jedes_vierte jeden_vierten jedem_vierten
      alle_zwei alle_drei alle_vier probeweise`,
    planned: `geplant_fur geplant_ab angestrebt* voraussichtlich* in_arbeit in_vorbereitung derzeit_im_studium im_aufbau noch_nicht_abgeschlossen`,
    place: `zweiter_platz finalist* nominiert*`,
    not: `nicht kein keine keinen keinem keiner keinerlei nie niemals ohne weder nirgends`,
  },
  sections: {
    languages: 'spricht Sprachen, Sprachkenntnisse',
    certifications: 'verfüge über Nachweise, Zertifikate, zertifiziert, Zertifizierung',
    education: 'Abschluss, Ausbildung, Studium, abgeschlossen, gelernt',
    skills:
      'Kenntnisse in, Erfahrung mit, zur Erfahrung gehören, umfasst, Umgang mit, kenne, arbeite mit, Stärken',
    experience:
      'Erfahrung, erfahren, Berufserfahrung, Arbeit, arbeite, gearbeitet, zurzeit, zuletzt, tätig, beschäftigt, Tätigkeit',
  },
  letter: {
    self: `ich mein meine meiner meinem meinen meines mir mich wir unser`,
    reader: `sie ihr ihre ihrem ihren ihrer ihnen`,
    courtesies: `passt passen recht entgegen zusagen guten tag liebes team sehr geehrte damen und herren frau herr freundliche freundlichen viele herzliche grüße gruß hiermit bewerbe
      bewerbung bewerben stelle position stellenanzeige stellenausschreibung stellenangebot
      ausschreibung ausgeschriebene ausgeschrieben anzeige gespräch vorstellungsgespräch freue freuen gern gerne kennenlernen kennenzulernen
      einladung einladen persönlich persönlichen würde würden großem groß großes besonderem besonders sehr mit_freude freude
      interesse interessiert interessieren suchen sucht gesucht suche lese las gelesen erfahrung arbeit arbeite gearbeitet arbeiten
      zurzeit zuletzt derzeit dank danke danken bedanke bedanken kenne kennen kannte
      zeit unterlagen anlagen anlage anbei beigefügt lebenslauf zeugnisse verfügung stehe stehen möchte möchten bei aber jedoch weil auch unternehmen
      firma haus passt passen passend bringe bringen mit einbringen aufgabe aufgaben nennen genannt erwähnen
      verlangen erwarten wünschen wünsche beschreiben beschrieben vorstellen vorstelle vorab voraus im_voraus aufmerksam aufmerksamkeit 
      geweckt wecken anspricht ansprechen spricht sprach reizt reizen motiviert motivation begeistert überzeugen überzeuge rückfragen fragen
      frage antwort rückmeldung melden hören erzähle erzählen berichte näher mehr gespannt offen ehrlich ehrlicherweise kurz
      könnte können kann darf dürfte dürfen hoffe hoffen denke denken glaube meine finde eintritt eintrittstermin kündigungsfrist
      verstärken verstärkung teil beruflich beruf berufliche nächster schritt chance herausforderung neue neuen weg ebenso genau deshalb daher
      darum vertraut bekannt gut wertvoll wichtig erlernen bereit bereitschaft künftig zukünftig zukunft einarbeiten lernen dazulernen
      vertiefen ausbauen seitdem damals davor zuvor vielen lieben verbleibe verbleiben dazu lerne erlerne vorstellungstermin termin rückruf besten freundlich herzlich kontaktieren wertschätzung zukünftiger mitarbeit_in gehört niveau`,
    wishes: `passt passen recht entgegen zusagen würde möchte freue bewerbe bewerbung gern gerne interesse interessiert hoffe wünsche bereit`,
    plans: `leiten entwickeln unterstützen einbringen lernen vertiefen einarbeiten ausbauen mitgestalten übernehmen verstärken beitragen
      weiterentwickeln aneignen führen arbeiten`,
    possessions: `erfahrung kenntnisse können fähigkeit abschluss zertifikat wissen`,
  },
  synonyms: `
montage aufbau installation errichtung zusammenbau montieren aufbauen installieren aufgebaut; einbau einbauen eingebaut installation installieren;
wartung instandhaltung pflege warten gewartet instandhalten instandgehalten betreuung; verlegung verlegen verlegt verlegte;
reparatur instandsetzung störungsbeseitigung fehlerbehebung störungsbehebung entstörung reparieren instandsetzen beheben behoben; fehler mangel störung;
leitung führung leiten führen geführt geleitet; betreuung begleitung betreuen begleiten unterstützung; beratung betreuung beraten berät beriet;
betreuung versorgung pflege versorgen pflegen betreuen; kundenbetreuung kundenservice; betreuen verantwortlich_für zuständig_für;
unterstützung mithilfe hilfe assistenz mitarbeit mitwirkung zuarbeit beteiligung unterstützen helfen half geholfen mitarbeiten mitgearbeitet mitwirken mitgewirkt beteiligen beitrag beitragen teilnahme assistieren;
einarbeitung anleitung schulung unterweisung einweisung ausbildung einarbeiten eingearbeitet anleiten angeleitet schulen unterweisen ausbilden ausgebildet anlernen angelernt; schulung training trainieren fortbildung weiterbildung;
erstellung ausarbeitung anfertigung erstellen erstellt anfertigen angefertigt verfassen verfasst ausarbeiten schreiben geschrieben schrieb erarbeiten erarbeitung aufstellen aufgestellt zusammenstellen verfassung aufstellung; entwurf entwerfen entworfen entwarf konzept;
herstellung fertigung produktion herstellen hergestellt fertigen gefertigt produzieren anfertigung; bau bauen gebaut errichtung;
konstruktion konstruieren konstruiert; zeichnung zeichnen gezeichnet anfertigung; dokumentation dokumentieren protokollierung protokollieren erfassung aufzeichnung festhalten;
senkung reduzierung verringerung reduktion minderung rückgang senken gesenkt reduzieren verringern vermindern verkürzung verkürzen gesunken sank minus weniger;
steigerung erhöhung zunahme steigern erhöhen wachstum anstieg gestiegen stieg ausbau zuwachs plus mehr; einführung implementierung einführen eingeführt implementieren; aufbau einrichtung einrichten eingerichtet;
umrüstung umbau umstellung umrüsten umbauen; umstellung migration wechsel umstellen umgestellt migrieren umzug; inbetriebnahme inbetriebsetzung inbetriebnehmen;
planung organisation planen organisieren disposition disponieren einteilung einteilen; organisation durchführung ausrichtung veranstaltung durchführen vorbereitung; durchführung abwicklung; vorbereitung vorbereiten vorbereitet;
prüfung kontrolle überprüfung prüfen kontrollieren überprüfen begutachtung durchsicht inspektion inspizieren sichtung testen test; abnahme abnehmen abnahm abgenommen entnahme; messung messen gemessen;
bearbeitung abwicklung bearbeiten abwickeln erledigung erledigen behandlung sachbearbeitung; verhandlung verhandeln; abgleich abgleichen abstimmen abgestimmt abstimmung;
annahme annehmen angenommen nahm nehme entgegennahme entgegennehmen entgegengenommen empfang aufnahme aufnehmen aufgenommen; teilnahme teilnehmen teilgenommen nahm nehme;
weiterleitung weiterleiten weitergeleitet weitergabe weitergeben weitergegeben übermittlung übermitteln; ausgabe ausgeben ausgegeben; aufgabe pflicht;
empfang empfangen begrüßung begrüßen anmeldung anmelden; vergabe vergeben vereinbarung vereinbaren; terminvergabe terminvereinbarung terminplanung terminierung;
übersetzung übersetzen; bedienung bedienen service bewirtung servieren serviert; zubereitung zubereiten kochen gekocht; reinigung reinigen säubern putzen sauberhalten;
verkauf vertrieb verkaufen verkauft absatz; kunde abnehmer auftraggeber mandant klient; mitarbeiter beschäftigter kollege angestellter mitarbeitende beschäftigte personal arbeitskraft;
kollege kollegin teamkollege; aushilfe aushilfskraft; lieferant zulieferer; lieferung lieferungen sendung zustellung liefern geliefert zustellen anlieferung; versand versenden verschickung verschicken;
kassieren kassiertätigkeit kassierung kasse kassentätigkeit kassendienst; auffüllen auffüllung befüllen befüllung nachfüllen aufgefüllt einräumen eingeräumt verräumen; regal regalen;
kommissionierung kommissionieren kommissioniert zusammenstellen; verladung verladen beladung beladen laden; transport befördern beförderung transportieren fahren gefahren; tour route fahrt strecke;
auszubildende azubi lehrling auszubildender; stillstand ausfall; anlage maschine gerät; protokoll bericht niederschrift; bericht report auswertung; verantwortung zuständigkeit;
verantwortlich zuständig; monatlich jeden_monat pro_monat im_monat je_monat monats; wöchentlich jede_woche pro_woche in_der_woche je_woche die_woche; täglich jeden_tag pro_tag am_tag je_tag werktäglich tags;
vierteljährlich quartalsweise pro_quartal jedes_quartal im_quartal je_quartal; stündlich pro_stunde je_stunde; halbjährlich zweimal_jährlich zweimal_im_jahr alle_sechs_monate zweimal_pro_jahr;
jährlich jedes_jahr pro_jahr im_jahr je_jahr alljährlich; pro je jede jeder jedem jedes jeden; abend abends abendgeschäft; morgen morgens; nacht nachts nachtschicht; mittag mittags mittagsgeschäft; wochenende samstag_und_sonntag;
rechnung faktura beleg; einkauf beschaffung einkaufen beschaffen bestellung bestellen; lager magazin lagerhalle; patient bewohner pflegebedürftig; blutabnahme blutentnahme blut_abnehmen; schreiben geschrieben ableiten;
pflege versorgung versorgen pflegen; team gruppe mannschaft; schüler schülerin; kind kleinkind; eltern angehörige; unterricht unterrichten lehren lehrtätigkeit unterrichtet gelehrt; vorlesung lehrveranstaltung;
teilnahme beteiligung teilnehmen; programmierung programmieren; entwicklung entwickeln; gestaltung gestalten; koordination koordinierung koordinieren; abrechnung abrechnen abgerechnet; buchung verbuchung buchen verbuchen buchhaltung gebucht;
optimierung verbesserung optimieren verbessern; auswertung analyse auswerten analysieren untersuchung untersuchen ausgewertet; buchung verbuchung buchen; ware artikel produkt gut; abschluss abschließen abgeschlossen;
bestellung auftrag; auftrag bestellung; angebot offerte; werkstatt betrieb; firma unternehmen betrieb; filiale niederlassung zweigstelle; messe ausstellung; kontakt kommunikation; korrespondenz schriftverkehr briefverkehr;
beantwortung beantworten antworten; anfrage nachfrage; reklamation beschwerde beanstandung; überwachung kontrolle überwachen; verwaltung verwalten administration administrieren; ablage archivierung ablegen abgelegt archivieren;
kenntnisse erfahrung; neu frisch; schnell rasch zügig; verschieden unterschiedlich divers; gesamt komplett; vertretung stellvertretung vertreten vertrat urlaubsvertretung; urlaub urlaubszeit ferien; gemeinsam zusammen;
sperrung schließung; nutzung verwendung einsatz nutzen verwenden einsetzen; vorgabe anweisung; wohnung wohneinheit; haus gebäude; straße fahrbahn; fahrzeug wagen pkw auto; lkw lastkraftwagen lastwagen; computer rechner pc; software programm anwendung;
gespräch besprechung; sitzung besprechung meeting; veranstaltung event; mailing rundschreiben; e-mail mail; telefon telefonisch fernmündlich anruf telefonat telefonieren; präsentation vorstellung präsentieren vorstellen;
gehalt lohn entgelt; lohnabrechnung gehaltsabrechnung entgeltabrechnung; personal mitarbeiter; bewerber kandidat; gast besucher; zimmer hotelzimmer; tisch tische; speise gericht essen; getränk getränke; baustelle bauvorhaben bauprojekt; bauen bau;
österreich österreichisch; schweiz schweizer schweizerisch; niederlande holland; belgien belgisch; luxemburg luxemburgisch; großbritannien britisch; irland irisch; usa amerikanisch us-amerikanisch; indien indisch; europa europäisch; bayern bayerisch; sachsen sächsisch; hessen hessisch;
abgeben abgabe gab abgegeben; abnahm abnehmen; anbieten angebot bot angeboten; anrufen rief angerufen anruf; aufnahme aufnehmen nahm aufgenommen; ausgabe ausgeben ausgegeben; ausschreibung ausschreiben ausgeschrieben; austausch austauschen ausgetauscht wechsel wechseln ersetzen ersatz;
backen gebacken; behandlung behandeln; beziehen bezug bezogen; binden gebunden; bringen brachte gebracht; brennen gebrannt; denken gedacht; einbau eingebaut; eingabe eingeben eingegeben erfassung erfassen; entladen entladung entlud; fahren fuhr gefahren fahrt; finden fand gefunden; fliegen flog geflogen flug; gießen gegossen guss; graben gegraben grabung; halten hielt gehalten;
heben hob gehoben; laden lud geladen ladung; lesen las gelesen lektüre; leihen verleih verliehen ausleihe ausleihen; melden meldung gemeldet; mahnen mahnung mahnwesen; messen maß gemessen messung; nähen genäht; schleifen schliff geschliffen; schneiden schnitt geschnitten zuschnitt zuschneiden; schweißen geschweißt; schreiben schrieb geschrieben schriftlich; singen sang gesungen gesang; sprechen sprach gesprochen gespräch;
streichen strich gestrichen anstrich; tragen trug getragen; treffen traf getroffen; treiben trieb getrieben; trennen trennung; vergleichen verglich verglichen vergleich; verladen verlud verladung; verbinden verband verbunden verbindung; verschieben verschob; wachsen wuchs gewachsen; waschen wusch gewaschen wäsche; werben warb geworben werbung; wiegen wog gewogen; ziehen zog gezogen; zustellen zustellung; pflanzen pflanzung gepflanzt bepflanzung;
ausstellung ausstellen ausgestellt; auszeichnung auszeichnen; zuarbeit zuarbeiten; berechnung berechnen berechnet kalkulation kalkulieren; recherche recherchieren recherchiert; förderung fördern gefördert; abfüllen abfüllung abgefüllt; messung messen; test testen getestet erprobung; inspektion inspizieren; zusammenbau zusammenbauen;
zuschnitt zuschneiden zugeschnitten; kürzung kürzen gekürzt verkürzung
`,
};
