import type {LineDraft} from './lines.ts';
import type {Numbering} from './numbering.ts';
import type {Styles} from './styles.ts';

/** Lines that are read together; a frame stands beside the running text. */
export interface Block {
  readonly isFrame: boolean;
  readonly lines: LineDraft[];
}

/** What holds for the whole file. */
export interface Settings {
  readonly styles: Styles;
  readonly numbering: Numbering;
}

/** One part's text in reading order, while it is being read. */
export interface Reading extends Settings {
  readonly linkTargets: ReadonlyMap<string, string>;
  /** Something dark may lie behind the text, so white letters are no sign of hiding. */
  readonly isShaded: boolean;
  readonly blocks: Block[];
  readonly found: {links: string[]; hasHiddenText: boolean};
}

export function addLine(reading: Reading, line: LineDraft): void {
  reading.blocks.at(-1)?.lines.push(line);
}

export function startBlock(reading: Reading, isFrame: boolean): void {
  reading.blocks.push({isFrame, lines: []});
}
