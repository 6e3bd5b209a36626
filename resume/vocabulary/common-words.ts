/**
 * Which language a text is in, by the small words it is full of. A word that
 * several languages share counts for each of them as much less, a single
 * letter next to nothing: "a", "e" and "o" stand in every text.
 */
import {type Language, languages} from '../model/language.ts';
import {foldWords, wordSet} from './fold.ts';

const common: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    'the, and, of, for, with, in, to, on, from, at, by, as, an, a, is, are, was, were, be, been, my, your, our, their, which, that, this, these, i, we, you, they, all, new, or, have, has, had, will, would, must, can, not, who, what, if, but, it, about, more, who, than, do, should, us, into, up, per, need, needed, wanted, hour, week, year, years, experience',
  ),
  de: wordSet(
    'und, der, die, das, mit, für, von, im, in, bei, zur, zum, des, den, dem, ein, eine, einen, einer, auf, als, sowie, durch, nach, an, seit, sie, wir, du, zu, ihre, ihr, unsere, unser, sind, ist, auch, oder, werden, nicht, uns, dich, dein, deine, haben, hat, sich, es, wenn, ab, pro, aus, am, bis',
  ),
  fr: wordSet(
    'et, de, des, du, le, la, les, un, une, pour, avec, dans, sur, en, au, aux, par, à, d, l, chez, ses, sous, vous, nous, votre, vos, notre, nos, est, sont, ou, qui, que, ce, cette, pas, plus, tu, il, être, avoir, son, sa, nom, heure, an, ans',
  ),
  es: wordSet(
    'y, de, del, la, el, los, las, con, para, en, por, un, una, al, que, se, su, como, más, desde, nuestro, nuestra, tu, es, o, te, si, no, lo, este, esta, buscamos, años, sus, nos, ser, entre',
  ),
  it: wordSet(
    'e, di, del, della, delle, dei, il, lo, la, gli, le, con, per, in, un, una, nel, nella, al, alla, da, che, come, degli, si, i, sono, nostra, nostro, ai, o, anche, non, sul, presso, cerca, è, più, ha',
  ),
  pt: wordSet(
    'e, de, do, da, dos, das, com, para, em, no, na, nos, nas, um, uma, ao, à, por, como, pela, pelo, os, as, que, nossa, nosso, não, ou, se, você, mais, são, é, anos, seu, sua',
  ),
  nl: wordSet(
    'en, van, de, het, een, met, voor, in, op, bij, te, aan, door, naar, tot, als, om, binnen, uit, ook, je, jij, wij, we, zijn, is, jouw, ons, onze, dit, dat, die, niet, of, naar, per, zoekt, zoeken, ben, bent, hebt, heeft, er',
  ),
  pl: wordSet(
    'i, w, z, na, do, o, oraz, dla, ze, przy, od, po, za, przez, jako, się, nad, pod, we, nasz, jest, lub, pracy, naszej, są, nie, że, to, ale, osoby, praca, szukamy',
  ),
};

const shared = new Map<string, number>();
for (const words of Object.values(common)) {
  for (const word of words) shared.set(word, (shared.get(word) ?? 0) + 1);
}

export interface LikelyLanguage {
  readonly language: Language;
  /** How many of its words the text has, shared ones counted in part; 0 where none speaks for any. */
  readonly weight: number;
}

export function likelyLanguage(text: string): LikelyLanguage {
  const weights = new Map<Language, number>();
  for (const word of foldWords(text).split(' ')) {
    const sharers = shared.get(word);
    if (sharers === undefined) continue;
    const weight = (word.length === 1 ? 0.2 : 1) / sharers;
    for (const language of languages) {
      if (common[language].has(word)) weights.set(language, (weights.get(language) ?? 0) + weight);
    }
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  return best ? {language: best[0], weight: best[1]} : {language: 'en', weight: 0};
}
