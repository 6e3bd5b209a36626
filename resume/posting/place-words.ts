/** Places by name and by form. Compiled from general knowledge; an unknown town is told by its form. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {anyOf} from './lexicon.ts';

const usStates =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR';
const otherCodes =
  'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT|UK|GB|USA|US|UAE|EU|EMEA|APAC|DACH|NRW|BW';

const regions =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|new south wales|victoria|queensland|tasmania|' +
  'bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|county durham|essex|east sussex|west sussex|gloucestershire|greater london|greater manchester|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|south yorkshire|west yorkshire|east yorkshire|yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|staffordshire|suffolk|surrey|sussex|tyne and wear|warwickshire|west midlands|east midlands|midlands|wiltshire|worcestershire|gwynedd|powys|fife|highlands?|lothian|midlothian|' +
  'baden-wurttemberg|bayern|bavaria|brandenburg|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|sachsen|sachsen-anhalt|schleswig-holstein|thuringen|ruhrgebiet|tirol|steiermark|karnten|oberosterreich|niederosterreich|vorarlberg|' +
  "ile-de-france|auvergne-rhone-alpes|nouvelle-aquitaine|occitanie|bretagne|normandie|grand est|hauts-de-france|pays de la loire|centre-val de loire|bourgogne-franche-comte|provence-alpes-cote d'azur|paca|corse|alsace|lorraine|rhone|gironde|loire-atlantique|haute-garonne|bouches-du-rhone|isere|haute-savoie|savoie|herault|finistere|morbihan|vendee|nord|pas-de-calais|" +
  'andalucia|aragon|asturias|cantabria|castilla y leon|castilla-la mancha|cataluna|catalunya|comunidad valenciana|comunidad de madrid|extremadura|galicia|la rioja|murcia|navarra|pais vasco|euskadi|canarias|islas canarias|baleares|islas baleares|vizcaya|bizkaia|guipuzcoa|alicante|lombardia|lazio|veneto|piemonte|emilia-romagna|toscana|campania|sicilia|puglia|liguria|noord-holland|zuid-holland|noord-brabant|utrecht|gelderland|overijssel|limburg|flandres|vlaanderen|wallonie|mazowieckie|slaskie|malopolskie|dolnoslaskie';

const countries =
  'united states|united states of america|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|canada|australia|new zealand|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|france|spain|espana|italy|italia|portugal|netherlands|nederland|belgium|belgique|belgie|luxembourg|luxemburg|poland|polska|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|sweden|norway|denmark|finland|iceland|estonia|latvia|lithuania|ukraine|turkey|israel|india|china|japan|singapore|south korea|philippines|vietnam|thailand|indonesia|malaysia|pakistan|bangladesh|south africa|nigeria|kenya|egypt|morocco|brazil|brasil|mexico|argentina|chile|colombia|peru|uruguay|united arab emirates|saudi arabia|qatar|europe|europa|malta|cyprus|croatia|slovenia|serbia';

const cities =
  'new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|indianapolis|san francisco|bay area|seattle|denver|nashville|oklahoma city|el paso|boston|portland|las vegas|detroit|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|raleigh|miami|minneapolis|tulsa|tampa|new orleans|cleveland|honolulu|orlando|st\\.? louis|pittsburgh|cincinnati|salt lake city|boise|richmond|madison|spokane|buffalo|rochester|hartford|palo alto|mountain view|menlo park|cambridge|boulder|fort collins|ann arbor|durham|cary|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|' +
  'london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle(?: upon tyne)?|nottingham|leicester|coventry|hull|bradford|stoke-on-trent|wolverhampton|plymouth|derby|southampton|portsmouth|brighton|reading|northampton|luton|milton keynes|aberdeen|dundee|swansea|norwich|oxford|york|exeter|gloucester|bath|ipswich|lincoln|chester|swindon|bournemouth|poole|preston|blackpool|bolton|huddersfield|sunderland|middlesbrough|peterborough|slough|guildford|watford|warrington|crewe|telford|worcester|hereford|truro|carlisle|lancaster|wakefield|halifax|doncaster|rotherham|barnsley|harrogate|dublin|cork|galway|limerick|waterford|' +
  'berlin|hamburg|munchen|munich|koln|cologne|frankfurt(?: am main| a\\.? ?m\\.?)?|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|monchengladbach|braunschweig|chemnitz|kiel|aachen|halle(?: \\(saale\\))?|magdeburg|freiburg(?: im breisgau)?|krefeld|lubeck|oberhausen|erfurt|mainz|rostock|kassel|hagen|saarbrucken|potsdam|ludwigshafen|oldenburg|leverkusen|osnabruck|heidelberg|darmstadt|regensburg|paderborn|ingolstadt|wurzburg|ulm|wolfsburg|gottingen|heilbronn|pforzheim|offenbach|bottrop|siegen|jena|trier|koblenz|erlangen|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|zurich|geneve|geneva|genf|basel|bern|lausanne|winterthur|luzern|st\\.? gallen|lugano|zug|' +
  'paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint-etienne|le havre|toulon|grenoble|dijon|angers|nimes|villeurbanne|clermont-ferrand|aix-en-provence|brest|tours|amiens|limoges|annecy|perpignan|metz|besancon|orleans|rouen|mulhouse|caen|nancy|avignon|poitiers|la rochelle|pau|saint-nazaire|sophia antipolis|la defense|boulogne-billancourt|nanterre|courbevoie|versailles|saint-denis|montreuil|bruxelles|brussels|brussel|anvers|antwerpen|antwerp|gand|gent|ghent|liege|charleroi|namur|leuven|amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|enschede|zwolle|maastricht|delft|leiden|' +
  'madrid|barcelona|valencia|sevilla|zaragoza|malaga|murcia|palma(?: de mallorca)?|bilbao|alicante|cordoba|valladolid|vigo|gijon|hospitalet|vitoria(?:-gasteiz)?|la coruna|a coruna|granada|elche|oviedo|cartagena|terrassa|jerez|sabadell|pamplona|almeria|san sebastian|donostia|burgos|santander|castellon|logrono|badajoz|salamanca|huelva|lleida|tarragona|girona|leon|cadiz|toledo|guadalajara|getafe|alcobendas|ciudad de mexico|monterrey|bogota|medellin|lima|santiago(?: de chile)?|buenos aires|montevideo|quito|' +
  'roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|verona|padova|trieste|brescia|parma|modena|bergamo|lisboa|lisbon|porto|braga|coimbra|aveiro|faro|funchal|setubal|sao paulo|rio de janeiro|belo horizonte|brasilia|curitiba|porto alegre|recife|salvador|fortaleza|campinas|florianopolis|warszawa|warsaw|krakow|cracow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|katowice|bialystok|gdynia|rzeszow|torun|kielce|praha|prague|brno|bratislava|budapest|bucuresti|bucharest|cluj|sofia|athens|zagreb|ljubljana|belgrade|stockholm|gothenburg|goteborg|malmo|oslo|bergen|kobenhavn|copenhagen|aarhus|helsinki|espoo|tampere|tallinn|riga|vilnius|kyiv|istanbul|ankara|tel aviv|dubai|abu dhabi|riyadh|doha|mumbai|bangalore|bengaluru|delhi|new delhi|gurgaon|gurugram|noida|hyderabad|chennai|pune|kolkata|karachi|lahore|dhaka|singapore|hong kong|shanghai|beijing|shenzhen|tokyo|osaka|seoul|taipei|manila|jakarta|kuala lumpur|bangkok|hanoi|ho chi minh city|cape town|johannesburg|lagos|nairobi|cairo|casablanca|luxembourg';

const modes =
  'remote(?:ly)?|fully remote|100% remote|remote-first|work from home|wfh|home ?office|homeoffice|hybrid|hybride?|hibrido|ibrido|on-?site|in-office|in office|vor ort|prasenz|anywhere|teletravail(?: partiel)?|teletrabajo|presencial|telelavoro|zdalnie|zdalna|praca zdalna|hybrydowo|hybrydowa|thuiswerken|multiple locations|various locations|mehrere standorte|field-based|nationwide|bundesweit|deutschlandweit|worldwide|global|remoto|a distance|distanciel';

const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(cities, regions, countries)})(?![\\p{L}\\p{N}])`,
  'u',
);
const mode = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${modes})(?![\\p{L}\\p{N}-])`, 'u');
const stateForm = new RegExp(
  `^[\\p{Lu}][\\p{L}.'’ -]{1,40},\\s*(?:${usStates}|${otherCodes})\\b(?:[\\s,]+\\d{5}(?:-\\d{4})?)?`,
  'u',
);
const bareState = /^\p{Lu}[\p{L}.'’ -]{1,40} (?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)(?: \d{4})?$/u;
const codeOnly = new RegExp(`^(?:${usStates}|${otherCodes})(?:\\s+\\d{5})?$`);
const postcode =
  /(?<!\d)\d{5}\s+\p{Lu}\p{L}{2,}|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b\d{4}\s?[A-Z]{2}\b\s\p{Lu}|^(?:CH-|A-|D-|F-)?\d{4,5}\s\p{Lu}|^\d{2}(?:\s?[-–]\s?)\p{Lu}|\b\d{2}-\d{3}\s\p{Lu}/u;

/** Whether a text names a known town, region or country. */
export function namesPlace(text: string): boolean {
  return known.test(foldInPlace(text));
}

