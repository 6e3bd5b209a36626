import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {emptyResume, type Resume} from '../../resume/model/resume.ts';
import {renderResumeDocx} from '../../resume/render/docx.ts';

/** A made-up person's resume, as it would be written in Word. */
export const analystResume: Resume = {
  ...emptyResume(),
  name: 'Ada Quill',
  email: 'ada.quill@example.org',
  phone: '+44 113 496 0123',
  location: 'Leeds',
  summary: 'Data analyst with five years in retail, careful with numbers and plain in words.',
  experience: [
    {
      title: 'Data Analyst',
      company: 'Marrowby Stores Ltd',
      location: 'Leeds',
      start: '2021-03',
      end: null,
      bullets: [
        'Responsible for building weekly sales dashboards in Tableau for 14 stores',
        'Wrote SQL queries that cut the monthly report from two days to four hours',
        'Trained 6 colleagues to read the stock forecasts',
      ],
    },
    {
      title: 'Junior Analyst',
      company: 'Fennick Logistics',
      location: 'Bradford',
      start: '2018-09',
      end: '2021-02',
      bullets: ['Cleaned delivery data in Python and Excel', 'Answered 20 data requests a week'],
    },
  ],
  education: [
    {
      institution: 'University of Airedale',
      location: null,
      degree: 'BSc Mathematics',
      start: '2015',
      end: '2018',
      notes: [],
    },
  ],
  skills: ['SQL', 'Excel', 'Tableau'],
};

export const analystPosting = `Senior Data Analyst
Harrow & Finch Ltd
Leeds, West Yorkshire (hybrid)
£45,000 - £52,000 per year
Full-time, permanent

About the role
You will turn sales and stock data into decisions for our buying team.

Requirements
- 3+ years of experience as a data analyst
- Strong SQL
- Experience with Tableau dashboards
- Python for data cleaning

Nice to have
- Experience in retail
- dbt

We are an equal opportunity employer.`;

const html = `<!doctype html><html lang="en"><head><title>Resume</title><style>
body{font:11pt Georgia,serif;margin:0} h1{font-size:22pt;margin:0} h2{font-size:13pt;border-bottom:1px solid #888;margin:14pt 0 4pt}
.job{display:flex;justify-content:space-between;font-weight:bold} ul{margin:2pt 0 8pt}
</style></head><body><h1>Ada Quill</h1><p>Leeds · ada.quill@example.org · +44 113 496 0123</p>
<h2>Profile</h2><p>${analystResume.summary}</p><h2>Work Experience</h2>
${analystResume.experience
  .map(
    (role, index) =>
      `<div class="job"><span>${role.title}</span><span>${index === 0 ? 'Mar 2021 – Present' : 'Sep 2018 – Feb 2021'}</span></div><div>${role.company}, ${role.location}</div><ul>${role.bullets.map(line => `<li>${line}</li>`).join('')}</ul>`,
  )
  .join('')}
<h2>Education</h2><div class="job"><span>BSc Mathematics</span><span>2015 – 2018</span></div><div>University of Airedale</div>
<h2>Skills</h2><p>SQL, Excel, Tableau</p></body></html>`;

async function temporaryFile(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'galley-doc-')), name);
  await writeFile(path, bytes);
  return path;
}

/** The resume as a Word file on disk; gives its path. */
export async function analystDocx(): Promise<string> {
  return temporaryFile('ada-quill.docx', await renderResumeDocx(analystResume, 'classic'));
}

/** The resume as a PDF printed by Chromium; gives its path. */
export async function analystPdf(page: Page): Promise<string> {
  const printer = await page.context().newPage();
  await printer.setContent(html);
  const bytes = await printer.pdf({
    format: 'A4',
    margin: {top: '18mm', bottom: '18mm', left: '18mm', right: '18mm'},
  });
  await printer.close();
  return temporaryFile('ada-quill.pdf', bytes);
}
