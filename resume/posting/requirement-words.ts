/** The words with which postings ask, wish and offer: en, de, fr, es, it, pt, nl, pl. Folded text. */
import {foldInPlace} from '../vocabulary/fold.ts';

const word = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

const adjectives =
  'welcome|welcomed|an? (?:real |big |definite |distinct |added |strong |huge )?(?:advantage|plus|bonus|asset|benefit)|advantageous|desirable|desired|preferred|beneficial|helpful|useful|nice(?: to have)?|great|ideal|optional|good to have|appreciated|not (?:required|essential|mandatory|necessary)|(?:highly|well|favou?rably) regarded|regarded (?:highly|favou?rably)|viewed favou?rably|an? nice extra|so much the better|not needed|an? must-not|considered favou?rably|of interest|handy|valued|fantastic|brilliant|amazing|lovely|ideal';

/** A whole statement is a wish: "… is a plus", "… von Vorteil". */
const wishes = word(
  `(?:is|are|would be|will be|considered|seen as|counts? as) (?:all |both |also |strongly |highly |always |definitely |especially |particularly )*(?:considered |seen as |regarded as )?(?:${adjectives})|(?:would|will) (?:make|help|set)\\b.*(?:happy|stand out|apart|helpful)|nice[- ]to[- ]haves?|(?:an? |big |huge |major )?plus|bonus(?: points)?|would love (?:it|to see|if)|even better if|so much the better|all the better|(?:would|will|does) (?:also )?help|not required|but not essential|extra points|we(?:'d| would) love|` +
    'von (?:grossem )?vorteil|vorteilhaft|wunschenswert|(?:ware|waren) (?:schon|toll|super|klasse|prima|spitze|cool|genial|gut|ideal|ein plus|wunschenswert|hilfreich)|gern gesehen|gerne gesehen|ein plus|kein muss|nicht zwingend|runde[nt] (?:ihr|dein) profil ab|freuen wir uns uber|(?:sind|ist) (?:uns )?willkommen|' +
    'fer(?:ait|aient|a|ont)\\b.*(?:bonheur|plaisir|sourire|difference)|(?:est|sont|serait|seraient|sera|seront|constitue\\p{L}*) (?:un (?:vrai |reel |gros |serieux )?(?:plus|atout)|des (?:plus|atouts)|apprecie\\p{L}*|souhaite\\p{L}*|souhaitable\\p{L}*|valorise\\p{L}*|(?:les )?bienvenu\\p{L}*)|un (?:vrai |reel )?(?:plus|atout)|apprecie(?:e|s|es)?|souhaite(?:e|s|es)|souhaitables?|non obligatoire|' +
    '(?:se|te) valorara\\p{L}*|se tendran? en (?:cuenta|consideracion)|se apreciara\\p{L}*|se agradece\\p{L}*|se valora\\p{L}*|valorable\\p{L}*|valoraremos|deseables?|sera(?:n)? un plus|seria(?:n)? un plus|no imprescindible|no es imprescindible|' +
    'gradit[oiae]|preferibil[ei]|preferenzial[ei]|costituisc\\p{L}+|sara un plus|valorizamos|valorizad[oa]s?|desejave(?:l|is)|diferencial|um plus|mais-valia|een pre|is een plus|pluspunt|mile widzian\\p{L}+|atut\\p{L}*',
);
const wishOpens = word(
  "ideally|preferably|preferred|bonus|optional|nice to have|desirable|plus|idealerweise|wunschenswert|gerne? auch|optional|idealement|dans l'ideal|de preference|preferiblemente|deseable|idealmente|preferibilmente|bij voorkeur|mile widziane",
);
const wishVerbs = word(
  '(?:bring(?:st|en)|hast|haben|verfug(?:st|en)|have|has|avez|as|tienes|hai) (?:(?:auch|zudem|also|aussi) )?(?:idealerweise|ideally|idealement|idealmente|im idealfall)',
);
const wishCloses =
  /(?:^|[\s(,–—-])(?:(?:strongly |highly )?(?:preferred|desired|desirable|optional|a plus|ideal|nice to have|bonus|advantageous|useful|handy|helpful|welcome|helps?|mejor|meglio|melhor|tant mieux|umso besser|mooi meegenomen)|\(d\)|von vorteil|wunschenswert|optional|souhaite(?:e|s|es)?|apprecie(?:e|s|es)?|(?:un|le|serait un) (?:plus|atout)|deseable|valorable|gradit[oae]|desejavel|pre|mile widzian[aey])[)\].!]*$/;
const demands = word(
  'required|is (?:essential|mandatory|a must|necessary|needed)|are (?:essential|mandatory|a must|necessary|needed)|must(?: have| hold| be)?|minimum|mandatory|essential|erforderlich|zwingend|voraussetzung|notwendig|unabdingbar|vorausgesetzt|exige(?:e|s|es)?|requis(?:e|es)?|obligatoires?|indispensables?|imperati(?:f|ve|vement)|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|indispensabile|obbligatori[oa]|richiest[oaie]|obrigatori[oa]s?|vereist|verplicht|wymagan[aey]|konieczn[aey]',
);

