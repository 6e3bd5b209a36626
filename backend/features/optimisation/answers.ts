import type {Resume} from '../../../resume/model/resume.ts';
import type {Score} from '../../../resume/model/score.ts';
import {skillKind} from '../../../resume/vocabulary/skills.ts';
import {currentResume} from '../../work/current-resume.ts';
import type {OptimisationRow} from './optimisations.ts';

/** A score as the specification's `metrics` has it: overall and each category in one object. */
function toMetrics({overall, categories}: Score) {
  return {overall, ...categories};
}

function contactInfo({name, email, phone, location, links}: Resume) {
  const linkedin = links.find(link => /linkedin\.com/i.test(link)) ?? null;
  const [website = null, portfolio = null] = links.filter(link => link !== linkedin);
  return {name, email, phone, location, linkedin, website, portfolio};
}

function duration(start: string | null, end: string | null): string {
  if (!start) return end ?? '';
  return `${start} – ${end ?? 'Present'}`;
}

function toContent(resume: Resume) {
  const soft = resume.skills.filter(skill => skillKind(skill) === 'soft');
  const technical = resume.skills.filter(skill => skillKind(skill) !== 'soft');
  return {
    professionalSummary: resume.summary ?? '',
    skills: {technical, soft, leadership: []},
    experience: resume.experience.map(role => ({
      title: role.title,
      company: role.company,
      duration: duration(role.start, role.end),
      achievements: role.bullets,
    })),
    education: resume.education.map(({degree, institution, location}) => ({
      text: [degree, institution, location].filter(Boolean).join(', '),
    })),
    certifications: resume.certifications.map(text => ({text})),
    awards: resume.awards.map(text => ({text})),
  };
}

export function toListAnswer(row: OptimisationRow, coverLetterScore: number | null) {
  return {
    id: row.id,
    sessionId: row.sessionId,
    uploadedResumeId: row.uploadedResumeId,
    jobDetailsId: row.jobDetailsId,
    metrics: {before: toMetrics(row.before), after: toMetrics(row.after)},
    coverLetterScore,
    analysis: row.analysis,
    writer: row.writer,
    createdAt: row.createdAt,
  };
}

/** What `POST /api/optimize` answers: metrics, contact, the optimised content, and each change. */
export function toOptimiseAnswer(row: OptimisationRow) {
  const resume = currentResume(row);
  return {
    ...toListAnswer(row, null),
    metadata: {
      contactInfo: contactInfo(resume),
      optimizedAt: row.createdAt,
      version: '1.0',
      status: 'completed',
    },
    ...toContent(resume),
    edits: row.edits,
    blocked: row.blocked,
  };
}
