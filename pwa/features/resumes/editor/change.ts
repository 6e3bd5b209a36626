import type {Resume} from '../../../../resume/model/resume.ts';

/** Takes the document after a change of one of its fields. */
export type ChangeResume = (resume: Resume) => void;

type ListKey = 'experience' | 'education' | 'projects' | 'volunteering';

/** The document with one entry of a list changed. */
export function withEntry<Key extends ListKey>(
  resume: Resume,
  key: Key,
  index: number,
  entry: Resume[Key][number],
): Resume {
  return {...resume, [key]: resume[key].map((old, at) => (at === index ? entry : old))};
}

export function withoutEntry(resume: Resume, key: ListKey, index: number): Resume {
  return {...resume, [key]: resume[key].filter((_, at) => at !== index)};
}

/** Typed text, or null for a field that was emptied. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** One entry a line; empty lines are dropped when the document is saved, not while typing. */
export function linesOf(text: string): string[] {
  return text.split('\n');
}

function kept(lines: readonly string[]): string[] {
  return lines.map(line => line.trim()).filter(line => line !== '');
}

/** The document as it is saved: no empty lines, and skills stand under their labels again. */
export function tidied(resume: Resume): Resume {
  const skills = kept(resume.skills);
  const grouped = resume.skillGroups.map(group => ({
    ...group,
    skills: group.skills.filter(skill => skills.includes(skill)),
  }));
  const known = new Set(grouped.flatMap(group => group.skills));
  const added = skills.filter(skill => !known.has(skill));
  const groups = grouped.filter(group => group.skills.length > 0);
  return {
    ...resume,
    skills,
    skillGroups:
      groups.length === 0 || added.length === 0
        ? groups
        : [...groups, {label: null, skills: added}],
    links: kept(resume.links),
    languages: kept(resume.languages),
    certifications: kept(resume.certifications),
    awards: kept(resume.awards),
    publications: kept(resume.publications),
    experience: resume.experience.map(role => ({...role, bullets: kept(role.bullets)})),
    projects: resume.projects.map(project => ({...project, bullets: kept(project.bullets)})),
  };
}
