/** Words of a letter that say nothing about what the person has done: courtesies and the frame of an application. */

import {stemEnglish} from './english-stem.ts';
import {functionWords} from './function-words.ts';

const words = `
dear hello hi team hiring manager sir madam sincerely regards best kind warm warmly faithfully truly respectfully yours
thank thanks time consideration considering reading review look looking forward hear hearing welcome chance opportunity
discuss talk speak conversation meet meeting call interview glad happy pleased delighted excited keen eager enthusiastic
interest interested enthusiasm apply applying application advertised advertise posting post posted advert role position job vacancy opening
ask asks asking seek seeking looking need needs require requires list lists mention mentions name names call calls want wants
write writing letter resume cv attached enclosed join joining contribute bring offer help support learn part
experience background work working skill skills fit match matches suit suited relevant directly similar same
company organisation organization office place employer here there like love hope wish feel believe think know see show shows
strong closely well also both first please further detail details question questions available convenience
describe describes described description would could year years day days way make made able want before after earlier later
current currently recent recently previous previously last more most tell learn enjoy appreciate grateful value happy soon time would`;

const courtesies = new Set(words.trim().split(/\s+/).map(stemEnglish));

/** Whether a word belongs to the courtesies of a letter. */
export function isCourtesy({parts}: {readonly parts: readonly string[]}): boolean {
  return parts.every(part => courtesies.has(part) || functionWords('en').has(part));
}

/** Words by which a person speaks of themselves, in lower case without accents. */
export const firstPerson =
  /^(?:i|my|me|mine|myself|we|our|ich|mein|meine|meiner|meinem|meinen|je|j|mon|ma|mes|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn|ja|moj|moja|moje)$/;

/** Keys of words that make a sentence a wish or a courtesy rather than a claim. */
export const wish =
  /^(?:would|welcom|hop|look|forward|apply|application|interest|eager|keen|glad|happi|excit|delight|pleas|thank|want|wish|lik|lov|opportuniti|writ|join|discus|bring|contribut|bewerb|bewerbung|freu|interessier|postul|candidatur|interesad|candidat|interessat|solliciter|aplik)$/;

/** Keys of words that claim what the person has or can, even in a wish. */
export const claimNoun =
  /^(?:experienc|expertis|skil|knowledg|know|background|track|record|abiliti|ability|proficienci|command|certification|degre|qualification|erfahrung|kenntnis|experienci|esperienz|ervar)$/;
