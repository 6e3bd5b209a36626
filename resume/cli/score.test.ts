import {expect, test} from 'bun:test';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {score} from './score.ts';
import {UsageError} from './usage-error.ts';

const resume = `Odette Marlowe
Sous Chef
odette@example.com

Experience
Sous Chef, The Copper Ladle, Southampton
Mar 2020 – Present
- Lead a brigade of seven in a 90-cover restaurant
- Order produce daily and cut waste by 12%
Certifications
Level 3 Food Hygiene`;
const posting = `Sous Chef
Harbourlight Bistro, Portsmouth

Requirements
- 3+ years as a sous chef
- Level 3 food hygiene certificate
- Experience with ordering
Nice to have
- Pastry`;

async function answers(args: (folder: string) => string[], files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'score-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await Array.fromAsync(score(args(folder)));
  } finally {
    await rm(folder, {recursive: true});
  }
}

test('answers two files with figures and the evidence for each requirement', async () => {
  const [answer] = await answers(
    folder => [join(folder, 'resume.txt'), join(folder, 'posting.txt')],
    {'resume.txt': resume, 'posting.txt': posting},
  );
  expect(Object.keys(answer as object)).toEqual(['overall', 'categories', 'ceiling', 'evidence']);
  const {evidence} = answer as {evidence: {requirement: string; met: number; where: string}[]};
  const hygiene = evidence.find(({requirement}) => requirement.includes('hygiene'));
  expect(hygiene?.met).toBe(1);
  expect(hygiene?.where).toBe('certifications.0');
});

test('answers one line for each pair, in order, and the same again', async () => {
  const pairs = ['a', 'b', 'c'].map(id => JSON.stringify({id, resume, posting})).join('\n');
  const lines = await answers(folder => ['--pairs', join(folder, 'pairs.jsonl')], {
    'pairs.jsonl': pairs,
  });
  expect(lines.map(line => (line as {id: string}).id)).toEqual(['a', 'b', 'c']);
  expect(new Set(lines.map(line => (line as {overall: number}).overall)).size).toBe(1);
});

test('answers an error where the posting is none', async () => {
  for (const [text, code] of [
    ['asdf', 'no-posting'],
    ['', 'empty'],
  ] as const) {
    const [answer] = await answers(
      folder => [join(folder, 'resume.txt'), join(folder, 'posting.txt')],
      {'resume.txt': resume, 'posting.txt': text},
    );
    expect((answer as {error?: {code: string}}).error?.code).toBe(code);
  }
});

test('says how it is called when it is called otherwise', async () => {
  expect(answers(() => ['only-one.pdf'], {})).rejects.toBeInstanceOf(UsageError);
  expect(
    answers(folder => ['--pairs', join(folder, 'pairs.jsonl')], {'pairs.jsonl': '{"id":1}'}),
  ).rejects.toBeInstanceOf(UsageError);
});
