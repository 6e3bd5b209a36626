import {describe, expect, test} from 'bun:test';
import type {LocalStore, PendingMutation} from '../engine/ports.ts';
import {emptyResumeRow} from './rows.ts';

const waiting = (id: number): PendingMutation => ({
  id,
  origin: `origin-${id}`,
  name: 'answer.remove',
  args: {id: `answer-${id}`},
  at: '2026-01-01T00:00:00.000Z',
  blob: null,
});

const books = {userId: 7, group: 'group', nextId: 3, cookie: null, lastSyncedAt: null};

/** What every store of a device has to keep, whatever it keeps it in. */
export function describeLocalStore(name: string, create: () => LocalStore): void {
  describe(name, () => {
    describeContents(create);
    describeTransactions(create);
  });
}

function describeContents(create: () => LocalStore): void {
  test('gives back what was put, the queue oldest first', async () => {
    const store = create();

    await store.transact(async tx => {
      await tx.putMeta(books);
      await tx.putPending([waiting(2), waiting(1)]);
      await tx.putRejected([{...waiting(3), code: 'not_found'}]);
      await tx.putRows('resumes', [emptyResumeRow('r1'), emptyResumeRow('r2')]);
    });

    await store.transact(async tx => {
      expect(await tx.meta()).toEqual(books);
      expect((await tx.pending()).map(({id}) => id)).toEqual([1, 2]);
      expect((await tx.rejected()).map(({origin}) => origin)).toEqual(['origin-3']);
      expect((await tx.rows('resumes')).map(({id}) => id).sort()).toEqual(['r1', 'r2']);
    });
  });

  test('keeps files byte for byte until they are removed', async () => {
    const store = create();
    const bytes = new Uint8Array([0, 1, 255]).buffer;
    await store.transact(tx => tx.putBlob({sha256: 'hash', bytes, mime: 'application/pdf'}));

    const kept = await store.transact(tx => tx.blob('hash'));
    await store.transact(tx => tx.removeBlobs(['hash']));

    expect(new Uint8Array(kept?.bytes ?? new ArrayBuffer(0))).toEqual(new Uint8Array(bytes));
    expect(await store.transact(tx => tx.blob('hash'))).toBeNull();
  });

  test('empties the rows without touching the queue', async () => {
    const store = create();
    await store.transact(async tx => {
      await tx.putRows('resumes', [emptyResumeRow('r1')]);
      await tx.putPending([waiting(1)]);
    });

    await store.transact(tx => tx.clearRows());

    await store.transact(async tx => {
      expect(await tx.rows('resumes')).toEqual([]);
      expect(await tx.pending()).toHaveLength(1);
    });
  });
}

function describeTransactions(create: () => LocalStore): void {
  test('reads what the same transaction has written', async () => {
    const store = create();
    await store.transact(tx => tx.putPending([waiting(1), waiting(2)]));

    const left = await store.transact(async tx => {
      await tx.removePending([1]);
      await tx.putPending([waiting(3)]);
      return tx.pending();
    });

    expect(left.map(({id}) => id)).toEqual([2, 3]);
  });

  test('keeps nothing of a transaction that failed', async () => {
    const store = create();
    await store.transact(async tx => {
      await tx.putMeta(books);
      await tx.putRows('resumes', [emptyResumeRow('r1')]);
    });

    const failing = async () =>
      store.transact(async tx => {
        await tx.putMeta({...books, nextId: 99});
        await tx.putPending([waiting(1)]);
        await tx.clearRows();
        throw new Error('the page was closed');
      });
    await expect(failing()).rejects.toThrow('the page was closed');

    await store.transact(async tx => {
      expect((await tx.meta())?.nextId).toBe(3);
      expect(await tx.pending()).toEqual([]);
      expect(await tx.rows('resumes')).toHaveLength(1);
    });
  });

  test('runs transactions one after the other', async () => {
    const store = create();
    await store.transact(tx => tx.putMeta(books));

    const takeNumber = () =>
      store.transact(async tx => {
        const meta = (await tx.meta()) ?? books;
        await tx.putMeta({...meta, nextId: meta.nextId + 1});
        return meta.nextId;
      });
    const numbers = await Promise.all(Array.from({length: 20}, takeNumber));

    expect(new Set(numbers).size).toBe(20);
  });
}
