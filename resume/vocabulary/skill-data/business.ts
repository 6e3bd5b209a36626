import type {SkillTable} from '../skill-table.ts';

/** Sales, marketing, customers, projects, logistics, people and law. */
export const business: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
Sales | selling | vertrieb | verkauf | vente | ventas | vendita | vendas | verkoop | sprzedaż
  | commercial development;
B2B sales | business-to-business sales | b2b-vertrieb | vente b2b | ventas b2b | b2b vertrieb; B2C sales;
Inside sales | innendienst | vertriebsinnendienst;
Field sales | outside sales | außendienst | vente terrain | field representative;
Retail sales | einzelhandel | vente en magasin | venta al detalle | retail;
Account management | key account management | key-account-management | kundenbetreuung
  | gestion de comptes | gestión de cuentas | =KAM | key accounts | managing key accounts;
Business development | geschäftsentwicklung | développement commercial | desarrollo de negocio
  | new business development;
Lead generation | leadgenerierung | prospection de leads | generación de leads;
Prospecting | cold calling | kaltakquise | prospection | captación de clientes | neukundengewinnung
  | neukundenakquise | prospección;
Sales forecasting; Pipeline management | sales pipeline;
Quota attainment | meeting sales targets | sales targets; Solution selling | consultative selling;
Upselling; Cross-selling;
Contract negotiation | vertragsverhandlung | négociation de contrats | negociación de contratos
  | negotiating contracts;
Contract management | vertragsmanagement | gestion des contrats | supply contracts;
Tender management | bid management | rfp responses | proposal writing | angebotserstellung;
Quotations | angebotskalkulation | devis; Territory management | gebietsmanagement;
Channel sales | partner management;
Sales management | vertriebsleitung | management commercial | managing field reps | sales team management;
Product demonstrations | product demos; Point of sale | =POS | pos systems | caisse | kassensystem;
Merchandising | visual merchandising | mise en rayon | warenpräsentation;
Stock control | inventory control | bestandskontrolle | gestion des stocks | control de stock;
Loss prevention; Store management | retail management | filialleitung | gestion de magasin;
E-commerce | ecommerce | online retail | onlinehandel | commerce électronique | comercio electrónico;
Real estate sales | property sales | immobilienverkauf;
Customer service | customer support | client service | kundenservice | kundendienst | service client
  | atención al cliente | servizio clienti | assistenza clienti | atendimento ao cliente
  | klantenservice | obsługa klienta | customer care;
Customer relationship management | =CRM | crm systems | crm system | crm database
  | gestion de la relation client;
Customer success | customer onboarding;
Customer retention | kundenbindung | fidélisation client | fidelización;
Complaint handling | complaints | beschwerdemanagement | gestion des réclamations
  | gestión de reclamaciones | complaint resolution;
Call centre | call center | contact centre | telefonie | centre d'appels;
Telephone skills | phone etiquette | telefonkommunikation | answering phones; Live chat support;
Order processing | order entry | auftragsabwicklung | auftragsbearbeitung | traitement des commandes
  | gestión de pedidos | order management;
Client relations | client relationships | customer relations | kundenbeziehungen | relation client
  | relaciones con clientes;
Front desk | reception | empfang | accueil | recepción | accueil téléphonique;
Marketing | marketingkommunikation;
Digital marketing | online marketing | online-marketing | marketing digital | digitales marketing;
Brand management | branding | brand marketing | markenführung | gestion de marque | brand strategy;
Content marketing | content strategy | content creation | content-marketing | création de contenu
  | creación de contenido;
Social media marketing @2004 | social media | social media management | social-media-management
  | réseaux sociaux | redes sociales | community management;
SEO | search engine optimisation | search engine optimization | suchmaschinenoptimierung
  | référencement naturel | posicionamiento web | seo basics;
=SEA | search engine marketing | =SEM marketing | paid search | =PPC | pay-per-click
  | suchmaschinenwerbung | référencement payant;
Email marketing | e-mail marketing | e-mail-marketing | newsletter marketing | emailing;
Marketing automation; Affiliate marketing; Influencer marketing @2006;
Performance marketing | >Paid social | >Paid media;
Media planning | media buying | mediaplanung | plan média;
Market research | marktforschung | étude de marché | investigación de mercado | marktanalyse
  | market analysis | estudios de mercado;
