import type {Lexicon} from './lexicon.ts';

export const dutch: Lexicon = {
  functions: `de het een en of van tot te ten ter in op aan bij met voor door uit om over onder als dat die dit deze er naar per zoals ook zich
    ik mij mijn we wij ons onze u uw zij ze hun hij zijn haar is was waren werd werden wordt worden geworden ben bent heb heeft hebben
    had hadden tijdens tussen binnen via alle elke elk ander andere diverse verschillende totaal momenteel sinds`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `uitvoering uitvoeren uitgevoerd verrichten verzorgen`,
  strengths: {
    1: `ondersteuning hulp assistentie bijdrage medewerking deelname ondersteunen helpen assisteren bijdragen meewerken deelnemen`,
    3: `installatie installeren reparatie repareren programmering goedkeuring audit analyse onderwijs onderzoek verkoop acquisitie advies
      ontwerp ontwikkeling lancering ontwerpen ontwikkelen lanceren onderhandelen onderhandeling coördinatie coördineren implementatie
      implementeren opzetten oprichten opleiden`,
    4: `beheer beheren toezicht verantwoordelijk verantwoordelijkheid management managen`,
    5: `hoofd directeur leidinggeven leiding leiden aansturing aansturen directie voorzitter`,
  },
  hedges: {
    jointly: `samen_met`,
    some: `enkele sommige gedeeltelijk deels`,
    share: `ondersteun* hulp help helpen helpt hielp geholpen assist* bijdrage* bijgedragen bijdroeg meewerk* meegewerkt medewerking deelname
      deelgenomen onder_begeleiding onder_toezicht lid_van`,
    level: `basis basiskennis beginner* elementair* enige beperkt*`,
    condition: `indien_nodig af_en_toe incidenteel* waarneem* invall* tijdelijk* parttime deeltijd bij_afwezigheid plaatsvervang*`,
    planned: `gepland* poging* in_uitvoering`,
    place: `finalist* genomineerd* tweede_plaats`,
    not: `niet geen nooit zonder noch`,
  },
  sections: {
    languages: 'spreekt talen',
    certifications: 'certificaten, beschik over, in bezit van',
    education: 'diploma, opleiding',
    skills: 'vaardigheden, kennis van, ervaring met, omvat',
    experience: 'ervaring, werk, werkte, gewerkt, nu, laatst',
  },
  letter: {
    self: `ik mijn mij me wij ons onze`,
    reader: `u uw jullie je jouw`,
    courtesies: `beste geachte heer mevrouw team groet groeten vriendelijke hartelijke sollicitatie solliciteer hierbij functie vacature
      advertentie gesprek graag spreken ontmoeten kennismaken dank tijd interesse zoekt vraagt ervaring werk werkte gewerkt momenteel
      laatst bedrijf beschikking mogelijkheid maar zou`,
    wishes: `zou graag solliciteer sollicitatie interesse hoop mogelijkheid`,
    plans: `ontwikkelen ondersteunen bijdragen leren`,
    possessions: `ervaring vaardigheid kennis beheersing diploma certificaat`,
  },
  synonyms: `
ondersteuning hulp assistentie bijdrage medewerking ondersteunen helpen assisteren bijdragen meewerken; beheer administratie beheren administreren; leiding aansturing leiden aansturen;
deelname bijdrage medewerking deelnemen bijdragen meewerken; opstellen schrijven maken; verlaging vermindering reductie daling verlagen verminderen reduceren verkorting; verhoging stijging toename groei verhogen vergroten groeien;
organisatie planning organiseren plannen; ontwikkelen maken bouwen ontwikkeling; opleiden trainen inwerken begeleiden; begeleiden coachen begeleiding coaching; verkoop afzet verkopen; klant afnemer; winkel zaak;
medewerker werknemer collega; team groep ploeg; maandelijks elke_maand per_maand; wekelijks elke_week per_week; dagelijks elke_dag per_dag; jaarlijks elk_jaar per_jaar; onderhoud service onderhouden; onderhouden bijhouden;
reparatie repareren herstel; installatie montage installeren monteren; controle keuring controleren keuren; invoering implementatie invoeren implementeren; factuur rekening; bestelling order; rapport verslag; leerling student;
patiënt cliënt bewoner; kind peuter; verbetering optimalisatie verbeteren optimaliseren; analyse onderzoek analyseren onderzoeken; onderhandeling onderhandelen; inkoop inkopen; lesgeven onderwijzen les
`,
};