/** Whether a text says how far from the office the work is done. */
export function namesWorkMode(text: string): boolean {
  return mode.test(foldInPlace(text));
}

/** How much a whole segment looks like a place: 0 not at all, 5 certain. */
export function placeScore(segment: string): number {
  const text = segment.trim();
  if (text.length > 90 || /[?!:;]/.test(text)) return 0;
  if (stateForm.test(text)) return 5;
  if (postcode.test(text) || bareState.test(text)) return 4;
  const folded = foldInPlace(text);
  const rest = folded
    .replace(new RegExp(known, 'gu'), ' ')
    .replace(new RegExp(mode, 'gu'), ' ')
    .replace(
      /\b(?:or|and|und|oder|et|ou|y|o|in|near|bei|am|an der|der|area|greater|metropolitan|metro|region|raum|grossraum|umgebung|based|within|only|first|city|centre|center|days?|tage?|jours?|dias?|per|week|office|pro|woche|par|semaine|\d+|cedex|de|la|le|les|el|sur|sous|provincia|upon|the|uk|us|usa|eu|possible|moglich|partially|teilweise|timezones?|cet|est|hours?|time)\b/g,
      ' ',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const isNamed = known.test(folded) || mode.test(folded);
  if (isNamed && rest === '') return 5;
  if (known.test(folded) && rest.split(' ').length <= 2 && /[,/(–-]/.test(text)) return 3;
  return codeOnly.test(text) ? 3 : isNamed && rest.split(' ').length <= 1 ? 1 : 0;
}
