/** What headings that no lexicon holds are about, by the words in them. */
import {foldInPlace} from '../vocabulary/fold.ts';
import type {SectionKind} from './heading-words.ts';

/** The narrower sense first. */
const senses: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /(?:\bwould|'d) (?:\w+ )?be\b.* if you\b|\bif you (?:also|even)\b|\bwenn (?:du|sie) (?:auch|zudem|ausserdem|noch)\b|\bsi (?:vous|tu) .*\b(?:aussi|en plus)\b|\bsi ademas\b|\bse (?:anche|inoltre)\b|\bse tambem\b|\bals je ook\b/,
    'nice',
  ],
  [
    /\b(?:bonus|plus|plus(?:es|points)?|nice|extra|smile|advantage\w*|impress|stand out|desirable|desired|preferred|ideal world|optional|what would|would (?:be|also|make|help|love|like)|we'd (?:love|like)|better (?:yet|still)|even better|handy|plairait|aimerions|durfen|gern\w*|extra|gewisse|smiles?|not (?:essential|required|needed|necessary|a must)|kein muss|dream|puntos|von vorteil|wunsch\w*|ware|waren|atouts?|serait|apprecie\w*|valora\w*|deseable\w*|preferenzial\w*|gradit\w*|diferencia\w*|desejave\w*|pluspunt\w*|mile widziane|helpful|highly regarded|love (?:it|to see)|toll|fanden|super|gefallen|freuen|cherry|icing|faster|brownie|cool|delight\w*|thrilled|sweeteners?|sprinkles|(?:might|could|may) also|sahnehaubchen|kirsche|cerise|guinda|ciliegina)\b/,
    'nice',
  ],
  [
    /\b(?:need|needs|require[ds]?|requirements?|must|essential|criteria|bring|looking for|look for|qualif\w+|skills?|experience|your profile|about you|who you|ideal candidate|successful candidate|should have|you (?:will )?have|have what it takes|possess|you(?:'ll| will| would|'d) (?:probably )?(?:thrive|fit|enjoy|suit)|signs? (?:this|that|you)|right for you|for you if|zahlt|fachlich|ce qui compte|lo que cuenta|cosa conta|anforderung\w*|voraussetzung\w*|profil|mitbring\w*|bringst|brauch\w+|mussen|musst|konnen|faut|benotig\w+|erwarten wir|wir erwarten|requisit\w+|perfil|buscamos|profilo|cerchiamo|procuramos|profiel|vragen|wymagania|oczekujemy|recherch\w+|competences|attendons)\b/,
    'must',
  ],
  [
    /\b(?:offer|benefits?|perks?|rewards?|we pay|you(?:'ll| will)? (?:get|receive|enjoy)|expect from us|in return|package|bieten|angebot|vorteile|offrons|proposons|avantages|ofrecemos|beneficios|offriamo|oferecemos|bieden|oferujemy)\b/,
    'benefits',
  ],
  [
    /\b(?:responsib\w+|dut(?:y|ies)|tasks?|your role|the role|the job|you(?:'ll| will) (?:do|be|own)|day to day|aufgabe\w*|tagesgeschaft|en charge|tatigkeit\w*|missions?|poste|funciones|tareas|mansioni|attivita|funcoes|taken|obowiazk\w+|zadania)\b/,
    'duties',
  ],
  [
    /\b(?:apply|application|contact|interview|bewerb\w+|kontakt|postuler|candidature|contacto|inscri\w+)\b/,
    'apply',
  ],
];

export function senseOf(text: string): SectionKind | null {
  const folded = foldInPlace(text);
  return senses.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
