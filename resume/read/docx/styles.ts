import {child, childrenNamed, childValue, type XmlElement} from './xml.ts';

/** How a run of characters looks, as far as reading needs to know. */
export interface CharacterLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly fontSize: number;
  readonly color: string | null;
  /** Marked as hidden in Word: not shown, not printed. */
  readonly isVanished: boolean;
  readonly isShaded: boolean;
}

export interface ParagraphLook {
  readonly headingLevel: number | null;
  readonly indent: number;
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  readonly isShaded: boolean;
  readonly numbering: {readonly id: string; readonly level: number} | null;
}

/** The look that a paragraph or run gets from its style and its own settings. */
export interface Styles {
  paragraph(properties: XmlElement | undefined): ParagraphLook;
  character(
    paragraphProperties: XmlElement | undefined,
    runProperties: XmlElement | undefined,
  ): CharacterLook;
  readonly languageTag: string | null;
}

const plain: CharacterLook = {
  bold: false,
  italic: false,
  fontSize: 10,
  color: null,
  isVanished: false,
  isShaded: false,
};

/** Word measures space in twentieths of a point. */
const twipsPerPoint = 20;
/** A style chain longer than this is a loop. */
const maxChain = 20;

export function readStyles(part: XmlElement | null): Styles {
  const root = child(part ?? undefined, 'styles');
  const byId = new Map(
    childrenNamed(root, 'style').map(style => [style.attributes.styleId ?? '', style]),
  );
  const defaultParagraph = childrenNamed(root, 'style').find(
    ({attributes}) => attributes.type === 'paragraph' && attributes.default === '1',
  )?.attributes.styleId;
  const defaults = child(root, 'docDefaults');
  const defaultRun = child(child(defaults, 'rPrDefault'), 'rPr');
  const defaultPar = child(child(defaults, 'pPrDefault'), 'pPr');

  /** A style and those it is based on, the most general first. */
  function chain(id: string | undefined): XmlElement[] {
    const styles: XmlElement[] = [];
    for (let next = id; next !== undefined && styles.length < maxChain; ) {
      const style = byId.get(next);
      if (!style) break;
      styles.unshift(style);
      next = childValue(style, 'basedOn');
    }
    return styles;
  }
  const paragraphChain = (properties: XmlElement | undefined) =>
    chain(childValue(properties, 'pStyle') ?? defaultParagraph);

  return {
    languageTag: child(defaultRun, 'lang')?.attributes.val ?? null,
    paragraph(properties) {
      const styles = paragraphChain(properties);
      const layers = [defaultPar, ...styles.map(style => child(style, 'pPr')), properties];
      return paragraphLook(layers, styles);
    },
    character(paragraphProperties, runProperties) {
      const layers = [
        defaultRun,
        ...paragraphChain(paragraphProperties).map(style => child(style, 'rPr')),
        ...chain(childValue(runProperties, 'rStyle')).map(style => child(style, 'rPr')),
        runProperties,
      ];
      return layers.reduce(applyCharacter, plain);
    },
  };
}

function applyCharacter(look: CharacterLook, properties: XmlElement | undefined): CharacterLook {
  if (!properties) return look;
  const size = Number(childValue(properties, 'sz'));
  const color = childValue(properties, 'color');
  return {
    bold: toggle(properties, 'b') ?? look.bold,
    italic: toggle(properties, 'i') ?? look.italic,
    fontSize: size > 0 ? size / 2 : look.fontSize,
    color: color === undefined ? look.color : hexColor(color),
    isVanished: toggle(properties, 'vanish') ?? look.isVanished,
    isShaded: hasShade(properties) || child(properties, 'highlight') !== undefined || look.isShaded,
  };
}

function paragraphLook(
  layers: readonly (XmlElement | undefined)[],
  styles: readonly XmlElement[],
): ParagraphLook {
  const spacing = (name: string) => points(lastAttribute(layers, 'spacing', name));
  return {
    headingLevel: headingLevel(layers, styles),
    indent: points(lastAttribute(layers, 'ind', 'left') ?? lastAttribute(layers, 'ind', 'start')),
    spaceBefore: spacing('before'),
    spaceAfter: spacing('after'),
    isShaded: layers.some(layer => layer && hasShade(layer)),
    numbering: numberingOf(layers),
  };
}

function numberingOf(layers: readonly (XmlElement | undefined)[]): ParagraphLook['numbering'] {
  let id: string | undefined;
  let level: string | undefined;
  for (const layer of layers) {
    const numbering = child(layer, 'numPr');
    id = childValue(numbering, 'numId') ?? id;
    level = childValue(numbering, 'ilvl') ?? level;
  }
  return id === undefined || id === '0' ? null : {id, level: Number(level ?? 0)};
}

/** From the outline level, or from a style that Word itself names "heading N" in every language. */
function headingLevel(
  layers: readonly (XmlElement | undefined)[],
  styles: readonly XmlElement[],
): number | null {
  const outline = lastAttribute(layers, 'outlineLvl', 'val');
  if (outline !== undefined) {
    const level = Number(outline) + 1;
    return level <= 6 ? level : null;
  }
  for (const style of styles.toReversed()) {
    const level = /^heading ([1-6])$/i.exec(childValue(style, 'name') ?? '')?.[1];
    if (level !== undefined) return Number(level);
  }
  return null;
}

function lastAttribute(
  layers: readonly (XmlElement | undefined)[],
  name: string,
  attribute: string,
): string | undefined {
  return layers
    .map(layer => child(layer, name)?.attributes[attribute])
    .findLast(value => value !== undefined);
}

function points(twips: string | undefined): number {
  const value = Number(twips ?? 0) / twipsPerPoint;
  return Number.isFinite(value) ? value : 0;
}

/** An on/off setting: present means on unless it says otherwise. */
function toggle(properties: XmlElement, name: string): boolean | undefined {
  const setting = child(properties, name);
  if (!setting) return undefined;
  return !['0', 'false', 'off', 'none'].includes(setting.attributes.val ?? '1');
}

function hexColor(value: string): string | null {
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;
}

/** A fill behind the text that is neither none nor white. */
export function hasShade(properties: XmlElement): boolean {
  const fill = child(properties, 'shd')?.attributes.fill;
  return fill !== undefined && !/^(auto|ffffff)$/i.test(fill);
}
