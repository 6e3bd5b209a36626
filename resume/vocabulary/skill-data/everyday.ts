import type {SkillTable} from '../skill-table.ts';

/** Office work, human languages and ways of working with people. */
export const everyday: readonly SkillTable[] = [
  {
    kind: 'tool',
    rows: `
Microsoft Excel @1985 < Spreadsheets | =Excel | ms excel | ms-excel; Microsoft Word | =MS Word | !Word;
Microsoft PowerPoint | powerpoint; Microsoft Outlook | ms outlook | !Outlook;
Microsoft Access | ms access | !Access; Microsoft Teams @2017 | ms teams | !Teams;
Microsoft Office | ms office | ms-office | office 365 | microsoft 365 | =M365 | office suite
  | pack office | paquete office | ms office suite | pacchetto office;
SharePoint @2001; OneDrive; OneNote; Microsoft Project | ms project; Microsoft Visio | =Visio;
Google Workspace @2006 | g suite | gsuite | google suite; Google Sheets @2006 < Spreadsheets;
Google Docs @2006; Google Drive @2012; Google Calendar; Gmail; LibreOffice @2011; =Slack @2013;
=Zoom @2012; Webex; Google Meet @2017; !Notion @2016; =Miro @2011; Trello @2011; Asana @2011;
Monday.com @2014; ClickUp @2017; Basecamp @2004; Smartsheet @2006; Airtable @2013; Evernote;
=Calendly @2013; DocuSign @2003; Dropbox @2008; Adobe Acrobat | acrobat; Canva @2013; SurveyMonkey;
Google Forms; Typeform;
`,
  },
  {
    kind: 'soft',
    rows: `
Communication | communication skills | kommunikationsfähigkeit | kommunikationsstärke
  | kommunikationsstark | verbal communication | oral communication | compétences en communication
  | habilidades de comunicación | comunicazione | comunicação | aisance relationnelle;
Written communication | writing skills | business writing | clear written english | report writing
  | schriftliche kommunikation;
Teamwork | team work | team player | teamfähigkeit | teamfähig | travail en équipe | esprit d'équipe
  | trabajo en equipo | lavoro di squadra | lavoro in team | trabalho em equipe | trabalho em equipa
  | samenwerken | praca zespołowa | teamgeist;
Collaboration | collaborating | cross-functional collaboration | cross-functional teams | zusammenarbeit;
Leadership | leadership skills | führungskompetenz | führungsstärke | liderazgo | leiderschap;
Team leadership | leading teams | leading a team | mitarbeiterführung | personalführung | teamleitung
  | management d'équipe | encadrement d'équipe | gestión de equipos | people management
  | line management | staff management | gestione del personale | team management;
Problem solving | problem-solving | problemlösung | problemlösungskompetenz | résolution de problèmes
  | resolución de problemas | problem solver;
Critical thinking | kritisches denken;
Analytical thinking | analytical skills | analytisches denken | analytische fähigkeiten
  | esprit d'analyse | esprit analytique | capacidad analítica | pensamiento analítico;
Decision making | decision-making | entscheidungsfähigkeit | toma de decisiones;
Time management | zeitmanagement | gestion du temps | gestión del tiempo;
Organisational skills | organizational skills | organisational skills | organisationstalent
  | organisationsgeschick | organisationsfähigkeit | sens de l'organisation | capacidad de organización;
Prioritisation | prioritization | prioritizing | prioritise; Multitasking | multi-tasking;
Attention to detail | detail-oriented | detail oriented | sorgfalt | rigueur | rigoureux
  | atención al detalle | sorgfältige arbeitsweise | genauigkeit | accuracy;
Adaptability | flexibility | flexibilität | adaptabilité | flexibilidad | anpassungsfähigkeit;
Resilience | belastbarkeit | belastbar | résistance au stress | resistencia al estrés
  | working under pressure;
Reliability | zuverlässigkeit | zuverlässig | fiabilité | reliable;
Punctuality | pünktlichkeit | ponctualité | puntualidad;
Initiative | self-starter | proactive | eigeninitiative | force de proposition | proactividad | proaktiv;
Self-motivation | self-motivated;
Independence | independent working | selbstständigkeit | selbständigkeit | eigenverantwortung
  | eigenverantwortliches arbeiten | selbstständige arbeitsweise | selbständige arbeitsweise | autonomie
  | autonomía | autonome;
Creativity | creative thinking | kreativität | créativité | creatividad; Curiosity | neugier | curiosité;
Empathy | einfühlungsvermögen | empathie | empatía;
Active listening | écoute active | écoute | escucha activa; Patience | geduld; Integrity;
Discretion | confidentiality | diskretion | discrétion | verschwiegenheit; Emotional intelligence;
Interpersonal skills | relationship building | people skills | sens du relationnel | soziale kompetenz
  | sozialkompetenz;
Conflict resolution | conflict management | konfliktmanagement | gestion des conflits
  | resolución de conflictos | konfliktlösung;
Negotiation | negotiating | negotiation skills | verhandlungsgeschick | verhandlungsführung
  | négociation | negociación | negoziazione;
Persuasion | influencing | influencing skills | überzeugungskraft;
Presentation skills | presenting | presentations | präsentieren | präsentationen
  | präsentationsfähigkeit | présentation orale | presentaciones;
Public speaking | prise de parole en public;
Facilitation | workshop facilitation | facilitating workshops; Mentoring | mentorship | mentor; Coaching;
Delegation | delegating; Motivating others | team motivation;
Customer focus | customer orientation | kundenorientierung | orientation client | orientación al cliente
  | sens du service | serviceorientierung | client focus;
Results orientation | results-driven | goal oriented | zielorientierung | zielstrebigkeit
  | orientación a resultados;
Strategic thinking | strategisches denken;
Intercultural competence | interkulturelle kompetenz | cultural awareness | cultural competence;
Work ethic; Learning agility | lernbereitschaft | willingness to learn | fast learner | quick learner;
Hands-on mentality | hands-on-mentalität; Polyvalence | polyvalent | polivalencia;
`,
  },
  {
    kind: 'language',
    rows: `
English | englisch | anglais | inglés | inglese | inglês | engels | angielski | angielskiego
  | englischkenntnisse;
German | deutsch | allemand | alemán | tedesco | alemão | duits | niemiecki | niemieckiego
  | deutschkenntnisse;
French | französisch | français | francés | francese | francês | frans | francuski;
Spanish | spanisch | espagnol | español | spagnolo | espanhol | spaans | hiszpański | castellano;
Italian | italienisch | italien | italiano;
Portuguese | portugiesisch | portugais | portugués | portoghese | português | portugees;
Dutch | niederländisch | néerlandais | neerlandés | olandese | =Nederlands | holandés;
=Polish | polnisch | polonais | polaco | polacco | =Polski; Russian | russisch | russe | ruso | russo;
Ukrainian | ukrainisch | ukrainien; Turkish | türkisch | =turc | =turco;
Arabic | arabisch | arabe | árabe; Mandarin | chinese | chinesisch | chinois | chino | cinese; Cantonese;
Japanese | japanisch | japonais | japonés; Korean | koreanisch | coréen; Hindi; Urdu; Bengali; Punjabi;
Gujarati; Tamil; Swedish | schwedisch | suédois | sueco; Danish | dänisch | danois | danés;
Norwegian | norwegisch | norvégien; Finnish | finnisch | finnois; Greek | griechisch | grec | griego;
Czech | tschechisch | tchèque | checo; Slovak | slowakisch; Hungarian | ungarisch | hongrois;
Romanian | rumänisch | roumain | rumano; Bulgarian | bulgarisch; Croatian | kroatisch; Serbian | serbisch;
Albanian | albanisch; Hebrew | hebräisch; Persian | farsi | persisch; Vietnamese | vietnamesisch; Thai;
Tagalog | filipino; Swahili; Welsh; Catalan | catalán | katalanisch; Basque | euskera;
British Sign Language | =BSL; American Sign Language | =ASL;
Bilingual | bilingüe | zweisprachig | bilingue; Multilingual | mehrsprachig | plurilingue;
`,
  },
];
