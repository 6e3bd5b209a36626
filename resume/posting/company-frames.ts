/** Employers by the sentences that only employers stand in: "About Acme", "Acme is an equal opportunity employer". */
import {foldInPlace} from '../vocabulary/fold.ts';
import {roleWords} from './occupation-words.ts';

export interface Named {
  readonly name: string;
  readonly weight: number;
}

const proper =
  "((?:[\\p{Lu}\\d][\\p{L}\\p{N}&.'’+-]*)(?:\\s+(?:(?:of|and|&|de|du|des|la|le|der|die|für|van|y|e|und|et|the|for)\\s+)?(?:[\\p{Lu}\\d][\\p{L}\\p{N}&.'’+-]*|&)){0,6})";
const frame = (before: string, after: string, weight: number) =>
  [new RegExp(`${before}${proper}${after}`, 'gmu'), weight] as const;

const frames = [
  frame(
    '^',
    '\\s+is (?:an? |proud to be an? |committed to being an? )?(?:equal|EEO|Equal|affirmative)',
    5,
  ),
  frame(
    '^(?:About|Über|À propos de|A propos de|Sobre|Acerca de|Over|O firmie|About us:)\\s+',
    '\\s*:?\\s*$',
    4,
  ),
  frame(
    '^(?:Why|Join|Working at|Life at|Work at|Why join|Why work (?:at|for)|Warum|Pourquoi)\\s+',
    '\\s*[?!:]',
    4,
  ),
  frame(
    '\\b(?:At|Bei|Chez|En|Join|Hier bei|Here at|here at)\\s+',
    ',?\\s+(?:we|you|our|wir|dich|sie|erwartet|arbeiten|nous|vous|on\\b|somos|tenemos|creemos|buscamos|queremos)',
    4,
  ),
  frame(
    '^',
    '\\s+(?:is (?:looking|seeking|hiring|recruiting|searching)|are (?:looking|seeking|hiring)|seeks|seek|sucht|suchen|recherche|recrute|busca|precisa|selecciona|cerca|ricerca|procura|zoekt|szuka|poszukuje)\\b',
    4,
  ),
  frame(
    "\\b(?:Die|Der|Das|La|El|L'|Le|Wir,? die|The|Our client,?|chez|bei der|bei)\\s+",
    ',?\\s+(?:sucht|recherche|recrute|busca|is looking for|is seeking|is hiring|ist ein|ist der|ist die|est une?|es una?|is an?|offers|has|provides)\\b',
    3,
  ),
  frame(
    '^',
    '\\s+(?:is|are|ist|est|es|runs|operates|provides|makes|builds|tests|designs|serves|manufactures|delivers|offers|helps|has been|was founded|develops|wurde|entwickelt|produziert|produit|fabrica|ofrece|è|é|celebrates|values|welcomes|believes)\\b',
    2,
  ),
  frame(
    '^',
    '\\s+(?:provides equal|does not discriminate|participates in E-Verify|values diversity|celebrates)\\b',
    4,
  ),
  frame(
    '\\b(?:join|joining|within|for|at|working for|career (?:at|with)|team at|mission of|bei|für|chez|rejoindre|en)\\s+(?:the\\s+)?',
    "(?:'s|’s)?\\s+(?:team|family|Team)\\b",
    3,
  ),
  frame('©\\s*(?:\\d{4}\\s*)?', '', 1),
  frame('^(?:Logo (?:of|for|von|de)|Company logo for,?)\\s+', '\\.?\\s*$', 4),
  frame('^', '\\s+[Ll]ogo$', 4),
];

const notNames =
  /^(?:we|you|our|the|this|that|it|there|what|who|they|he|she|i|about us|us|job|role|the role|the team|position|candidate|candidates|applicants?|the company|company|team|benefits|location|salary|wir|sie|du|es|das|die|der|unser|ihre?|was|wer|nous|vous|le|la|les|notre|votre|il|elle|el|los|nosotros|nuestra|este|esta|all|if|as|in|at|for|to|a|an|home|next|work|life|equal|employment|who we are|experience|knowledge|ability|each|here|where|how|when|why|please|visits?|an? .*|uns|mich|nuestr\w+|os|ti|noi|voce|ons|jij|wij|nas|working here|candidatura|flexib\w+|remote|hybrid|germany|europe|europa|deutschland|france|espana)$/;

/** Employers a text names, surest first; each with the sum of what speaks for it. */
export function companiesNamedIn(text: string): Named[] {
  const weights = new Map<string, number>();
  for (const [pattern, weight] of frames) {
    for (const match of text.matchAll(pattern)) {
      const name = (match[1] ?? '').replace(/[.,'’]+$/, '').trim();
      if (isName(name)) weights.set(name, (weights.get(name) ?? 0) + weight);
    }
  }
  return [...weights]
    .map(([name, weight]) => ({name, weight: weight + Math.min(3, occurrences(text, name) - 1)}))
    .filter(({weight}) => weight >= 3)
    .sort((a, b) => b.weight - a.weight);
}

function isName(name: string): boolean {
  const folded = foldInPlace(name);
  if (name.length < 2 || notNames.test(folded) || /^\d+$/.test(name)) return false;
  return roleWords(folded).length === 0 || /\s/.test(name) === false
    ? !/^(?:the|our|your|this)\s/.test(folded)
    : false;
}

function occurrences(text: string, name: string): number {
  return text.split(name).length - 1;
}
