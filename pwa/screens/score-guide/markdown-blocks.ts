/** The little Markdown that our own guides are written in, read into blocks. */
export type MarkdownBlock =
  | {readonly kind: 'heading'; readonly text: string}
  | {readonly kind: 'paragraph'; readonly text: string}
  | {readonly kind: 'list'; readonly items: readonly string[]}
  | {readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly string[][]};

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());
}

function readBlock(chunk: string): MarkdownBlock {
  const lines = chunk.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('#')) return {kind: 'heading', text: first.replace(/^#+\s*/, '')};
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cells);
    return {kind: 'table', head, rows};
  }
  if (first.startsWith('- ')) return {kind: 'list', items: lines.map(line => line.slice(2))};
  return {kind: 'paragraph', text: lines.join(' ')};
}

/** The section under a heading of level two, up to a part that is not for readers. */
export function readSection(markdown: string, title: string, until: string): MarkdownBlock[] {
  const from = markdown.indexOf(`## ${title}\n`);
  const section = from < 0 ? '' : markdown.slice(from);
  const to = section.indexOf(`### ${until}\n`);
  const text = to < 0 ? section : section.slice(0, to);
  // A list may follow its sentence without an empty line between them.
  const apart = text.replace(/\n(?=- )(?<!\n- [^\n]*\n)/g, '\n\n');
  return apart
    .split(/\n{2,}/)
    .filter(chunk => chunk.trim() !== '')
    .map(chunk => readBlock(chunk.trim()))
    .slice(1);
}

export interface Inline {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'emphasis' | 'code';
}

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** A line with its bold, italic and code parts told apart. */
export function readInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let position = 0;
  for (const found of line.matchAll(marks)) {
    const [whole, strong, emphasis, code] = found;
    const at = found.index ?? 0;
    if (at > position) parts.push({text: line.slice(position, at), style: 'plain'});
    if (strong) parts.push({text: strong, style: 'strong'});
    else if (emphasis) parts.push({text: emphasis, style: 'emphasis'});
    else if (code) parts.push({text: code, style: 'code'});
    position = at + whole.length;
  }
  if (position < line.length) parts.push({text: line.slice(position), style: 'plain'});
  return parts;
}
