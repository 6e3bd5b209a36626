import {childrenNamed, descendant, isElement, type XmlElement} from '../../docx/xml.ts';

/** The text of an element and of all below it, spaces as one. */
export function textOf(element: XmlElement | undefined): string {
  return rawText(element).replace(/\s+/g, ' ').trim();
}

/** The text with its line breaks, for texts that hold HTML. */
export function rawText(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.children.map(node => (isElement(node) ? rawText(node) : node)).join('');
}

/** The text of the first element of one of these names anywhere below. */
export function textAt(element: XmlElement | undefined, ...names: readonly string[]): string {
  for (const name of names) {
    const text = textOf(descendant(element, name));
    if (text !== '') return text;
  }
  return '';
}

/** The element that a path of names leads to. */
export function at(element: XmlElement | undefined, ...path: readonly string[]) {
  return path.reduce((from, name) => childrenNamed(from, name)[0], element);
}

export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return element?.children.filter(isElement) ?? [];
}

/** Texts that are there, joined. */
export function together(parts: readonly string[], by: string): string {
  return parts.filter(part => part !== '').join(by);
}