Competitive analysis | competitor analysis | wettbewerbsanalyse; Product marketing | produktmarketing;
Product launches | product launch | launching new products | markteinführung | lancement de produits
  | lanzamiento de productos;
Go-to-market strategy | go-to-market;
Campaign management | marketing campaigns | kampagnenmanagement | gestion de campagnes
  | gestión de campañas;
Loyalty programmes | loyalty program | loyalty programme | programme de fidélité
  | programa de fidelización;
Trade marketing; Trade shows | trade fairs | exhibitions | salons professionnels | ferias;
Event management | event planning | veranstaltungsmanagement | eventmanagement
  | organisation d'événements | organización de eventos | organising events | event coordination;
Public relations | =PR | öffentlichkeitsarbeit | relations publiques | relaciones públicas
  | pressearbeit | media relations | relations presse;
Corporate communications | unternehmenskommunikation | communication d'entreprise
  | comunicación corporativa | internal communications;
Copywriting | texten | rédaction publicitaire | redacción publicitaria;
Editing | proofreading | lektorat | copy editing | relecture | corrección de textos;
Journalism | journalismus; Storytelling; Web analytics | web-analytics;
Conversion rate optimisation | =CRO | conversion optimization; Customer segmentation | segmentation;
Fundraising | spendenwerbung | collecte de fonds | grant applications;
Translation | übersetzung | traduction | traducción | traduzione;
Interpreting | dolmetschen | interprétariat;
Project management | projektmanagement | gestion de projet | gestion de projets | gestión de proyectos
  | gestione progetti | project management | gestão de projetos | projectmanagement
  | zarządzanie projektami | managing projects | delivering projects | projektleitung
  | conduite de projet | dirección de proyectos | pilotage de projets;
Programme management | program management | programmleitung; Project portfolio management;
Project management office | =PMO;
Agile @2001 | agile methods | agile methodologies | agile methoden | agiles projektmanagement
  | agile delivery | méthodes agiles | metodologías ágiles | agile methodology;
Scrum @1995 < Agile | scrum framework; Kanban < Agile; =SAFe @2011 < Agile | scaled agile;
!Waterfall | waterfall model | wasserfallmodell;
Sprint planning | backlog refinement | backlog management; User stories | user story mapping;
Roadmapping | product roadmap | roadmaps | product roadmaps;
Product management | produktmanagement | gestion de produit | gestión de producto;
Product ownership | product backlog;
Business analysis | businessanalyse | analyse métier | análisis de negocio;
Requirements gathering | requirements analysis | requirements elicitation | anforderungsanalyse
  | recueil des besoins | toma de requisitos;
Stakeholder management | stakeholder engagement | stakeholdermanagement | stakeholder communication
  | gestion des parties prenantes | gestión de stakeholders;
Change management | veränderungsmanagement | conduite du changement | gestión del cambio
  | organisational change;
Risk registers | raid logs; Project planning | projektplanung | planification de projet | gantt charts;
Resource planning | ressourcenplanung | capacity planning | planification des ressources;
Scheduling | terminplanung | rota management | rotas | dienstplanung | planning du personnel | rostering
  | elaboración de cuadrantes;
Vendor management | supplier management | lieferantenmanagement | gestion des fournisseurs
  | gestión de proveedores | managing external suppliers | vendor relations;
Milestone tracking | progress reporting;
Strategic planning | strategische planung | planification stratégique | planificación estratégica
  | strategy development;
Operations management | betriebsleitung | gestion des opérations | gestión de operaciones
  | operational management;
Business process management | =BPM | geschäftsprozessmanagement; Service delivery;
Digital transformation | digitalisierung | transformation digitale | transformación digital; Benchmarking;
KPI reporting | =KPI | kpis | kennzahlen | indicateurs de performance | key performance indicators;
Meeting facilitation | chairing meetings | meeting coordination;
Board reporting | board reports | reports for boards | rapports de direction;
Policy development | policy writing;
Procurement | purchasing | einkauf | beschaffung | achats | compras | acquisti | inkoop
  | approvisionnement | >Sourcing | >Strategic sourcing | >Category management;
