import type {Lexicon} from './lexicon.ts';

export const italian: Lexicon = {
  functions: `il lo la i gli le l me un uno una di del dello della dei degli delle d da dal dallo dalla dai dagli dalle a al allo alla ai agli alle
    in nel nello nella nei negli nelle con su sul sullo sulla sui sugli sulle per tra fra e ed o che chi cui come anche si se ci ne
    mio mia miei mie suo sua suoi sue nostro nostra nostri nostre io mi e' sono ero era erano sia stato stata stati state essere ha hanno ho abbiamo avere
    avevo aveva questo questa questi queste quello quella quelle quelli piu durante presso tramite attraverso altro altri altre altra vari varie
    diversi diverse circa totale attualmente inoltre dove quando mentre ma vi loro lui lei essi quale quali qual ove cosi poi gia ancora
    secondo verso dopo prima fino entro oltre vostro vostra vostri vostre senza-che mediante nonche ovvero cioe pure tuttavia quindi cio dell all nell dall sull abbia sono tengo molto`,
  general: `riguardo proposito attualmente attuale oggi presente ora adesso precedentemente precedente precedenza prima dopo poi successivamente successivo in_seguito allora
    recentemente recente ultimo finora già ancora ugualmente inoltre anche altresì aggiuntivo ulteriore ulteriormente rispettivamente rispettivo
    principalmente principale particolarmente particolare specificamente stesso simile analogo diverso differente vario certo proprio dato esistente
    disponibile necessario abituale usuale corrente corrispondente relativo inerente riguardante seguente citato menzionato denominato
    chiamato tipo genere modo maniera via quadro ambito area settore campo materia tema argomento aspetto lato parte elemento
    punto questione caso fatto cosa numero quantità importo luogo posto sede sito periodo tempo durata momento epoca fase occasione
    lavorare lavoro lavorato lavorando lavoravo esercitare attività mestiere professione professionale impiego funzione ruolo
    percorso carriera esperienza pratica inizio iniziare iniziato cominciare continuare rimanere passare passato trovarsi
    occupare occupo occupato occuparmi occupavo consistere comprendere comprende contare includere incluso contenere appartenere far_parte situato
    ubicato proveniente tenere avere possedere possiedo possesso disporre dispongo portare mettere messa prendere fare faccio fatto facendo facevo dare
    dato dedicare dedicato uso usare utilizzo utilizzare utilizzato impiegare impiego strumento mezzo ausilio applicare applicazione conoscere
    conosco conoscenza ottenere ottenuto conseguire conseguito munito dotato parlare parlo
    base gamma insieme lotto serie ricevuto ricevere ingresso entrata uscita richiesto proposito senso fine corso concernente
    effettuato eseguito svolto essendo destinato assegnato mediante volta per_esempio esempio contesto
    profilo rispetto tratta trattarsi qualità_di tramite curare cura curato curo mansione incarico infine nuova_costruzione da_parte provenire noto lingua tengo vengo esco dico sto vado dare massimo valore`,
  scopes: `squadra gruppo turno team; reparto ufficio negozio officina filiale scuola clinica studio cucina; comune città provincia;
    regione regionale; azienda impresa società organizzazione; paese italia nazionale; europa europeo internazionale mondo mondiale globale`,
  classes: `sistema programma software applicazione piattaforma strumento base database linguaggio libreria apparecchio macchina veicolo mezzo attrezzatura
    materiale metodo tecnica procedura prodotto servizio formato norma supporto soluzione pacchetto struttura`,
  lightVerbs: `esecuzione eseguire effettuare svolgimento svolgere svolto realizzazione realizzare compiere fare occupare curare cura prestare praticare
    operare procedere provvedere tenere espletare`,
  strengths: {
    1: `supporto aiuto assistenza collaborazione partecipazione contributo supportare aiutare assistere collaborare partecipare
      contribuire affiancamento affiancare sostegno sostenere coadiuvare accompagnamento cooperazione`,
    3: `installazione installare riparazione riparare programmazione approvazione approvare audit analisi insegnamento ricerca vendita acquisizione
      consulenza creazione progettazione sviluppo lancio creare progettare sviluppare lanciare negoziazione negoziare coordinamento
      coordinare implementazione implementare fondare formazione formare autorizzazione autorizzare decisione decidere certificazione certificare
      introduzione introdurre automazione automatizzare miglioramento migliorare rappresentanza rappresentare valutazione valutare riduzione ridurre
      aumento aumentare pianificazione pianificare ottimizzazione ottimizzare messa_a_punto avvio avviare istituzione istituire costruzione costruire collaudo collaudare ideazione ideare`,
    4: `gestione gestire supervisione supervisionare amministrazione amministrare responsabilità autonomia autonomo prescrizione prescrivere diagnosi diagnosticare difesa difendere autonoma indipendente solo`,
    5: `direttore direttrice responsabile direzione dirigere dirigo guida guidare leadership capo conduzione condurre capitanare coordinatore`,
  },
  hedges: {
    jointly: `insieme_a insieme_al insieme_alla insieme_con in_coppia in_collaborazione_con congiuntamente di_concerto assieme_a`,
    some: `alcuni alcune parzialmente certi in_parte talvolta perlopiu`,
    share: `supporto supportare supportato supportando supportavo aiuto aiutare aiutato aiutando aiutavo assistenza_a assistenza_al assistenza_alla assistenza_nella assistenza_nel
      assistito assistere assistendo assistevo collaborazione collaborare collaborato collaboro collaborando collaboravo partecipazione partecipare
      partecipato partecipo partecipando partecipavo contributo contribuire contribuito contribuisco contribuendo affiancamento affiancare affiancato
      affianco affiancando coadiuvare coadiuvato sostegno sotto_la_supervisione sotto_supervisione sotto_la_guida sotto_la_direzione
      sotto_il_controllo sotto_la_responsabilita membro_di dettate dettati dettato dettata preso_parte prendere_parte prendo_parte prendevo_parte fatto_parte faccio_parte`,
    level: `basilare nozioni principiante* elementare* livello_base base_di scolastico`,
    condition: `occasional* temporane* interim* al_bisogno in_assenza part_time sostituzione sostituto sostituta sostituire sostituito sostituivo sostituisco supplenza*
      supplente* stagional* volontari* se_necessario saltuari* ogni_due ogni_tre ogni_quattro su_due su_tre su_quattro`,
    planned: `previst* tentat* pianificat* in_corso in_preparazione`,
    place: `finalista* nominat* secondo_posto`,
    not: `non mai nessun nessuna nessuno senza ne neppure`,
  },
  sections: {
    languages: 'parla, lingue, parlo, conoscenza',
    certifications: 'certificazioni, possiedo, certificato, certificazione, possesso',
    education: 'titolo, formazione, diploma, studi, diplomata, laureata',
    skills:
      'competenze, conoscenze, esperienza comprende, conoscenza di, uso di, capacità, padronanza, dimestichezza',
    experience:
      'esperienza, lavoro, lavorato, ruolo, ultimo, attualmente, recente, percorso, attività, impiegata, impiegato',
  },
  letter: {
    self: `io mio mia miei mie mi noi nostro nostra`,
    reader: `lei voi suo sua vostro vostra vostri vostre vi`,
    courtesies: `scrivo comodo farebbe andrebbe gradita buongiorno gentile gentili egregio egregi spettabile signore signora signori team saluti saluto cordiali cordialmente distinti distintamente porgo porgere porgendo
      candidatura candido candidarmi candidare proporre propongo sottoporre posizione ruolo offerta annuncio presento
      presentare presentarmi piacere lieta lieto sarei sarebbe felice onorata parlare incontrare incontrarvi incontrarla incontro colloquio grazie ringrazio ringraziare
      ringraziandovi ringraziandola attenzione tempo interesse interessa interessata interessato interessante vivo cercate cerca chiedete chiede richiedete
      esperienza lavoro lavorato attualmente azienda società ente struttura gruppo squadra disposizione resto rimango rimanere restare attesa riscontro risposta
      opportunità ma vorrei desidero desidererei letto leggere visto vedere pubblicato sito scrivo scrivere invio inviare allego allegato curriculum vitae cv lettera
      ulteriore informazioni informazione chiarimento approfondimento dettaglio domanda eventuale eventualmente mettere portare contribuire contributo
      entrare far parte fare unirmi motivazione motivata motivato entusiasmo volentieri credo ritengo penso convinta convinto profilo corrisponde
      risponde requisito mansioni compiti disponibile disponibilità subito persona personalmente raccontare spiegare conoscervi conoscerci
      nuova sfida passo professionale imparare crescere familiare conosco conoscere molto grande particolare soprattutto presente poter posso potrei
      pertanto perché poiché inoltre anche anticipo fin cordiale stima rispetto ossequi sinceri ringraziamento ancora livello`,
    wishes: `scrivo comodo farebbe andrebbe gradita vorrei candidatura candido piacere interesse interessa spero opportunità sarei lieta lieto desidero ringrazio ringraziandovi propongo annuncio`,
    plans: `sviluppare sostenere portare imparare crescere contribuire entrare coordinare gestire mettere approfondire`,
    possessions: `esperienza competenza conoscenza padronanza titolo certificazione`,
  },
  synonyms: `
supporto aiuto assistenza collaborazione supportare aiutare assistere collaborare affiancamento affiancare sostegno; gestione amministrazione gestire amministrare trattamento; direzione guida dirigere guidare;
partecipazione collaborazione contributo partecipare collaborare contribuire; redazione stesura scrittura redigere redatto redatte redatta redatti scrivere scritto stendere elaborazione preparazione compilazione compilare; riduzione diminuzione ridurre ridotto diminuire calo calare meno;
aumento incremento crescita aumentare incrementare crescere cresciuto più rialzo; organizzazione pianificazione organizzare pianificare; creazione realizzazione creare realizzare; sviluppo creazione sviluppare creare;
formazione addestramento formare addestrare istruire; vendita commercializzazione vendere venduto; cliente acquirente; negozio punto_vendita; dipendente collaboratore addetto persona lavoratore impiegato; squadra gruppo team; collega compagno;
mensile ogni_mese al_mese mensilmente tutti_i_mesi per_mese; settimanale ogni_settimana alla_settimana a_settimana settimanalmente tutte_le_settimane per_settimana; giornaliero ogni_giorno al_giorno quotidiano quotidianamente giornalmente tutti_i_giorni per_giorno; annuale ogni_anno all_anno l_anno annualmente annuo tutti_gli_anni per_anno;
trimestrale ogni_trimestre al_trimestre trimestralmente; semestrale ogni_sei_mesi due_volte_l_anno; ogni a_ogni per_ogni al a per;
manutenzione cura conservazione manutenere mantenere; riparazione riparare aggiustare; installazione montaggio installare montare posa posare; controllo verifica controllare verificare esame esaminare ispezione ispezionare; preparazione preparare allestimento allestire; analisi studio analizzare studiare esame esaminare; miglioramento ottimizzazione migliorare ottimizzare;
negoziazione trattativa negoziare; ordine commessa; fattura fatturazione fatturare; relazione rapporto resoconto; studente alunno allievo; paziente ospite residente degente; bambino minore; insegnamento insegnare docenza lezione; progettazione progettare; tempo durata;
registrazione registrare annotazione inserimento inserire; emissione emettere emetto emesso; archiviazione archiviare archivio; accoglienza accogliere accolgo accolto ricevimento ricevere; telefono telefonata telefonico chiamata; agenda appuntamento; istruttoria esame pratica; pratica fascicolo; bozza minuta; contratto accordo;
servizio servire; cassa incasso incassare; rifornimento rifornire riempimento; scaffale scaffali; coperto coperti; tavolo tavoli; cena serale; pranzo mezzogiorno; igiene pulizia pulire igienizzare; sostituzione sostituire sostituto supplenza; ferie vacanze; reperibilità pronto_intervento; fine_settimana weekend;
disegno disegnare tavola realizzazione; tavola disegno; campione prelievo; cedolino busta_paga; elaborazione elaborare; elaborazione trattamento; trasporto trasportare; consegna consegnare recapito; carico caricare; scarico scaricare; spedizione spedire invio inviare; imballaggio imballare; cucina cucinare preparazione; saldatura saldare;
traduzione tradurre; presentazione presentare; pubblicazione pubblicare; ricerca ricercare; misurazione misurare; prova test provare testare collaudo; programmazione programmare codifica; migrazione migrare; distribuzione distribuire; consulenza consigliare consiglio; informazione informare; guida guidare; selezione selezionare assunzione assumere; correzione correggere corretto; valutazione valutare; sorveglianza sorvegliare vigilanza; assistenza assistere accudire;
fornitore fornitrice; merce prodotto articolo; reclamo segnalazione lamentela; segnalare segnalazione indicare; corrispondenza posta; e-mail posta_elettronica mail; riunione seduta incontro; veicolo auto automezzo; camion autocarro; abitazione casa; ristrutturazione ristrutturare; costruzione costruire edificazione; produzione produrre fabbricazione fabbricare; acquisto acquistare comprare approvvigionamento; soluzione risolvere risoluzione; lettura leggere; visita visitare; uso utilizzo usare utilizzare impiego; software programma applicativo; muletto carrello_elevatore; scarto difetto; errore difetto;
austria austriaco; svizzera svizzero elvetico; paesi_bassi olanda; belgio belga; regno_unito britannico; irlanda irlandese; india indiano; europa europeo; lombardia lombardo; toscana toscano;
distribuzione distribuire somministrazione somministrare; consulenza consigliare consigliato; rilascio rilasciare; riconciliazione riconciliare; misurazione misurare; calcolo calcolare; guasto avaria; tenuta tenere gestire tengo; orario turno;
accorciare abbassare riduzione ridurre ridotto; prendere preso presi presa; stendere steso stesi stesa stese stesura; leggere letto lettura; rispondere risposto risposta; chiudere chiuso chiusura; aprire aperto apertura; correggere corretto correzione; scegliere scelto scelta; rendere reso resa; dividere diviso divisione; offrire offerto offerta; produrre prodotto produzione; tradurre tradotto traduzione; condurre condotto conduzione; introdurre introdotto; cuocere cotto cottura; dipingere dipinto; assumere assunto assunzione; raccogliere raccolto raccolta; togliere tolto; discutere discusso discussione; proteggere protetto protezione; trasmettere trasmesso trasmissione; comporre composto composizione; disporre disposto; esporre esposto esposizione; vendere venduto vendita vendo; verniciare verniciatura; cucire cucito cucitura; tagliare taglio; aggiornare aggiornamento; installare installato; stampare stampa; pesare pesatura; colloquio intervista
`,
};
