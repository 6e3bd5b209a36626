/** What the XML inside a Europass PDF says, whichever of its two dialects it is written in. */
export interface EuropassCv {
  readonly name: string;
  readonly headline: string | null;
  /** E-mail, telephone, address and sites, one each. */
  readonly contacts: readonly string[];
  readonly summary: readonly Passage[];
  readonly sections: readonly EuropassSection[];
}

export interface EuropassSection {
  readonly title: string;
  readonly entries: readonly EuropassEntry[];
}

export interface EuropassEntry {
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  /** As it is to be read: `03/2019 – 05/2021`, empty where no date is given. */
  readonly dates: string;
  readonly text: readonly Passage[];
}

/** A line of running text or of a list. */
export interface Passage {
  readonly text: string;
  readonly isItem: boolean;
}

/** An entry that is no more than a line. */
export function plainEntry(title: string): EuropassEntry {
  return {title, organisation: '', place: '', dates: '', text: []};
}

/** `2019-03-15` as `03/2019`, `2019` as it is, anything else as nothing. */
export function monthAndYear(date: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date.trim()) ?? [];
  if (!year) return '';
  return month ? `${month}/${year}` : year;
}

export function dateRange(from: string, to: string, isCurrent: boolean): string {
  const end = isCurrent ? 'present' : monthAndYear(to);
  return [monthAndYear(from), end].filter(part => part !== '').join(' – ');
}

/** The paragraphs and list items of the small HTML that Europass keeps in its texts. */
export function toPassages(html: string): Passage[] {
  return html
    .replace(/<li\b[^>]*>/gi, '\n\u0001')
    .replace(/<\/?(?:p|br|div|ul|ol|h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map(line => ({
      text: line.replace('\u0001', '').replace(/\s+/g, ' ').trim(),
      isItem: line.includes('\u0001'),
    }))
    .filter(passage => passage.text !== '');
}
