import type {SkillTable} from '../skill-table.ts';

/** Laboratories, life sciences, chemistry and research. */
export const science: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
HPLC < Chromatography | high-performance liquid chromatography | high performance liquid chromatography
  | uhplc;
Gas chromatography < Chromatography | =GC | gaschromatographie | chromatographie en phase gazeuse;
GC-MS < Gas chromatography, Mass spectrometry | gc/ms; LC-MS < Mass spectrometry | lc/ms | >LC-MS/MS;
ICP-MS < Mass spectrometry; ICP-OES;
Ion chromatography < Chromatography | ionenchromatographie | chromatographie ionique;
Chromatography | chromatographie | cromatografía;
Mass spectrometry | massenspektrometrie | spectrométrie de masse | espectrometría de masas;
NMR spectroscopy | =NMR; FTIR | ftir spectroscopy | ir spectroscopy;
Spectroscopy | spektroskopie | spectroscopie;
UV-Vis spectroscopy < Spectroscopy | uv/vis | spectrophotometry; Atomic absorption spectroscopy;
X-ray diffraction | =XRD; Titration | karl fischer titration | titrations; Wet chemistry | nasschemie;
Analytical chemistry | analytische chemie | chimie analytique | química analítica;
Organic chemistry | organische chemie | chimie organique;
Organic synthesis | chemical synthesis | synthese; Inorganic chemistry; Physical chemistry;
Biochemistry | biochemie | biochimie | bioquímica; Polymer chemistry;
Formulation | formulation development;
Method development | analytical method development | methodenentwicklung;
Method validation | analytical method validation | methodenvalidierung | validation de méthodes
  | validación de métodos;
EPA methods | epa method;
Sample preparation | probenvorbereitung | préparation d'échantillons | preparación de muestras;
Sampling | water sampling | probenahme | prélèvements; Chain of custody;
Laboratory techniques | laboratory skills | lab work | laborarbeit | techniques de laboratoire
  | laboratory work | wet lab;
Laboratory safety | laborsicherheit; Biosafety | biosafety training | >BSL-2;
Record keeping | recordkeeping | accurate records;
Good laboratory practice | =GLP | bpl | gute laborpraxis; Good clinical practice | ich-gcp;
Good documentation practice | alcoa;
Standard operating procedures | =SOP | sops | verfahrensanweisungen | standard operating procedure;
Stability studies | stability testing; Dissolution testing;
Microbiology | mikrobiologie | microbiologie | microbiología; Environmental monitoring;
Aseptic processing; Cell culture | zellkultur | culture cellulaire | cultivo celular | tissue culture;
PCR | polymerase chain reaction | >qPCR | >RT-PCR; Western blot | western blotting | immunoblotting;
=ELISA; Flow cytometry | =FACS | durchflusszytometrie | cytométrie en flux;
Gel electrophoresis | electrophoresis | sds-page; Molecular cloning | cloning;
CRISPR @2012 | gene editing; DNA sequencing | >Next-generation sequencing | >=NGS | >Sanger sequencing;
RNA-seq; Bioinformatics | bioinformatik | bio-informatique; Genomics; Proteomics; Protein purification;
Immunohistochemistry | =IHC; Histology | histologie; Microscopy | mikroskopie | microscopie;
Confocal microscopy < Microscopy;
Electron microscopy < Microscopy | >Scanning electron microscopy | >Transmission electron microscopy;
Fluorescence microscopy < Microscopy; In vivo studies | animal models | mouse models;
Molecular biology | molekularbiologie | biologie moléculaire | biología molecular; Genetics | genetik;
Immunology | immunologie; Virology; Neuroscience; Plant science | plant biology;
Ecology | ökologie | écologie | ecological surveys; Geology | geologie | géologie; Soil sampling;
Water treatment | wasseraufbereitung | traitement de l'eau | wastewater treatment;
Environmental science | umweltwissenschaften; Haematology testing | hematology;
Clinical chemistry | klinische chemie; Blood banking; Toxicology;
Medical laboratory | medical laboratory technology | medizinisches labor;
Scientific writing | grant writing | wissenschaftliches schreiben; Literature review | literature reviews;
Experimental design | design of experiments | =DoE | versuchsplanung | plan d'expériences;
Data collection | datenerhebung | collecte de données;
Research | forschung | investigación | academic research | scientific research;
Qualitative research | qualitative interviews | qualitative forschung; Quantitative research;
Fieldwork | field work; Peer review; Physics | physik | physique | física; Optics | optik;
Laser technology; Astronomy; Mathematics | mathematik | mathématiques | matemáticas;
Research and development | =R&D | forschung und entwicklung | =F&E | recherche et développement
  | investigación y desarrollo | =I+D;
Technology transfer | tech transfer; Process validation | validierung | iq/oq/pq;
Regulatory affairs | zulassung | affaires réglementaires | asuntos regulatorios; 21 CFR Part 11;
FDA regulations; FDA submissions; =REACH @2007; =CLP; EU MDR @2017 | =MDR; Clinical data management;
Medical writing;
`,
  },
  {
    kind: 'tool',
    rows: `
LIMS | laboratory information management system | lab information system; LabWare; STARLIMS; LabVantage;
Waters Empower | !Empower; Chromeleon; ChemStation | openlab; ChemDraw; GraphPad Prism | graphpad;
ImageJ @1997 | fiji imagej; FlowJo; Geneious; =BLAST; Benchling @2012;
ELN | electronic lab notebook | electronic laboratory notebook; EndNote; Zotero @2006; Mendeley @2008;
LaTeX; OriginLab | origin pro; Medidata Rave; REDCap @2004; Veeva Vault | veeva; TrackWise; NVivo; MAXQDA;
Qualtrics @2002; ATLAS.ti;
`,
  },
];