export type RequirementKind = 'must' | 'nice';

/** Must or nice by the statement's own words; null where they do not say. */
export function statedKind(text: string): RequirementKind | null {
  const folded = foldInPlace(text).replace(/[.;,\s]+$/, '');
  const opening = /^\W*([\p{L}' -]{3,24})/u.exec(folded)?.[1] ?? '';
  const opensWish = wishOpens.exec(opening)?.index === 0;
  if (opensWish || wishCloses.test(folded)) return 'nice';
  if (wishes.test(mainClause(folded)) || wishVerbs.test(folded)) return 'nice';
  return demands.test(folded) ? 'must' : null;
}

/** "Experience in X, ideally in Y" demands the first; a wish after the comma is about a part of it. */
function mainClause(folded: string): string {
  const parts = folded.split(
    /,\s+(?=(?:ideally|preferably|gerne?|idealerweise|vorzugsweise|bevorzugt|idealement|de preference|preferiblemente|idealmente|preferibilmente)\b)/,
  );
  return parts[0] ?? folded;
}

const likeRequirement = word(
  "experience(?:d)?|knowledge|degree|bachelor\\p{L}*|master'?s?|diploma|ability|able to|years?|yrs|licen[cs]e[ds]?|certifi\\p{L}+|skills?|proficien\\p{L}+|familiar(?:ity)?|understanding|fluen\\p{L}+|background|qualifi\\p{L}+|willing(?:ness)?|must|required|expertise|competen\\p{L}+|track record|aptitude|eligib\\p{L}+|registration|registered|comfortable|comfort|passion\\p{L}*|strong|excellent|proven|solid|demonstrated|minimum|at least|education|gpa|literate|literacy|numerate|attention to detail|self-starter|team player|driving|clearance|" +
    'erfahrung\\p{L}*|\\p{L}*kenntnisse?|kenntnis|ausbildung|studium|abschluss|fahigkeit\\p{L}*|bereitschaft|fuhrerschein|\\p{L}*fahigkeit|\\p{L}*bereitschaft|sicherer umgang|freude|flexibilitat|belastbarkeit|zuverlassig\\p{L}*|selbst(?:st)?andig\\p{L}*|teamgeist|deutsch\\p{L}*|englisch\\p{L}*|qualifikation|berufserfahrung|mindestens|interesse|verstandnis|begeisterung|' +
    'experience|connaissances?|maitrise|diplome|titulaire|formation|bac|permis|capacite|rigueur|autonomie|aisance|sens d[ue]|esprit|anglais|qualites|aptitude|competences?|' +
    'experiencia|conocimientos?|titulacion|formacion|carnet|dominio|nivel|disponibilidad|capacidad|habilidad\\p{L}*|ingles|titulo|manejo|licenciatura|' +
    'esperienza|conoscenza|laurea|diploma|capacita|patente|disponibilita|inglese|experiencia|conhecimentos?|carta de conducao|dominio|licenciatura|ervaring|kennis|opleiding|rijbewijs|vaardigheden|werkervaring|beheersing|doswiadczenie|znajomosc|wyksztalcenie|umiejetnosc\\p{L}*|prawo jazdy|dyspozycyjnosc',
);

/** Whether a line by itself reads like something asked of a person. */
export function isRequirementLike(text: string): boolean {
  const folded = foldInPlace(text);
  return likeRequirement.test(folded) || /\d\s?\+\s?(?:years?|jahre|ans|anos)/.test(folded);
}

const offers = word(
  "we guarantee|no (?:previous |prior )?experience (?:is )?(?:needed|required|necessary)|full training|we (?:welcome|celebrate|encourage|value)|every background|all backgrounds|we offer|we provide|you(?:'ll| will) (?:get|receive|enjoy|join|work|run|lead|be part|report)|our (?:benefits|perks)|wir bieten|es erwartet (?:sie|dich)|nous (?:vous )?(?:offrons|proposons)|(?:te )?ofrecemos|offriamo|oferecemos|wij bieden|oferujemy|equal opportunity|regardless of|without regard to|unabhangig von|cookies?|closing date|interviews? (?:will|are)|apply (?:by|now|online|via|before|through)|send (?:your|us)|please (?:apply|send|contact|telephone|call)|bewerben sie|bewirb dich|we do not|reserves? the right|disability confident|no agencies|\\d+ days|free parking|accommodation if|staff meals|employee discount|(?:check|checks|screening|test) (?:is|are|will be) (?:required|carried)|right to work|sponsor\\p{L}*|politically restricted",
);

/** Whether a sentence offers or informs: it is never asked of the person. */
export function isOffer(text: string): boolean {
  return offers.test(foldInPlace(text));
}
