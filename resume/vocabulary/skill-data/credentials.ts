import type {SkillTable} from '../skill-table.ts';

/** Licences, registrations, certificates and degrees, with the acronyms they go by. */
export const credentials: readonly SkillTable[] = [
  {
    kind: 'credential',
    rows: `
Registered Nurse | =RN | rn license | rn licence | nmc registered nurse | state registered nurse;
Licensed Practical Nurse | =LPN | =LVN | licensed vocational nurse;
Certified Nursing Assistant | =CNA | nurse aide certification; Nurse Practitioner < Registered Nurse;
Family Nurse Practitioner < Nurse Practitioner | =FNP;
Advanced Practice Registered Nurse < Registered Nurse | =APRN;
Certified Registered Nurse Anesthetist | =CRNA;
Multistate nursing license | compact license | compact nursing license | multistate license
  | nurse licensure compact;
NCLEX | nclex-rn; Basic Life Support | =BLS | bls certification;
Advanced Cardiovascular Life Support | =ACLS | advanced cardiac life support;
Pediatric Advanced Life Support | =PALS; Neonatal Resuscitation Program | =NRP;
Trauma Nursing Core Course | =TNCC; CCRN | critical care registered nurse;
Certified Emergency Nurse | =CEN; PCCN | progressive care certified nurse; CMSRN;
Oncology Certified Nurse | =OCN; CNOR; RN-BC; Wound Care Certified | =WCC | =CWOCN;
IBCLC | lactation consultant;
CPR | cpr certified | cpr certification | cardiopulmonary resuscitation | =CPR/AED;
First Aid | first aid certificate | first aid at work | erste hilfe | ersthelfer | premiers secours
  | =PSC1 | =SST | primeros auxilios | emergency first aid;
Paediatric First Aid; Emergency Medical Technician | =EMT | =EMT-B;
Paramedic certification | notfallsanitäter | licensed paramedic;
Gesundheits- und Krankenpfleger | gesundheits- und krankenpflegerin | examinierte pflegefachkraft
  | pflegefachmann | pflegefachfrau | krankenschwester;
Altenpfleger | altenpflegerin;
Diplôme d'État d'infirmier | infirmier diplômé d'état | infirmière diplômée d'état;
Diplôme d'État d'aide-soignant | =DEAS | aide-soignant diplômé;
NMC registration | =NMC | nursing and midwifery council | nmc pin; HCPC registration | =HCPC;
GMC registration | =GMC; General Pharmaceutical Council registration | =GPhC;
Pharmacy Technician Certification | =CPhT | ptcb; Registered Pharmacist | =RPh;
Medical Doctor | =MBBS | approbation als arzt; Board certification | board certified;
Radiologic Technologist | =ARRT; Phlebotomy certification | =CPT certification;
Certified Medical Assistant | =RMA; Medical Laboratory Scientist; Certified Professional Coder | =CPC;
Registered Dietitian | =RDN; Licensed Clinical Social Worker | =LCSW | =LMSW;
Board Certified Behavior Analyst | =BCBA; Registered Behavior Technician | =RBT; Care Certificate;
NVQ Health and Social Care | nvq level 2 in health and social care
  | nvq level 3 in health and social care;
ACCA | association of chartered certified accountants | acca qualified | chartered certified accountant;
CIMA | chartered institute of management accountants | cima qualified | =CGMA;
ACA | =ICAEW | chartered accountant; Certified Public Accountant | =CPA | cpa license;
AAT | association of accounting technicians | >AAT Level 4 | >AAT Level 3;
Certified Management Accountant; Certified Internal Auditor;
Chartered Financial Analyst | =CFA | cfa charterholder; CFA Level I; Financial Risk Manager | =FRM;
Enrolled Agent; Certified Fraud Examiner | =CFE; Chartered Tax Adviser;
Certified Financial Planner | =CFP; Steuerberater | steuerberaterexamen; Wirtschaftsprüfer;
Bilanzbuchhalter | bilanzbuchhalterin | geprüfter bilanzbuchhalter | bilanzbuchhalter (ihk);
Steuerfachangestellter | steuerfachangestellte; Diplôme de Comptabilité et de Gestion | =DCG;
Diplôme Supérieur de Comptabilité et de Gestion | =DSCG; Diplôme d'Expertise Comptable | expert-comptable;
Series 7; Series 63; Series 66; Series 65; Certified Payroll Professional; CIPP | =MCIPP;
Fellow of the Society of Actuaries;
Insurance licence | insurance license | property and casualty license | life and health license;
Project Management Professional | =PMP | pmp certification | pmp certified;
=CAPM | certified associate in project management;
PRINCE2 | prince 2 | >PRINCE2 Practitioner | >PRINCE2 Foundation; AgilePM | agile pm;
APM Project Management Qualification | =APM PMQ | =APM; MSP | managing successful programmes; IPMA;
Certified Scrum Master | !CSM | certified scrummaster; Professional Scrum Master @2009 | =PSM | psm i;
Certified Scrum Product Owner | =CSPO; Professional Scrum Product Owner | =PSPO;
SAFe certification | safe agilist | certified safe; ITIL | itil foundation | itil v4 | itil 4 | itil v3;
Six Sigma Green Belt | green belt | lean six sigma green belt;
Six Sigma Black Belt | black belt | lean six sigma black belt; Six Sigma Yellow Belt | yellow belt;
Change management certification | prosci; CBAP | certified business analysis professional; TOGAF;
AWS Certified Solutions Architect @2013 | aws solutions architect; AWS Certified Developer @2013;
AWS Certified Cloud Practitioner @2017; AWS certification | aws certified; Azure Fundamentals | =AZ-900;
Azure Administrator | =AZ-104; Azure Solutions Architect Expert | =AZ-305;
Google Cloud certification | google cloud certified; Certified Kubernetes Administrator @2017 | =CKA;
Certified Kubernetes Application Developer @2018 | =CKAD; Terraform Associate;
CCNA | cisco certified network associate; CCNP | cisco certified network professional; CompTIA A+ | =A+;
CompTIA Network+ | =Network+; CompTIA Security+ | =Security+ | =Sec+;
CISSP | certified information systems security professional;
=CISM | certified information security manager; =CISA | certified information systems auditor;
=CEH | certified ethical hacker; =OSCP; =CCSP; =GIAC | >=GSEC; Microsoft Certified | >=MCSA | >=MCSE;
Microsoft Office Specialist | =MOS; Red Hat Certified System Administrator | =RHCSA;
Red Hat Certified Engineer < Red Hat Certified System Administrator | =RHCE; LPIC | lpic-1;
Oracle Certified Professional | =OCP; ISTQB | istqb foundation | istqb certified tester;
Salesforce Administrator certification | salesforce certified administrator | salesforce certified;
European Computer Driving Licence | =ECDL | =ICDL; Google Analytics certification;
Google Ads certification; HubSpot certification | hubspot inbound; Qualified Teacher Status | =QTS;
PGCE | postgraduate certificate in education; Early Career Teacher | =ECT;
Teaching licence | teaching license | state teaching license | teaching certificate
  | teaching credential | lehramt | teacher certification | staatsexamen lehramt;
Praxis exams | praxis ii; CELTA; =DELTA; TEFL | tefl certificate | =TESOL;
Child Development Associate | =CDA; =CAPES; Concours de professeur des écoles | =CRPE;
Máster en Formación del Profesorado | máster de secundaria; =NPQ | national professional qualification;
SENCO | national senco award; Erzieher | staatlich anerkannter erzieher | staatlich anerkannte erzieherin;
HLTA | higher level teaching assistant; BPJEPS; Commercial driver's license | =CDL;
CDL Class A < Commercial driver's license | class a cdl | cdl-a | class a commercial driver's license;
CDL Class B < Commercial driver's license | class b cdl; HazMat endorsement | hazmat;
Driver's license | driver's licence | driving licence | driving license | valid driver's license
  | full driving licence | führerschein | führerschein klasse b | permis de conduire | permis b
  | carnet b | permiso b | permis de conduire b | carnet de conducir | carné de conducir
  | permiso de conducir | patente b | carta de condução | rijbewijs | prawo jazdy | driver license
  | clean driving licence;
HGV licence | =HGV | =LGV | permis poids lourd;
HGV Class 1 < HGV licence | class 1 driver | führerschein ce | führerschein klasse ce | permis ce;
HGV Class 2 < HGV licence | führerschein klasse c | permis c;
Driver CPC | =CPC card | berufskraftfahrerqualifikation;
Digital tachograph card | digital tachograph | fahrerkarte; ADR certificate | =ADR | adr-schein;
Forklift licence | forklift license | forklift certification | forklift certified | staplerschein
  | gabelstaplerschein | flurförderschein | =CACES | carnet de carretillero | patentino muletto
  | heftruckcertificaat | fork lift licence | counterbalance licence | flt licence;
Crane licence | kranschein; Pilot licence | commercial pilot license | =ATPL;
OSHA 10 | osha 10-hour | osha-10; OSHA 30 | osha 30-hour | osha-30;
NEBOSH | nebosh general certificate | nebosh certificate; IOSH | iosh managing safely; CSCS card | =CSCS;
IPAF; =PASMA; SMSTS; =SSSTS; CITB; Asbestos awareness;
Journeyman electrician license | journeyman electrician licence | journeyman electrician;
Journeyman license; Master electrician license | master electrician;
Electrical licence | electrical license | electrician license;
18th Edition | 18th edition wiring regulations | bs 7671 | 17th edition;
NVQ Level 3 Electrical | city and guilds 2365 | city & guilds | am2;
Habilitation électrique | habilitations électriques;
Elektrofachkraft | =EFK | elektrofachkraft für festgelegte tätigkeiten;
Meisterbrief | handwerksmeister | meisterprüfung; Industriemeister;
EPA 608 certification | epa 608 | epa section 608 | >EPA Universal | >EPA Universal certification;
F-Gas certification | f-gas | kälteschein; NATE certification | nate certified;
Gas Safe registration | gas safe | gas safe registered | =ACS gas; HVAC license;
Plumbing license | plumbing licence | journeyman plumber;
Welding certification | certified welder | aws d1.1 | coded welder | schweißschein | schweißerprüfung
  | licence de soudeur | aws certified welder | asme ix;
ASE certification | ase certified | ase master; Contractor license; Notary Public | notary;
Real estate license | realtor license; Cosmetology license;
Food handler certification | food handler card | food handlers | food handler permit;
Food hygiene certificate | food hygiene level 2 | food safety level 2 | level 2 food hygiene
  | hygieneschulung | gesundheitszeugnis | belehrung nach § 43 | formation hygiène
  | carnet de manipulador de alimentos | manipulador de alimentos | attestato haccp;
ServSafe | servsafe manager; TIPS certification | alcohol server certification;
Personal licence holder | alcohol personal licence;
SIA licence | =SIA | sia licensed | >SIA door supervisor;
Sachkundeprüfung § 34a | sachkunde 34a | unterrichtung 34a; Security guard license | guard card;
DBS check | =DBS | =CRB check; Enhanced DBS check < DBS check | enhanced dbs; Background check;
Polizeiliches Führungszeugnis | erweitertes führungszeugnis | führungszeugnis | casier judiciaire vierge;
Security clearance | sicherheitsüberprüfung | habilitation défense | active clearance | >SC clearance
  | >DV clearance | >Secret clearance | >Top secret clearance | >TS/SCI clearance;
TWIC card | =TWIC; Public trust clearance; Part 107 | faa part 107 | drone licence;
A&P license | airframe and powerplant | part-66;
Professional Engineer | =PE license | licensed professional engineer;
Engineer in Training | =EIT | =FE exam | fundamentals of engineering; Chartered Engineer | =CEng;
Incorporated Engineer | =IEng; LEED AP | leed accredited professional; LEED Green Associate;
RICS membership | =MRICS;
Architect registration | registered architect | licensed architect | arb registered; =RIBA; MCIOB | =CIOB;
Certified Safety Professional | =CSP; Certified Industrial Hygienist;
Lead auditor | iso 9001 lead auditor; ISO 9001 internal auditor | internal auditor iso 9001;
Certified Quality Engineer | =CQE; CPIM | =APICS; CSCP; CIPS | =MCIPS | cips level 4;
CIPD | >CIPD Level 3 | >CIPD Level 5 | >CIPD Level 7 | >=MCIPD; SHRM-CP | shrm certified; SHRM-SCP;
=PHR | professional in human resources; =SPHR;
Ausbildereignungsprüfung | =AEVO | ausbilderschein | ada-schein; Chartered Marketer;
Paralegal certificate | =CILEX; Bar admission | admitted to the bar | bar license | state bar;
Zweites Staatsexamen | volljurist | volljuristin; CAPA avocat; Solicitor | qualified solicitor; =SQE;
Immigration law certification | =OISC; Certified Information Privacy Professional | =CIPP/E | =CIPP/US;
Certified Executive Chef; WSET | wset level 2 | wset level 3;
Lifeguard certification | lifeguard certified | =NPLQ;
Personal trainer certification | certified personal trainer | =ACSM | =NASM | fitness trainer lizenz;
HACCP certification;
`,
  },
  {
    kind: 'credential',
    rows: `
High school diploma | =GED | high school diploma or ged | hs diploma | high school graduate;
GCSEs | =GCSE | gcse maths and english; GCE A levels | =A-Levels | =A-Level | =A Levels | =A levels;
Abitur | allgemeine hochschulreife; Fachabitur | fachhochschulreife; Baccalauréat | =Bac;
Bac pro | baccalauréat professionnel; Bachillerato;
Vocational training | abgeschlossene berufsausbildung | abgeschlossene ausbildung | berufsausbildung
  | formation professionnelle | formación profesional | apprenticeship;
=NVQ; =BTEC; BTS | brevet de technicien supérieur; !BUT | =DUT;
=CAP | certificat d'aptitude professionnelle; Ciclo Formativo de Grado Superior | grado superior | =CFGS;
Grado Medio | =CFGM;
Associate degree | associate's degree | associates degree | associate of applied science;
Associate Degree in Nursing < Associate degree | =ADN;
University degree | college degree | hochschulabschluss | abgeschlossenes studium
  | abgeschlossenes hochschulstudium | diplôme universitaire | titulación universitaria;
Bachelor's degree < University degree | bachelor degree | bachelors | undergraduate degree
  | bachelorabschluss | licence universitaire | grado universitario | laurea triennale | licenciatura
  | bac+3 | bacharelado;
Bachelor of Science < Bachelor's degree | =BSc | =B.Sc. | =BS | =B.S.;
Bachelor of Arts < Bachelor's degree | =BA | =B.A.; Bachelor of Engineering < Bachelor's degree | =BEng;
Bachelor of Commerce < Bachelor's degree | =BCom;
Bachelor of Business Administration < Bachelor's degree | =BBA;
Bachelor of Science in Nursing < Bachelor of Science | =BSN;
Master's degree < University degree | master degree | masters degree | postgraduate degree
  | graduate degree | masterabschluss | bac+5 | laurea magistrale | máster universitario;
Master of Science < Master's degree | =MSc | =M.Sc. | =M.S.; Master of Arts < Master's degree | =M.A.;
Master of Engineering < Master's degree | =MEng; Diplom-Ingenieur < University degree | =Dipl.-Ing.;
=MPhil < Master's degree; Master of Science in Nursing < Master of Science | =MSN;
Master of Business Administration < Master's degree | =MBA;
Doctorate < University degree | =PhD | =Ph.D. | doctoral degree | promotion zum dr | doctorat
  | doctorado | dottorato | =DPhil;
Doctor of Nursing Practice | =DNP; Juris Doctor < Law degree | =J.D.; Law degree;
Bachelor of Laws < Law degree | =LLB; Master of Laws < Law degree | =LL.M.; Doctor of Pharmacy | =PharmD;
Doctor of Physical Therapy | =DPT; Master of Social Work | =MSW; Master of Public Health | =MPH;
Master of Education | =M.Ed. | =MEd; Master of Public Administration | =MPA;
`,
  },
];
