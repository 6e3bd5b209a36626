import {checkThreshold, type Resume} from '../../../../resume/model/resume.ts';

/** Paths of the fields that the reader was not sure of, in no order. */
export function unsurePaths({confidence}: Pick<Resume, 'confidence'>): string[] {
  return Object.keys(confidence).filter(path => (confidence[path] ?? 1) < checkThreshold);
}

/** What to say under a field that the reader was not sure of; nothing for the others. */
export function checkNote(resume: Resume, path: string): {description: string} | undefined {
  const confidence = resume.confidence[path];
  if (confidence === undefined || confidence >= checkThreshold) return undefined;
  return {description: 'Please check: the file leaves this open.'};
}

/** The document with a field marked as seen by the person: they are sure of it. */
export function confirmed(resume: Resume, path: string): Resume {
  if (!(path in resume.confidence)) return resume;
  return {...resume, confidence: {...resume.confidence, [path]: 1}};
}
