/** Requirements said in sentences: "The person we choose will hold QTS, will have taught in Key Stage 2 …". */
import {foldInPlace} from '../vocabulary/fold.ts';
import {countWords} from './count-words.ts';
import {namesOccupation} from './occupation-words.ts';
import type {RequirementItem} from './requirement-items.ts';
import {isOffer, isRequirementLike, type RequirementKind, statedKind} from './requirement-words.ts';

/** Subjects and verbs that begin a demand; what follows is what is asked. */
const leads: readonly RegExp[] = [
  /^(?:we|they)(?:'re|’re|'d| are| would| will)? (?:only )?(?:also )?(?:like|want|hope|wish|need|look|looking|seek|seeking|after|love|see)[^,;:.]{0,40}? (?:someone|somebody|a person|people|candidates?|applicants?)\s+(?:with|who (?:has|have|is|are|can))\s+/i,
  /^(?:procuramos|buscamos|necesitamos|precisamos de|cerchiamo|ricerchiamo|on cherche|nous (?:re)?cherchons|wir suchen|wij zoeken|szukamy)\s+(?:alguien|alguém|una persona|uma pessoa|qualcuno|persone|quelqu[’']un|une personne|jemand\p{L}*|eine person|iemand|osoby)\s+(?:con|com|avec|mit|met|z|qui (?:a|est)|que (?:tenga|tenha|segua))\s+/iu,
  /^(?:(?:las|los|os|i|gli|les|die) )?(?:personas )?(?:aspirantes|candidat\p{L}+|interesad\p{L}+|bewerber\p{L}*)\s+(?:deberán|deben|devono|devem|doivent|müssen|sollten)\s+(?:reunir|tener|possedere|ter|avoir|être)?\s*:?\s*/iu,
  /^(?:valorizamos|valoramos|se valorará|si valuta(?:no)?|apreciamos|on apprécie|what matters|bring|necesitas|pedimos|hai bisogno di)\s*:?\s+/i,
  /^(?:(?:and|but|also|in addition|additionally|however|for this (?:role|job|post)|to be successful|to succeed|in this role|ideally),?\s+)*(?:the [a-z -]{3,40}? (?:we|you) (?:hire|choose|appoint|need|want|seek|employ)|the (?:person|people|one|candidate|applicant|teacher|nurse|individual|successful|ideal|right|perfect|best)\b[^,.]{0,40}?|you(?:'ll| will)?|we(?: are|'re)?|candidates?|applicants?|the (?:post|job|role)[ -]?holder|the (?:post|job|role|position)|this (?:role|position|job)|(?:it )?requires?|someone|who)\s+(?:will|must|should|shall|ought to|needs?(?: to)?|(?:also )?need you to|has to|have to|are expected to|is expected to|(?:also )?(?:require|expect|ask|need)s?(?: that)?(?: you| applicants| candidates| someone)?(?: to)?|looking for (?:someone|people|a person|candidates|somebody|individuals)\s+(?:who|with|that))\s*(?:also |ideally |preferably |really |already )*/i,
  /^(?:ideally,? )?(?:you(?:'ll| will)?(?: also)?|who|they|he or she|she|he)\s+(?=(?:have|has|hold|holds|bring|brings|possess|are|is|know|knows|can|speak|understand|enjoy|thrive|love)\b)/i,
  /^(?:sie|du|ihr|idealerweise|zudem|außerdem|darüber hinaus|dafür|wir (?:erwarten|wünschen uns|suchen|setzen))\s+(?=(?:haben|hast|verfüg|bring|besitz|sind|bist|beherrsch|kann|kenn|könn|sprech|sprich|eine?n?\b|[a-zäöü]+voraus))/i,
  /^(?:(?:la personne|le candidat|la candidate)\b[^,.]{0,30}?|il (?:faut|faudra)(?: également| aussi)?|la persona\b[^,.]{0,30}?)\s+(?=(?:sera|aura|saura|doit|devra|être|avoir|savoir|será|tendrá|sabrá|deberá)\b)/i,
  /^(?:vous|tu|le candidat|la candidate|idéalement,? vous)\s+(?=(?:êtes|avez|possédez|disposez|justifiez|maîtrisez|savez|parlez|as|es|aimez|devez|a|est|faites)\b)/i,
  /^(?:(?:se requiere|se necesita|es necesario|es imprescindible|imprescindible|necesitamos|buscamos|pedimos|debes|deberás|tienes que|la persona[^,.]{0,30}(?:debe|deberá))(?: que| a alguien con| personas? con| una persona con)?)\s+/i,
];

const asks =
  /\b(?:must|required?|requires|essential|(?:you(?:'ll| will)?|candidates?|applicants?|it) (?:also )?needs?|needed|minimum|at least|should (?:have|hold|be)|you(?:'ll| will)? (?:also )?(?:have|hold|bring|possess|know|speak|need|be (?:a |an )?(?:confident|able|qualified|comfortable|fluent|willing|prepared|experienced|familiar|registered|licensed|organi[sz]ed|proficient))|you are (?:a |an )?(?:qualified|experienced|fluent|able|comfortable|familiar|confident|licensed|registered|proficient|skilled|certified|trained)|looking for (?:someone|people|a person|candidates|somebody|individuals)|the [a-z -]{3,40}? we (?:hire|choose|appoint|need|want|seek|employ) (?:will|should|must)|the (?:person|ideal|successful|right|perfect) [^.]{0,30}\b(?:will|has|have|is|holds|must|should)|candidates? (?:must|should|will|need)|applicants? (?:must|should|will|need)|we (?:also )?(?:need|expect|require|ask)|who (?:has|have|holds?|knows?|can)|(?:appoint|want|like|need|need|after|hire|recruit|see) (?:someone|somebody|people|a person) (?:with|who)|what matters|be able to|if you can|alguien con|alguem com|qualcuno con|quelqu'un (?:avec|qui)|jemanden? mit|iemand met|aspirantes deberan|candidat\p{L}+ (?:deberan|devono|devem|doivent)|(?:je|jij) hebt|hai (?:una|un|almeno|esperienza)|almeno \p{L}+ anni|pedimos|il faut|nicht fehlen|solltest du|sollten sie|du solltest|must know|needed|exigidas?|(?:la personne|le candidat|la candidate|le ou la candidate?) [^.]{0,30}\b(?:sera|aura|saura|doit|devra|possede|justifie)|il (?:faut|faudra)|die (?:richtige |gesuchte )?person [^.]{0,30}\b(?:hat|verfugt|kann|sollte|bringt)|la persona [^.]{0,30}\b(?:sera|tendra|sabra|debera|debe|tiene)|sie (?:arbeiten (?:gern|selbst|sorg|eigen)|haben|verfugen|bringen|besitzen|sind|sollten|mussen|beherrschen|konnen|sprechen)|du (?:arbeitest|hast|verfugst|bringst|besitzt|bist|solltest|musst|beherrschst|kannst|sprichst)|voraussetzung\w*|brauchst du|brauchen sie|benotig\w+|erforderlich|wir erwarten|setzen wir|vorausgesetzt|(?:haben|verfugen) sie|hast du|vous (?:avez|etes (?:titulaire|diplom\w+|rigour\w+|autonom\w+|a l'aise|dot\w+|organis\w+|reconnu\w*)|possedez|disposez|justifiez|maitrisez|devez|parlez|savez)|titulaire d|exigee?|requise?|indispensable|obligatoire|imprescindible|requisito|se requiere|necesari[oa]|necesitamos|debes|deberas|tienes (?:experiencia|titul|formacion|conocim|carnet|disponib)|cuentas con|dispones de|aportas|buscamos (?:a )?(?:alguien|una persona|personas)|si richied\w+|richied\w+|indispensabile|necessari[oa]|precisas|obrigatori[oa]|je (?:hebt|bent|beschikt)|u (?:hebt|heeft|bent)|vereist|wymagamy|oczekujemy|posiadasz)\b/u;

/** What a sentence asks for; nothing where it asks for nothing. */
export function readProse(sentence: string): RequirementItem[] {
  const folded = foldInPlace(sentence);
  if (isOffer(sentence) || /\?$/.test(sentence.trim()) || countWords(sentence) > 70) return [];
  const asked = askedOf(sentence);
  if (asked !== null) return proseItems(asked, 'must');
  const kind = statedKind(sentence);
  if (kind !== 'nice' && !asks.test(folded) && !isBareDemand(sentence)) return [];
  if (
    kind === 'nice' &&
    !asks.test(folded) &&
    !isRequirementLike(sentence) &&
    countWords(sentence) > 18
  )
    return [];
  return proseItems(sentence, 'must');
}

/** "Freundlich und kopfrechenfest.": notices in windows ask for a manner in a word or two. */
const manner =
  /^(?:friendly|reliable|honest|punctual|hard-?working|trustworthy|sober|patient|cheerful|tidy|organi[sz]ed|freundlich\w*|punktlich\w*|zuverlassig\w*|ehrlich\w*|fleissig\w*|belastbar\w*|teamfahig\w*|flexibel|gepflegt\w*|motiviert\w*|sportlich\w*|serieu\w+|ponctuel\w*|motivee?|souriante?|soigneu\w+|dynamique|puntual\w*|responsable|amable|seri[oa]|affidabil[ei]|solare|precis[oa]|pontual|simpatic[oa]|dinamic[oa]|vriendelijk|betrouwbaar|stipt|handig|uczciw\w+|punktualn\w+|sumienn\w+)(?:$|[ .,])/;

/** "Buscamos maestra con título …", "Wir suchen eine Köchin mit Erfahrung …": what stands after "with". */
const searchedWith =
  /(?:busc(?:amos|a)|precis(?:amos|a)|necesit(?:amos|a)|cerc(?:hiamo|a)|ricerc(?:hiamo|a)|procur(?:amos|a)|such(?:en|t|e) (?:wir|ich)|wir suchen|sucht|recherch(?:ons|e)|cherch(?:ons|e)|recrut(?:ons|e)|looking for|seek(?:s|ing)?|hiring|zoeken(?: wij)?|zoekt|szukamy|szuka)\s+([^.;:]{3,80}?)\s+(?:con|com|mit|avec|with|met|z)\s+(\S.*)$/iu;

function askedOf(sentence: string): string | null {
  const [, whom = '', what = ''] = searchedWith.exec(sentence) ?? [];
  const isAsked = isRequirementLike(what.split(/[,;]/)[0] ?? '');
  return isAsked && namesOccupation(whom) ? what : null;
}

/** "Clean driving record, valid licence, able to lift 30 kg.": things asked, without a verb of anyone's. */
function isBareDemand(sentence: string): boolean {
  const isSaid =
    /\b(?:we|you|they|it|our|is|are|was|will|has|have|had|wir|sie|du|ist|sind|hat|wird|nous|vous|est|sont|somos|es|son|siamo|sono|wij|jij|heeft)\b/i;
  const [first = ''] = sentence.split(/[,;]/);
  if (manner.test(foldInPlace(first)) && countWords(sentence) <= 8) return !isSaid.test(sentence);
  const opens = isRequirementLike(first);
  return opens && countWords(sentence) <= 24 && countWords(sentence) >= 3 && !isSaid.test(sentence);
}

/** A sentence under a heading that asks: cut into the things asked, each with its kind. */
export function proseItems(sentence: string, kind: RequirementKind): RequirementItem[] {
  const items: RequirementItem[] = [];
  const opensWish = statedKind(sentence.slice(0, 30)) === 'nice' || areAllWishes(sentence);
  for (const clause of clauses(sentence)) {
    const text = bare(clause);
    if (countWords(text) < 1) continue;
    items.push({text, kind: opensWish ? 'nice' : (statedKind(clause) ?? kind)});
  }
  return items;
}

/** "A degree, GIS and field work are all welcome": one predicate for the whole list. */
function areAllWishes(sentence: string): boolean {
  const folded = foldInPlace(sentence);
  const list = /^(.*?)\b(?:are|would be|sind|waren|sont|seraient|son|serian|sono|sarebbero) /.exec(
    folded,
  );
  const listed = list?.[1]?.trim() ?? '';
  return listed !== '' && statedKind(sentence) === 'nice' && !asks.test(listed);
}

const nextClause =
  /(?:;\s*|,\s*(?:and|but|as well as|plus|und|sowie|aber|et|ainsi que|y|e|además de|oraz)?\s*|\s+(?:and|but|und|sowie|et|y|as well as)\s+)(?=(?:you(?:'ll| will)?|who|will|must|should|have|has|hold|know|can|are|be|bring|need|possess|speak|sie|du|verfügen|verfügst|bringen|bringst|haben|hast|besitzen|sind|bist|beherrschen|sprechen|vous|aura|saura|sera|devra|tendrá|sabrá|será|deberá|êtes|avez|possédez|maîtrisez|disposez|justifiez|tienes|cuentas|dispones|hablas|an?\s+(?:[\p{L}-]+\s){0,3}(?:degree|licen[cs]e|certificate|certification|qualification|background|understanding|knowledge|eye|passion|interest|record|willingness|track record|grasp|command|feel|love|flair|head)|(?:happy|willing|able|comfortable|confident|prepared|keen) (?:to|with|in)|(?:good|strong|solid|excellent|proven|some|relevant|previous|prior|basic|fluent|sound|full|clean|valid|current)\s|experience|the ability|al menos|mindestens|au moins|knowledge|familiarity|fluency|proficiency|understanding|at least|(?:\d+|two|three|five)\+?\s+years|eine?n?\s+(?:\p{L}+\s){0,2}(?:Ausbildung|Studium|Führerschein|Abschluss)|(?:gute|sehr gute|fundierte|sichere|erste|mehrjährige|einschlägige|mindestens)\s|une?\s+(?:\p{L}+\s){0,2}(?:expérience|formation|diplôme|maîtrise|connaissance|permis|aisance|capacité)|(?:bonne|solide|excellente|première)s?\s|experiencia|conocimientos|carnet|titulación|(?:buen|buena|alto)\s|disponibilidad|le permis|la maîtrise|a second\s)\b)|;\s+(?=\S)/giu;

function clauses(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(nextClause)) {
    const part = sentence.slice(from, match.index);
    // A clause needs words of its own; "strong and reliable" is not two.
    if (countWords(part) < 2 && countWords(bare(part)) < 2) continue;
    if (isInParentheses(sentence, match.index)) continue;
    parts.push(part);
    from = match.index + match[0].length;
  }
  parts.push(sentence.slice(from));
  return parts;
}

function isInParentheses(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

const tails =
  /\s*,?\s*(?:(?:would|will|is|are|(?:wäre|wären|ist|sind)|serait|seraient|est|sont|sera|sería|es|son|se)\s+(?:also |always |very |highly |strongly |sehr |un |une |ein )*(?:be\s+)?(?:an? )?(?:(?:added |real |big )?(?:welcome|advantage|plus|bonus|asset|desirable|preferred|beneficial|helpful|useful|great|nice|ideal|appreciated|required|essential|needed|mandatory|a must|necessary)|von Vorteil|wünschenswert|erforderlich|notwendig|Voraussetzung|vorausgesetzt|schön|toll|plus|atout|appréciée?s?|souhaitée?s?|requise?s?|exigée?s?|indispensables?|obligatoires?|imprescindibles?|necesari[oa]s?|valorará|valora|un plus|deseables?)|(?:would|will) make [^.]{0,60}|von Vorteil|wünschenswert|erforderlich|mitbringen|mit)\s*[.!]*$/i;

function bare(clause: string): string {
  let text = clause.trim().replace(/[\s.;,!]+$/, '');
  for (const lead of leads) {
    const cut = text.replace(lead, '');
    if (cut !== text && countWords(cut) >= 1) {
      text = cut;
      break;
    }
  }
  text = text.replace(/^(?:will|must|should|need to|can also|also|and|und|et|y)\s+/i, '');
  const shortened = text.replace(tails, '');
  return (countWords(shortened) >= 2 ? shortened : text).trim();
}
