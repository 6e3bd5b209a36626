/** Words that go with a figure: what it measures, whom it counts, what gathers what it counts. */
import {isCollective} from '../vocabulary/light-words.ts';
import {titleLikeness} from '../vocabulary/titles.ts';
import {usesOf} from './figures.ts';
import {sameMeaning} from './pool.ts';
import type {Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** What a measured figure is a measure of: "build time" of a build that took minutes. */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:time|duration|period|zeit|dauer|temps|duree|tiempo|plazo|duracion|tempo|durata|prazo|tijd|duur|czas)$/,
    /^(?:time|days|months)$/,
  ],
  [/^(?:age|aged|alter|edad|eta|idade|leeftijd|wiek|wieku)$/, /^months$/],
  [/^(?:distance|length)$/, /^length$/],
  [/^(?:weight)$/, /^mass$/],
  [/^(?:amount|sum|worth|value|money|cash)$/, /^(?:usd|eur|gbp|chf|pln|cad|aud|inr|jpy|brl|sek)$/],
];

export function namesMeasure({low}: Term, lines: readonly Passage[]): boolean {
  const measure = measures.find(([word]) => word.test(low));
  if (!measure) return false;
  return lines.some(({terms}) =>
    terms.some(({figure}) => measure[1].test(figure?.unit?.dimension ?? '')),
  );
}

const shares =
  /^(?:shar|proport|percentag|point|part|rate$|taux|tax|anteil|quot|pourcentag|tas|porcentaj|percentual|wskaznik|cijfer)/;

export function isShareOfPercent({key}: Term, lines: readonly Passage[]): boolean {
  return (
    shares.test(key) &&
    lines.some(({terms}) => terms.some(({figure}) => figure?.unit?.dimension === '%'))
  );
}

const people =
  /^(?:nurse|engineer|staff|person|people|apprentice|executive|teacher|assistant|clerk|developer|analyst|member|employee|worker|agent|technician|manager|report|colleague|cook|chef|volunteer|intern|trainee|auszubildend|mitarbeit|personn|emplead|dipendent|funcionari|pracownik|medewerk|rep|associate|driver|officer|guard|carer|electrician|mechanic|operator|designer|salesperson|account|tester|welder|cleaner|waiter|server|consultant|researcher|student|supervisor|fitter|joiner)/;
const teams = /^(?:team|teams|gruppe|equipe|equipo|squadra|zespol|ploeg|group|crew)$/;

/** "a team of 7 account executives" where seven are counted; the figure itself is checked elsewhere. */
export function isTeamOfPeople(
  terms: readonly Term[],
  at: number,
  lines: readonly Passage[],
): boolean {
  if (!teams.test((terms[at] as Term).low)) return false;
  if (!terms.slice(at + 1, at + 4).some(({figure}) => figure !== null)) return false;
  return lines.some(line => line.terms.some((_, i) => countsPeople(line.terms, i)));
}

function countsPeople(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.figure === null) return false;
  return terms
    .slice(at + 1, at + 4)
    .some(({key, low, text}) => people.test(key) || people.test(low) || isOffice(text));
}

/** "receptionists": whoever has a title of one word is a person. */
function isOffice(word: string): boolean {
  return /s$/.test(word) && titleLikeness(word.replace(/s$/, '')) === 1;
}

const vagueCounts: readonly (readonly [RegExp, number])[] = [
  [/^(?:several|multiple|few|mehrere|plusieurs|varios|varias|diversi|vari|meerdere|kilka)$/, 2],
  [/^(?:numerous|many|zahlreiche\w*|nombreu\w*|numeros\w*|talrijke|liczne)$/, 10],
  [/^(?:dozens|dutzende|dizaines|docenas|decine|dezenas|tientallen|dziesiatki)$/, 24],
  [/^(?:hundreds|hunderte|centaines|cientos|centinaia|centenas|honderden|setki)$/, 200],
  [/^(?:thousands|tausende|milliers|miles|migliaia|milhares|duizenden|tysiace)$/, 2000],
];

/** "several", "hundreds of": true of a line that counts at least so many of the same thing. */
export function isVagueCount(
  {low}: Term,
  after: Term | undefined,
  lines: readonly Passage[],
): boolean {
  const least = vagueCounts.find(([word]) => word.test(low))?.[1];
  if (least === undefined || !after) return false;
  return lines.some(line =>
    usesOf(line).some(
      ({figure, after: counted}) =>
        figure.value >= least &&
        !figure.unit &&
        (after.isFunction || counted.some(other => sameMeaning(after, other))),
    ),
  );
}

/** "a herd of 140 cows": the word gathers what is counted. */
export function gathersCounted(terms: readonly Term[], at: number): boolean {
  const {low} = terms[at] as Term;
  if (low === 'strong') return terms[at - 1]?.figure != null;
  if (!isCollective(low)) return false;
  return terms.slice(at + 1, at + 3).some(({figure}) => figure !== null);
}
