import {describe, expect, test} from 'bun:test';
import type {Language} from '../../model/language.ts';
import {emptyPosting} from '../../model/posting.ts';
import {emptyResume, type Resume} from '../../model/resume.ts';
import {writeLetter} from '../letter.ts';
import {builtInWriter} from './built-in-writer.ts';

const posting = {
  ...emptyPosting(),
  title: 'Stock Controller (m/f/d)',
  company: 'NORTHWIND TRADING',
  mustHave: [
    'Experience with SAP',
    'Stock control in a warehouse',
    'Forklift licence',
    'Friday stock counts',
  ],
};

function resumeWith(changes: Partial<Resume>): Resume {
  return {
    ...emptyResume(),
    name: "JANE O'BRIEN",
    certifications: ['Forklift licence, 2019'],
    experience: [
      {
        title: 'Inventory Clerk',
        company: 'Acme Ltd',
        location: null,
        start: '2021-03',
        end: null,
        bullets: [
          'Responsible for managing stock control in a warehouse with 4,000 lines',
          'Book deliveries in SAP; handles 30 a day',
        ],
      },
      {
        title: 'Picker',
        company: 'Borealis',
        location: null,
        start: '2018-01',
        end: '2021-02',
        bullets: ['Counted stock in SAP each Friday'],
      },
    ],
    ...changes,
  };
}

async function letterOf(resume: Resume, language: Language = 'en', answers = [] as never[]) {
  const request = {resume, posting, answers, asOf: '2026-11', language};
  const run = {writer: builtInWriter, signal: new AbortController().signal};
  return writeLetter({...request, tone: 'plain', length: 'standard'}, run);
}

describe('the built-in letter', () => {
  test('speaks in the first person, with the verb first and each employer named once', async () => {
    const {content, blocked} = await letterOf(resumeWith({}));

    expect(blocked).toEqual([]);
    expect(content).toContain('the position of Stock Controller at Northwind Trading.');
    expect(content).toContain('I have worked as an Inventory Clerk at Acme Ltd since 2021.');
    expect(content).toContain('I book deliveries in SAP.');
    expect(content).toContain('manage stock control in a warehouse with 4,000 lines.');
    expect(content).toContain('Earlier, at Borealis, I counted stock in SAP each Friday.');
    expect(content).toContain('My qualifications include Forklift licence (2019).');
    expect(content).toEndWith("Kind regards,\nJane O'Brien");
    expect(content.split('Acme')).toHaveLength(2);
  });

  test('in another language than the resume quotes nothing it cannot translate', async () => {
    const {content} = await letterOf(resumeWith({}), 'de');

    expect(content).toContain('Seit 2021 arbeite ich als Inventory Clerk bei Acme Ltd.');
    expect(content).not.toContain('stock control');
  });

  test('opens with the last employer when the person has been away from work', async () => {
    const {experience} = resumeWith({});
    const away = {title: 'Career break', company: 'Family', location: null, start: '2025-01'};
    const {content} = await letterOf(
      resumeWith({experience: [{...away, end: null, bullets: []}, ...experience.slice(1)]}),
    );

    expect(content).toContain('I most recently worked as a Picker at Borealis.');
  });
});
