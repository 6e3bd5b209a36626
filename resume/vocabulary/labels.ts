import {foldWords, listed} from './fold.ts';

/** What a label before a value says the value is. */
export type FieldLabel = 'what' | 'who' | 'dates' | 'place' | 'duties' | 'remark';

/** Labels of forms and of the Europass layouts: en de fr es it pt nl pl. */
const labels: Record<FieldLabel, string> = {
  what: `
position, job title, title, role, post, post held, position held, designation, occupation, occupation or position held, job, qualification, degree, course, course of study, title of qualification awarded, qualification awarded, award, programme, program, field of study, major
beruf, funktion, tätigkeit, beruf oder funktion, position, stelle, abschluss, bezeichnung der erworbenen qualifikation, studiengang, fachrichtung
poste, poste occupé, fonction, fonction ou poste occupé, intitulé du poste, diplôme, intitulé du certificat ou diplôme délivré
puesto, cargo, profesión o cargo desempeñado, función, título, título de la cualificación obtenida, titulación, estudios
tipo di impiego, posizione, ruolo, mansione, qualifica, qualifica conseguita, titolo di studio, lavoro o posizione ricoperti, titolo della qualifica rilasciata, posizione ricoperta, funzione
função, cargo, função ou cargo ocupado, posição, designação da qualificação atribuída, curso, grau, habilitação, formação
functie, functietitel, beroep of functie, rol, diploma, behaalde titel, studierichting, kwalificatie
stanowisko, zajmowane stanowisko, zawód lub zajmowane stanowisko, funkcja, kierunek, uzyskane kwalifikacje, tytuł, specjalność`,
  who: `
employer, company, organisation, organization, company name, name of employer, name and address of employer, employer name, employer s name, organization name, firm, institution, school, university, college, institute, name and type of organisation providing education and training, name of institution
arbeitgeber, firma, unternehmen, betrieb, name und adresse des arbeitgebers, name des arbeitgebers, name der einrichtung, schule, hochschule, universität, bildungseinrichtung, ausbildungsstätte, institution, name und art der bildungs oder ausbildungseinrichtung
employeur, entreprise, société, nom et adresse de l employeur, nom de l employeur, nom de l établissement, organisme, établissement, école, université, nom et type de l établissement d enseignement ou de formation
empresa, empleador, nombre y dirección de la empresa, nombre de la empresa, nombre del empleador, nombre del centro, entidad, centro, institución, universidad, nombre y tipo del centro de estudios, centro de estudios, escuela
nome e indirizzo del datore di lavoro, nome del datore di lavoro, nome dell istituto, datore di lavoro, azienda, società, ente, istituto, nome e tipo di istituto di istruzione o formazione, nome e tipo d organizzazione erogatrice dell istruzione e formazione, università, scuola
empregador, entidade, entidade patronal, empresa, nome e endereço do empregador, nome do empregador, nome da instituição, instituição, universidade, escola, nome e tipo da organização de ensino ou formação, estabelecimento de ensino, instituição de ensino
werkgever, bedrijf, organisatie, naam en adres van de werkgever, naam van de werkgever, naam van de instelling, school, instelling, opleidingsinstituut, universiteit, naam en type van de opleidings of vormingsinstelling
pracodawca, firma, nazwa i adres pracodawcy, nazwa pracodawcy, nazwa instytucji, nazwa firmy, uczelnia, szkoła, nazwa i typ organizacji, instytucja, nazwa uczelni, nazwa szkoły`,
  dates: `
from, to, start, end, start date, end date, von, bis, beginn, ende, de, à, du, au, début, fin, desde, hasta, inicio, dal, al, inizio, fine, até, início, fim, van, tot, begin, einde, od, do, początek, koniec
date, dates, duration, period, from to, dates from to, date from to, years, year, dates employed, employment period, tenure, time, year of passing, year of graduation, graduated, graduation, completed
zeitraum, datum, dauer, von bis, daten, jahr
période, dates, durée, date, année
fecha, fechas, período, periodo, duración, año, fechas de a
date da a, data, periodo, date, durata, anno
data, datas, período, ano, duração, datas de até
periode, data, datum, data van tot, jaar, duur
okres, data, daty, daty od do, okres zatrudnienia, rok, lata, czas trwania, okres nauki`,
  place: `
location, place, city, country, town
ort, standort, stadt, einsatzort
lieu, ville, pays
lugar, ciudad, ubicación, localidad, país
luogo, città, sede, località
local, cidade, localidade, país
plaats, locatie, stad
miejsce, miasto, lokalizacja, miejscowość`,
  duties: `
duties, responsibilities, main activities and responsibilities, main duties, key responsibilities, tasks, job description, description, roles and responsibilities, key duties, achievements, key achievements, main activities, accomplishments, role description, activities
aufgaben, tätigkeiten, hauptaufgaben, wichtigste tätigkeiten und zuständigkeiten, wichtigste tätigkeiten, schwerpunkte, tätigkeitsbereich, aufgabenbereich, erfolge
missions, tâches, activités, principales activités et responsabilités, principales activités, responsabilités, réalisations, mission, missions principales
funciones, tareas, principales actividades y responsabilidades, principales actividades, responsabilidades, logros, actividades
principali mansioni e responsabilità, principali attività e responsabilità, principali attività, mansioni, attività, responsabilità, compiti
principais atividades e responsabilidades, principais atividades, atividades, responsabilidades, funções, tarefas, principais responsabilidades
taken, werkzaamheden, verantwoordelijkheden, belangrijkste taken, voornaamste werkzaamheden en verantwoordelijkheden
obowiązki, zakres obowiązków, główne działania i obowiązki, zadania, główne obowiązki`,
  remark: `
type of business or sector, sector, industry, type of company, department, reason for leaving, supervisor, employment type, type, level in national or international classification, principal subjects, principal subjects occupational skills covered, grade, grades, gpa, cgpa, division, class, percentage, thesis, subjects, team size, website, salary, technologies, tools, tech stack, technology, environment, client, project
branche, abteilung, tätigkeitsbereich oder branche, note, abschlussnote, schwerpunkt, thema, technologien, umgebung, kunde
type ou secteur d activité, secteur, mention, spécialité, service, technologies, environnement technique, environnement
tipo de empresa o sector, sector, departamento, nota media, especialidad, tecnologías
tipo di azienda o settore, settore, voto, votazione, materie, principali materie, principali materie abilità professionali oggetto dello studio, tecnologie
tipo de empresa ou sector, setor, sector, departamento, média, tecnologias
type bedrijf of sector, sector, afdeling, technologieën, omgeving
branża, rodzaj działalności lub sektor, dział, technologie, specjalizacja, temat pracy`,
};

const kinds: ReadonlyMap<string, FieldLabel> = new Map(
  (Object.keys(labels) as FieldLabel[]).flatMap(kind =>
    listed(labels[kind]).map(label => [foldWords(label), kind] as const),
  ),
);

/** What the label of a form's field stands for, or null for a text that is no such label. */
export function fieldLabel(text: string): FieldLabel | null {
  return kinds.get(foldWords(text)) ?? null;
}
