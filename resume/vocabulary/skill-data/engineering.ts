import type {SkillTable} from '../skill-table.ts';

/** Engineering, CAD, building design, manufacturing and quality. */
export const engineering: readonly SkillTable[] = [
  {
    kind: 'tool',
    rows: `
AutoCAD @1982 < CAD | autodesk autocad | auto cad; =Revit @2000 < BIM | autodesk revit;
SolidWorks @1995 < CAD | solid works; CATIA @1977 < CAD | catia v5; Autodesk Inventor < CAD | =Inventor;
=Creo < CAD | pro/engineer | ptc creo; Siemens NX | =NX | unigraphics; Fusion 360 @2013; Solid Edge;
Rhino 3D | rhinoceros | =Rhino; Grasshopper @2007; SketchUp @2000; ArchiCAD; Vectorworks;
Civil 3D | autocad civil 3d; MicroStation; Tekla Structures | =Tekla; Allplan; Navisworks;
EPLAN | eplan electric p8; Altium Designer | =Altium; KiCad; Autodesk Eagle; OrCAD | cadence allegro;
=SPICE | ltspice; ANSYS; Abaqus; COMSOL; HyperMesh; Nastran; STAAD; =ETABS; SAP2000; =RFEM | dlubal;
HEC-RAS; TUFLOW; Flood Modeller; ArcGIS @1999 | esri arcgis; QGIS @2002; Bluebeam @2002 | bluebeam revu;
Procore @2002; =Primavera P6 | primavera | oracle primavera; Asta Powerproject; CostX; California.pro;
ORCA AVA; RIB iTWO | itwo; BIM 360 @2016 | autodesk construction cloud; Aconex; PlanGrid @2011;
Teamcenter; Windchill; SAP QM; SAP PLM; Aspen HYSYS | hysys | aspen plus; PTV Vissim; DIALux; MagiCAD;
PHPP; IES VE; EnergyPlus;
`,
  },
  {
    kind: 'technical',
    rows: `
CAD | computer-aided design | cad design | cad-kenntnisse | cad-konstruktion | =CAO | =DAO
  | diseño asistido por ordenador;
Technical drawing | technisches zeichnen | dessin technique | dibujo técnico | drafting;
3D modelling | 3d modeling | 3d-modellierung | modélisation 3d;
GD&T | geometric dimensioning and tolerancing | form- und lagetoleranzen | tolérancement géométrique;
BIM | building information modeling | building information modelling;
Finite element analysis | =FEA | =FEM | finite-elemente-methode | finite elements;
Computational fluid dynamics | =CFD;
Structural design | structural engineering | tragwerksplanung | statik | calcul de structure
  | cálculo de estructuras | structural analysis;
Eurocodes | eurocode; Mechanical engineering | maschinenbau | ingeniería mecánica | génie mécanique;
Mechanical design | konstruktion | conception mécanique | diseño mecánico;
Electrical engineering | elektrotechnik | génie électrique | ingeniería eléctrica;
Electronics | elektronik | électronique | electrónica | circuit design;
PCB design | pcb layout | leiterplattendesign; Power electronics | leistungselektronik;
Power systems | energietechnik; Chemical engineering | chemieingenieurwesen | ingeniería química;
Process engineering | génie des procédés; Thermodynamics | thermodynamik; Fluid mechanics; Heat transfer;
Materials science | werkstofftechnik; Systems engineering | systems engineer;
Requirements engineering | requirements management | anforderungsmanagement;
Product development | produktentwicklung | développement produit | desarrollo de producto
  | new product development | =NPD;
Prototyping | prototype development | prototypenbau; Rapid prototyping;
3D printing | additive manufacturing | 3d-druck | impression 3d; Design for manufacturing | =DFM | =DFMA;
Reverse engineering; Land surveying | surveying | vermessung | topographie | topografía;
Geotechnical engineering | geotechnik; Hydraulic modelling | hydrology | flood risk;
Road design | highway design; Traffic engineering | transport planning | verkehrsplanung;
Urban planning | town planning | stadtplanung | urbanisme | urbanismo;
Architecture | architectural design | architektur | architecture du bâtiment | arquitectura;
Building regulations | building codes | bauordnung | code de la construction; Landscape architecture;
Interior design | interior architecture | innenarchitektur;
Building services | =TGA | technische gebäudeausrüstung | mep | mep coordination;
Energy efficiency | >Energy audits | energieeffizienz | efficacité énergétique | eficiencia energética;
Sustainability | nachhaltigkeit | développement durable | sostenibilidad;
Environmental impact assessment | =EIA | environmental assessment; =LEED; BREEAM; DGNB;
GIS | geographic information systems | géomatique | sistemas de información geográfica; Remote sensing;
Construction management | bauleitung | conduite de travaux | dirección de obra | jefatura de obra
  | gestion de chantier;
Site supervision | site management | bauüberwachung | suivi de chantier;
Quantity surveying | quantity take-off | take-offs | aufmaß | mediciones | quantity takeoffs;
Cost estimating | estimating | cost estimation | kalkulation | chiffrage | kostenkalkulation
  | presupuestación;
Tendering | tenders | bid preparation | ausschreibungen | appels d'offres | licitaciones
  | tender preparation;
HOAI; VOB; NEC contracts | >NEC3 @2005 | >NEC4 @2017; JCT contracts | =JCT; FIDIC;
Construction scheduling | bauzeitenplanung;
Permitting | building permits | planning applications | baugenehmigung;
Snagging | punch lists | punch list; Subcontractor management | managing subcontractors;
Manufacturing | fertigung | produktion | fabrication industrielle | producción | fabricación
  | produzione | productie;
Production planning | production scheduling | produktionsplanung | fertigungssteuerung
  | arbeitsvorbereitung | planification de production | planificación de la producción;
Machine operation | operating machinery | maschinenbedienung | conduite de machines
  | operación de maquinaria | anlagenbedienung;
Machine setup | einrichten von maschinen | rüsten;
Injection moulding | injection molding | spritzguss | injection plastique | inyección de plástico;
Stamping | stanzen; Metal casting | gießerei | foundry work; Extrusion; Laser cutting;
Packaging lines | abfüllanlagen | filling lines | packaging machinery;
Food production | food manufacturing | lebensmittelproduktion | agroalimentaire | industria alimentaria;
Lean manufacturing | !Lean | lean management | lean production | lean principles;
Six Sigma @1986 | lean six sigma;
Kaizen | continuous improvement | kontinuierliche verbesserung | =KVP | amélioration continue
  | mejora continua | miglioramento continuo;
5S; Value stream mapping | =VSM | wertstromanalyse; SMED; Poka-yoke; Just in time | =JIT;
Statistical process control | =SPC | statistische prozesskontrolle;
Process improvement | process optimisation | process optimization | prozessoptimierung
  | optimisation des processus | optimización de procesos;
Process mapping | business process mapping | process documentation;
Root cause analysis | >5 Whys | >Ishikawa | ursachenanalyse | analyse des causes;
8D | 8d report | 8d-report; FMEA | failure mode and effects analysis | =AMDEC | =AMFE | >PFMEA;
APQP | advanced product quality planning; PPAP | production part approval process;
MSA | measurement system analysis | gage r&r;
CAPA | corrective and preventive action | corrective actions;
Quality assurance | =QA | qualitätssicherung | assurance qualité | aseguramiento de la calidad
  | assicurazione qualità | garantia de qualidade;
Quality control | =QC | quality inspection | qualitätskontrolle | contrôle qualité | control de calidad
  | controllo qualità | controle de qualidade | kwaliteitscontrole | kontrola jakości;
Quality management | =QMS | qualitätsmanagement | management de la qualité | gestión de la calidad
  | quality management systems;
ISO 9001 | iso9001 | din en iso 9001; ISO 14001; ISO 45001 @2018; OHSAS 18001; ISO 13485;
ISO 17025 | iso/iec 17025; ISO 27001 | iso/iec 27001; ISO 22000; ISO 26262; IATF 16949 | ts 16949;
AS9100 | en 9100; BRC | brcgs | brc audits; IFS Food; HACCP | haccp-konzept | haccp plans; FSSC 22000;
SQF; GMP | good manufacturing practice | cgmp | bpf | gute herstellungspraxis;
CE marking | ce-kennzeichnung | marquage ce;
Non-conformance management | non-conformances | reklamationsmanagement;
Supplier quality | supplier audits | lieferantenaudits;
Calibration | kalibrierung | étalonnage | calibración;
Non-destructive testing | =NDT | zerstörungsfreie prüfung | contrôles non destructifs;
Batch records | batch documentation; Cleanroom | reinraum | salle blanche | sala blanca;
Health and safety | health & safety | occupational health and safety | arbeitssicherheit | arbeitsschutz
  | =HSE | =EHS | =HSSE | hygiène et sécurité | =QHSE | prevención de riesgos laborales | =PRL
  | sicurezza sul lavoro | workplace safety | osha compliance | =BHP;
Risk assessment | risk assessments | gefährdungsbeurteilung | évaluation des risques
  | evaluación de riesgos;
COSHH; Permit to work; Accident investigation | incident investigation; Toolbox talks;
Working at height | working at heights | höhenarbeit | travail en hauteur | trabajos en altura;
Confined space | confined spaces; Fire safety | brandschutz | sécurité incendie;
DOT compliance | dot regulations; Environmental compliance | umweltschutz | environmental regulations;
`,
  },
];
