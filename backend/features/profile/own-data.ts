import type {PullSources} from '../../../sync/server/ports.ts';
import type {Database, Transaction} from '../../db/database.ts';

const allRows = 1_000_000;

/** Everything that is kept about a person, by kind; files are named by their address. */
export async function collectOwnData(
  db: Database,
  sources: PullSources<Transaction>,
  userId: number,
): Promise<Record<string, unknown>> {
  return db.transaction(
    async tx => {
      const data: Record<string, unknown> = {};
      for (const source of sources) {
        const rows = await source.rowsSince(tx, userId, -1, Number.MAX_SAFE_INTEGER, allRows);
        data[source.kind] = rows.flatMap(({row}) => row ?? []);
      }
      return data;
    },
    {isolationLevel: 'repeatable read', accessMode: 'read only'},
  );
}
