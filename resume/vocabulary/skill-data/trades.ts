import type {SkillTable} from '../skill-table.ts';

/** Building trades, installation, maintenance, vehicles and farming. */
export const trades: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
Electrical installation | electrical wiring | wiring | >Commercial wiring | >Residential wiring
  | elektroinstallation | electricidad | électricité bâtiment | installation électrique
  | instalaciones eléctricas | impianti elettrici | elektrische installaties;
Electrical maintenance | electrical troubleshooting | elektrische wartung | maintenance électrique
  | mantenimiento eléctrico;
Conduit bending | conduit; Motor controls | motor control | motor control circuits;
Variable frequency drives | =VFD | vfds | vfd troubleshooting | frequenzumrichter
  | variateurs de fréquence | variadores de frecuencia;
Switchgear | schaltanlagen;
Panel building | control panel building | schaltschrankbau | câblage d'armoires | cuadros eléctricos;
Low voltage systems | low voltage | structured cabling;
Fire alarm systems | fire alarm | fire alarms | brandmeldeanlagen;
Electrical testing and inspection | inspection and testing | e-check | dguv v3;
Solar installation | photovoltaics | pv installation | photovoltaik | solar pv | photovoltaïque;
EV charging installation;
Blueprint reading | reading blueprints | blueprints | reading technical drawings | zeichnungen lesen
  | technische zeichnungen lesen | lecture de plans | lectura de planos | one-line diagrams
  | read blueprints;
Schematic reading | electrical schematics | wiring diagrams | schaltpläne | schaltpläne lesen
  | schémas électriques | esquemas eléctricos;
National Electrical Code | =NEC | nec code;
PLC programming | =PLC | plcs | plc-programmierung | sps | sps-programmierung | automates programmables
  | automates industriels | autómatas programables | programación de plc
  | programmable logic controllers | controllori plc;
Siemens S7 < PLC programming | simatic s7 | s7-1500 | s7-300 | step 7 | simatic;
TIA Portal @2010 < PLC programming | siemens tia portal;
Allen-Bradley | >Studio 5000 | >RSLogix | >ControlLogix; Rockwell Automation; Beckhoff | >TwinCAT;
Codesys; SCADA | >WinCC; HMI programming | =HMI; Industrial robots;
Robot programming | roboterprogrammierung; =KUKA | kuka robots; FANUC robots; ABB robots;
Pneumatics | pneumatik | pneumatique | neumática; Hydraulics | hydraulik | hydraulique | hidráulica;
Mechatronics | mechatronik | mécatronique | mecatrónica; Sensors | sensorik | capteurs;
Drive technology | antriebstechnik | antriebe;
HVAC | heating ventilation and air conditioning | hvac service | hvac/r | heizung lüftung klima | =HLK
  | =CVC | climatización | heating and cooling;
Refrigeration | commercial refrigeration | kältetechnik | froid commercial | refrigeración
  | refrigerant handling;
Heat pumps | wärmepumpen | pompes à chaleur | bombas de calor | warmtepompen;
Boilers | boiler maintenance | heizungsbau | chaudières | calderas; Ductwork | duct installation;
Gas fitting | gas installation; Air conditioning | klimatechnik | climatisation;
Plumbing | sanitärinstallation | plomberie | fontanería | idraulica | loodgieterswerk;
Pipefitting | pipe fitting | tuyauterie | rohrleitungsbau; Drainage;
Building automation | =BMS | building management systems | gebäudeautomation | bas controls
  | building automation systems;
Welding | schweißen | soudage | soudure | soldadura | saldatura | spawanie;
MIG welding | =GMAW | mag-schweißen | mig/mag | mag welding | soudure mig;
TIG welding | =GTAW | wig-schweißen | soudure tig | soldadura tig;
Stick welding | =SMAW | arc welding | lichtbogenhandschweißen; Flux-cored welding | =FCAW; Pipe welding;
Structural welding; Brazing | brasage | hartlöten; Soldering | löten;
Oxy-fuel cutting | torch cutting | plasma cutting; Weld inspection | =CWI;
Metal fabrication | fabrication | metallbearbeitung | metallbau | métallerie | calderería | chaudronnerie;
Sheet metal work | sheet metal | blechbearbeitung | tôlerie;
Machining | zerspanung | usinage | mecanizado;
CNC machining | cnc | >CNC programming | >CNC milling | >CNC turning | commande numérique
  | control numérico;
