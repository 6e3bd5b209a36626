import type {Browser} from './browser.ts';
import {sampleDocx, sampleJobText} from './documents.ts';

/** One of everything that a person can have. */
export interface Property {
  resumeId: string;
  jobId: string;
  optimisationId: string;
  letterId: string;
  runId: string;
  sessionId: string;
  sha256: string;
}

/** Gives someone one of everything; payments must be on. */
export async function furnish(browser: Browser): Promise<Property> {
  const form = new FormData();
  form.append('file', await sampleDocx());
  const resume = await browser.call<{id: string; sha256: string}>('POST', '/api/resumes', form);
  const job = await browser.post<{id: string}>('/api/jobs', {fullDetails: sampleJobText});
  const ids = {resumeId: resume.body.id, jobId: job.body.id};
  const result = await browser.post<{id: string; sessionId: string}>('/api/optimize', ids);
  const letter = await browser.post<{id: string}>('/api/cover-letter', ids);
  const checkout = await browser.post<{sessionId: string}>('/api/purchase-credits', {
    planId: 'credits_5',
  });
  return {
    ...ids,
    optimisationId: result.body.id,
    letterId: letter.body.id,
    runId: result.body.sessionId,
    sessionId: checkout.body.sessionId,
    sha256: resume.body.sha256,
  };
}
