import type {Lexicon} from './lexicon.ts';

export const dutch: Lexicon = {
  functions: `de het een en of van tot te ten ter in op aan bij met voor door uit om over onder als dat die dit deze er naar per zoals ook zich
    ik mij mijn we wij ons onze u uw zij ze hun hij zijn haar is was waren werd werden wordt worden geworden ben bent heb heeft hebben
    had hadden geweest tijdens tussen binnen via andere ander diverse verschillende totaal momenteel sinds waar waarbij waarin waarvan waarmee
    waarvoor daar daarbij daarin daarmee daarna daarnaast daarvoor hierbij hiervoor hier toen nu toe af weer wel dan terwijl nog al reeds
    gedurende volgens tegen rond buiten na vanaf tegelijk tevens evenals alsook waaronder middels inzake wat wie welke ervan ervoor erbij erin
    zo omdat want indien als-mede t hem jullie ga gaat heb zelfs pas daarvan allebei diens`,
  general: `betrekking betreft momenteel huidig huidige tegenwoordig thans nu vandaag eerder voorheen vroeger vroegere voordien daarvoor vooraf daarna vervolgens later
    toen recent recentelijk laatst laatste onlangs tot_nu_toe reeds al nog eveneens evenals ook daarnaast bovendien verder aanvullend
    extra respectievelijk voornamelijk hoofdzakelijk vooral specifiek zelfde soortgelijk vergelijkbaar ander verschillend divers
    bepaald eigen gegeven bestaand beschikbaar nodig noodzakelijk gewoon gebruikelijk overeenkomstig bijbehorend betreffend volgend
    genoemd zogenaamd vorm soort type manier wijze kader gebied veld vak vakgebied onderwerp thema aspect kant zijde deel onderdeel element punt
    kwestie zaak geval feit ding aantal hoeveelheid bedrag plek plaats gelegen periode tijd duur moment fase
    gelegenheid werken werk werkte gewerkt werkzaam werkzaamheid uitoefenen bezigheid beroep functie rol loopbaan carrière ervaring 
    begin beginnen begonnen start starten gestart vervolgen blijven bleef worden bezig bestaan bestaat omvatten omvat bevatten
    behoren behoort horen liggen staan vinden plaatsvinden komen afkomstig hebben bezitten bezit beschikken beschik brengen zetten nemen doen deed gedaan
    maken maakte gemaakt geven geef gaf gegeven geleverd leveren gebruik gebruiken gebruikt gebruikmaken inzetten ingezet toepassen toegepast toepassing middel
    hulpmiddel door_middel kennen ken bekend weten behalen behaald verkrijgen verworven spreken spreek basis reeks set pakket binnenkomend inkomend
    uitgaand aangevraagd doel zin verloop uitgevoerd verricht bestemd gericht toegewezen voorbeeld context profiel achtergrond
    achter naast omgeving houden zorgen zorg_dragen richten betreffen gaan laten krijgen kreeg zitten afgerond voltooid volgen volgde
    gevolgd opdoen opgedaan afgesproken lopen loopt ontvangen binnengekomen mede bedrijfsmatig beroepsmatig ander aard vaak_genoeg ten_behoeve behoeve taal talig maximaal maximum waarde`,
  scopes: `team groep ploeg; afdeling winkel vestiging kantoor filiaal school praktijk kliniek locatie; gemeente stad wijk; regio regionaal provincie;
    bedrijf onderneming organisatie concern; land nederland belgië nationaal landelijk; europa europees internationaal wereld wereldwijd mondiaal`,
  classes: `systeem programma software applicatie platform tool gereedschap database taal bibliotheek apparaat machine voertuig middel materiaal methode
    techniek procedure product dienst format norm standaard oplossing pakket installatie voorziening`,
  lightVerbs: `uitvoering uitvoeren uitgevoerd verrichten verricht verzorgen verzorging verzorg doen maken leveren geven plegen afhandelen afhandeling
    houden zorgen werken bezighouden regelen`,
  strengths: {
    1: `ondersteuning hulp assistentie bijdrage medewerking deelname ondersteunen helpen geholpen assisteren bijdragen bijgedragen meewerken meegewerkt
      deelnemen deelgenomen meehelpen meegeholpen bijstaan meelopen steun steunen begeleiden`,
    3: `installatie installeren reparatie repareren programmering goedkeuring goedkeuren goedgekeurd audit analyse onderwijs onderzoek verkoop acquisitie advies
      ontwerp ontwikkeling lancering ontwerpen ontworpen ontwikkelen lanceren onderhandelen onderhandeling coördinatie coördineren implementatie
      implementeren opzetten opgezet oprichten opgericht opleiden opgeleid invoering invoeren ingevoerd introductie introduceren besluit besluiten beslissen beslissing
      besloten certificering certificeren automatisering automatiseren verbetering verbeteren optimalisatie vertegenwoordiging vertegenwoordigen
      evaluatie verlaging verlagen verhoging verhogen toekennen toekenning initiatief bedenken bedacht inrichten bouwen bouw gebouwd bouwde samenstellen samenstelling samengesteld`,
    4: `beheer beheren beheerd toezicht verantwoordelijk verantwoordelijkheid management managen manager eindverantwoordelijk zelfstandig eindverantwoording voorschrijven voorgeschreven diagnose diagnosticeren alleen onafhankelijk eigenhandig`,
    5: `hoofd directeur leidinggeven leidinggevend leiding leiden geleid leidde aansturing aansturen aangestuurd directie voorzitter chef teamleider leider werkplaatschef afdelingshoofd ploegleider`,
  },
  hedges: {
    jointly: `samen_met in_samenwerking_met gezamenlijk met_z_n samen in_overleg_met in_duo samenwerking`,
    some: `enkele sommige gedeeltelijk deels grotendeels meestal soms vooral hoofdzakelijk`,
    share: `ondersteun ondersteunen ondersteunde ondersteund ondersteuning hulp_bij help helpen helpt hielp geholpen assisteer assisteren assisteerde geassisteerd assistentie
      bijdrage bijdragen bijgedragen bijdroeg meewerk* meegewerkt medewerking deelname deelnemen deelgenomen meehelpen meegeholpen meegelopen
      onder_begeleiding onder_toezicht onder_supervisie onder_leiding onder_verantwoordelijkheid lid_van in_opdracht_van op_aanwijzing gedicteerd gedicteerde deel_uitgemaakt maakte_deel maak_deel`,
    level: `basis basiskennis beginner* elementair* enige beperkt* basisniveau grondbeginselen`,
    condition: `indien_nodig af_en_toe incidenteel* waarneem* waarneming waargenomen waarnemend* invall* inviel ingevallen vervanging vervangen vervang verving vervangend* tijdelijk* parttime deeltijd
      bij_afwezigheid plaatsvervang* seizoen* vrijwillig* om_de_week om_het_weekend eens_in_de eens_per_twee om_de_twee om_de_drie om_de_vier op_de_twee op_de_drie op_de_vier zo_nodig
      waar_nodig oproepbasis`,
    planned: `gepland* poging* in_uitvoering in_voorbereiding verwacht* nog_niet_afgerond`,
    place: `finalist* genomineerd* tweede_plaats`,
    not: `niet geen nooit zonder noch nergens`,
  },
  sections: {
    languages: 'spreekt talen, spreek, beheers',
    certifications: 'certificaten, beschik over, in bezit van, gecertificeerd, certificaat',
    education: 'diploma, opleiding, studie, afgestudeerd, opgeleid, geschoold',
    skills: 'vaardigheden, kennis van, ervaring met, omvat, bekend met, werk met, vertrouwd',
    experience:
      'ervaring, ervaren, werk, werkte, gewerkt, nu, laatst, werkzaam, werkervaring, loopbaan',
  },
  letter: {
    self: `ik mijn mij me wij ons onze`,
    reader: `u uw jullie je jouw`,
    courtesies: `schikt schikken past schrijf uitkomt beste geachte heer mevrouw team groet groeten vriendelijke hartelijke sollicitatie solliciteer solliciteren sollicitatiebrief hierbij hiermee functie vacature
      advertentie gesprek graag gaarne spreken ontmoeten kennismaken kennismaking dank dankbaar danken bedankt tijd aandacht moeite interesse interessant geïnteresseerd belangstelling enthousiasme
      enthousiast veel grote met zoekt zoeken vraagt vragen noemt wenst ervaring werk werkte gewerkt momenteel laatst bedrijf organisatie
      beschikking mogelijkheid kans maar zou zouden kunnen kan mag las lees gelezen gezien gevonden site website brief cv curriculum vitae bijlage bijgevoegd stuur sturen
      licht lichten toelichten toelichting toe motivatie gemotiveerd motiveren persoonlijk persoonlijke mondeling uitnodiging uitnodigen uitgenodigd hoor horen hoop hopen verneem reactie
      antwoord zie ziet tegemoet uitkijken kijk beschikbaar direct aansluit aansluiten sluit aan past passen spreekt aanspreekt trekt trok aandachtig
      hechte bijdragen bijdrage leveren inzetten zetten versterken versterking deel uitmaken maken vertellen vertel bespreken informatie vraag meer
      nader nieuwe nieuw uitdaging stap volgende zin leren groeien overtuigd overtuigen denk geloof vind weet erg zeer goed vertrouwd bekend
      taken onderdeel dagelijks komt komen via gepubliceerd geplaatst plek positie baan werkgever collega ervaringen willen wil daarom omdat want meneer dames heren wens collegiale kennis_maken uit kijken nog niveau`,
    wishes: `schikt schikken past schrijf uitkomt zou graag solliciteer sollicitatie interesse belangstelling hoop mogelijkheid wil enthousiast vacature`,
    plans: `ontwikkelen ondersteunen bijdragen leren leiden inzetten versterken groeien verdiepen verder aansturen`,
    possessions: `ervaring vaardigheid kennis beheersing diploma certificaat`,
  },
  synonyms: `
ondersteuning hulp assistentie bijdrage medewerking ondersteunen helpen hielp assisteren bijdragen bijgedragen meewerken meegewerkt; beheer administratie beheren administreren; leiding aansturing leiden aansturen leidde;
deelname bijdrage medewerking deelnemen deelgenomen bijdragen meewerken; opstellen schrijven maken opgesteld geschreven schreef opmaken opgemaakt redigeren; verlaging vermindering reductie daling verlagen verminderen reduceren verkorting verkorten verkort terugbrengen teruggebracht dalen gedaald daalde afname minder;
verhoging stijging toename groei verhogen vergroten groeien gegroeid stijgen gestegen steeg meer; omzetgroei omzetstijging; organisatie planning organiseren plannen; ontwikkelen maken bouwen ontwikkeling gebouwd; opleiden trainen inwerken begeleiden opleiding ingewerkt training trainen scholing; begeleiden coachen begeleiding coaching; verkoop afzet verkopen verkocht; klant afnemer; winkel zaak;
medewerker werknemer collega personeelslid; personeel medewerkers; team groep ploeg; maandelijks elke_maand per_maand iedere_maand in_de_maand; wekelijks elke_week per_week iedere_week in_de_week; dagelijks elke_dag per_dag iedere_dag; jaarlijks elk_jaar per_jaar ieder_jaar in_het_jaar; kwartaal elk_kwartaal per_kwartaal; elke per iedere elk ieder; onderhoud service onderhouden onderhield; onderhouden bijhouden bijgehouden;
reparatie repareren herstel herstellen; installatie montage installeren monteren; aanleg aanleggen aangelegd leggen installatie; controle keuring controleren keuren nakijken toetsing toetsen; invoering implementatie invoeren ingevoerd implementeren; invoer invoeren registratie registreren ingevoerd; factuur rekening; bestelling order; rapport verslag rapportage; rapportage rapporteren gerapporteerd verslaglegging; leerling student; leerling klas;
patiënt cliënt bewoner; kind peuter; verbetering optimalisatie verbeteren optimaliseren; analyse onderzoek analyseren onderzoeken onderzocht; onderhandeling onderhandelen; inkoop inkopen ingekocht; lesgeven onderwijzen les lessen geven gaf onderwijs; cursus training;
verzorging verzorgen zorg verpleging verplegen; waarneming waarnemen waargenomen vervanging vervangen invallen; vakantie vakantieperiode verlof; boeken boeking geboekt inboeken verwerken verwerking verwerkt verwerk; behandeling behandelen behandeld afhandeling afhandelen verwerken; aanvraag verzoek; kassa kassawerk kassadienst afrekenen; vakkenvullen bijvullen vakken_vullen aanvullen; orderpicken picken gepickt order_picken verzamelen; bediening bedienen bedien bediend serveren; tekenen getekend tekening; monster staal;
ontvangst ontvangen ontving onthaal verwelkomen; bezoeker gast; telefoon telefonisch telefooncentrale bellen gebeld; aannemen aannam aangenomen aanname; inchecken incheckte ingecheckt; reservering boeking; beantwoorden beantwoording; archiveren archivering archiveer; salaris loon; salarisadministratie loonadministratie; contract overeenkomst; concept ontwerp; brief correspondentie; e-mail mail; vergadering overleg bespreking; klacht bezwaar; transport vervoer vervoeren; rijden gereden reed rit; laden geladen lading; lossen gelost; bezorging bezorgen levering leveren geleverd; verzenden verzending verzonden; inpakken verpakken ingepakt;
koken gekookt bereiden bereiding; schoonmaak schoonmaken reinigen; lassen gelast; schilderen geschilderd; bouw bouwen gebouwd; productie produceren; vertaling vertalen; presentatie presenteren; publicatie publiceren; meting meten gemeten; test testen getest; programmeren programmering; migratie migreren overzetting; advies adviseren; informatie informeren; werving werven selectie; correctie corrigeren nakijken; beoordeling beoordelen; toezicht toezien bewaken; leverancier toeleverancier; goederen producten artikelen; wagen auto voertuig; vrachtwagen truck; woning huis; nieuwbouw nieuwbouwwoning; software programma applicatie; gebruik inzet gebruiken inzetten; oplossing oplossen opgelost; weekend zaterdag_en_zondag; avond avonddienst; nacht nachtdienst; dienst shift ploegendienst; lezen gelezen; schrijven geschreven; bezoek bezoeken bezocht; zending order bestelling;
duits duitse duitstalig; frans franse franstalig; engels engelse engelstalig; nederlands nederlandse nederlandstalig; oostenrijk oostenrijks; zwitserland zwitsers; belgië belgisch; luxemburg luxemburgs; groot-brittannië brits; ierland iers; marokko marokkaans; india indiaas; europa europees;
afgeven afgifte afgegeven gaf_af; aanbieden aangeboten aanbod bood; aannemen aangenomen nam; begrijpen begrepen; bieden geboden; brengen bracht gebracht; doen gedaan deed; dragen droeg gedragen; drijven gedreven; eten at gegeten; geven gaf gegeven; grijpen greep gegrepen; helpen hielp geholpen; houden hield gehouden; kiezen koos gekozen keuze; komen kwam gekomen; kopen kocht gekocht koop; krijgen kreeg gekregen; lezen las gelezen; lopen liep gelopen; meten mat gemeten meting; nemen nam genomen; rijden reed gereden rit; roepen riep geroepen;
schrijven schreef geschreven; slijpen sleep geslepen; snijden sneed gesneden; spreken sprak gesproken gesprek; steken stak; stijgen steeg stegen gestegen stijging; dalen daalde daalden gedaald daling; sturen stuurde gestuurd; treden trad; treffen trof getroffen; vangen ving gevangen; varen voer gevaren; vergelijken vergeleken vergelijking; verbinden verbonden verbinding; verhelpen verhielp verholpen; verkopen verkocht verkoop; vinden vond gevonden; vliegen vloog gevlogen; wassen waste gewassen was; wegen woog gewogen; werven wierf geworven werving; winnen won gewonnen; zoeken zocht gezocht zoekwerk;
zien zag gezien; zingen zong gezongen; zorgen zorgde gezorgd zorg; zwemmen zwom gezwommen; uitdelen uitgedeeld uitdeling; uitgeven uitgegeven uitgifte; uitzoeken uitgezocht; opnemen opgenomen opname; opzoeken opgezocht; nakijken nagekeken; bijhouden bijgehouden; inplannen ingepland; inwerken ingewerkt; invullen ingevuld; uitvoeren uitgevoerd; berekenen berekening berekend; adviseren advies geadviseerd; oplossen opgelost oplossing; meetwerk metingen; tweemaal twee_keer; driemaal drie_keer; eenmaal één_keer een_keer;
inkorten ingekort verkorten verlaging; leggen gelegd legde; opvangen opvang ving_op opgevangen; bijwerken bijgewerkt; voeren gevoerd; keuren keuring gekeurd; calculeren calculatie
`,
};
