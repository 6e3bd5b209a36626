import type {SkillTable} from '../skill-table.ts';

/** Nursing, medicine, care and the allied health professions. */
export const health: readonly SkillTable[] = [
  {
    kind: 'technical',
    rows: `
Patient care | direct patient care | bedside care | patientenpflege | patientenversorgung
  | soins aux patients | atención al paciente | cuidado de pacientes | assistenza ai pazienti;
Patient assessment | head-to-toe assessment | nursing assessment | physical assessment;
Care planning | care plans | care plan | nursing care plans | pflegeplanung | plans de soins
  | projet de soins | plan de cuidados;
Nursing documentation | clinical documentation | charting | pflegedokumentation | dossier de soins
  | dokumentation der pflege;
Medication administration | administering medication | medication management | medikamentengabe
  | administration de médicaments | administración de medicamentos | medication passes;
IV therapy | iv insertion | intravenous therapy | iv starts | peripheral iv | iv-therapie;
Venepuncture | phlebotomy | venipuncture | blood draw | blood draws | blutentnahme | prise de sang
  | extracción de sangre | prélèvements sanguins;
Cannulation;
Vital signs | monitoring vital signs | vitalzeichen | signes vitaux | constantes vitales
  | observations and vital signs;
Wound care | wound dressing | dressing changes | wundversorgung | wundmanagement | soins de plaies
  | pansements | cura de heridas | curación de heridas;
Catheterisation | catheterization | foley catheter | urinary catheters; Tracheostomy care | trach care;
Airway management | >Intubation;
Mechanical ventilation | ventilator management | ventilators | beatmung | ventilation mécanique
  | ventilación mecánica | vent management;
Vasoactive drips | vasoactive infusions | vasopressors | titration of vasoactive medications
  | vasoactive medications;
Haemodynamic monitoring | hemodynamic monitoring; Arterial lines;
CRRT | continuous renal replacement therapy; ECMO | extracorporeal membrane oxygenation;
=IABP | intra-aortic balloon pump; Dialysis | haemodialysis | hemodialysis | dialyse | diálisis;
Telemetry | telemetry monitoring; Cardiac monitoring;
ECG | =EKG | electrocardiogram | 12-lead ecg | >ECG interpretation; Defibrillation | =AED;
Triage | ersteinschätzung | triaje; Code response | code blue; Rapid response;
Infection control | infection prevention | hygiene standards | hygienestandards
  | prévention des infections | control de infecciones | aseptic technique | sterile technique;
Personal protective equipment | =PPE; Pain management | schmerzmanagement | gestion de la douleur;
Palliative care | end-of-life care | hospice care | palliativpflege | soins palliatifs
  | cuidados paliativos | hospice;
Discharge planning | discharge coordination | entlassmanagement;
Patient education | patient teaching | educating patients | patientenberatung | éducation thérapeutique
  | educación del paciente;
Patient advocacy; Case management | fallmanagement; Care coordination;
Ward rounds | daily rounds | multidisciplinary rounds | rounding;
Handover | shift handover | =SBAR | shift report | dienstübergabe;
Preceptorship | precepting | precept | mentoring of student nurses | praxisanleitung
  | tutorat des étudiants;
Charge nursing | charge experience | charge nurse duties;
Personal care | grundpflege | activities of daily living | =ADL | aide à la toilette | aseo personal
  | body care;
Treatment care | behandlungspflege;
Manual handling | moving and handling | patient transfers | safe patient handling;
Falls prevention | fall prevention | sturzprophylaxe | prévention des chutes;
Pressure injury prevention | pressure ulcer prevention | dekubitusprophylaxe | escarres;
Nutrition support | tube feeding | enteral nutrition | nutrition entérale;
Dementia care | demenzbetreuung | alzheimer's care | personnes atteintes de démence;
Medication reconciliation; Blood transfusion | blood products | transfusions;
Chemotherapy administration | chemotherapy; Specimen collection | sample collection | probenentnahme;
Point-of-care testing | point of care testing | =POCT;
Injections administration | giving injections | administering injections | intramuscular injections;
Vaccination | immunisation | immunizations | impfungen | vacunación; Suturing | sutures;
Casting and splinting | splinting; Diabetes management | diabetes care; Stroke care | =NIHSS;
Conscious sedation | moderate sedation;
Perioperative nursing | operating room | scrub nurse | circulating nurse | or nursing | op-pflege
  | bloc opératoire;
Anaesthesia | anesthesia | anästhesie | anesthésie | anestesia; Post-anaesthesia care | =PACU;
Labour and delivery | labor and delivery | =L&D | obstetrics | geburtshilfe;
Neonatal care | >=NICU | >Neonatal intensive care; Midwifery | hebamme | maïeutique;
Home health | home care | ambulante pflege | soins à domicile | community nursing;
Telehealth | telemedicine | telemedizin | télémédecine; Utilisation review | utilization review;
Clinical trials | clinical research | klinische studien | essais cliniques | ensayos clínicos;
Clinical audit | clinical governance; Medical coding | >ICD-10 | >CPT coding;
Medical billing | patient billing;
Medical terminology | medizinische terminologie | terminologie médicale;
Insurance verification | prior authorization | prior authorizations;
Patient scheduling | appointment scheduling;
Prescription processing | dispensing | pharmacy dispensing | prescription dispensing;
Compounding | sterile compounding; Pharmacovigilance | drug safety; Pharmacology | pharmakologie;
Medication therapy management | =MTM; Radiography | x-ray imaging | röntgen;
CT imaging | ct scans | computed tomography; MRI | magnetic resonance imaging | mrt;
Ultrasound | sonography | ultraschall | échographie; Mammography;
Physiotherapy | physical therapy | krankengymnastik | kinésithérapie | fisioterapia | physiotherapie;
Manual therapy | manuelle therapie;
Occupational therapy | ergotherapie | ergothérapie | terapia ocupacional;
Speech and language therapy | speech therapy | speech-language pathology | logopädie | orthophonie
  | logopedia;
Dietetics | nutrition counselling | nutrition counseling | medical nutrition therapy;
Rehabilitation | rehab | rééducation | rehabilitación; Gait training;
Exercise prescription | exercise therapy; Respiratory therapy | atemtherapie;
Dental hygiene | higiene bucodental | hygiène bucco-dentaire | dental cleanings | zahnreinigung;
Dental assisting | chairside assistance | four-handed dentistry | zahnmedizinische assistenz; Optometry;
Audiology; Counselling | counseling | psychological counselling;
Psychotherapy | psychotherapie | psychothérapie | psicoterapia;
Psychiatric nursing < Mental health | mental health nursing;
Cognitive behavioural therapy | =CBT | cognitive behavioral therapy | verhaltenstherapie;
Mental health | psychiatrie | salud mental | santé mentale | behavioral health | behavioural health;
Substance abuse treatment | addiction counselling; Crisis intervention | krisenintervention;
De-escalation | deeskalation; Motivational interviewing;
Safeguarding | safeguarding adults | adult safeguarding | child protection | kinderschutz
  | protection de l'enfance;
Social work | sozialarbeit | travail social | trabajo social;
Elderly care | geriatric care | altenpflege | gérontologie | cuidado de ancianos | geriatrics
  | seniorenbetreuung;
Disability support | learning disabilities | behindertenhilfe;
Childcare | kinderbetreuung | garde d'enfants | cuidado de niños;
Veterinary care | animal care | veterinary nursing; Public health | santé publique | salud pública;
Epidemiology | epidemiologie; Health education | health promotion;
Emergency medicine | emergency care | notfallmedizin | médecine d'urgence | urgencias
  | emergency department;
Emergency medical services | =EMS | prehospital care | rettungsdienst;
Sterilisation | sterilization | sterile processing | aufbereitung von medizinprodukten;
`,
  },
  {
    kind: 'domain',
    rows: `
Intensive care | =ICU | critical care | intensive care unit | intensivpflege | intensivstation
  | réanimation | soins intensifs | cuidados intensivos | =UCI | adult icu | =ITU | terapia intensiva;
Surgical ICU < Intensive care | =SICU; Medical ICU < Intensive care | =MICU;
Cardiac ICU < Intensive care | =CVICU | =CCU; Trauma care | trauma icu;
Medical-surgical nursing | med-surg | med/surg | medical surgical;
Paediatrics | pediatrics | pädiatrie | pédiatrie | pediatría | pediatric;
Oncology | onkologie | oncologie | oncología; Cardiology | kardiologie | cardiologie | cardiología;
Neurology | neurologie | neurología; Orthopaedics | orthopedics | orthopädie | orthopédie;
Dermatology | dermatologie; Radiology | radiologie; Nephrology; Gastroenterology;
Gynaecology | gynecology; Internal medicine | innere medizin;
General practice | family medicine | primary care | allgemeinmedizin | médecine générale;
Surgery | chirurgie | cirugía;
Long-term care | skilled nursing facility | =SNF | nursing home | care home | pflegeheim | =EHPAD
  | residential care;
Acute care | akutpflege | soins aigus; Ambulatory care | outpatient care | outpatient clinic;
Healthcare | health care | gesundheitswesen | secteur de la santé | sanidad;
Pharmaceuticals | pharmaceutical industry | pharma | pharmaindustrie | industrie pharmaceutique;
Medical devices | medizintechnik | medizinprodukte | dispositifs médicaux;
Biotechnology | biotech | biotechnologie; Social care | adult social care;
`,
  },
  {
    kind: 'tool',
    rows: `
=Epic < Electronic health records | epic emr | epic ehr | epic hyperspace | epiccare;
Cerner < Electronic health records | oracle health | cerner millennium | powerchart;
Meditech < Electronic health records;
Electronic health records | =EHR | =EMR | electronic medical records | electronic health record
  | electronic patient records | elektronische patientenakte | dossier patient informatisé
  | historia clínica electrónica;
Allscripts; athenahealth < Electronic health records; eClinicalWorks < Electronic health records;
NextGen Healthcare; PointClickCare < Electronic health records;
EMIS Web < Electronic health records | =EMIS; SystmOne < Electronic health records;
Pyxis | pyxis medstation; Omnicell; PACS | picture archiving; Dentrix; Orbis KIS; Medico KIS; Vivendi PD;
Doctolib @2013; RAI assessment | resident assessment instrument | minimum data set; Braden scale;
Glasgow Coma Scale; Early warning scores | =MEWS | =NEWS2;
`,
  },
];
