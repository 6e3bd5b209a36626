/** Which of our languages a posting is written in, by its commonest small words. */
import {type Language, languages} from '../model/language.ts';
import {foldInPlace} from '../vocabulary/fold.ts';

const smallWords: Record<Language, string> = {
  en: 'the and of to in for with you our we your is are will have be on this that or as at an',
  de: 'und der die das mit fur sie wir in den von zu im eine einen ihre unsere bei als auf sind ist auch oder werden',
  fr: 'et de la le les des vous en nous pour un une au dans votre sur avec du est notre ou vos aux par',
  es: 'y de la el en los las con para un una que se del por nuestro tu al como es su o',
  it: 'e di il la per con che un una in del della nel dei le si al i gli e nostra sono ai',
  pt: 'e de a o os as com para um uma em do da que nos no na por dos das ao nossa sao',
  nl: 'en de het een van je in voor met op wij bij zijn is aan jouw ons te als onze ook dit',
  pl: 'i w z na do oraz dla ze o od w przy sie nasz jest lub po pracy jako naszej',
};
const sets = languages.map(
  language => [language, new Set(smallWords[language].split(' '))] as const,
);

export function postingLanguage(text: string): Language {
  const counts = new Map<Language, number>();
  for (const word of foldInPlace(text.slice(0, 6_000)).match(/\p{L}+/gu) ?? []) {
    for (const [language, words] of sets) {
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}
