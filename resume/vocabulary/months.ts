import {foldWords, listed, wordSet} from './fold.ts';

/** Names and usual abbreviations, January first: en de fr es it pt nl pl. */
const names = [
  'january, jan, januar, jaenner, jänner, janvier, janv, enero, ene, gennaio, gen, genn, janeiro, januari, styczeń, stycznia, sty',
  'february, feb, febr, februar, feber, février, févr, fév, febrero, febbraio, febb, fevereiro, fev, februari, luty, lutego, lut',
  'march, mar, mrz, märz, maerz, mars, marzo, março, maart, mrt, marzec, marca',
  'april, apr, avril, avr, abril, abr, aprile, kwiecień, kwietnia, kwi',
  'may, mai, mayo, maggio, mag, magg, maio, mei, maj, maja',
  'june, jun, juni, juin, junio, giugno, giu, junho, czerwiec, czerwca, cze',
  'july, jul, juli, juillet, juil, juill, julio, luglio, lug, julho, lipiec, lipca, lip',
  'august, aug, août, agosto, ago, ag, augustus, sierpień, sierpnia, sie',
  'september, sep, sept, septembre, septiembre, settembre, set, sett, setembro, wrzesień, września, wrz',
  'october, oct, oktober, okt, octobre, octubre, ottobre, ott, outubro, out, październik, października, paź',
  'november, nov, novembre, noviembre, novembro, listopad, listopada, lis',
  'december, dec, dezember, dez, décembre, déc, diciembre, dic, dicembre, dezembro, grudzień, grudnia, gru',
];

/** Month number, 1 to 12, by folded name. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((list, index) => listed(list).map(name => [foldWords(name), index + 1] as const)),
);

/** The names as they are printed, longest first, in lower case and with a capital, as a pattern. */
export const monthPattern: string = names
  .flatMap(listed)
  .filter(name => name.length > 2)
  .sort((a, b) => b.length - a.length)
  .map(name => `[${name[0]}${name[0]?.toUpperCase()}]${name.slice(1)}`)
  .join('|');

/** Words that end a range which has not ended. */
export const presentWords = wordSet(`
present, the present, current, currently, now, today, to date, till date, until now, ongoing, on going, date, present day
heute, aktuell, jetzt, laufend, dato, gegenwart, andauernd
présent, aujourd'hui, aujourd hui, actuel, actuellement, ce jour, maintenant, en cours, nos jours
actualidad, la actualidad, actual, actualmente, presente, el presente, hoy, la fecha, fecha, en curso
oggi, attuale, attualmente, in corso, ad oggi
atual, atualmente, o momento, hoje, o presente, em curso, até hoje, data atual
heden, nu, huidig, vandaag
obecnie, teraz, dziś, dzisiaj, chwili obecnej, nadal, obecny, dnia dzisiejszego
至今, 现在, 現在
`);

/** Words before the first date of a range that has not ended. */
export const sinceWords = wordSet(
  'since, seit, ab, depuis, depuis le, à partir de, desde, dal, dall, da, a partire da, sinds, vanaf, od, from, starting, a partir de',
);

/** Words that may stand before a range's first date. */
export const fromWords = wordSet(`
from, von, vom, de, du, del, dal, dall, da, van, od, between, desde
previsão, previsão de, previsto para, prevista para, prevu en, prévu en, previsto, prevista, voraussichtlich, voraussichtlich bis, verwacht, planowane, summers, veranos de, étés, estati, completed in, graduated in, obtained in, abgeschlossen im, expected, anticipated, graduated, graduating, completed, awarded, obtained, conferred, class of, concluído em, concluída em, conclusão em, abgeschlossen, obtenu en, diplômé en, diplômée en, finalizado en, conseguito nel, conseguita nel, behaald in, ukończone, ukończony, ukończono
`);

/** Words before a date that ends a range whose start is not printed. */
export const endWords = wordSet(
  'until, till, up to, bis, jusqu à, jusqu au, jusqu en, hasta, fino a, fino al, até, tot, tot en met',
);

/** Words between the two dates of a range. */
export const untilWords = wordSet(
  'to, until, till, til, up to, through, thru, bis, bis zum, à, au, jusqu à, jusqu au, jusqu en, a, al, hasta, hasta la, ad, fino a, até, ao, à, tot, tot en met, t m, do',
);

/** Parts of a year that a date may name instead of a month. */
export const yearParts = wordSet(`
spring, summer, autumn, fall, winter, frühling, frühjahr, sommer, herbst, printemps, été, automne, hiver
primavera, verano, otoño, invierno, estate, autunno, inverno, verão, outono, lente, zomer, herfst, wiosna, lato, jesień, zima
q1, q2, q3, q4, h1, h2, ws, ss, wise, sose, wintersemester, sommersemester, semester, t1, t2, t3, t4
early, mid, late, anfang, mitte, ende, début, fin, principios, finales
`);
