/**
 * One optimisation: score, propose section by section, let the gate judge every
 * proposal, and score again. Progress is reported in real units; nothing here
 * knows who writes or where the result is kept.
 */
import {acceptAll, applyEdits} from '../model/apply-edits.ts';
import type {Answer, Reason} from '../model/claims.ts';
import type {Edit} from '../model/edits.ts';
import type {Language} from '../model/language.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import type {Score} from '../model/score.ts';
import {scoreResume} from '../score/score-resume.ts';
import {type Analysis, analyse} from './analyse.ts';
import {checkProposal} from './check-proposal.ts';
import type {Material, Proposal, Section, Writer} from './writer.ts';

export type StageKey = 'analysis' | 'matching' | 'enhancement' | 'format';
/** Real units of a stage: sections, requirements, sections rewritten, files. */
export type OnStage = (stage: StageKey, done: number, total: number) => void | Promise<void>;

export interface OptimiseRequest {
  readonly resume: Resume;
  readonly posting: Posting;
  readonly answers: readonly Answer[];
  /** `YYYY-MM`: the month that "present" means. */
  readonly asOf: string;
  /** Of the output; the resume's own unless the person asks for the posting's. */
  readonly language: Language;
}

export interface OptimiseRun {
  readonly writer: Writer;
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
}

export interface OptimiseResult {
  readonly edits: Edit[];
  /** Why the gate stopped what it stopped. */
  readonly blocked: Reason[];
  readonly before: Score;
  readonly after: Score;
  readonly analysis: Analysis;
}

function sectionsOf(resume: Resume): Section[] {
  return [
    {name: 'summary'},
    ...resume.experience.map((_, entry) => ({name: 'experience', entry}) as const),
    ...resume.projects.map((_, entry) => ({name: 'projects', entry}) as const),
    {name: 'skills'},
  ];
}

interface Judged {
  readonly passed: Proposal[];
  readonly blocked: Reason[];
}

/** The proposals that stand: each refused one gets one repair, then it is blocked. */
async function judge(proposals: Proposal[], material: Material, run: OptimiseRun): Promise<Judged> {
  const judged: Judged = {passed: [], blocked: []};
  for (const proposal of proposals) {
    const reasons = checkProposal(proposal, material);
    if (reasons.length === 0) {
      judged.passed.push(proposal);
      continue;
    }
    const repaired = await run.writer.repair(proposal, reasons, material, run.signal);
    if (repaired && checkProposal(repaired, material).length === 0) judged.passed.push(repaired);
    else judged.blocked.push(...reasons);
  }
  return judged;
}

/** Leaves out edits that change nothing or that lower the score: no proposal may do harm. */
function harmless(edits: readonly Edit[], material: Material): {edits: Edit[]; after: Score} {
  const scoreWith = (chosen: readonly Edit[]) => {
    const resume = applyEdits(material.resume, chosen, acceptAll(chosen, {safeOnly: false}));
    return scoreResume(resume, material.posting, material);
  };
  const all = edits.filter(edit => JSON.stringify(edit.value) !== JSON.stringify(edit.original));
  const after = scoreWith(all);
  if (after.overall >= material.score.overall) return {edits: all, after};
  const kept: Edit[] = [];
  let best = material.score;
  for (const edit of all) {
    const score = scoreWith([...kept, edit]);
    if (score.overall < best.overall) continue;
    kept.push(edit);
    best = score;
  }
  return {edits: kept, after: best};
}

/** Runs one optimisation. Rejects only when the writer fails or `signal` aborts. */
export async function optimise(
  request: OptimiseRequest,
  run: OptimiseRun,
): Promise<OptimiseResult> {
  const sections = sectionsOf(request.resume);
  await run.onStage('analysis', sections.length, sections.length);
  const before = scoreResume(request.resume, request.posting, request);
  const requirements = before.evidence.length;
  await run.onStage('matching', requirements, requirements);
  const material: Material = {...request, score: before};
  const edits: Edit[] = [];
  const blocked: Reason[] = [];
  for (const [index, section] of sections.entries()) {
    await run.onStage('enhancement', index, sections.length);
    run.signal.throwIfAborted();
    const proposals = await run.writer.propose(section, material, run.signal);
    const judged = await judge(proposals, material, run);
    blocked.push(...judged.blocked);
    for (const proposal of judged.passed) {
      edits.push({...proposal, id: `e${edits.length + 1}`, check: []});
    }
  }
  await run.onStage('enhancement', sections.length, sections.length);
  const chosen = harmless(edits, material);
  return {...chosen, blocked, before, analysis: analyse(before, chosen.after)};
}
