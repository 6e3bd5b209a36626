import {foldWords, wordSet} from './fold.ts';

/** Words that only grade a skill: en de fr es it pt nl pl. */
const levels = wordSet(`
expert, advanced, intermediate, beginner, basic, proficient, fluent, novice, competent, skilled, familiar, experienced, excellent, very good, good, working knowledge, master
experte, expertin, fortgeschritten, sehr gut, gut, grundkenntnisse, anfänger, sicher, versiert, erfahren, profi
avancé, intermédiaire, débutant, notions, maîtrise, bon niveau, très bon, bon, confirmé, bases, courant
avanzado, intermedio, básico, experto, principiante, alto, medio, bajo, usuario
avanzato, intermedio, base, esperto, ottimo, buono, discreto, principiante
avançado, intermediário, intermédio, básico, especialista
gevorderd, gemiddeld, basis, uitstekend, goed, beginner, ervaren
zaawansowany, średniozaawansowany, podstawowy, ekspert, dobry, bardzo dobry, biegły, zaawansowana, podstawowa, bardzo dobra, dobra
`);

/** Whether a text says only how well something is known: "Advanced", "4/5", "●●●○". */
export function isSkillLevel(text: string): boolean {
  const folded = foldWords(text);
  if (folded === '') return true;
  return (
    levels.has(folded) ||
    /^(?:level |niveau )?\d{1,3}(?: (?:of |von |sur |de )?\d{1,3})?$/.test(folded)
  );
}
