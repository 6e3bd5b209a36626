import {type Language, languages} from '../../model/language.ts';
import {foldWords, wordSet} from '../../vocabulary/fold.ts';

/** Words that every text of a language is full of. */
const commonWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    'the, and, of, for, with, in, to, on, from, at, by, as, an, is, was, were, my, their, which, that, i, all, new',
  ),
  de: wordSet(
    'und, der, die, das, mit, für, von, im, in, bei, zur, zum, des, den, dem, ein, eine, einer, auf, als, sowie, durch, nach, an, seit',
  ),
  fr: wordSet(
    'et, de, des, du, le, la, les, un, une, pour, avec, dans, sur, en, au, aux, par, à, d, l, chez, ses, sous',
  ),
  es: wordSet(
    'y, de, del, la, el, los, las, con, para, en, por, un, una, al, que, se, su, como, más, desde',
  ),
  it: wordSet(
    'e, di, del, della, delle, dei, il, la, gli, con, per, in, un, una, nel, nella, al, alla, da, che, come, degli',
  ),
  pt: wordSet(
    'e, de, do, da, dos, das, com, para, em, no, na, nos, nas, um, uma, ao, à, por, como, pela, pelo, os',
  ),
  nl: wordSet(
    'en, van, de, het, een, met, voor, in, op, bij, te, aan, door, naar, tot, als, om, binnen, uit, ook',
  ),
  pl: wordSet(
    'i, w, z, na, do, o, oraz, dla, w, ze, przy, od, po, za, przez, jako, się, nad, pod, we',
  ),
};

/** Fewer hits than this say nothing against the file's own tag. */
const minimumHits = 6;

/** The language of a text by its common words; the file's own tag decides where the text is short. */
export function languageOf(text: string, tag: string | null): Language {
  const words = foldWords(text).split(' ');
  const counted = languages
    .map(language => ({
      language,
      hits: words.filter(word => commonWords[language].has(word)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits);
  const tagged = languages.find(language => tag?.toLowerCase().startsWith(language));
  const [best] = counted;
  if (best && best.hits >= minimumHits) return best.language;
  return tagged ?? best?.language ?? 'en';
}
