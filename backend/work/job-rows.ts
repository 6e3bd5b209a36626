import type {Job, Stage} from '../../sync/model/entities.ts';
import {stageKeys} from '../../sync/model/entities.ts';
import {pullSource} from '../db/pull-source.ts';
import {jobs} from '../db/tables/work.ts';

export type JobRow = typeof jobs.$inferSelect;

export function rowToJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    resumeId: row.resumeId,
    jobDetailsId: row.jobDetailsId,
    optimisationId: row.optimisationId,
    resultId: row.resultId,
    run: row.run,
    status: row.status,
    stages: row.stages,
    retries: row.retries,
    errorCode: row.errorCode,
    errorMessage: row.errorMessage,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export const jobSource = pullSource('jobs', jobs, rowToJob);

export function isOver({status}: Pick<JobRow, 'status'>): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

/** Stages of a job that has not begun. A letter is one piece of work without stages. */
export function freshStages(kind: Job['kind']): Stage[] {
  if (kind === 'letter') return [];
  return stageKeys.map(key => ({key, state: 'pending', done: 0, total: 0}));
}

/** The stages once `key` has come to `done` of `total`; those before it are complete. */
export function advanceStages(
  stages: readonly Stage[],
  key: Stage['key'],
  done: number,
  total: number,
): Stage[] {
  const at = stages.findIndex(stage => stage.key === key);
  return stages.map((stage, index) => {
    if (index < at) return {...stage, state: 'completed', done: stage.total};
    if (index > at) return stage;
    return {key, state: done < total ? 'running' : 'completed', done, total};
  });
}

export function isEnhancing(stages: readonly Stage[]): boolean {
  return stages.some(({key, state}) => key === 'enhancement' && state !== 'pending');
}
