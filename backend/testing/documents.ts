import {emptyResume, type Resume} from '../../resume/model/resume.ts';
import {renderResumeDocx} from '../../resume/render/docx.ts';

/** A person with a career that answers `sampleJobText` in part. */
export const sampleResume: Resume = {
  ...emptyResume(),
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  phone: '+44 20 7946 0123',
  location: 'Leeds, UK',
  summary: 'Operations analyst with six years in parcel logistics.',
  experience: [
    {
      title: 'Operations Analyst',
      company: 'Northway Parcels Ltd',
      location: 'Leeds',
      start: '2020-03',
      end: null,
      bullets: [
        'Was responsible for building SQL reports that track delivery times for 14 depots.',
        'Helped to reduce missed collections by 12% by changing the driver rota.',
        'Trained 9 dispatchers in Excel and Power BI.',
      ],
    },
    {
      title: 'Dispatch Coordinator',
      company: 'Harbour Freight Services Ltd',
      location: 'Hull',
      start: '2018-01',
      end: '2020-02',
      bullets: ['Planned routes for 40 vans every day.', 'Kept the incident log in Excel.'],
    },
  ],
  education: [
    {
      institution: 'University of Leeds',
      location: null,
      degree: 'BSc Geography',
      start: '2014',
      end: '2017',
      notes: [],
    },
  ],
  skills: ['Excel', 'SQL', 'Power BI', 'Route planning'],
  languages: ['English'],
};

export const sampleJobText = `Senior Operations Analyst
Riverside Logistics Ltd, Leeds
Salary: £42,000 - £48,000 per year
Full-time, permanent

About the role
You will turn our delivery data into decisions for the depots.

Requirements
- 5 years of experience in logistics operations
- Strong SQL and reporting skills
- Experience with Power BI dashboards
- Experience training colleagues

Nice to have
- Python
- Knowledge of customs procedures
`;

/** The sample person's resume as an uploaded file. */
export async function sampleDocx(): Promise<File> {
  const bytes = await renderResumeDocx(sampleResume, 'classic');
  return new File([bytes.slice()], 'mara-lindqvist.docx', {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
}
