import {foldWords, wordSet} from './fold.ts';
import {remembered} from './remembered.ts';
import {towns} from './towns.ts';

/** Countries and large regions as the eight languages write them, and their usual short forms. */
const countries = wordSet(`
usa, us, u s a, united states, united states of america, uk, u k, united kingdom, england, scotland, wales, northern ireland, great britain, ireland, germany, deutschland, allemagne, alemania, germania, alemanha, duitsland, niemcy, de
france, frankreich, francia, frança, frankrijk, francja, spain, spanien, espagne, españa, spagna, espanha, spanje, hiszpania, italy, italien, italie, italia, itália, italië, włochy, portugal, portogallo, portugalia
netherlands, the netherlands, niederlande, pays bas, países bajos, paesi bassi, holanda, nederland, holandia, belgium, belgien, belgique, bélgica, belgio, belgië, belgia, luxembourg, luxemburg, poland, polen, pologne, polonia, polónia, polônia, polska
austria, österreich, autriche, oostenrijk, switzerland, schweiz, suisse, suiza, svizzera, suíça, zwitserland, szwajcaria, czech republic, czechia, tschechien, slovakia, hungary, ungarn, romania, rumänien, bulgaria, greece, griechenland, croatia, kroatien, serbia, slovenia, ukraine, ukraina, russia, denmark, dänemark, sweden, schweden, norway, norwegen, finland, finnland, iceland, estonia, latvia, lithuania, turkey, türkei, türkiye, malta, cyprus
canada, kanada, mexico, méxico, brazil, brasil, brasilien, argentina, chile, colombia, peru, perú, ecuador, uruguay, venezuela, bolivia, paraguay, costa rica, panama, panamá, guatemala, cuba, puerto rico, dominican republic, república dominicana
india, indien, china, japan, singapore, singapur, hong kong, taiwan, south korea, korea, thailand, vietnam, malaysia, indonesia, philippines, pakistan, bangladesh, sri lanka, nepal, australia, australien, new zealand, israel, uae, united arab emirates, dubai, qatar, saudi arabia, kuwait, lebanon, jordan, iran, iraq, egypt, ägypten, morocco, maroc, tunisia, tunisie, algeria, algérie, nigeria, ghana, kenya, south africa, südafrika, ethiopia, uganda, tanzania, rwanda, senegal, cameroon
`);

/** States, provinces and counties that follow a city after a comma. */
const regions = wordSet(`
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming
ontario, quebec, québec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, newfoundland, new south wales, queensland, victoria, tasmania, western australia, south australia, nsw, qld, vic, act
devon, cornwall, somerset, dorset, kent, surrey, sussex, east sussex, west sussex, hampshire, essex, suffolk, norfolk, cambridgeshire, hertfordshire, bedfordshire, buckinghamshire, oxfordshire, berkshire, wiltshire, gloucestershire, worcestershire, herefordshire, shropshire, staffordshire, warwickshire, leicestershire, northamptonshire, lincolnshire, nottinghamshire, derbyshire, cheshire, lancashire, merseyside, greater manchester, cumbria, yorkshire, west yorkshire, north yorkshire, south yorkshire, east yorkshire, northumberland, county durham, tyne and wear, west midlands, lothian, fife, gwynedd, powys, dyfed, antrim, county cork, county dublin, co dublin, co cork
bayern, bavaria, baden württemberg, hessen, sachsen, thüringen, brandenburg, niedersachsen, nordrhein westfalen, nrw, rheinland pfalz, saarland, schleswig holstein, mecklenburg vorpommern, sachsen anhalt, tirol, steiermark, kärnten, salzburg, vorarlberg, oberösterreich, niederösterreich, zürich
bretagne, normandie, occitanie, île de france, nouvelle aquitaine, auvergne rhône alpes, provence, paca, hauts de france, grand est, alsace, lorraine
cataluña, catalunya, andalucía, madrid, comunidad de madrid, galicia, país vasco, euskadi, aragón, castilla y león, comunidad valenciana, asturias, murcia, navarra, extremadura
lombardia, lazio, toscana, veneto, piemonte, emilia romagna, campania, sicilia, puglia, liguria, sardegna, umbria, marche
são paulo, rio de janeiro, minas gerais, paraná, bahia, rio grande do sul, santa catarina, lisboa, algarve, alentejo
noord holland, zuid holland, utrecht, gelderland, noord brabant, limburg, overijssel, friesland, groningen, vlaanderen, antwerpen
mazowieckie, małopolskie, śląskie, dolnośląskie, wielkopolskie, pomorskie, łódzkie, lubelskie, podkarpackie
maharashtra, karnataka, tamil nadu, telangana, gujarat, kerala, delhi, punjab, haryana, uttar pradesh, west bengal
`);

