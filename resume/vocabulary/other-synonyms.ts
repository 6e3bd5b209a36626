/** Words that may stand for one another in the other languages, groups set apart by semicolons. */
import type {Language} from '../model/language.ts';

export const otherSynonyms: Record<Exclude<Language, 'en'>, string> = {
  de: `
montage aufbau installation errichtung zusammenbau; wartung instandhaltung; instandhaltung wartung pflege;
reparatur instandsetzung störungsbeseitigung; störungsbeseitigung fehlerbehebung störungsbehebung entstörung; leitung führung;
leiten führen; führung leitung; betreuung unterstützung begleitung;
unterstützung mithilfe hilfe assistenz mitarbeit mitwirkung zuarbeit beteiligung;
mitarbeit mitwirkung beteiligung unterstützung mithilfe; mitarbeiten mitwirken unterstützen helfen;
einarbeitung anleitung schulung unterweisung einweisung ausbildung; schulung training unterweisung;
anleiten einarbeiten schulen unterweisen; erstellung ausarbeitung anfertigung;
erstellen anfertigen verfassen ausarbeiten schreiben; senkung reduzierung verringerung reduktion minderung;
senken reduzieren verringern vermindern; steigerung erhöhung zunahme; steigern erhöhen; einführung implementierung;
einführen implementieren; entwicklung erarbeitung; umrüstung umbau umstellung; umstellung migration wechsel;
inbetriebnahme inbetriebsetzung; planung organisation; organisation durchführung ausrichtung; durchführung abwicklung;
prüfung kontrolle überprüfung; prüfen kontrollieren überprüfen; bearbeitung abwicklung; bearbeiten abwickeln; beratung betreuung;
verkauf vertrieb; kunde abnehmer; mitarbeiter beschäftigter kollege angestellter; mitarbeitende beschäftigte;
auszubildende azubi lehrling; azubi auszubildender lehrling; stillstand ausfall; anlage maschine; protokoll bericht;
verantwortung zuständigkeit; verantwortlich zuständig; monatlich jeden_monat pro_monat im_monat; wöchentlich jede_woche pro_woche; täglich jeden_tag pro_tag am_tag;
jährlich jedes_jahr pro_jahr im_jahr; rechnung faktura; einkauf beschaffung; lager magazin; patient bewohner; pflege versorgung;
versorgung betreuung pflege; team gruppe mannschaft; schüler schülerin`,
  fr: `
participation contribution collaboration appui aide; participer contribuer collaborer aider; appui soutien aide assistance support;
appuyer soutenir aider assister; pilotage gestion conduite management; piloter gérer; gestion management administration;
direction management; diriger manager encadrer; encadrement management supervision; encadrer superviser manager;
rédaction écriture; rédiger écrire; hausse augmentation progression croissance; augmenter accroître; baisse réduction diminution;
réduire diminuer baisser; organisation mise_en_place préparation planification; organiser planifier préparer;
création conception élaboration; créer concevoir élaborer; conception création; lancement introduction; lancer introduire;
refonte révision; réalisation exécution; réaliser effectuer exécuter; formation accompagnement; former accompagner;
accueil réception; vente commercialisation; client acheteur; équipe groupe; personne collaborateur salarié;
collaborateur salarié employé; salon foire; lettre newsletter; site_marchand boutique_en_ligne site_e-commerce;
mensuel chaque_mois par_mois mensuellement; hebdomadaire chaque_semaine par_semaine; quotidien chaque_jour par_jour quotidiennement; annuel chaque_année par_an; suivi contrôle;
entretien maintenance; soin produit`,
  es: `
apoyo ayuda asistencia soporte colaboración; apoyar ayudar asistir colaborar; atención servicio; atender servir;
gestión administración; gestionar administrar; dirección liderazgo; dirigir liderar; participación colaboración contribución;
participar colaborar contribuir; elaboración redacción preparación; elaborar redactar preparar; redacción elaboración;
reducción disminución; reducir disminuir; aumento incremento crecimiento; aumentar incrementar;
organización planificación coordinación; organizar planificar; creación diseño elaboración; crear desarrollar; desarrollo creación;
formación capacitación; formar capacitar; venta comercialización; inventario recuento; cliente comprador;
tienda comercio establecimiento; empleado trabajador persona; equipo grupo; mensual cada_mes al_mes por_mes; semanal cada_semana a_la_semana por_semana;
diario cada_día al_día; anual cada_año al_año; semestral cada_seis_mes; control supervisión; mantenimiento conservación`,
  it: `
supporto aiuto assistenza collaborazione; supportare aiutare assistere collaborare; gestione amministrazione; gestire amministrare;
direzione guida; dirigere guidare; partecipazione collaborazione contributo; partecipare collaborare contribuire;
redazione stesura scrittura; redigere scrivere; riduzione diminuzione; ridurre diminuire; aumento incremento crescita;
aumentare incrementare; organizzazione pianificazione; organizzare pianificare; creazione realizzazione; sviluppo creazione;
sviluppare creare; formazione addestramento; formare addestrare; vendita commercializzazione; cliente acquirente;
negozio punto_vendita; dipendente collaboratore addetto; squadra gruppo team; mensile ogni_mese al_mese; settimanale ogni_settimana alla_settimana a_settimana;
giornaliero ogni_giorno al_giorno; annuale ogni_anno all_anno; manutenzione cura`,
  pt: `
apoio ajuda suporte auxílio colaboração; apoiar ajudar auxiliar colaborar; gestão administração gerenciamento;
gerir administrar gerenciar; direção liderança; dirigir liderar; participação colaboração contribuição;
participar colaborar contribuir; elaboração redação preparação; elaborar redigir preparar; redução diminuição; reduzir diminuir;
aumento incremento crescimento; aumentar incrementar; organização planejamento planeamento; organizar planejar planear;
criação desenvolvimento; criar desenvolver; formação treinamento capacitação; formar treinar capacitar; venda comercialização;
cliente comprador; loja estabelecimento; funcionário colaborador empregado trabalhador; equipe equipa time grupo; mensal todo_mês por_mês ao_mês;
semanal toda_semana por_semana; diário todo_dia por_dia; anual todo_ano por_ano; atendimento serviço; manutenção conservação`,
  nl: `
ondersteuning hulp assistentie bijdrage medewerking; ondersteunen helpen assisteren bijdragen meewerken; beheer administratie;
beheren administreren; leiding aansturing; leiden aansturen; deelname bijdrage medewerking; deelnemen bijdragen meewerken;
opstellen schrijven maken; verlaging vermindering reductie daling; verlagen verminderen reduceren;
verhoging stijging toename groei; verhogen vergroten; organisatie planning; organiseren plannen; ontwikkelen maken bouwen;
opleiden trainen inwerken begeleiden; begeleiden coachen; verkoop afzet; klant afnemer; winkel zaak; medewerker werknemer collega;
team groep ploeg; maandelijks elke_maand per_maand; wekelijks elke_week per_week; dagelijks elke_dag per_dag;
jaarlijks elk_jaar per_jaar; onderhoud service; onderhouden bijhouden`,
  pl: `
wsparcie pomoc wspomaganie współpraca udział; wspierać pomagać; zarządzanie kierowanie prowadzenie; zarządzać kierować prowadzić;
udział uczestnictwo współpraca; uczestniczyć brać_udział współpracować; przygotowanie opracowanie sporządzanie;
przygotowywać opracowywać sporządzać; redukcja zmniejszenie obniżenie skrócenie; zmniejszyć obniżyć zredukować skrócić;
wzrost zwiększenie; zwiększyć podnieść; organizacja planowanie; organizować planować; tworzenie opracowanie; tworzyć opracować;
szkolenie trening; szkolić uczyć trenować; sprzedaż zbyt; klient nabywca; sklep placówka; pracownik osoba; zespół grupa;
miesięczny co_miesiąc na_miesiąc miesięcznie; tygodniowy co_tydzień tygodniowo; codzienny co_dzień dziennie; roczny co_rok rocznie; obsługa serwis; konserwacja utrzymanie`,
};
