import type {SkillTable} from '../skill-table.ts';

/** Teaching, design and media, hospitality, office, public service and security. */
export const people: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
Teaching | unterrichten | enseignement | enseñanza | docencia | insegnamento | ensino | lesgeven
  | lehrtätigkeit | classroom teaching;
Lesson planning | lesson plans | unterrichtsplanung | unterrichtsvorbereitung | préparation de cours
  | planificación de clases | planning lessons;
Curriculum development | curriculum design | lehrplanentwicklung | conception pédagogique
  | desarrollo curricular;
Classroom management | behaviour management | behavior management | klassenführung | gestion de classe
  | gestión del aula;
Differentiated instruction | differentiation | binnendifferenzierung | pédagogie différenciée;
Student assessment | formative assessment | assessment for learning | leistungsbewertung
  | évaluation des élèves | marking and assessment;
Special educational needs | =SEND | =SEN | special education | sonderpädagogik | inklusive pädagogik
  | besoins éducatifs particuliers | necesidades educativas especiales | =SPED;
Individualized education programs | =IEP | ieps;
Early years education | early childhood education | =EYFS | frühkindliche bildung | petite enfance
  | educación infantil | frühpädagogik;
Key Stage 1 | =KS1; Key Stage 2 | =KS2; Key Stage 3 | =KS3; Key Stage 4 | =KS4;
Phonics | synthetic phonics; Literacy | literacy teaching; Numeracy | maths teaching; National Curriculum;
Common Core @2010; STEM education | =STEM; Montessori;
English as a second language | =ESL | =EFL | =ELL | english learner;
German as a foreign language | =DaF | =DaZ; French as a foreign language | =FLE; Bilingual education;
Tutoring | nachhilfe | soutien scolaire | clases particulares | private tuition;
Pastoral care | student welfare; Academic advising | student advising;
E-learning | online teaching | e-learning development | digital learning | formation en ligne
  | distance learning;
Instructional design | =ADDIE; Student support;
Higher education teaching | lecturing | hochschullehre | university teaching;
Adult education | erwachsenenbildung | formation d'adultes; Vocational education | berufsbildung;
Subject leadership | leading a subject; School leadership;
Parent communication | elternarbeit | relation avec les parents | parent-teacher conferences;
After-school programmes | after-school club | after school programs | ganztagsbetreuung;
Play-based learning; Sports coaching | übungsleiter | entrenamiento deportivo; Swimming instruction;
Music teaching | instrumentalunterricht; Library services | cataloguing | katalogisierung | librarianship;
Archiving | archival work | archivierung | archivage;
Museum collections | collections care | handling museum objects;
Graphic design | grafikdesign | design graphique | diseño gráfico | grafica | grafisch ontwerp;
UX design | user experience | user experience design | =UX | ux/ui | ux-design;
UI design | user interface design | =UI | ui-design;
UX research | user research | nutzerforschung | recherche utilisateur | usability research;
Interaction design; Wireframing | wireframes | mockups; Interactive prototyping | interactive prototypes;
Design systems | design system; Visual design; Typography | typografie | typographie;
Layout design | layout | page layout | mise en page | maquetación;
Print production | druckvorstufe | prépresse | prepress; Packaging design;
Brand identity design | corporate design | identité visuelle | corporate identity;
Illustration | illustrationen; Motion design | motion graphics; Animation | 2d animation | 3d animation;
Video editing | videoschnitt | montage vidéo | edición de vídeo | video production | videoproduktion;
Photography | fotografie | photographie | fotografía;
Photo editing | image editing | bildbearbeitung | retouche photo; Filming | camera operation;
Sound design | audio editing | audio production; Lighting design; Fashion design | modedesign;
Textile design; Product design | produktdesign | design produit | industrial design; Design thinking;
Art direction | creative direction; Game design; Service design; Podcast production;
Web design | webdesign | conception de sites web | diseño web;
Cooking | food preparation | kochen | speisenzubereitung | cuisine | cocina | food prep | cucina;
Pastry | patisserie | konditorei | pâtisserie | repostería; Baking | backen | bread making; Viennoiserie;
Menu planning | menu development | speiseplanung | élaboration de menus;
Kitchen management | küchenleitung;
Food safety | food hygiene | lebensmittelhygiene | hygiène alimentaire | seguridad alimentaria
  | higiene alimentaria | safe food handling;
Table service | waiting tables | servieren | service en salle | servicio de mesa | food service;
Bartending | bar work | mixology | barkeeping | coctelería | service au bar;
Barista skills | coffee making | latte art; Wine knowledge | weinkenntnisse | œnologie | sommelier;
Housekeeping | zimmerreinigung | entretien des chambres | limpieza de habitaciones | room cleaning;
Guest relations | gästebetreuung | guest services | guest service; Check-in and check-out;
Hotel reception; Reservations | reservation systems | reservierungen | réservations | reservas;
Revenue management | yield management; Banquets | catering | banqueting | event catering;
Restaurant management | gastronomieleitung; Tour guiding | reiseleitung;
Travel planning | travel booking | reiseplanung; Opera PMS | micros fidelio | oracle opera; =protel;
=Amadeus; =Sabre; Galileo GDS;
Office administration | administration | büroorganisation | büroverwaltung | administrative support
  | verwaltung | secrétariat | travaux administratifs | administración de oficina | clerical work
  | lavori d'ufficio | office management | assistanat administratif | gestion administrative
  | gestión administrativa;
