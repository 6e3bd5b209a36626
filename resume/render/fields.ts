import type {Education, OtherSection, Project, Resume, Role} from '../model/resume.ts';

/** One text of a resume: where it stands, as it was sent, and as it came back. */
export type Field = readonly [path: string, sent: string | null, back: string | null];

/** A list item without the mark that was copied into it. */
export function withoutMark(text: string): string {
  return text.replace(/^[•▪●◦‣·]\s+/u, '');
}

/** A text without what white space and the form of its letters do to it. */
export function normal(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Titles of sections are printed in capitals, list items under a mark of their
 * format's own. A place that was not sent but
 * is found stood in a role and is printed there.
 */
export function isSame([path, sent, back]: Field): boolean {
  const [one, other] = [normal(sent), normal(back)].map(withoutMark);
  if (path === 'location' && one === '') return true;
  return /^other\.\d+\.title$/.test(path)
    ? one?.toUpperCase() === other?.toUpperCase()
    : one === other;
}

function listFields(path: string, sent: readonly string[], back: readonly string[]): Field[] {
  const length = Math.max(sent.length, back.length);
  return Array.from({length}, (_, index) => [
    `${path}.${index}`,
    sent[index] ?? null,
    back[index] ?? null,
  ]);
}

function eachOf<Item extends object>(
  path: string,
  sent: readonly Item[],
  back: readonly Item[],
  fieldsOf: (path: string, sent: Item, back: Partial<Item>) => Field[],
): Field[] {
  const extra = back
    .slice(sent.length)
    .map((_, at): Field => [`${path}.${sent.length + at}`, null, '+']);
  return [...sent.flatMap((item, at) => fieldsOf(`${path}.${at}`, item, back[at] ?? {})), ...extra];
}

function roleFields(path: string, sent: Role, back: Partial<Role>): Field[] {
  return [
    [`${path}.title`, sent.title, back.title ?? null],
    [`${path}.company`, sent.company, back.company ?? null],
    [`${path}.location`, sent.location, back.location ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.bullets`, sent.bullets, back.bullets ?? []),
  ];
}

function schoolFields(path: string, sent: Education, back: Partial<Education>): Field[] {
  return [
    [`${path}.degree`, sent.degree, back.degree ?? null],
    [`${path}.institution`, sent.institution, back.institution ?? null],
    [`${path}.location`, sent.location ?? null, back.location ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.notes`, sent.notes, back.notes ?? []),
  ];
}

function projectFields(path: string, sent: Project, back: Partial<Project>): Field[] {
  return [
    [`${path}.name`, sent.name, back.name ?? null],
    [`${path}.organisation`, sent.organisation, back.organisation ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.bullets`, sent.bullets, back.bullets ?? []),
  ];
}

function otherFields(path: string, sent: OtherSection, back: Partial<OtherSection>): Field[] {
  return [
    [`${path}.title`, sent.title, back.title ?? null],
    ...listFields(`${path}.lines`, sent.lines, back.lines ?? []),
  ];
}

/** Every text that either resume holds, place by place. */
export function allFields(sent: Resume, back: Resume): Field[] {
  const heads = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const;
  const lists = [
    'links',
    'skills',
    'languages',
    'certifications',
    'awards',
    'publications',
  ] as const;
  return [
    ...heads.map((key): Field => [key, sent[key], back[key]]),
    ...eachOf('experience', sent.experience, back.experience, roleFields),
    ...eachOf('education', sent.education, back.education, schoolFields),
    ...eachOf('projects', sent.projects, back.projects, projectFields),
    ...eachOf('volunteering', sent.volunteering, back.volunteering, projectFields),
    ...lists.flatMap(key => listFields(key, sent[key], back[key])),
    ...eachOf('other', sent.other, back.other, otherFields),
  ];
}
