import type {Lexicon} from './lexicon.ts';

export const italian: Lexicon = {
  functions: `il lo la i gli le l un uno una di del dello della dei degli delle d da dal dallo dalla dai dagli dalle a al allo alla ai agli alle
    in nel nello nella nei negli nelle con su sul sullo sulla sui sugli sulle per tra fra e ed o che chi cui come anche si se ci ne
    mio mia miei mie suo sua suoi sue nostro nostra io mi e' sono era erano stato stata stati state essere ha hanno ho avere questo
    questa questi queste quello quella piu durante presso tramite attraverso ogni tutto tutti tutta tutte altro altri vari varie
    diversi diverse circa totale attualmente inoltre`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `esecuzione eseguire effettuare svolgimento svolgere realizzazione realizzare`,
  strengths: {
    1: `supporto aiuto assistenza collaborazione partecipazione contributo supportare aiutare assistere collaborare partecipare
      contribuire affiancamento`,
    3: `installazione installare riparazione riparare programmazione approvazione audit analisi insegnamento ricerca vendita acquisizione
      consulenza creazione progettazione sviluppo lancio creare progettare sviluppare lanciare negoziazione negoziare coordinamento
      coordinare implementazione implementare fondare formazione formare`,
    4: `gestione gestire supervisione supervisionare responsabile amministrazione`,
    5: `direttore direttrice responsabile direzione dirigere guida guidare leadership capo conduzione`,
  },
  hedges: {
    jointly: `insieme_a`,
    some: `alcuni alcune parzialmente certi`,
    share: `support* aiut* assistenza assistito assistere assistito collabor* partecip* contribu* affianc* sotto_la_supervisione membro_di`,
    level: `basilare nozioni principiante* elementare* livello_base`,
    condition: `occasional* temporane* interim* al_bisogno in_assenza part_time`,
    planned: `previst* tentat* pianificat* in_corso`,
    place: `finalista* nominat* secondo_posto`,
    not: `non mai nessun nessuna nessuno senza ne`,
  },
  sections: {
    languages: 'parla, lingue',
    certifications: 'certificazioni, possiedo',
    education: 'titolo, formazione',
    skills: 'competenze, conoscenze, esperienza comprende',
    experience: 'esperienza, lavoro, lavorato, ruolo, ultimo, attualmente, recente',
  },
  letter: {
    self: `io mio mia miei mie mi noi nostro nostra`,
    reader: `lei voi suo sua vostro vostra vostri vostre`,
    courtesies: `buongiorno gentile gentili signore signora team saluti cordiali distinti candidatura candido posizione offerta annuncio presento
      presentare piacere parlare incontrare incontro colloquio grazie tempo interesse interessa cercate chiedete esperienza lavoro
      lavorato attualmente azienda disposizione resto opportunità ma vorrei`,
    wishes: `vorrei candidatura candido piacere interesse interessa spero opportunità`,
    plans: `sviluppare sostenere portare imparare`,
    possessions: `esperienza competenza conoscenza padronanza titolo certificazione`,
  },
  synonyms: `
supporto aiuto assistenza collaborazione supportare aiutare assistere collaborare; gestione amministrazione gestire amministrare; direzione guida dirigere guidare;
partecipazione collaborazione contributo partecipare collaborare contribuire; redazione stesura scrittura redigere scrivere stendere; riduzione diminuzione ridurre diminuire calo;
aumento incremento crescita aumentare incrementare crescere; organizzazione pianificazione organizzare pianificare; creazione realizzazione creare realizzare; sviluppo creazione sviluppare creare;
formazione addestramento formare addestrare; vendita commercializzazione vendere; cliente acquirente; negozio punto_vendita; dipendente collaboratore addetto persona; squadra gruppo team;
mensile ogni_mese al_mese mensilmente; settimanale ogni_settimana alla_settimana a_settimana; giornaliero ogni_giorno al_giorno quotidiano; annuale ogni_anno all_anno l_anno annualmente;
manutenzione cura; riparazione riparare; installazione montaggio installare montare; controllo verifica controllare verificare; preparazione preparare; analisi studio analizzare; miglioramento ottimizzazione migliorare ottimizzare;
negoziazione trattativa negoziare; ordine commessa; fattura fatturazione; relazione rapporto; studente alunno; paziente ospite; bambino minore; insegnamento insegnare docenza; progettazione progettare; tempo durata
`,
};
