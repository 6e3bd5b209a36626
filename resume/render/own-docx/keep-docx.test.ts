import {describe, expect, test} from 'bun:test';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import mammoth from 'mammoth';
import {acceptAll} from '../../model/apply-edits.ts';
import type {Edit} from '../../model/edits.ts';
import {sampleResume} from '../../testing/sample-resume.ts';
import {renderResumeDocx} from '../docx.ts';
import {keepDocx} from './keep-docx.ts';

function edit(parts: Partial<Edit> & Pick<Edit, 'id' | 'path' | 'kind' | 'value'>): Edit {
  return {original: null, reason: '', evidence: {posting: null, resume: []}, check: [], ...parts};
}

const rewrite = edit({
  id: 'a',
  path: 'experience.0.bullets.0',
  kind: 'rewrite',
  original: 'Responsible for scheduling 18 drivers across two depots',
  value: 'Schedule 18 drivers across two depots & yards',
});
const addSkill = edit({id: 'b', path: 'skills', kind: 'add', value: 'Scheduling'});

function bodyOf(docx: Uint8Array): string {
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

async function keep(edits: readonly Edit[], marking: Parameters<typeof keepDocx>[2] = null) {
  const source = sampleResume();
  const own = await renderResumeDocx(source, 'modern');
  const decisions = acceptAll(edits, {safeOnly: false});
  return {own, kept: keepDocx(own, {source, edits, decisions}, marking)};
}

describe('keeping the own Word file', () => {
  test('changes the accepted paragraph and leaves every other as it was, byte for byte', async () => {
    const {own, kept} = await keep([rewrite]);

    const paragraphs = (xml: string) => xml.split(/(?=<w:p>)/);
    const [before, after] = [paragraphs(bodyOf(own)), paragraphs(bodyOf(kept.bytes))];
    const changed = after.filter((xml, index) => xml !== before[index]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('Schedule 18 drivers');
    const names = Object.keys(unzipSync(own)).filter(name => name !== 'word/document.xml');
    for (const name of names) {
      expect(unzipSync(kept.bytes)[name]).toEqual(unzipSync(own)[name] ?? new Uint8Array());
    }
  });

  test('an added skill follows the last one', async () => {
    const {kept} = await keep([addSkill]);

    const {value} = await mammoth.extractRawText({buffer: Buffer.from(kept.bytes)});
    expect(value).toContain('Route planning, Scheduling');
  });

  test('a skill that a sentence names as well is followed where the skills are listed', async () => {
    const source = {...sampleResume(), skills: ['Route planning', 'Excel'], skillGroups: []};
    const own = await renderResumeDocx(source, 'modern');
    const plan = {source, edits: [addSkill], decisions: acceptAll([addSkill], {safeOnly: false})};

    const {bytes} = keepDocx(own, plan, null);

    const {value} = await mammoth.extractRawText({buffer: Buffer.from(bytes)});
    expect(value).toContain('Route planning, Excel, Scheduling');
    expect(value).toContain('Trained new starters in SAP and Excel\n');
  });

  test('of two lines that say the same, the one at its own place is changed', () => {
    const lines = ['Drove vans', 'Drove vans'].map(
      text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
    );
    const file = zipSync({'word/document.xml': strToU8(`<w:body>${lines.join('')}</w:body>`)});
    const [first, second] = sampleResume().experience;
    if (!first || !second) throw new Error('the sample has two roles');
    const experience = [first, second].map(role => ({...role, bullets: ['Drove vans']}));
    const change = {
      ...rewrite,
      path: 'experience.1.bullets.0',
      original: 'Drove vans',
      value: 'Drove 3 vans',
    };
    const source = {...sampleResume(), experience};
    const plan = {source, edits: [change], decisions: acceptAll([change], {safeOnly: false})};

    const {bytes} = keepDocx(file, plan, null);

    expect(bodyOf(bytes)).toMatch(/Drove vans.*Drove 3 vans/);
  });

  test('what stays in a changed run is written as it was', () => {
    const body = '<w:p><w:r><w:t>Kept the driver&apos;s caf&#233; books</w:t></w:r></w:p>';
    const file = zipSync({'word/document.xml': strToU8(`<w:body>${body}</w:body>`)});
    const change = {
      ...rewrite,
      original: "Kept the driver's café books",
      value: "Kept the driver's café accounts",
    };
    const plan = {
      source: sampleResume(),
      edits: [change],
      decisions: acceptAll([change], {safeOnly: false}),
    };

    const {bytes} = keepDocx(file, plan, null);

    expect(bodyOf(bytes)).toContain('Kept the driver&apos;s caf&#233; accounts</w:t>');
  });

  test('a text that is split over runs keeps the looks of what did not change', () => {
    const runs =
      '<w:p><w:r><w:t>Made </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>weekly</w:t></w:r><w:r><w:t xml:space="preserve"> reports</w:t></w:r></w:p>';
    const file = zipSync({'word/document.xml': strToU8(`<w:body>${runs}</w:body>`)});
    const change = {
      ...rewrite,
      original: 'Made weekly reports',
      value: 'Made weekly sales reports',
    };

    const {bytes} = keepDocx(
      file,
      {source: sampleResume(), edits: [change], decisions: acceptAll([change], {safeOnly: false})},
      null,
    );

    expect(bodyOf(bytes)).toContain('<w:rPr><w:b/></w:rPr><w:t>weekly</w:t>');
    expect(bodyOf(bytes).replace(/<[^>]+>/g, '')).toBe('Made weekly sales reports');
  });

  test('as a tracked change the old words stay until the person accepts in Word', async () => {
    const shorter = {...rewrite, value: 'Schedule 18 drivers across two depots'};
    const {kept} = await keep([shorter], {author: 'Galley', at: '2026-01-01T00:00:00Z'});

    const xml = bodyOf(kept.bytes);
    expect(xml).toContain('<w:delText xml:space="preserve">Responsible for scheduling</w:delText>');
    const {value} = await mammoth.extractRawText({buffer: Buffer.from(kept.bytes)});
    expect(value).toContain('Schedule 18 drivers across two depots');
  });

  test('says which accepted edits have no place in the file', async () => {
    const gone = edit({
      id: 'c',
      path: 'summary',
      kind: 'rewrite',
      original: 'Not there',
      value: 'X',
    });

    const {kept} = await keep([rewrite, gone]);

    expect(kept.unplaced).toEqual([gone]);
  });
});
