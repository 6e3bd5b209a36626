import type {PdfFile} from './engine.ts';

/** No resume's XML is longer than this, in bytes. */
const longest = 2 * 1024 * 1024;

/** The XML that Europass keeps inside its PDFs, null where there is none. */
export async function europassXml(file: PdfFile): Promise<string | null> {
  const attachments = await file.getAttachments();
  if (!(attachments instanceof Map)) return null;
  for (const [id, attachment] of attachments) {
    const name: unknown = Reflect.get(Object(attachment), 'filename');
    if (typeof name !== 'string' || !/\.xml$/i.test(name)) continue;
    const bytes = await file.getAttachmentContent(String(id));
    if (!(bytes instanceof Uint8Array) || bytes.length > longest) continue;
    const text = new TextDecoder().decode(bytes);
    if (/<(?:\w+:)?(?:Candidate|SkillsPassport)\b/.test(text)) return text;
  }
  return null;
}
