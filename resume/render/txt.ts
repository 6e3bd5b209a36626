import type {Resume} from '../model/resume.ts';
import {type Block, blockText, outline} from './outline.ts';

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/**
 * Where a block begins a new part, an empty line goes before it. Without looks,
 * it is that line which tells a section's title from an entry's in capitals.
 */
function startsPart(block: Block, before: Block | undefined): boolean {
  if (!before) return false;
  if (block.kind === 'contact') return before.kind === 'headline';
  if (block.kind === 'heading') return true;
  return block.kind === 'entry' && before.kind !== 'heading' && !isCapitals(block.title);
}

/** The resume as plain text: UTF-8, one line a block, headings in capitals, `- ` before list items. */
export function renderResumeTxt(resume: Resume): string {
  const blocks = outline(resume);
  const lines = blocks.flatMap((block, index) =>
    startsPart(block, blocks[index - 1]) ? ['', blockText(block)] : [blockText(block)],
  );
  return `${lines.join('\n')}\n`;
}

/** The letter as plain text, exactly as it stands on the screen. */
export function renderLetterTxt(content: string): string {
  return `${content.trim()}\n`;
}
