/**
 * Words that carry no claim of their own, per language: articles, pronouns,
 * prepositions, auxiliaries, and the few fillers a rewrite may add freely.
 */
import type {Language} from '../model/language.ts';

const words: Record<Language, string> = {
  en: `a an the and or nor of to in on at by for from with within into onto as per via through throughout across over out up off
    this that these those it its itself they them their theirs he him his she her hers we us our ours you your yours i me my mine myself
    who whom whose which what when where while whilst how why there here then than so such also both either neither
    be is am are was were been being do does did doing done have has had having will would shall should can could may might must
    about around during between among against toward towards upon along alongside around near beside besides
    etc ie eg one someone anyone but beyond well just too according vs versus s t re own same other another any
    get got go goes gone went make let use using used include including included includes involve involving involved
    namely respectively whether if still already ever again back plus while where whereby therein thereof
    day-to-day various total overall basis order way part number kind type sort range variety respective following
    today since until till ago previously formerly recently am pm`,
  de: `der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur in im ins an am auf aus bei beim mit nach
    fuer durch ueber unter um als wie pro je per sowie auch dass es sie er ihr ihre ihren ihrem ihrer sein seine seinen wir uns unser unsere
    ich mich mir mein meine meinen meinem meiner ist sind war waren wird werden wurde wurden worden haben hat hatte hatten habe
    nicht-nur sondern dabei davon dazu dafur hier dort dieser diese dieses diesen diesem sich man alle jede jeder jedes jeden etwa
    seit bis vor zwischen waehrend wahrend innerhalb inkl inklusive einschliesslich insgesamt jeweils fur uber zuvor heute aktuell derzeit
    u a z b ca bzw sowohl verschiedene verschiedenen rahmen bereich`,
  fr: `le la les l un une des du de d et ou a au aux en dans sur sous par pour avec chez entre vers depuis jusque jusqu puis comme que qui dont
    ou ce cet cette ces il elle ils elles je j me moi mon ma mes nous notre nos vous votre vos leur leurs son sa ses se s y ne
    est sont etait etaient ete etre ai as a avons avez ont avoir ainsi aussi tant plus pendant lors environ soit total ensemble
    afin n c qu lui eux meme autre autres tout tous toute toutes chaque divers diverses differents differentes actuellement`,
  es: `el la los las lo un una unos unas de del al a y e o u en con por para sobre entre desde hasta como que quien cuyo se su sus
    mi mis me yo nos nuestro nuestra nuestros usted ustedes le les este esta estos estas ese esa eso aquel es son era fue fueron ser
    ha han he haber sido esta estan tambien mas muy asi durante mediante segun tras total cada todo todos toda todas otro otros otra otras
    aproximadamente actualmente diversos diversas varios varias ademas`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle d da dal dallo dalla dai dagli dalle a al allo alla ai agli alle
    in nel nello nella nei negli nelle con su sul sullo sulla sui sugli sulle per tra fra e ed o che chi cui come anche si se ci ne
    mio mia miei mie suo sua suoi sue nostro nostra io mi e' sono era erano stato stata stati state essere ha hanno ho avere
    questo questa questi queste quello quella piu durante presso tramite attraverso ogni tutto tutti tutta tutte altro altri vari varie
    diversi diverse circa totale attualmente inoltre`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sobre entre desde ate como que
    quem cujo se seu sua seus suas meu minha meus minhas eu me nos nosso nossa este esta estes estas esse essa isso e ou sao era foi foram
    ser tem ter ha sido estar tambem mais muito assim durante mediante segundo apos total cada todo todos toda todas outro outros
    varios varias diversos diversas atualmente alem`,
  nl: `de het een en of van tot te ten ter in op aan bij met voor door uit om over onder als dat die dit deze er naar per zoals ook zich
    ik mij mijn we wij ons onze u uw zij ze hun hij zijn haar is was waren werd werden wordt worden geworden ben bent heb heeft hebben had
    hadden tijdens tussen binnen via alle elke elk ander andere diverse verschillende totaal momenteel sinds`,
  pl: `i oraz a w we z ze na do od dla przy przez po o u pod nad za jako ktory ktora ktore ktorych ktorzy to ten ta te tych tym sie jest sa byl
    byla bylo byli byc jak takze rowniez moj moja moje ja mnie mi nas nasz swoj swoje jego jej ich im lub albo oraz podczas miedzy
    kazdy kazda wszystkie roznych rozne inne innych obecnie lacznie`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** The function words of a language, lower case and without accents. */
export function functionWords(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(words[language].split(/\s+/));
  sets.set(language, made);
  return made;
}
