import {child, childrenNamed, childValue, type XmlElement} from './xml.ts';

/** Tells a list item from a paragraph that has numbering but shows no mark. */
export interface Numbering {
  isListItem(id: string, level: number): boolean;
  /** Left indent of that list level in points, where the list sets one. */
  indent(id: string, level: number): number | null;
}

export function readNumbering(part: XmlElement | null): Numbering {
  const root = child(part ?? undefined, 'numbering');
  const abstract = new Map(
    childrenNamed(root, 'abstractNum').map(list => [list.attributes.abstractNumId, list]),
  );
  const lists = new Map(
    childrenNamed(root, 'num').map(list => [
      list.attributes.numId,
      abstract.get(childValue(list, 'abstractNumId')),
    ]),
  );
  const levelOf = (id: string, level: number) =>
    childrenNamed(lists.get(id), 'lvl').find(({attributes}) => Number(attributes.ilvl) === level);

  return {
    isListItem: (id, level) => childValue(levelOf(id, level), 'numFmt') !== 'none',
    indent(id, level) {
      const indent = child(child(levelOf(id, level), 'pPr'), 'ind')?.attributes;
      const twips = indent?.left ?? indent?.start;
      return twips === undefined ? null : Number(twips) / 20;
    },
  };
}
