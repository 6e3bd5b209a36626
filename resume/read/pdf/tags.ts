/** What a page's structure tree says of the pieces of tagged content, by their numbers. */
export interface Tags {
  /** Heading level of each piece that is a heading. */
  readonly headings: ReadonlyMap<string, number>;
  /** Pieces that are headings, paragraphs or list items, and so no page's furniture. */
  readonly texts: ReadonlySet<string>;
}

export const noTags: Tags = {headings: new Map(), texts: new Set()};

export function readTags(tree: unknown): Tags {
  const headings = new Map<string, number>();
  const texts = new Set<string>();
  collect(tree, {level: null, isText: false}, {headings, texts}, 0);
  return {headings, texts};
}

/** Deeper trees than any program writes are not followed. */
const deepest = 60;

interface Within {
  readonly level: number | null;
  readonly isText: boolean;
}

function collect(
  node: unknown,
  around: Within,
  found: {headings: Map<string, number>; texts: Set<string>},
  depth: number,
): void {
  if (typeof node !== 'object' || node === null || depth > deepest) return;
  const inside = withRole(around, Reflect.get(node, 'role'));
  const id: unknown = Reflect.get(node, 'id');
  const piece = typeof id === 'string' ? /_mc(\d+)$/.exec(id)?.[1] : undefined;
  if (piece !== undefined && inside.level !== null) found.headings.set(piece, inside.level);
  if (piece !== undefined && inside.isText) found.texts.add(piece);
  const children: unknown = Reflect.get(node, 'children');
  if (!Array.isArray(children)) return;
  for (const child of children) collect(child, inside, found, depth + 1);
}

function withRole({level, isText}: Within, role: unknown): Within {
  if (typeof role !== 'string') return {level, isText};
  const own = /^H([1-6])$/.exec(role)?.[1];
  return {
    level: own === undefined ? level : Number(own),
    isText: role !== 'Artifact' && (isText || /^(?:P|LI|H[1-6]?)$/.test(role)),
  };
}
