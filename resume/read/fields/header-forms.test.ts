import {expect, test} from 'bun:test';
import {writtenResume} from './testing/written-resume.ts';
import {understand} from './understand.ts';

/** Title, company, place, start, end of three jobs, under a section's title. */
type Job = readonly [string, string, string, string, string];
const histories: Readonly<Record<string, readonly Job[]>> = {
  Experience: [
    ['Senior Buyer', 'Harlow & Finch', 'Leeds, UK', 'Mar 2020', 'Present'],
    ['Buyer', 'Northgate', 'York, UK', 'Jan 2016', 'Feb 2020'],
    ['Purchasing Assistant', 'Tesselate Foods Ltd', 'Hull, UK', 'Jun 2012', 'Dec 2015'],
  ],
  'Work Experience': [
    [
      'Registered Nurse, Oncology',
      'St. Brendan’s Medical Center',
      'Toledo, OH',
      'May 2019',
      'Present',
    ],
    ['Nurse Extern', 'Maumee Valley Health', 'Perrysburg, OH', 'Jan 2018', 'Apr 2019'],
    ['Barista', 'Cup & Saucer', 'Toledo, OH', 'Sep 2015', 'Dec 2017'],
  ],
  Berufserfahrung: [
    ['Projektleiter Tiefbau', 'Krahmer Bau GmbH', 'Erfurt', '03/2019', 'heute'],
    ['Bauingenieur', 'Stadt Gotha', 'Gotha', '08/2014', '02/2019'],
    ['Werkstudent', 'Ingenieurbüro Pauli', 'Weimar', '04/2012', '07/2014'],
  ],
  'Expérience professionnelle': [
    ['Infirmière coordinatrice', 'EHPAD Les Tilleuls', 'Dijon', 'mars 2020', 'aujourd’hui'],
    ['Infirmière', 'CHU de Bourgogne', 'Dijon', 'sept. 2015', 'févr. 2020'],
    ['Aide-soignante', 'Clinique Sainte-Marthe', 'Beaune', 'juin 2012', 'août 2015'],
  ],
  'Experiencia laboral': [
    ['Jefe de obra', 'Construcciones Valdés, S.L.', 'Gijón', 'marzo 2019', 'actualidad'],
    ['Encargado', 'Obras del Norte', 'Avilés', 'enero 2014', 'febrero 2019'],
    ['Peón', 'Excavaciones Ríos', 'Mieres', '2011', '2013'],
  ],
  Werkervaring: [
    ['Teamleider', 'Vos Verhuizingen B.V.', 'Ede', 'maart 2020', 'heden'],
    ['Verhuizer', 'De Groot & Zn.', 'Arnhem', 'mei 2015', 'februari 2020'],
    ['Vakkenvuller', 'Supermarkt Plaza', 'Ede', '2012', '2015'],
  ],
  'Doświadczenie zawodowe': [
    ['Kierownik sklepu', 'Delikatesy Pod Lipą', 'Lublin', '03.2019', 'obecnie'],
    ['Sprzedawca', 'Sklep Rowerowy Koło s.c.', 'Zamość', '06.2014', '02.2019'],
    ['Kasjer', 'Market Słoneczko', 'Lublin', '2012', '2014'],
  ],
  'Esperienza lavorativa': [
    ['Capo magazziniere', 'Logistica Adige S.r.l.', 'Verona', 'marzo 2020', 'oggi'],
    ['Magazziniere', 'Ortofrutta Benetti', 'Legnago', 'gennaio 2015', 'febbraio 2020'],
    ['Operaio', 'Mobilificio Zanin', 'Cerea', '2011', '2014'],
  ],
  'Experiência profissional': [
    ['Gestora de loja', 'Modas Aurora, Lda.', 'Braga', 'março 2020', 'atual'],
    ['Vendedora', 'Sapataria Minho', 'Braga', 'maio 2014', 'fevereiro 2020'],
    ['Empregada de balcão', 'Pastelaria Doce Rio', 'Barcelos', '2011', '2014'],
  ],
};

/** The ways people print a job's header, by where its title, company, place and dates stand. */
const forms: Readonly<Record<string, (job: Job) => string>> = {
  'title, then company and place, then dates': ([t, c, p, a, b]) =>
    `+ ${t}\n${c}, ${p}\n${a} – ${b}`,
  'company and dates, then title': ([t, c, p, a, b]) => `+ ${c}, ${p} || ${a} – ${b}\n_ ${t}`,
  'title and dates, then company and place': ([t, c, p, a, b]) =>
    `+ ${t} || ${a} – ${b}\n_ ${c} || ${p}`,
  'company and place, then title and dates': ([t, c, p, a, b]) =>
    `+ ${c} || ${p}\n_ ${t} || ${a} – ${b}`,
  'all in one line by commas': ([t, c, p, a, b]) => `+ ${t}, ${c}, ${p} (${a} – ${b})`,
  'company — title, place': ([t, c, p, a, b]) => `+ ${c} — ${t}, ${p}\n${a} – ${b}`,
  'company, place — title': ([t, c, p, a, b]) => `+ ${c}, ${p} — ${t}\n${a} – ${b}`,
  'all in one line by bars': ([t, c, p, a, b]) => `${t} | ${c} | ${p} | ${a} – ${b}`,
  'dates in a column, title above company': ([t, c, p, a, b]) =>
    `${a} – ${b} || ${t}\n || ${c}, ${p}`,
  'dates in a column, company above title': ([t, c, p, a, b]) =>
    `${a} – ${b} || ${c}, ${p}\n || ${t}`,
  'dates in a column, all beside': ([t, c, p, a, b]) => `${a} – ${b} || ${t}, ${c}, ${p}`,
  'dates above, one name a line': ([t, c, p, a, b]) => `${a} – ${b}\n+ ${t}\n${c}\n${p}`,
  'one name a line, dates and place last': ([t, c, p, a, b]) => `+ ${c}\n${t}\n${a} – ${b} | ${p}`,
  'title at company': ([t, c, , a, b]) => `+ ${t} @ ${c}\n${a} – ${b}`,
  'dates: title, then company (place)': ([t, c, p, a, b]) => `+ ${a} – ${b}: ${t}\n${c} (${p})`,
  'plain lines by hyphens': ([t, c, p, a, b]) => `${t} - ${c} - ${p}\n${a} - ${b}`,
  'company in capitals above title and place': ([t, c, p, a, b]) =>
    `+ ${c.toUpperCase()}\n${t}, ${p} || ${a} – ${b}`,
};

for (const [form, print] of Object.entries(forms)) {
  test(`each job is read: ${form}`, () => {
    for (const [title, jobs] of Object.entries(histories)) {
      const printed = jobs.map(print).join('\n\n');
      const source = `= Jo Tamm\njo.tamm@example.org\n\n# ${title}\n${printed}`;
      const {experience} = understand(writtenResume(source, true).document);

      const read = experience.map(job => [job.title, job.company?.toLowerCase()]);
      expect(read).toEqual(jobs.map(([name, company]) => [name, company.toLowerCase()]));
    }
  });
}