Management consulting | unternehmensberatung | conseil en management | consultoría;
Logistics | logistik | logistique | logística | logistica | logistiek | logistyka;
Supply chain management | supply chain | lieferkettenmanagement | chaîne logistique
  | cadena de suministro | =SCM;
Warehousing | warehouse operations | lagerlogistik | lagerhaltung | gestion d'entrepôt | almacén
  | gestión de almacenes | warehouse work | magazzino | lager | warehouse management;
Order picking | picking and packing | picking | pick and pack | kommissionierung | kommissionieren
  | préparation de commandes | preparación de pedidos | order selection;
Packing | verpackung | emballage | embalaje;
Shipping and receiving | goods receipt | goods in | wareneingang | warenausgang
  | réception de marchandises | recepción de mercancías | shipping;
Inventory management | stock management | bestandsmanagement | gestion des stocks et inventaires
  | gestión de inventarios | inventory | lagerverwaltung | cycle counting | stocktaking | inventur
  | inventaire;
Demand planning | bedarfsplanung | prévision de la demande | planificación de la demanda;
Material planning | materialplanung | =MRP | =Disposition | material requirements planning;
Forklift operation | forklift | forklift driving | forklift operator | gabelstapler
  | conduite de chariot élévateur | manejo de carretilla | >Reach truck;
Pallet jack; Freight forwarding | spedition | transitaire;
Freight transport planning | transport management | transportplanung | planification des transports
  | dispatching | disposition von transporten;
Fleet management | fuhrparkmanagement | gestion de flotte | gestión de flotas;
Last-mile delivery | parcel delivery | delivery driving | zustellung | livraison | reparto;
Import/export | import and export | außenhandel | import-export | comercio exterior
  | export documentation;
Customs clearance | zollabwicklung | zoll | dédouanement | douane | aduanas | zollrecht; Incoterms;
Dangerous goods | gefahrgut | matières dangereuses | mercancías peligrosas; Cold chain;
Reverse logistics | returns processing; Cross-docking; Loading and unloading | be- und entladen;
RF scanners | rf scanner | scanner usage;
Human resources | =HR | personalwesen | ressources humaines | recursos humanos | risorse umane
  | hr management | personalmanagement | =RH;
Recruitment | recruiting | talent acquisition | personalbeschaffung | recrutement
  | selección de personal | reclutamiento | selezione del personale;
Interviewing | job interviews | vorstellungsgespräche | conducting interviews;
Onboarding | new hire orientation | einarbeitung | intégration des nouveaux collaborateurs;
Employee relations | arbeitnehmerbeziehungen | relations sociales | relaciones laborales
  | labor relations;
Performance management | performance reviews | appraisals | mitarbeitergespräche | entretiens annuels
  | evaluación del desempeño;
Learning and development | training and development | personalentwicklung | formation du personnel
  | formación de personal | employee development;
Training delivery | staff training | training new staff | schulungen | mitarbeiterschulung
  | animation de formations | impartir formación | training staff | training others;
Compensation and benefits | comp and ben | vergütung und benefits;
Benefits administration | benefits enrollment | employee benefits;
HR administration | personnel administration | personalverwaltung | personalsachbearbeitung
  | administration du personnel | administración de personal;
Employment law | labor law | labour law | arbeitsrecht | droit du travail | derecho laboral
  | diritto del lavoro;
Workforce planning | personalplanung | headcount planning; Succession planning;
Employee engagement | mitarbeiterbindung;
Diversity and inclusion | =DEI | =D&I | equality and diversity | diversity management;
Organisational development | organizational development | organisationsentwicklung; Absence management;
Disciplinary procedures; FMLA | family and medical leave act;
Americans with Disabilities Act | ada compliance; I-9 compliance; Works council | betriebsrat;
Time tracking | zeiterfassung | gestion des temps | timekeeping;
Legal research | juristische recherche | recherche juridique | investigación jurídica;
Legal drafting | drafting contracts | vertragsgestaltung | rédaction d'actes | redacción de contratos
  | contract drafting | drafting leases;
