import {type Language, languages} from '../../model/language.ts';
import {likelyLanguage} from '../../vocabulary/common-words.ts';

/** Less than this says nothing against the file's own tag. */
const minimumWeight = 4;

/** The language of a text by its common words; the file's own tag decides where the text is short. */
export function languageOf(text: string, tag: string | null): Language {
  const {language, weight} = likelyLanguage(text);
  if (weight >= minimumWeight) return language;
  return languages.find(one => tag?.toLowerCase().startsWith(one)) ?? language;
}