Milling | fräsen | fraisage | fresado; Metal turning | lathe | drehen | tournage | torneado;
Grinding | schleifen; G-code; Fanuc controls | fanuc-steuerungen | fanuc;
Heidenhain | heidenhain controls; Mastercam; Tool and die making | werkzeugbau;
Precision measurement | micrometers | calipers | messmittel | metrology | messtechnik | métrologie;
Coordinate measuring machine | =CMM | koordinatenmessmaschine; Deburring;
Assembly | montage | mechanical assembly | assemblage | ensamblaje;
Carpentry | zimmerei | carpintería | >Framing carpentry | >Finish carpentry;
Joinery | tischlerei | menuiserie; Cabinet making | cabinetmaking;
Bricklaying | masonry | mauern | maçonnerie | albañilería; Plastering | putzarbeiten;
Drywall installation | drywall | trockenbau; Tiling | fliesenlegen | carrelage;
Painting and decorating | house painting | malerarbeiten | peinture en bâtiment; Roofing | dacharbeiten;
Flooring installation; Glazing; Scaffolding | gerüstbau | échafaudage;
Concrete work | concrete finishing | betonarbeiten; Demolition; Insulation | dämmung;
Groundworks | tiefbau | terrassement;
Landscaping | garden maintenance | gartenpflege | espaces verts | jardinería;
Arboriculture | tree surgery; Excavator operation | excavator | bagger fahren | pelleteuse;
Heavy equipment operation | heavy machinery | heavy equipment; Crane operation; Rigging; Paving;
Preventive maintenance | preventative maintenance | planned maintenance | vorbeugende wartung
  | maintenance préventive | mantenimiento preventivo;
Corrective maintenance | maintenance corrective | mantenimiento correctivo
  | maintenance préventive et corrective;
Predictive maintenance | condition monitoring;
Industrial maintenance | plant maintenance | instandhaltung | maintenance industrielle
  | mantenimiento industrial | manutenzione | equipment maintenance | wartung und instandhaltung;
Maintenance | wartung | mantenimiento;
Troubleshooting | fault finding | fault diagnosis | fehlersuche | störungsbehebung | störungsbeseitigung
  | dépannage | diagnostic de pannes | resolución de averías;
Mechanical repair;
Facilities maintenance | building maintenance | gebäudetechnik | haustechnik | maintenance bâtiment;
Facility management | facilities management | facility-management | gestion des bâtiments;
Lockout/tagout | =LOTO; Total productive maintenance | =TPM;
CMMS | computerized maintenance management system | =GMAO; IBM Maximo | maximo;
Spare parts management | ersatzteilmanagement; Lift maintenance | elevator maintenance;
Automotive repair | vehicle repair | kfz-reparatur | mécanique automobile | mecánica automotriz;
Engine repair | engine rebuilding; Brake systems | brakes;
Vehicle diagnostics | obd-ii | automotive diagnostics | fahrzeugdiagnose;
Diesel mechanics | diesel engines; Bodywork | auto body repair | carrosserie; Tyre fitting;
Truck driving | lkw-fahren | conduite poids lourd | >Tractor-trailer driving | >Over-the-road driving;
Route planning | tourenplanung; Defensive driving; Pre-trip inspection | pre-trip inspections;
Load securing | ladungssicherung | arrimage; Tachograph;
Hours of service | =ELD | electronic logging devices; Aircraft maintenance | avionics;
Milking | melken | parlour milking; Animal husbandry | livestock | tierhaltung | élevage;
Crop farming | ackerbau; Tractor driving;
Pesticide application | sachkundenachweis pflanzenschutz | certiphyto;
Forestry | chainsaw operation | motorsägenschein; Sewing | tailoring | nähen | couture; Upholstery;
Hairdressing | haircutting | friseurhandwerk | coiffure | peluquería; Hair colouring | hair coloring;
Beauty therapy | skincare treatments | kosmetik; Nail care | manicure; Massage | massage therapy;
Cleaning | reinigung | nettoyage | limpieza | pulizie | schoonmaak | commercial cleaning; Hand tools;
Power tools;
`,
  },
  {
    kind: 'domain',
    rows: `
Construction | baugewerbe | bauwesen | bâtiment | =BTP | construcción | edilizia | bouw
  | commercial construction;
Civil engineering | tiefbau und ingenieurbau | bauingenieurwesen | génie civil | ingeniería civil
  | ingegneria civile;
Residential construction | housebuilding;
Automotive industry | automobilindustrie | industrie automobile | automoción | automotive;
Aerospace | luft- und raumfahrt | aéronautique | aeronáutica; Agriculture | landwirtschaft | agricultura;
Renewable energy | erneuerbare energien | énergies renouvelables | energías renovables;
Oil and gas | oil & gas; Mining industry | bergbau; Rail industry | railways | ferroviaire; Shipbuilding;
`,
  },
];
