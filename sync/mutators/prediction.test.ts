import {expect, test} from 'bun:test';
import {array, assert, asyncProperty, constantFrom, integer, oneof, record} from 'fast-check';
import {emptyResume} from '../../resume/model/resume.ts';
import {createOverlay, replay} from '../engine/overlay.ts';
import {type Kind, kinds} from '../model/kinds.ts';
import {rowsOf} from '../testing/memory-server.ts';
import {createMemoryDisk} from '../testing/memory-store.ts';
import {createModelServer, openAccount} from '../testing/model-server.ts';
import {accountRow} from '../testing/rows.ts';
import type {Mutation} from './mutators.ts';

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-7000-8000-000000000000`;
const someId = integer({min: 1, max: 3}).map(uuid);
const words = constantFrom('yes', 'no', 'three years');

const anyMutation = oneof(
  someId.map(
    (id): Mutation => ({
      name: 'resume.upload',
      args: {
        ...{id, filename: 'cv.pdf', fileType: 'application/pdf', fileSizeBytes: 1},
        ...{sha256: 'hash', document: emptyResume(), text: '', readError: null},
      },
    }),
  ),
  someId.map((id): Mutation => ({name: 'resume.edit', args: {id, document: emptyResume()}})),
  someId.map((id): Mutation => ({name: 'resume.delete', args: {id}})),
  someId.map(
    (id): Mutation => ({
      name: 'posting.add',
      args: {id, fullDetails: 'A posting', url: null, posting: null},
    }),
  ),
  someId.map((id): Mutation => ({name: 'posting.delete', args: {id}})),
  record({id: someId, resumeId: someId, run: integer({min: 0, max: 1})}).map(
    (args): Mutation => ({
      name: 'job.request',
      args: {
        ...{kind: 'optimisation', jobDetailsId: uuid(9), optimisationId: null, resultId: uuid(8)},
        options: {language: null, tone: 'plain', length: 'standard'},
        ...args,
      },
    }),
  ),
  someId.map((id): Mutation => ({name: 'job.cancel', args: {id}})),
  record({id: someId, text: words}).map(
    ({id, text}): Mutation => ({
      name: 'answer.give',
      args: {id, requirement: 'Go', text},
    }),
  ),
  someId.map((id): Mutation => ({name: 'answer.remove', args: {id}})),
  words.map((name): Mutation => ({name: 'profile.update', args: {name, phone: '', location: ''}})),
);

/** Clocks differ between the two sides, and are for display only. */
function withoutTimes(rows: Iterable<object>): object[] {
  const plain = [...rows].map(row => ({...row, createdAt: '', updatedAt: '', confirmedAt: ''}));
  return plain.sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}

test('what the device shows while a queue waits is what the server makes of it', async () => {
  await assert(
    asyncProperty(array(anyMutation, {maxLength: 25}), async mutations => {
      const server = createModelServer();
      await openAccount(server, 7, 10);
      server.database.blobs.set('hash', true);
      const disk = createMemoryDisk();
      disk.rows.account.set('7', accountRow(7, 10));
      const view = createOverlay(disk.rows);

      replay(
        view,
        mutations.map(mutation => ({...mutation, at: 'then'})),
      );
      const sent = mutations.map((mutation, index) => ({
        ...mutation,
        ...{id: index + 1, origin: `intent ${index}`, at: 'then'},
      }));
      const who = {proto: 1, schema: 1, build: 'test', userId: 7, group: uuid(7)};
      await server.connect(() => 7).push({...who, mutations: sent});

      for (const kind of kinds satisfies readonly Kind[]) {
        const shown = withoutTimes(view.all(kind));
        expect(shown).toEqual(withoutTimes(rowsOf(server.database, 7, kind)));
      }
    }),
    {numRuns: 150},
  );
});
