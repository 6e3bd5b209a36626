/**
 * The visible text of a parsed page, with lists, headings and label/value pairs
 * written the way people paste them. Scripts never run; what the page hides is
 * taken out first.
 */

/** The few things of a DOM node this needs, so that no browser types are asked for. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<PageNode>;
}

export interface PageElement extends PageNode {
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement> & Iterable<PageElement>;
  remove(): void;
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
const silent =
  'script, style, noscript, template, svg, iframe, object, canvas, select, :not(h1, h2, h3, h4, h5, h6, summary) > button, input, textarea, nav, form, dialog, [hidden], [aria-hidden="true"], [role="navigation"], [role="dialog"], [role="banner"] nav';
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|(?:left|top|text-indent)\s*:\s*-\d{3,}|(?:max-)?height\s*:\s*0(?![.\d])/i;

/** Takes out what is not shown or is not text; returns the text that was hidden from people. */
export function removeUnseen(root: PageElement): string {
  const hidden: string[] = [];
  for (const element of [...root.querySelectorAll('[style]')]) {
    if (!hiddenStyle.test(element.getAttribute('style') ?? '')) continue;
    hidden.push(element.textContent ?? '');
    element.remove();
  }
  for (const element of [...root.querySelectorAll('[hidden]')])
    hidden.push(element.textContent ?? '');
  for (const element of [...root.querySelectorAll(silent)]) element.remove();
  return hidden.join('\n');
}

export function visibleText(root: PageNode): string {
  const parts: string[] = [];
  write(root, parts);
  return parts
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(^|\n)-\s*\n+(?=[^\n-])/g, '$1- ')
    .replace(/\n(?:- )?(?=\n)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function write(node: PageNode, parts: string[]): void {
  if (node.nodeType === 3) {
    parts.push((node.textContent ?? '').replace(/\s+/g, ' '));
    return;
  }
  const name = node.nodeName.toUpperCase();
  const isBlock = blocks.has(name);
  if (isBlock) parts.push(before(name, node));
  let previous: PageNode | null = null;
  for (const child of Array.from(node.childNodes)) {
    if (previous && areApart(previous, child)) parts.push(' · ');
    write(child, parts);
    previous = child;
  }
  if (isBlock) parts.push(after(name));
}

/** Two elements side by side without a blank are two pieces, however near they are drawn. */
function areApart(one: PageNode, other: PageNode): boolean {
  const isInline = [one, other].every(
    ({nodeType, nodeName}) => nodeType === 1 && /^(?:SPAN|A|LABEL|TIME)$/i.test(nodeName),
  );
  return isInline && /\S$/.test(one.textContent ?? '') && /^\S/.test(other.textContent ?? '');
}

function before(name: string, node: PageNode): string {
  if (name === 'LI') return '\n- ';
  if (name === 'TD' || name === 'DD') return '';
  if (/^H[2-6]$/.test(name)) return '\n\n## ';
  if (name === 'P' && isBoldOnly(node)) return '\n\n## ';
  return /^(?:P|UL|OL|SECTION|ARTICLE|H1|HEADER|TABLE|DL)$/.test(name) ? '\n\n' : '\n';
}

function after(name: string): string {
  if (name === 'DT' || name === 'TH') return ': ';
  if (name === 'TD') return '   ';
  return /^(?:H[1-6]|P|UL|OL|SECTION|ARTICLE|TABLE|DL)$/.test(name) ? '\n\n' : '\n';
}

/** A paragraph that is one bold run is how many editors write a heading. */
function isBoldOnly(node: PageNode): boolean {
  const children = Array.from(node.childNodes).filter(
    child => (child.textContent ?? '').trim() !== '',
  );
  const only = children[0];
  return (
    children.length === 1 &&
    only !== undefined &&
    /^(?:STRONG|B)$/i.test(only.nodeName) &&
    (only.textContent ?? '').trim().length <= 80
  );
}
