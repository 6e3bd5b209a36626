/** How well a language is known: a rewrite may claim the printed level or less. */
import type {Reason} from '../model/claims.ts';
import {isHumanLanguage} from '../vocabulary/human-languages.ts';
import {foldAccents} from '../vocabulary/stems.ts';
import {notInResume} from './reasons.ts';
import type {SourceIndex} from './source-index.ts';

/** Words for levels on the scale of the CEFR (A1 = 1 … C2 = 6, native = 7), the longer phrase first. */
const levels: readonly (readonly [RegExp, number])[] = [
  [/\b(?:near native|almost native|annahernd muttersprach\w*)\b/, 6],
  [
    /\b(?:native|mother tongue|first language|muttersprach\w*|langue maternelle|lengua materna|nativ[oa]|madrelingua|lingua madre|lingua materna|moedertaal|ojczyst\w*|bilingual|bilingue|bilingue|zweisprachig|tweetalig|dwujezyczn\w*)\b/,
    7,
  ],
  [/\b(?:c2|mastery|proficient|proficiency level c2)\b/, 6],
  [
    /\b(?:c1|fluent|fluently|advanced|full professional|verhandlungssicher\w*|fliessend\w*|courant\w*|avance\w*|fluid[oa]|avanzad[oa]|avanzat[oa]|fluente|avancad[oa]|vloeiend|gevorderd|biegl\w*|plynn\w*|zaawansowan\w*|business fluent|excellent|sehr gute?)\b/,
    5,
  ],
  [
    /\b(?:b2|upper intermediate|professional working|working proficiency|professional|good|gute?|bon|bonne|buen[oa]?|buon[oa]?|bo[am]|goed|dobr\w*|business|konversationssicher|sredniozaawansowan\w*)\b/,
    4,
  ],
  [
    /\b(?:b1|intermediate|conversational|limited working|mittelstufe|intermediaire|intermedi[oa]|intermediari[oa]|conversation|conversacion\w*|redelijk|komunikatywn\w*|discreto|spoken)\b/,
    3,
  ],
  [
    /\b(?:a2|elementary|basic|grundkenntnisse|notions|basic[oa]|scolaire|scolastic[oa]|schulkenntnisse|nociones|nozioni|nocoes|elementar\w*|elemental|base|basis\w*|podstaw\w*|debutant|learning)\b/,
    2,
  ],
  [/\b(?:a1|beginner|anfanger\w*|principiante|iniciante|poczatkujac\w*|novice)\b/, 1],
];

interface Known {
  readonly text: string;
  readonly name: string;
  readonly level: number | null;
}

function known(text: string): Known {
  const folded = foldAccents(text.toLowerCase()).replace(/[^\p{L}\d]+/gu, ' ');
  const found = levels.find(([pattern]) => pattern.test(folded));
  let rest = folded;
  for (const [pattern] of levels) rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  return {
    text,
    name: rest
      .replace(
        /\b(?:in|level|niveau|nivel|livello|poziom|skills|kenntnisse|cefr|ger|speaker|and|written|speaking|language|jezyk|the|a|of|proficiency|working|level)\b/g,
        ' ',
      )
      .trim()
      .replace(/\s+/g, ' '),
    level: found?.[1] ?? null,
  };
}

/** What language lines say beyond the source's. */
export function languageReasons(said: readonly string[], {source}: SourceIndex): Reason[] {
  const languages = source.languages.map(known);
  return said
    .flatMap(languagesOf)
    .filter(text => text !== '')
    .flatMap(text => {
      const claim = known(text);
      const match = languages.find(({name}) => name === claim.name);
      if (!match) return [notInResume('language', text)];
      return isNoMore(claim.level, match.level)
        ? []
        : [
            {
              kind: 'language' as const,
              text: `“${text}” is not in your resume: it says ${match.text}.`,
            },
          ];
    });
}

/** Several languages in one line; a comma may also set off the level. */
function languagesOf(text: string): string[] {
  const entries: string[] = [];
  for (const part of text.split(/\s*[;,\n•|]\s*(?![^(]*\))/)) {
    if (entries.length === 0 || isHumanLanguage(part)) entries.push(part);
    else entries.push(`${entries.pop()} ${part}`);
  }
  return entries;
}

/** Leaving a level out claims no less than a good command. */
function isNoMore(said: number | null, level: number | null): boolean {
  if (said === null) return level === null || level >= 4;
  return level !== null && said <= level;
}
