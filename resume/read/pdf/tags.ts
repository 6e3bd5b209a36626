/** Heading levels in a page's structure tree, by the number of the tagged content they cover. */
export function headingTags(tree: unknown): Map<string, number> {
  const levels = new Map<string, number>();
  collect(tree, null, levels, 0);
  return levels;
}

/** Deeper trees than any program writes are not followed. */
const deepest = 60;

function collect(
  node: unknown,
  level: number | null,
  levels: Map<string, number>,
  depth: number,
): void {
  if (typeof node !== 'object' || node === null || depth > deepest) return;
  const role: unknown = Reflect.get(node, 'role');
  const own = typeof role === 'string' ? /^H([1-6])$/.exec(role)?.[1] : undefined;
  const inside = own === undefined ? level : Number(own);
  const id: unknown = Reflect.get(node, 'id');
  const piece = typeof id === 'string' ? /_mc(\d+)$/.exec(id)?.[1] : undefined;
  if (inside !== null && piece !== undefined) levels.set(piece, inside);
  const children: unknown = Reflect.get(node, 'children');
  if (!Array.isArray(children)) return;
  for (const child of children) collect(child, inside, levels, depth + 1);
}
