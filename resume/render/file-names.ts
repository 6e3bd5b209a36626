export type DocumentFormat = 'docx' | 'txt' | 'pdf';

function namePart(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '_')
    .replace(/[\\/:*?"<>|\p{C}]/gu, '');
}

/** `optimized_resume.docx`, or with the posting `optimized_resume_acme_data_analyst.docx`. */
export function resumeFileName(
  format: DocumentFormat,
  posting: {company: string; title: string} | null,
): string {
  if (!posting) return `optimized_resume.${format}`;
  return `optimized_resume_${namePart(posting.company)}_${namePart(posting.title)}.${format}`;
}

/** `cover_letter.docx`, or with the posting `cover_letter_acme_data_analyst.docx`. */
export function letterFileName(
  format: DocumentFormat,
  posting: {company: string; title: string} | null,
): string {
  if (!posting) return `cover_letter.${format}`;
  return `cover_letter_${namePart(posting.company)}_${namePart(posting.title)}.${format}`;
}