Data entry | dateneingabe | datenerfassung | saisie de données | introducción de datos
  | grabación de datos | inserimento dati;
Typing | touch typing | 10-finger-schreiben | dactylographie | mecanografía | keyboard skills;
Filing | document filing | ablage | classement | archivo;
Document management | dokumentenmanagement | gestion documentaire | gestión documental | document control;
Diary management | calendar management | terminverwaltung | terminkoordination | gestion d'agenda
  | gestión de agenda;
Travel arrangements | reiseorganisation | organisation de déplacements | travel coordination
  | organización de viajes;
Minute taking | protokollführung | comptes rendus | levantamiento de actas | taking minutes;
Correspondence | schriftverkehr | korrespondenz | correspondance | correspondencia | korespondencja;
Executive assistance | executive support | direktionsassistenz; Mail handling | postbearbeitung;
Shorthand; Transcription | audio typing | medical transcription;
Computer literacy | computer skills | it skills | edv-kenntnisse | maîtrise de l'outil informatique
  | informática a nivel usuario | good it skills | basic computer skills;
Spreadsheets | spreadsheet | tabellenkalkulation | tableurs | hojas de cálculo;
Databases | database use | datenbanken | bases de données | bases de datos;
Presentations software | presentation software;
!Reporting | berichtswesen | informes | elaboración de informes;
Public administration | öffentliche verwaltung | administration publique | administración pública
  | verwaltungsrecht und -praxis | local government;
Policy analysis | policy research | politikanalyse; Casework | case work | fallbearbeitung;
Housing management | tenant services | housing repairs | social housing | wohnungsverwaltung;
Community engagement | community outreach | bürgerbeteiligung | outreach;
Volunteer management | working with volunteers | ehrenamtskoordination | gestion de bénévoles;
Youth work | jugendarbeit | animation jeunesse; Benefits advice | welfare rights;
Emergency planning | emergency management | katastrophenschutz | gestion de crise;
Firefighting | feuerwehr; Law enforcement | policing | polizeiarbeit;
Grants management | fördermittelmanagement | grant management; Governance | corporate governance;
Election administration; Urban development;
International development | development cooperation | entwicklungszusammenarbeit; Humanitarian aid;
Security guarding | guarding | objektschutz | gardiennage | vigilancia | werkschutz;
Access control | zutrittskontrolle | contrôle d'accès | control de accesos;
CCTV monitoring | cctv | video surveillance | videoüberwachung | vidéosurveillance | videovigilancia;
Patrols | patrolling | rondes; Incident reporting | incident reports; Crowd control | event security;
Close protection | personenschutz;
Cyber security | cybersecurity | information security | it security | it-sicherheit
  | informationssicherheit | cybersécurité | ciberseguridad | sicurezza informatica;
Penetration testing | pentesting | pen testing | ethical hacking | penetrationstests;
Vulnerability assessment | vulnerability management | vulnerability scanning;
SIEM | security monitoring | =SOC operations; Threat modelling | threat modeling | threat intelligence;
Security auditing | security audits; Network security | netzwerksicherheit;
Application security | appsec | secure coding | owasp; Cloud security;
Encryption | cryptography | kryptographie | pki; Incident handling | digital forensics | forensics;
NIST framework | nist csf | nist 800-53; PCI DSS @2004; SOC 2 | soc2;
`,
  },
  {
    kind: 'tool',
    rows: `
Adobe Photoshop @1990 | photoshop; Adobe Illustrator @1987 | =Illustrator;
Adobe InDesign @1999 | indesign; Adobe Premiere Pro @2003 | premiere pro | adobe premiere;
Adobe After Effects @1993 | after effects; Adobe Lightroom @2007 | lightroom; Adobe XD @2016;
Adobe Creative Cloud @2011 | creative cloud | adobe creative suite | adobe suite | adobe cc; Figma @2016;
=Sketch @2010 | sketch app; InVision @2011; =Framer @2014; Zeplin @2014;
Affinity Designer | affinity photo; CorelDRAW; QuarkXPress; =Blender @1995; =Maya @1998 | autodesk maya;
Cinema 4D; 3ds Max | 3d studio max; ZBrush; =Houdini; DaVinci Resolve; Final Cut Pro; Avid Media Composer;
Audacity; Pro Tools; Ableton Live; Lumion; V-Ray; Enscape; Unity Reflect; !Dovetail @2017; UserTesting;
!Maze @2018; =Procreate @2011; KeyShot; Google Classroom @2014; Microsoft 365 Education; Canvas LMS @2011;
=Blackboard; Schoology; =Seesaw @2013; Kahoot @2013 | kahoot!; Arbor MIS; SIMS MIS; CPOMS;
Tapestry journal; PowerSchool; Pronote;
Smart Board | interactive whiteboard | smartboard | whiteboard interactif;
Learning management systems | =LMS | learning management system | lernplattform; MuseumPlus;
Modes collections; Dentally; Gesden; SOE Exact; Rezgo; OpenTable; ResDiary; Cloudbeds; SevenRooms;
Square for Restaurants; Nessus; Burp Suite; Metasploit; Kali Linux @2013; Nmap; Qualys; CrowdStrike @2011;
Microsoft Sentinel @2019; QRadar; Palo Alto Networks; Fortinet | fortigate; Check Point; Okta @2009;
CyberArk; =Snort;
`,
  },
];
