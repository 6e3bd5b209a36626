import {type CategoryInput, type CategoryResult, counted, quoted} from './category.ts';

const perRole = 2;
const fewest = 2;
const most = 6;
const plainMeasure = 0.7;

const outcome =
  /\b(?:from .{1,40} to|reduc\p{L}*|cut|lower\p{L}*|sav\p{L}*|increas\p{L}*|rais\p{L}*|grew|grow\p{L}*|improv\p{L}*|doubl\p{L}*|tripl\p{L}*|halv\p{L}*|exceed\p{L}*|shorten\p{L}*|finished|won|against|von .{1,40} auf|senk\p{L}*|steiger\p{L}*|reduzier\p{L}*|verbesser\p{L}*|verkürz\p{L}*|de .{1,40} à|hausse|baisse|rédui\p{L}*|augment\p{L}*|amélior\p{L}*|redu\p{L}*|aument\p{L}*|mejor\p{L}*|ahorr\p{L}*|ridu\p{L}*|ridott\p{L}*|miglior\p{L}*|risparmi\p{L}*|melhor\p{L}*|verlaag\p{L}*|verhoog\p{L}*|verbeter\p{L}*|bespaar\p{L}*|zmniejsz\p{L}*|zwiększ\p{L}*|popraw\p{L}*|skróc\p{L}*)/iu;
/** A year, a version or a paragraph number measures nothing. */
const notMeasured =
  /\b(?:19|20)\d{2}\b|\b[A-Za-z]+[-.]?\d[\w.-]*|\b\d+(?:\.\d+){2,}\b|\b(?:Level|Stufe|Year|Klasse|Class|Phase|ISO|DIN|EN|VDE|Windows|Office|Method|Sage|Dynamics)\s+\S*\d\S*/g;

/**
 * Results with figures. Formula: 100 × (measured bullets ÷ wanted), at most 100.
 * A bullet with a figure and a change counts 1, with a figure alone 0.7. Wanted
 * are two for each role, at least 2 and at most 6: an honest resume need not
 * measure every line, so more bullets never lower this figure.
 */
export function impact({bullets, resume}: CategoryInput): CategoryResult {
  const wanted = Math.min(most, Math.max(fewest, perRole * resume.experience.length));
  const measured = bullets.filter(({text}) => isMeasured(text));
  const points = measured.reduce((sum, {text}) => sum + (outcome.test(text) ? 1 : plainMeasure), 0);
  const value = 100 * Math.min(1, points / wanted);
  const [example] = [...measured].sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    value,
    earned: example
      ? [`${counted(measured.length, 'bullet')} with figures, such as ${quoted(example.text)}`]
      : [],
    raise:
      value < 100
        ? [
            'Where you know a figure (how many, how often, from what to what), say it in the bullet.',
          ]
        : [],
  };
}

function isMeasured(text: string): boolean {
  return /\d/.test(text.replace(notMeasured, ' '));
}
