/** Sizes and types as the tables show them. */

/** Bytes below 1024, then KB and MB with one decimal (unit 1024). */
export function fileSizeLabel(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  if (bytes < 1_024 * 1_024) return `${(bytes / 1_024).toFixed(1)} KB`;
  return `${(bytes / (1_024 * 1_024)).toFixed(1)} MB`;
}

const labelsByPart: readonly (readonly [RegExp, string])[] = [
  [/word|msword/, 'Word'],
  [/pdf/, 'PDF'],
  [/rtf/, 'RTF'],
  [/excel|spreadsheet/, 'EXCEL'],
  [/powerpoint|presentation/, 'PPT'],
  [/text\/plain/, 'TXT'],
];

/** A short name for a MIME type; TXT where none is known, as the table has always shown. */
export function fileTypeLabel(type: string | null): string {
  if (!type) return 'TXT';
  const known = labelsByPart.find(([pattern]) => pattern.test(type));
  if (known) return known[1];
  const subtype = type.split('/')[1];
  return subtype ? subtype.toUpperCase() : 'DOC';
}

/** The file's own name, or one made from its id where it has none. */
export function resumeName({id, filename}: {id: string; filename: string | null}): string {
  return filename ?? `Resume ${id}`;
}