const stateCodes = wordSet(
  'al, ak, az, ar, ca, co, ct, de, fl, ga, hi, id, il, in, ia, ks, ky, la, me, md, ma, mi, mn, ms, mo, mt, ne, nv, nh, nj, nm, ny, nc, nd, oh, ok, or, pa, ri, sc, sd, tn, tx, ut, vt, va, wa, wv, wi, wy, dc, pr, on, qc, bc, ab, mb, sk, ns, nb, nl, pe, nsw, qld, vic, sa, nt, sp, rj, mg, rs, pr, ba',
);

/** Cities that resumes name often; a town that is missing is recognised by where it stands. */
const cities = wordSet(`
london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, newcastle, nottingham, leicester, southampton, portsmouth, brighton, oxford, cambridge, york, bath, exeter, plymouth, norwich, reading, coventry, derby, hull, bradford, wakefield, aberdeen, dundee, swansea, milton keynes, ipswich, gloucester, cheltenham, dublin, cork, galway, limerick
new york, new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose, austin, jacksonville, fort worth, columbus, charlotte, san francisco, indianapolis, seattle, denver, washington, boston, el paso, nashville, detroit, oklahoma city, portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, mesa, kansas city, atlanta, omaha, colorado springs, raleigh, miami, oakland, minneapolis, tulsa, tampa, arlington, new orleans, cleveland, honolulu, cincinnati, pittsburgh, st louis, orlando, salt lake city, boise, richmond, durham, dayton, palo alto, mountain view, menlo park, sunnyvale, bellevue, redmond, brooklyn, cupertino
toronto, montreal, montréal, vancouver, calgary, ottawa, edmonton, winnipeg, halifax, sydney, melbourne, brisbane, perth, adelaide, canberra, auckland, wellington, christchurch
berlin, hamburg, münchen, munich, köln, cologne, frankfurt, frankfurt am main, stuttgart, düsseldorf, leipzig, dortmund, essen, bremen, dresden, hannover, nürnberg, nuremberg, duisburg, bochum, wuppertal, bielefeld, bonn, münster, karlsruhe, mannheim, augsburg, wiesbaden, mainz, kiel, lübeck, rostock, erfurt, jena, kassel, potsdam, freiburg, freiburg im breisgau, heidelberg, darmstadt, ulm, regensburg, würzburg, ingolstadt, wolfsburg, braunschweig, aachen, magdeburg, halle, chemnitz, saarbrücken, göttingen, oldenburg, osnabrück, konstanz, tübingen, walldorf, wien, vienna, graz, linz, salzburg, innsbruck, klagenfurt, zürich, zurich, genf, geneva, genève, basel, bern, lausanne, luzern, winterthur, st gallen
paris, lyon, marseille, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims, grenoble, dijon, angers, villeurbanne, le mans, aix en provence, brest, tours, limoges, amiens, annecy, metz, besançon, orléans, rouen, mulhouse, caen, nancy, bruxelles, brussels, brussel, liège, namur, luxembourg
madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma, palma de mallorca, bilbao, alicante, córdoba, valladolid, vigo, gijón, granada, vitoria, a coruña, oviedo, pamplona, san sebastián, donostia, santander, salamanca, burgos, cádiz, getafe, móstoles, tarragona, girona, lleida, león, ciudad de méxico, mexico city, guadalajara, monterrey, puebla, bogotá, medellín, cali, lima, quito, santiago, santiago de chile, buenos aires, rosario, montevideo, caracas
roma, rome, milano, milan, napoli, naples, torino, turin, palermo, genova, bologna, firenze, florence, bari, catania, venezia, venice, verona, messina, padova, trieste, brescia, parma, modena, reggio emilia, reggio calabria, perugia, livorno, cagliari, ravenna, rimini, salerno, ferrara, bergamo, trento, vicenza, bolzano, pisa, lecce, udine, ancona, como, monza
lisboa, lisbon, porto, braga, coimbra, aveiro, faro, setúbal, funchal, évora, leiria, guimarães, viseu, são paulo, rio de janeiro, belo horizonte, brasília, salvador, fortaleza, curitiba, recife, porto alegre, manaus, campinas, florianópolis, goiânia
amsterdam, rotterdam, den haag, the hague, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, arnhem, haarlem, enschede, delft, leiden, maastricht, zwolle, den bosch, s hertogenbosch, amersfoort, apeldoorn, antwerpen, antwerp, gent, ghent, brugge, leuven, hasselt, mechelen
warszawa, warsaw, kraków, krakow, cracow, łódź, wrocław, poznań, gdańsk, szczecin, bydgoszcz, lublin, białystok, katowice, gdynia, częstochowa, radom, sosnowiec, toruń, kielce, rzeszów, gliwice, zabrze, olsztyn, bielsko biała, bytom, zielona góra, rybnik, opole, tychy, sopot
prague, praha, prag, brno, budapest, bucharest, sofia, athens, zagreb, belgrade, ljubljana, bratislava, copenhagen, stockholm, gothenburg, malmö, oslo, bergen, helsinki, espoo, reykjavik, tallinn, riga, vilnius, kyiv, kiev, lviv, moscow, istanbul, ankara, tel aviv, jerusalem, haifa, dubai, abu dhabi, doha, riyadh, cairo, casablanca, tunis, lagos, abuja, accra, nairobi, johannesburg, cape town, durban, kampala, kigali
mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, kolkata, pune, ahmedabad, gurgaon, gurugram, noida, jaipur, karachi, lahore, islamabad, dhaka, colombo, kathmandu, singapore, hong kong, shanghai, beijing, shenzhen, guangzhou, hangzhou, chengdu, tokyo, osaka, kyoto, seoul, busan, taipei, bangkok, hanoi, ho chi minh city, kuala lumpur, jakarta, manila
`);

