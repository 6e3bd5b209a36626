import type {Resume} from '../../model/resume.ts';
import type {TextDocument, TextLine} from '../text-document.ts';
import {findEmail, findLinks, isContactText} from './contact.ts';
import {isSentence} from './entries.ts';
import {findLocation} from './location.ts';
import {labelledValue} from './look.ts';
import {readName} from './name.ts';
import {findPhone} from './phone.ts';
import type {Section} from './sections.ts';

/** Who the document is about, with the confidence of each field by its name. */
export interface Person {
  readonly fields: Pick<Resume, 'name' | 'headline' | 'email' | 'phone' | 'location' | 'links'>;
  readonly confidence: Readonly<Record<string, number>>;
}

/** Reads the person's own data from page headers, the head of the document and its contact sections. */
export function readPerson(
  document: TextDocument,
  margins: readonly TextLine[],
  sections: readonly Section[],
): Person {
  const headers = margins.filter(line => line.region === 'page-header');
  const own = [...headers, ...linesOf(sections, ['head', 'contact'])];
  // Who vouches for a person is reached elsewhere: numbers under references are not theirs.
  const others = linesOf(sections.filter(({kind}) => kind !== 'other'));
  const anywhere = [...own, ...margins, ...others];

  const email = findEmail(anywhere, document.links);
  const name = readName(own, email?.value ?? null);
  const phone =
    findPhone([...own, ...margins].map(numberText)) ?? findPhone(others.map(numberText));
  const withoutName = [...own, ...margins].filter(line => !isNamed(line, name.name));
  const location = findLocation(withoutName);
  return {
    fields: {
      name: name.name,
      headline: name.headline,
      email: email?.value ?? null,
      phone: phone?.value ?? null,
      location: location?.value ?? null,
      links: findLinks(anywhere, document.links),
    },
    confidence: {
      name: name.confidence,
      email: email?.confidence ?? 0,
      phone: phone?.confidence ?? 0,
      location: location?.confidence ?? 0,
    },
  };
}

/** A number that fills its cell does not go on in the next one. */
function numberText({cells}: TextLine): string {
  return cells.map(({text}) => (findPhone([text]) ? `${text} |` : text)).join(' ');
}

/** "Ada Byrne, PE" ends in letters that are a place elsewhere. */
function isNamed({cells, text}: TextLine, name: string | null): boolean {
  return name !== null && cells.length === 1 && text.startsWith(name) && !isContactText(text);
}

function linesOf(sections: readonly Section[], kinds?: readonly Section['kind'][]): TextLine[] {
  return sections.flatMap(({kind, lines}) => (kinds?.includes(kind) === false ? [] : lines));
}

/** Sentences that stand before the first title: a profile without a title of its own. */
export function untitledSummary(sections: readonly Section[]): string[] {
  return linesOf(sections, ['head'])
    .filter(({text}) => isSentence(text) && !isContactText(text))
    .map(line => line.text);
}

/** What the person prints about themselves, labelled or listed, that has no field: birth, nationality, family. */
export function otherPersonalData({fields}: Person, section: Section): string[] {
  const known = [fields.name, fields.email, fields.phone, fields.location, ...fields.links];
  return section.lines
    .filter(line => {
      const item = line.listLevel === null ? '' : line.text;
      const {value = item} = labelledValue(line) ?? {};
      return value !== '' && !isContactText(value) && !known.includes(value);
    })
    .map(line => line.text);
}
