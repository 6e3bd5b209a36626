/**
 * The model never learns who a person is. What identifies them travels as a
 * placeholder and is put back afterwards, on this side only.
 */
import type {Resume} from '../../model/resume.ts';

export interface Placeholders {
  /** The text with every identity string replaced. */
  hide(text: string): string;
  /** The text with every placeholder replaced by what it stands for. */
  restore(text: string): string;
}

interface Secret {
  readonly text: string;
  readonly mark: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** Initials and particles are left alone: they are words of their own elsewhere. */
function nameParts(name: string | null): string[] {
  return (name ?? '').split(/[\s,]+/).filter(part => part.length > 2);
}

function marked(texts: readonly (string | null | undefined)[], label: string): Secret[] {
  const known = [...new Set(texts.flatMap(text => (text?.trim() ? [text.trim()] : [])))];
  return known.map((text, index) => ({text, mark: `[[${label}_${index + 1}]]`}));
}

function secretsOf(resume: Resume): Secret[] {
  return [
    ...marked([resume.name], 'NAME'),
    ...marked([resume.email], 'EMAIL'),
    ...marked([resume.phone], 'PHONE'),
    ...marked([resume.location], 'PLACE'),
    ...marked(resume.links, 'LINK'),
    ...marked(
      resume.experience.map(role => role.company),
      'EMPLOYER',
    ),
    ...marked(
      resume.education.map(school => school.institution),
      'SCHOOL',
    ),
    ...marked(nameParts(resume.name), 'NAME_PART'),
  ];
}

/** Placeholders for one person's resume; longer strings are hidden before those they contain. */
export function placeholdersFor(resume: Resume): Placeholders {
  const secrets = secretsOf(resume).sort((a, b) => b.text.length - a.text.length);
  const patterns = secrets.map(({text, mark}) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'giu'),
    mark,
  }));
  return {
    hide: text => patterns.reduce((line, {pattern, mark}) => line.replace(pattern, mark), text),
    restore: text =>
      secrets.reduce((line, secret) => line.replaceAll(secret.mark, secret.text), text),
  };
}