/** Where work has no place. */
const anywhere = wordSet(`
remote, fully remote, hybrid, worldwide, home office, homeoffice, work from home, télétravail, à distance, remoto, en remoto, teletrabajo, da remoto, telelavoro, teletrabalho, thuiswerk, praca zdalna, zdalnie, distanz, onsite, on site, various locations, nationwide, bundesweit, deutschlandweit, multiple locations
`);

const postalPrefix =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3})?|\d{2}-\d{3})(?: ?[A-Z]{2})?\s+(?=\p{Lu})/u;
const postalSuffix =
  /[\s,]+(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,6})$/;
/** The first half of a British postcode, which stands after a town only. */
const outwardCode = /\s+[A-Z]{1,2}\d{1,2}[A-Z]?$/;
/** The number of a French département, printed after the town. */
const departement = /\s*\((?:\d{2,3}|2[AB])\)$/;
const workMode =
  /\s*[([](?:remote|hybrid|on-?site|homeoffice|home office|télétravail|remoto|híbrido)[)\]]$/i;

/**
 * How sure it is that a text as a whole is a place: 1 for a known one in a usual
 * form ("Round Rock, TX", "12435 Berlin", "Remote"), 0 for nothing known.
 */
export const placeLikeness = remembered(likenessToPlace);

function likenessToPlace(text: string): number {
  const plain = text
    .trim()
    .replace(workMode, '')
    .replace(/^[([](.*)[)\]]$/, '$1');
  if (plain === '' || plain.length > 60) return 0;
  const core = plain.replace(postalPrefix, '').replace(postalSuffix, '').replace(departement, '');
  const hasPostalCode = core !== plain;
  if (outwardCode.test(core) && isKnownPlace(core.replace(outwardCode, ''))) return 1;
  const parts = core.split(/\s*[,/]\s*|\s+[–-]\s+/).filter(part => part !== '');
  if (parts.length > 3 || !parts.every(isPlaceWord)) return 0;
  const last = parts.at(-1) ?? '';
  if (parts.every(isKnownPlace)) return 1;
  const [, second = ''] = parts;
  if (parts.length === 2 && (isWideArea(last) || isStateCode(last))) return 1;
  if (parts.length === 3 && isWideArea(last) && (isWideArea(second) || isStateCode(second)))
    return 1;
  return hasPostalCode ? 0.9 : 0;
}

/** A country, a region or a state that a town may be followed by. */
export function isWideArea(text: string): boolean {
  const folded = foldWords(text);
  return countries.has(folded) || regions.has(folded);
}

/** A state, province or county that is no country and shares its name with no city. */
export function isRegionOnly(text: string): boolean {
  const folded = foldWords(text);
  return regions.has(folded) && !cities.has(folded) && !towns.has(folded) && !countries.has(folded);
}

export function isStateCode(text: string): boolean {
  return /^\p{Lu}{2,3}\.?$/u.test(text.trim()) && stateCodes.has(foldWords(text));
}

/** A country, region, city or "remote" that is in the lists. */
export function isKnownPlace(text: string): boolean {
  const folded = foldWords(text);
  return (
    countries.has(folded) ||
    regions.has(folded) ||
    cities.has(folded) ||
    towns.has(folded) ||
    anywhere.has(folded)
  );
}

/** Could name a town: a few words that start with capitals and hold no digits. */
export function isPlaceWord(text: string): boolean {
  if (isKnownPlace(text)) return true;
  const words = text
    .trim()
    .replace(/\s\(\p{Lu}\p{L}+\)$/u, '')
    .split(/\s+/);
  if (words.length > 4 || /[\d@&%:()]/.test(words.join(' '))) return false;
  return words.every(
    (word, index) =>
      /^\p{Lu}/u.test(word) ||
      (index > 0 && /^(?:\p{Ll}{1,3}|upon|under|sous|the|über)$/u.test(word)) ||
      /^(?:d'|l'|s-)\p{Lu}/u.test(word),
  );
}
