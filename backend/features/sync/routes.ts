import {Elysia} from 'elysia';
import {object, pipe, regex, string} from 'valibot';
import {heartbeatMs} from '../../../sync/protocol/events.ts';
import {PullRequest} from '../../../sync/protocol/pull.ts';
import {PushRequest} from '../../../sync/protocol/push.ts';
import {blobLimitBytes, pushLimits} from '../../../sync/protocol/version.ts';
import {applyPush, type SyncRefusal} from '../../../sync/server/apply-push.ts';
import {answerPull} from '../../../sync/server/changes-since.ts';
import type {Mutators, PullSources} from '../../../sync/server/ports.ts';
import type {Wakeups} from '../../../sync/server/wakeups.ts';
import type {Database, Transaction} from '../../db/database.ts';
import type {UserTx} from '../../db/user-tx.ts';
import {eventStream} from '../../http/event-stream.ts';
import {type Log, whereOf} from '../../http/log.ts';
import {Problem} from '../../http/problem.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {type BlobRefusal, keepBlob, readBlob} from './blobs.ts';
import {createChangeLog} from './change-log.ts';
import {tellChanges} from './events.ts';
import {createPushLog} from './push-log.ts';

export interface SyncServices {
  readonly db: Database;
  readonly readSession: ReadSession;
  readonly mutators: Mutators<UserTx>;
  readonly pullSources: PullSources<Transaction>;
  readonly wakeups: Wakeups;
  readonly log: Log;
  /** Aborted when the process begins to shut down: open streams end. */
  readonly closing: AbortSignal;
}

const BlobName = object({sha256: pipe(string(), regex(/^[0-9a-f]{64}$/))});

/** Queue in, changes out, hints alongside, and the files that mutations name. */
export function syncRoutes(services: SyncServices) {
  return new Elysia({name: 'sync'}).use(messageRoutes(services)).use(blobRoutes(services));
}

function messageRoutes(services: SyncServices) {
  const {db, readSession, mutators, pullSources, wakeups, log, closing} = services;
  const pushLog = createPushLog(db);
  const changeLog = createChangeLog(db);
  const onFailure = (error: unknown, mutation: {name: string}) =>
    log('error', 'mutation failed', {kind: mutation.name, where: whereOf(error)});

  return new Elysia({name: 'sync-messages'})
    .use(signedIn(readSession))
    .post(
      '/sync/push',
      async ({userId, body, request}) => {
        if (Number(request.headers.get('content-length')) > pushLimits.refusedBytes) {
          throw new Problem(413, 'too_large', 'These changes are too large to be sent at once.');
        }
        const pushed = await applyPush({log: pushLog, mutators, onFailure}, userId, body);
        if (!pushed.ok) throw refusalProblem(pushed.code);
        return pushed.value;
      },
      {body: PushRequest},
    )
    .post(
      '/sync/pull',
      async ({userId, body}) => {
        const pulled = await answerPull({log: changeLog, sources: pullSources}, userId, body);
        if (!pulled.ok) throw refusalProblem(pulled.code);
        return pulled.value;
      },
      {body: PullRequest},
    )
    .get('/sync/events', ({userId, request, server}) =>
      eventStream({request, server, closing, heartbeatMs}, stream =>
        tellChanges(
          {
            userId,
            db,
            wakeups,
            lastEventId: request.headers.get('last-event-id'),
            isSignedIn: async () => (await readSession(request))?.userId === userId,
          },
          stream,
        ),
      ),
    );
}

function blobRoutes({db, readSession}: SyncServices) {
  return new Elysia({name: 'sync-blobs'})
    .use(signedIn(readSession))
    .put(
      '/blobs/:sha256',
      async ({userId, params, request}) => {
        // Before a byte is read: the body would be held in memory.
        if (Number(request.headers.get('content-length')) > blobLimitBytes) {
          throw blobProblem('too_large');
        }
        const bytes = new Uint8Array(await request.arrayBuffer());
        const mime = request.headers.get('content-type') ?? '';
        const kept = await keepBlob(db, userId, params.sha256, {bytes, mime});
        if (!kept.ok) throw blobProblem(kept.code);
        return {sha256: params.sha256};
      },
      {params: BlobName, parse: 'none'},
    )
    .get(
      '/blobs/:sha256',
      async ({userId, params}) => {
        const blob = await readBlob(db, userId, params.sha256);
        if (blob === null) throw new Problem(404, 'not_found', 'This file is not here.');
        return new Response(blob.bytes.slice(), {
          headers: {'content-type': blob.mime, 'content-disposition': 'attachment'},
        });
      },
      {params: BlobName},
    );
}

function refusalProblem(code: SyncRefusal): Problem {
  const [status, message] = refusals[code];
  return new Problem(status, code, message);
}

const refusals: Record<SyncRefusal, [status: number, message: string]> = {
  wrong_user: [409, 'These changes belong to another account.'],
  unknown_group: [410, 'This device has to introduce itself again.'],
  update_needed: [426, 'Please update the app to go on syncing.'],
  server_behind: [503, 'The server is being updated. Please wait a moment.'],
};

function blobProblem(code: BlobRefusal): Problem {
  const [status, message] = blobRefusals[code];
  return new Problem(status, code, message);
}

const blobRefusals: Record<BlobRefusal, [status: number, message: string]> = {
  too_large: [413, 'This file is larger than 5 MB.'],
  wrong_hash: [422, 'This file was damaged on its way. Please upload it again.'],
  quota_exceeded: [507, 'You have 50 files or 100 MB stored. Delete a resume first.'],
};