Litigation | civil litigation | prozessführung | contentieux | litigios;
Corporate law | gesellschaftsrecht | droit des sociétés | derecho mercantil | company law;
Commercial law | handelsrecht | droit commercial; Contract law | vertragsrecht | droit des contrats;
Property law | conveyancing | immobilienrecht | droit immobilier | commercial property;
Family law | familienrecht | droit de la famille; Criminal law | strafrecht | droit pénal | derecho penal;
Intellectual property | =IP law | patent law | trademarks | gewerblicher rechtsschutz
  | propriété intellectuelle | propiedad intelectual;
Immigration law; Tax law | droit fiscal | derecho fiscal;
Administrative law | verwaltungsrecht | droit administratif;
Data protection | gdpr | =GDPR | datenschutz | dsgvo | =RGPD | protection des données
  | protección de datos | data privacy;
HIPAA | hipaa compliance;
Compliance | compliance monitoring | compliance management | conformité | cumplimiento normativo;
Mediation; Arbitration; E-discovery | ediscovery; Document review;
Discovery requests | drafting discovery; Case preparation | trial preparation | trial notebooks;
Court filings | e-filing; Legal secretarial | legal administration; Notarial work;
Estate planning | probate; Public procurement law | vergaberecht | public procurement | marchés publics;
`,
  },
  {
    kind: 'tool',
    rows: `
Salesforce @1999 < Customer relationship management | salesforce crm | sales cloud | salesforce.com
  | =SFDC;
HubSpot @2006 < Customer relationship management | hubspot crm;
Microsoft Dynamics CRM @2003 < Customer relationship management | dynamics crm;
Zoho CRM @2005 < Customer relationship management; Pipedrive @2010 < Customer relationship management;
SugarCRM; Siebel; Gainsight @2009; Outreach.io @2014; Salesloft @2011; ZoomInfo;
LinkedIn Sales Navigator @2014 | sales navigator; LinkedIn Recruiter; Gong.io @2015; =Intercom @2011;
Salesforce Marketing Cloud | exacttarget; Marketo @2006 | adobe marketo; Pardot @2007; Eloqua;
Mailchimp @2001; Klaviyo @2012; Brevo | sendinblue; ActiveCampaign;
Google Analytics @2005 < Web analytics | >=GA4 @2020; Google Ads @2000 | google adwords | adwords;
Google Tag Manager @2012 | =GTM; Google Search Console;
Meta Ads @2007 | facebook ads | facebook ads manager | meta business suite; LinkedIn Ads;
TikTok Ads @2019 | tiktok @2016; Instagram @2010; YouTube @2005; Hootsuite @2008; !Buffer @2010;
Sprout Social; SEMrush @2008; Ahrefs @2010; !Moz; Screaming Frog; Hotjar @2014; Matomo; Optimizely @2010;
Adobe Analytics; Mixpanel @2009; !Amplitude @2012; !Segment @2011; Trustpilot; Amazon Seller Central;
PrestaShop; Shopware; BigCommerce; Square POS; Toast POS; =Lightspeed; Jira @2002 | atlassian jira;
=Confluence @2004; Azure Boards; !Linear @2019; Productboard; Aha! roadmaps; Microsoft Planner;
Wrike @2006; Workfront; Teamwork.com; MS Project Server; Planview; Clarity PPM;
Manhattan WMS | manhattan associates; Blue Yonder | jda; SAP TM | sap transportation management;
Oracle WMS; Kinaxis; o9 Solutions; CargoWise; =Descartes; Samsara @2015; ATLAS Zoll;
WMS | warehouse management system | warehouse management systems; TMS | transportation management system;
=Workday @2006 | workday hcm; UKG | ultipro; BambooHR @2009; Personio @2015;
Greenhouse ATS | greenhouse recruiting; Lever ATS; iCIMS; Taleo; SmartRecruiters; Cornerstone OnDemand;
HRIS | hr information systems | human resources information system; SAP HCM | sap hr; P&I LOGA; Sage HR;
Ceridian Dayforce | dayforce; Rippling @2016; Moodle @2002; Articulate 360 | articulate storyline;
Applicant tracking systems | =ATS; Westlaw; LexisNexis | lexis; Relativity | relativityone; =Clio;
iManage; NetDocuments; beck-online; DATEV Anwalt; RA-MICRO; =PACER; Everlaw; CaseMap;
`,
  },
];
