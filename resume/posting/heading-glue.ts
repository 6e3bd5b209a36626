/**
 * Headings no lexicon can hold in full ("It'd be lovely if you also", "Toll, aber
 * kein Muss", "Et si en plus"): a few words of which one wishes or asks, while
 * all others are the small words such lines are made of. Folded.
 */
import {foldInPlace, wordSet} from '../vocabulary/fold.ts';

const wishes = wordSet(`
lovely, great, nice, good, helpful, handy, useful, ideal, ideally, perfect, fantastic, cool, awesome, bonus, bonuses, plus, pluses, extra, extras, desirable, desirables, desired, preferred, preferable, loved, aime, aimons, adore, optional, advantage, advantages, advantageous, welcome, impress, delight, added, scales, sparkle, cherry, icing, brownie, kudos, sweetener, sweeteners, sprinkles, gravy, thrilled, delighted, jam, valued, appreciated, regarded, help, helps, asset, beneficial
schon, toll, super, klasse, prima, gern, gerne, hilfreich, nutzlich, vorteil, vorteilhaft, wunschenswert, pluspunkt, pluspunkte, freuen, freut, begeistern, punkten, optional, idealerweise, willkommen, kur, sahnehaubchen, kirsche, zuckerl, sahne, torte, bonus
atout, atouts, idealement, apprecie, apprecies, appreciee, appreciees, souhaite, souhaites, souhaitee, souhaitees, souhaitable, souhaitables, bienvenu, bienvenue, plairait, ravirait, enchanterait, difference, facultatif, cerise, gateau, bonus
deseable, deseables, valora, valoran, valorara, valoraran, valoraremos, valorable, valorables, puntos, puntua, puntuara, suma, sumara, sumaria, gustaria, encantaria, valoramos, guinda, pastel, bonus
gradito, gradita, graditi, gradite, preferibile, preferibili, preferenziale, preferenziali, ideale, apprezzato, apprezzati, apprezziamo, vantaggio, piacerebbe, ciliegina, torta, bonus
diferencial, diferenciais, desejavel, desejaveis, valorizamos, valoriza, valorizado, pontos
pre, pluspunt, pluspunten, mooi, fijn, leuk, handig, meegenomen, ideaal, welkom, wenselijk, prettig
atut, atutem, atuty, mile, widziane, dodatkowym, dodatkowe
`);

const needs = wordSet(`
need, needs, after, someone, somebody, require, requires, required, require, requirements, must, bring, essential, essentials, matters, looking, like, seek, seeking, expect, want, hope, asking, candidate, candidates, person, profile, applicant, applicants, fit, suit, possess, thrive, signs, count, counts, recognise, recognize
bringen, bringst, bringt, mitbringen, mitbringst, brauchst, brauchen, erwarten, suchen, wunschen, konnen, kannst, sollten, solltest, bist, hast, haben, profil, zahlt, zahlen, fachlich, menschlich, personlich, wichtig, verlangen, braucht
recherchons, cherchons, cherche, recherche, attendons, imagine, imaginons, apportez, apportes, avez, etes, savez, faut, profil, as, compte, comptent, demandons, exigeons, demande
necesitas, necesitamos, buscamos, pedimos, aportar, aportas, debes, tienes, eres, exigimos, pediremos, cuenta, importa, debe, requiere
chiediamo, cerchiamo, serve, servono, hai, sei, porti, devi, conta, occorre, occorrono, richiediamo, richiede
procuramos, precisas, precisa, tens, buscamos, pedimos, trazes, conta, exigimos, deve, precisamos
vragen, zoeken, hebt, bent, brengt, breng, neem, verwachten, nodig
oczekujemy, wymagamy, szukamy, masz, jestes, potrzebujesz
`);

/** Who is spoken of: without them "have" and "are" say nothing about the reader. */
const glue = wordSet(`
it, it'd, it'll, think, probably, here, it's, d, ll, s, ve, re, would, will, be, is, are, if, when, you, you'll, you'd, you've, your, us, also, have, has, had, can, could, might, may, should, what, what's, which, that, this, who, a, see, seen, find, hear, an, the, and, or, but, not, no, isn't, t, don't, any, some, to, for, of, in, on, with, as, at, more, even, better, makes, make, tip, set, apart, stand, out, too, had, knew, were, though, points, skills, experience, qualifications, things, kind, we, we're, we'd, after, apply, absolutely, really, big, real, definite, necessary, needed, deal, breaker, dealbreaker, highly, meet, successful, right, worth, mentioning, considered
es, das, was, wer, wie, wenn, du, sie, ihnen, euch, ihr, ihre, dein, deine, dir, dich, uns, wir, ware, waren, wurde, wurden, ist, sind, noch, auch, aber, nicht, kein, keine, muss, mussen, notig, notwendig, zwingend, erforderlich, und, oder, von, zu, zusatzlich, daruber, hinaus, ein, eine, der, die, den, mit, bei, besonders, ausserdem, ganz, sehr, gesehen, an, absolut, wirklich, so, kann
ce, qui, que, c, ca, cela, serait, seraient, n, exige, requis, est, sont, sera, un, une, le, la, les, des, petit, petits, vos, votre, tes, nos, nous, vous, te, on, si, en, de, du, et, mais, pas, non, obligatoire, indispensable, aussi, encore, fera, ferait, feraient, tu, l, il, y, qu, quelques, vraiment, competences
se, que, lo, si, ademas, tambien, pero, no, imprescindible, necesario, seria, es, una, y, o, con, positivamente, nos, tu, al, para, sera, tener, muy
e, sara, sarebbe, se, anche, ma, indispensabile, obbligatorio, titolo, costituisce, che, cosa, ci, ti, i, il, della, requisiti
o, seria, um, uma, tambem, mas, nao, obrigatorio, requisitos, voce, e, ser
het, dit, een, als, je, jij, jouw, ook, maar, niet, geen, vereist, wat, zou, zijn, wij, we, van, mee, dat, extra
bedzie, jest, to, nie, wymagane, ale, na, co, od, ciebie, u, twoim
`);

const describesPerson =
  /\b(?:candidates?|person|profile|profil|perfil|profilo|applicants?|kandidat\w*|candidat\w*)\b/;
/** "Wie wir sind", "Wij hebben": the employer speaks of itself. */
const aboutUs =
  /\b(?:wir (?:sind|haben)|wij (?:hebben|zijn)|we (?:have|are)|nous (?:avons|sommes)|somos|tenemos|siamo|temos)\b/;

export function gluedSense(text: string): 'must' | 'nice' | null {
  const folded = foldInPlace(text);
  const words = folded.match(/[\p{L}]+/gu) ?? [];
  if (words.length === 0 || words.length > 9 || /[.;]\s*$/.test(text)) return null;
  if (!words.every(word => wishes.has(word) || needs.has(word) || glue.has(word))) return null;
  if (/\b(?:might|may|could) also\b/.test(folded)) return 'nice';
  const isWish = words.some(word => wishes.has(word));
  if (isWish && !describesPerson.test(folded)) return 'nice';
  return words.some(word => needs.has(word)) && !aboutUs.test(folded) ? 'must' : null;
}
