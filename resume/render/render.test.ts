import {describe, expect, test} from 'bun:test';
import mammoth from 'mammoth';
import {sampleResume} from '../testing/sample-resume.ts';
import {renderLetterDocx, renderResumeDocx} from './docx.ts';
import {letterFileName, resumeFileName} from './file-names.ts';
import {type TemplateName, templates} from './templates.ts';
import {renderResumeTxt} from './txt.ts';

async function textOf(docx: Uint8Array): Promise<string> {
  const {value} = await mammoth.extractRawText({buffer: Buffer.from(docx)});
  return value;
}

describe('plain text', () => {
  test('prints every section once, headings in capitals, dates in words', () => {
    const text = renderResumeTxt(sampleResume());

    expect(text).toContain(
      'EXPERIENCE\nOperations Coordinator\nPellow & Hart, Ltd. | York | Mar 2021 – Present',
    );
    expect(text).toContain('Warehouse Assistant\nThornbeck Foods | 2018 – 2021');
    expect(text.match(/Pellow/g)).toHaveLength(1);
    expect(text).toContain('INTERESTS\n- Fell running');
  });

  test('skills that a list by commas would tear apart stand in lines of their own', () => {
    const skills = ['Excel', 'Word', 'Kilns, gas and electric', 'Glazing'];
    const resume = {...sampleResume(), skills, skillGroups: []};

    expect(renderResumeTxt(resume)).toContain(
      'SKILLS\n- Excel, Word\n- Kilns, gas and electric\n- Glazing\n',
    );
    const skillGroups = ['Excel', 'Word'].map(skill => ({label: null, skills: [skill]}));
    expect(renderResumeTxt({...resume, skills: ['Excel', 'Word'], skillGroups})).toContain(
      'SKILLS\nExcel, Word\n',
    );
  });

  test('prints in the language of the resume', () => {
    const text = renderResumeTxt({...sampleResume(), language: 'de'});

    expect(text).toContain('BERUFSERFAHRUNG');
    expect(text).toContain('03/2021 – heute');
  });
});

describe('docx', () => {
  test.each(Object.keys(templates) as TemplateName[])(
    '%s says the same words as the text',
    async name => {
      const resume = sampleResume();

      const text = await textOf(await renderResumeDocx(resume, name));

      const spoken = [
        resume.name,
        resume.email,
        ...resume.experience.flatMap(role => role.bullets),
      ];
      for (const words of spoken) expect(text).toContain(words ?? '');
      expect(text.match(/Route planning/g)).toHaveLength(1);
    },
  );

  test('is one column of real headings and list items, without tables or text boxes', async () => {
    const docx = Buffer.from(await renderResumeDocx(sampleResume(), 'classic'));

    const {value} = await mammoth.convertToHtml({buffer: docx});

    expect(value).toContain('<h1>EXPERIENCE</h1>');
    expect(value).toContain('<li>Trained new starters in SAP and Excel</li>');
    expect(value).not.toContain('<table');
  });

  test('a letter keeps its paragraphs and line breaks', async () => {
    const docx = await renderLetterDocx('Dear team,\n\nOne.\n\nRegards,\nZoë', 'modern');

    const {value} = await mammoth.convertToHtml({buffer: Buffer.from(docx)});

    expect(value).toBe('<p>Dear team,</p><p>One.</p><p>Regards,<br />Zoë</p>');
  });
});

describe('file names', () => {
  test('carry company and title in lower case with underscores, or stand alone', () => {
    const posting = {company: 'Acme Corp', title: 'Data Analyst / BI'};

    expect(resumeFileName('docx', posting)).toBe(
      'optimized_resume_acme_corp_data_analyst__bi.docx',
    );
    expect(letterFileName('txt', null)).toBe('cover_letter.txt');
  });
});
