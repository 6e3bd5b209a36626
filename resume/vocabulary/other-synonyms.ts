/**
 * Words that may stand for one another in the other languages, groups set apart
 * by semicolons. A deed is named by its verb or its noun, so both stand together.
 */
import type {Language} from '../model/language.ts';

export const otherSynonyms: Record<Exclude<Language, 'en'>, string> = {
  de: `
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
kenntnisse erfahrung; neu frisch; schnell rasch; verschieden unterschiedlich divers; gesamt komplett; erfolgreich`,
  fr: `
participation contribution collaboration appui aide participer contribuer collaborer aider concours; appui soutien aide assistance support appuyer soutenir aider assister;
pilotage gestion conduite management piloter gérer conduire; gestion administration gérer administrer; direction management diriger manager;
encadrement management supervision encadrer superviser; animation encadrement animer; rédaction écriture rédiger écrire;
hausse augmentation progression croissance augmenter accroître progresser; baisse réduction diminution réduire diminuer baisser raccourcissement;
organisation mise_en_place préparation planification organiser planifier préparer; création conception élaboration créer concevoir élaborer réaliser;
création mise_en_place instauration créer instaurer; lancement introduction lancer introduire; refonte révision refondre réviser; réalisation exécution réaliser effectuer exécuter;
formation accompagnement former accompagner; accueil réception accueillir recevoir; vente commercialisation vendre; client acheteur; équipe groupe;
personne collaborateur salarié employé; salon foire; lettre newsletter; site_marchand boutique_en_ligne; mensuel chaque_mois par_mois mensuellement;
hebdomadaire chaque_semaine par_semaine; quotidien chaque_jour par_jour quotidiennement; annuel chaque_année par_an chaque_an annuellement;
suivi contrôle suivre contrôler; contrôle vérification contrôler vérifier; entretien maintenance entretenir maintenir; réparation réparer dépannage; achat approvisionnement acheter;
négociation négocier; développement développer; mise_à_jour actualisation; traitement gestion traiter; élève apprenant; patient résident; enfant jeune; usine site;
magasin boutique point_de_vente; facture facturation; devis offre; commande ordre; réunion séance; compte_rendu rapport; rapport bilan; logiciel outil; amélioration optimisation améliorer optimiser;
analyse étude analyser étudier; enseignement cours enseigner; soin soigner; préparation préparer; montage assemblage monter assembler installation; livraison livrer; stock inventaire`,
  es: `
apoyo ayuda asistencia soporte colaboración apoyar ayudar asistir colaborar contribución; atención servicio atender servir; gestión administración gestionar administrar;
dirección liderazgo dirigir liderar; participación colaboración contribución participar colaborar contribuir; elaboración redacción preparación elaborar redactar preparar;
reducción disminución reducir disminuir bajada; aumento incremento crecimiento aumentar incrementar crecer subida; organización planificación coordinación organizar planificar;
creación diseño elaboración crear diseñar; creación desarrollo crear desarrollar; formación capacitación formar capacitar; venta comercialización vender; inventario recuento; cliente comprador usuario;
tienda comercio establecimiento local; empleado trabajador persona; equipo grupo; mensual cada_mes al_mes por_mes mensualmente; semanal cada_semana a_la_semana por_semana semanalmente;
diario cada_día al_día por_día diariamente; anual cada_año al_año por_año anualmente; semestral cada_seis_mes; control supervisión controlar; mantenimiento conservación mantener;
reparación arreglo reparar arreglar; instalación montaje instalar montar; negociación negociar; implantación implementación puesta_en_marcha implantar implementar; enseñanza docencia enseñar; curso clase;
factura facturación; compra aprovisionamiento comprar; pedido encargo; informe reporte; llamada; alumno estudiante; paciente enfermo; niño menor; análisis estudio analizar estudiar; mejora optimización mejorar optimizar;
tramitación gestión tramitar gestionar; limpieza limpiar; revisión control revisar controlar; entrega reparto entregar repartir; plazo tiempo`,
  it: `
supporto aiuto assistenza collaborazione supportare aiutare assistere collaborare; gestione amministrazione gestire amministrare; direzione guida dirigere guidare;
partecipazione collaborazione contributo partecipare collaborare contribuire; redazione stesura scrittura redigere scrivere stendere; riduzione diminuzione ridurre diminuire calo;
aumento incremento crescita aumentare incrementare crescere; organizzazione pianificazione organizzare pianificare; creazione realizzazione creare realizzare; sviluppo creazione sviluppare creare;
formazione addestramento formare addestrare; vendita commercializzazione vendere; cliente acquirente; negozio punto_vendita; dipendente collaboratore addetto persona; squadra gruppo team;
mensile ogni_mese al_mese mensilmente; settimanale ogni_settimana alla_settimana a_settimana; giornaliero ogni_giorno al_giorno quotidiano; annuale ogni_anno all_anno l_anno annualmente;
manutenzione cura; riparazione riparare; installazione montaggio installare montare; controllo verifica controllare verificare; preparazione preparare; analisi studio analizzare; miglioramento ottimizzazione migliorare ottimizzare;
negoziazione trattativa negoziare; ordine commessa; fattura fatturazione; relazione rapporto; studente alunno; paziente ospite; bambino minore; insegnamento insegnare docenza; progettazione progettare; tempo durata`,
  pt: `
apoio ajuda suporte auxílio colaboração apoiar ajudar auxiliar colaborar; gestão administração gerenciamento gerir administrar gerenciar; direção liderança dirigir liderar;
participação colaboração contribuição participar colaborar contribuir; elaboração redação preparação elaborar redigir preparar; redução diminuição reduzir diminuir; aumento incremento crescimento aumentar incrementar crescer;
organização planejamento planeamento organizar planejar planear; criação desenvolvimento criar desenvolver; formação treinamento capacitação formar treinar capacitar; venda comercialização vender; cliente comprador utente;
loja estabelecimento; funcionário colaborador empregado trabalhador; equipe equipa time grupo; mensal todo_mês por_mês ao_mês mensalmente; semanal toda_semana por_semana semanalmente; diário todo_dia por_dia ao_dia diariamente;
anual todo_ano por_ano ao_ano anualmente; atendimento serviço atender; manutenção conservação manter; reparação conserto reparar consertar; instalação montagem instalar montar; controle controlo verificação controlar verificar;
análise estudo analisar; melhoria otimização melhorar otimizar; fatura faturação faturamento; encomenda pedido; relatório informe; aluno estudante; paciente doente; criança menor; ensino docência ensinar; prazo tempo`,
  nl: `
ondersteuning hulp assistentie bijdrage medewerking ondersteunen helpen assisteren bijdragen meewerken; beheer administratie beheren administreren; leiding aansturing leiden aansturen;
deelname bijdrage medewerking deelnemen bijdragen meewerken; opstellen schrijven maken; verlaging vermindering reductie daling verlagen verminderen reduceren verkorting; verhoging stijging toename groei verhogen vergroten groeien;
organisatie planning organiseren plannen; ontwikkelen maken bouwen ontwikkeling; opleiden trainen inwerken begeleiden; begeleiden coachen begeleiding coaching; verkoop afzet verkopen; klant afnemer; winkel zaak;
medewerker werknemer collega; team groep ploeg; maandelijks elke_maand per_maand; wekelijks elke_week per_week; dagelijks elke_dag per_dag; jaarlijks elk_jaar per_jaar; onderhoud service onderhouden; onderhouden bijhouden;
reparatie repareren herstel; installatie montage installeren monteren; controle keuring controleren keuren; invoering implementatie invoeren implementeren; factuur rekening; bestelling order; rapport verslag; leerling student;
patiënt cliënt bewoner; kind peuter; verbetering optimalisatie verbeteren optimaliseren; analyse onderzoek analyseren onderzoeken; onderhandeling onderhandelen; inkoop inkopen; lesgeven onderwijzen les`,
  pl: `
wsparcie pomoc wspomaganie współpraca udział wspierać pomagać współpracować; zarządzanie kierowanie prowadzenie zarządzać kierować prowadzić; udział uczestnictwo współpraca uczestniczyć brać_udział;
przygotowanie przygotowywanie opracowanie sporządzanie przygotować przygotowywać opracować opracowywać sporządzać; redukcja zmniejszenie obniżenie skrócenie zmniejszyć obniżyć zredukować skrócić;
wzrost zwiększenie zwiększyć podnieść; organizacja planowanie organizowanie organizować planować; tworzenie opracowanie stworzenie tworzyć; szkolenie trening szkolić uczyć trenować; sprzedaż zbyt sprzedawać; klient nabywca;
sklep placówka; pracownik osoba; zespół grupa; miesięczny co_miesiąc na_miesiąc miesięcznie; tygodniowy co_tydzień tygodniowo; codzienny co_dzień dziennie; roczny co_rok rocznie; obsługa serwis obsługiwać;
konserwacja utrzymanie konserwować; naprawa naprawianie naprawiać; montaż instalacja montować; kontrola sprawdzanie kontrolować; wdrożenie wdrażanie wdrożyć; faktura rachunek; zamówienie zlecenie; raport sprawozdanie; uczeń student;
pacjent chory; analiza badanie analizować; negocjacje negocjowanie; zakup zaopatrzenie; nauczanie uczyć`,
};
