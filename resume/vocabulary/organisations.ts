import {foldInPlace, foldWords, wordSet} from './fold.ts';
import {isRegionOnly} from './places.ts';
import {remembered} from './remembered.ts';

/** What the law puts after a company's name, by country. */
const legalForm =
  /\p{L}.*(?:[\s,.])(?:inc|incorporated|ltd|limited|llc|llp|lllp|plc|corp|corporation|co|company|pty|pllc|gmbh|ggmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e\.?\s?v|e\.?\s?k|eg|se|s\.?a\.?r\.?l|sarl|sprl|srl|scrl|jsc|pjsc|ooo|pte|sas|sasu|eurl|s\.?a\.?s|s\.?a|s\.?l\.?u?|s\.?l\.?l|s\.?\s?coop(?:\.?\s?\p{Ll}{1,4})?|s\.?a\.?u|s\.?p\.?a|s\.?r\.?l\.?s?|s\.?n\.?c|s\.?a\.?s|lda|ltda|unipessoal|eireli|b\.?v|n\.?v|v\.?o\.?f|bvba|sp\.?\s?z\.?\s?o\.?\s?o|sp\.?\s?j|sp\.?\s?k|a\/s|aps|ab|oy|oyj|asa|a\.?s|s\.?r\.?o|kft|zrt|d\.?o\.?o|k\.?k|pvt|bhd|sdn)\.?\)?$/u;

/** Nouns of organisations: en de fr es it pt nl pl. */
const nouns = wordSet(`
academy, agency, airlines, airport, airways, alliance, analytics, army, assembly, associates, association, authority, automotive, bakery, bank, bar, bistro, board, books, bookstore, boutique, brands, brewery, bros, brothers, builders, bureau, cafe, campus, capital, care, center, centre, chamber, charity, chemicals, church, cinema, clinic, club, co-op, coffee, collective, college, commission, committee, communications, community, company, conservatory, construction, consultancy, consultants, consulting, cooperative, corporation, council, county, court, creative, creations, dairy, dealership, dental, designs, diagnostics, digital, diner, dynamics, electric, electrical, electronics, embassy, energy, engineering, enterprise, enterprises, entertainment, equipment, exchange, express, fabrication, factory, farm, farms, federation, films, finance, financial, firm, fitness, foods, force, foundation, foundry, freight, fund, gallery, games, garage, garden, gardens, global, government, group, guild, gym, health, healthcare, high, holding, holdings, home, homes, hospice, hospital, hospitals, hotel, hotels, house, housing, imaging, inc, industries, infants, infirmary, initiative, inn, institute, institution, insurance, interiors, international, investment, investments, jewellers, kindergarten, kitchen, lab, laboratories, laboratory, labs, library, logistics, ltd, magazine, mall, manufacturing, maritime, market, markets, marketing, materials, media, medical, medicine, mill, mills, mines, ministry, mobile, mortgage, motors, museum, navy, network, networks, news, ngo, nursery, observatory, office, opera, orchestra, organisation, organization, packaging, parish, park, partners, partnership, pharma, pharmaceuticals, pharmacy, photography, plant, plc, police, post, practice, precision, press, prison, productions, products, programme, properties, provisions, publications, publishers, publishing, pub, railway, railways, real estate, records, recordings, recruitment, rehab, rehabilitation, rental, rentals, repair, research, resort, resources, restaurant, restaurants, retail, robotics, salon, school, schools, science, sciences, securities, security, semiconductor, service, services, shipping, shop, shops, shopping, society, software, solar, solicitors, solutions, spa, sports, stables, station, steel, store, stores, studio, studios, superstore, supermarket, supply, surgery, systems, team, tech, technologies, technology, telecom, textiles, theater, theatre, therapeutics, tower, toys, trading, training, transit, transport, transportation, travel, treasury, tribune, trust, union, university, utilities, ventures, village, vineyard, vineyards, warehouse, water, winery, wines, works, workshop, workshops, worldwide, yard, youth, zoo, brewing, castings, accountants, motorsport, roasters, aerospace, airline, apparel, architects, bakers, bottling, ceramics, cleaning, clothing, components, ferries, fisheries, grocers, grocery, lumber, optics, outfitters, plumbing, roofing, savings, tires, trucking, upholstery, veterinary, attorneys, law
amt, anstalt, anwälte, anwaltskanzlei, apotheke, apotheken, architekten, autohaus, bäckerei, bahn, bank, bau, baugesellschaft, behörde, berufsschule, betrieb, brauerei, buchhandlung, büro, dienste, dienstleistungen, druckerei, elektrotechnik, fachhochschule, firma, gasthaus, gasthof, gemeinde, gesamtschule, gesellschaft, grundschule, gruppe, gymnasium, hauptschule, haus, hochschule, hof, ingenieurbüro, institut, justiz, kammer, kanzlei, kindergarten, kindertagesstätte, kita, klinik, kliniken, klinikum, krankenhaus, landesamt, landkreis, logistik, ministerium, museum, oberstufenzentrum, orchester, pflegeheim, pharma, polizei, praxis, realschule, rechtsanwälte, reisebüro, restaurant, schule, seniorenheim, sparkasse, stadt, stadtverwaltung, stadtwerke, steuerberatung, steuerkanzlei, stiftung, systeme, technik, theater, universität, universitätsklinikum, unternehmen, verband, verein, verlag, versicherung, versicherungen, verwaltung, volksbank, werk, werke, werkstatt, wirtschaftsprüfung, zentrum, tischlerei, schreinerei, gärtnerei, spedition, technologie, technologien, maschinenbau, anlagenbau, bundeswehr, caritas, diakonie, rotes kreuz
agence, association, assurances, atelier, ateliers, banque, bibliothèque, boulangerie, brasserie, cabinet, caisse, centre, chu, clinique, collège, commune, compagnie, conseil, coopérative, crèche, école, editions, éditions, entreprise, établissement, établissements, fondation, garage, groupe, hôpital, hôpitaux, hôtel, imprimerie, industrie, institut, iut, laboratoire, laboratoires, librairie, logistique, lycée, mairie, maison, métropole, ministère, musée, office, pharmacie, pâtisserie, préfecture, région, restaurant, services, société, syndicat, théâtre, transports, université, usine, vergers, ville, vignobles, domaine, château, département, cosmétiques, énergies, conserverie, menuiserie, bureau
academia, agencia, agrícola, asociación, aseguradora, ayuntamiento, banco, bodega, bodegas, bufete, caja, cámara, centro, clínica, colegio, compañía, comunidad, construcciones, consultoría, consultores, cooperativa, consejería, distribuciones, editorial, empresa, escuela, estudio, fábrica, facultad, farmacia, fundación, gestoría, grupo, hospital, hotel, industrias, ingeniería, inmobiliaria, instalaciones, instituto, laboratorio, laboratorios, librería, logística, ministerio, museo, panadería, residencia, restaurante, seguros, servicios, sistemas, sociedad, soluciones, supermercado, supermercados, taller, talleres, tecnologías, teatro, tienda, transportes, universidad, guardería, correos
agenzia, albergo, asl, associazione, assicurazioni, azienda, banca, biblioteca, cantina, cantiere, cantieri, casa, centro, clinica, comune, consorzio, cooperativa, costruzioni, edilizia, editrice, ente, fabbrica, farmacia, fondazione, gruppo, impianti, impresa, industria, industrie, istituto, laboratorio, liceo, ministero, museo, negozio, officina, officine, ospedale, ospedali, panificio, pasticceria, poste, provincia, regione, ristorante, scuola, servizi, sistemi, società, spedizioni, studio, supermercato, teatro, trasporti, trattoria, università, politecnico, policlinico, conservatorio, tipografia, tecnologie
agência, associação, autarquia, banco, câmara, centro, clínica, colégio, companhia, construções, construtora, consultoria, cooperativa, editora, empresa, escola, escritório, fábrica, faculdade, farmácia, fundação, grupo, hospital, hotel, indústria, indústrias, instituto, junta, laboratório, livraria, logística, loja, ministério, museu, oficina, padaria, pastelaria, prefeitura, restaurante, seguros, serviços, sistemas, sociedade, soluções, supermercado, supermercados, tecnologia, tecnologias, teatro, transportes, universidade, santa casa, câmara municipal, politécnico
academie, adviesbureau, apotheek, bakkerij, bank, basisschool, bedrijf, bibliotheek, boekhandel, bouw, bouwbedrijf, coöperatie, drukkerij, gemeente, groep, groothandel, havenbedrijf, hogeschool, huisartsenpraktijk, instituut, kinderdagverblijf, kliniek, lyceum, maatschappij, ministerie, museum, onderneming, praktijk, provincie, restaurant, scholengemeenschap, school, stichting, supermarkt, technieken, techniek, theater, transport, uitgeverij, universiteit, vereniging, verzekeringen, verzorgingshuis, winkel, woningcorporatie, zaak, ziekenhuis, zorg, zorggroep, zorgcentrum, installatiebedrijf, installatietechniek, waterschap, universitair, umc
agencja, akademia, apteka, bank, biblioteka, biuro, browar, centrum, fabryka, firma, fundacja, galeria, gmina, grupa, hotel, hurtownia, instytut, kancelaria, klinika, księgarnia, laboratorium, liceum, ministerstwo, muzeum, piekarnia, politechnika, powiat, poradnia, przedszkole, przedsiębiorstwo, przychodnia, restauracja, sąd, sklep, spółdzielnia, spółka, stowarzyszenie, szkoła, szpital, teatr, technikum, towarzystwo, ubezpieczenia, uniwersytet, uczelnia, urząd, warsztat, wydawnictwo, zakład, zakłady, zespół szkół, zespół, gabinet, usługi, budownictwo, transport, logistyka, starostwo, cukiernia, drukarnia, stacja
`);

const endings =
  /(?:universitat|universiteit|hochschule|schule|klinik|klinikum|krankenhaus|werk|werke|technik|verlag|bank|kasse|haus|gesellschaft|zentrum|ziekenhuis|school|bedrijf|bureau|centrum|soft|tech|labs|works|ware|systems|media|pharma|gruppe|verein|verband|amt|praxis|kanzlei|handel|handlung|bau|industrie|logistik|logistics|instituut|institut|museum|backerei|brauerei|gymnasium|kolleg|akademie)$/;

/** Nouns of places that teach, and nothing else. */
const schools =
  /(?:universi|hochschule|hogeschool|schule\b|schulen\b|school|college|academy|academi|akademi|institute?o?\b|institut|instytut|istituto|polytechn|politechn|politecnic|politecnico|lycee|liceo|liceum|lyceum|gymnasium|kolleg|campus|ecole|escuela|escola|scuola|szkola|faculty|facult|facultad|fakultat|conservato|seminary|\bhigh\b|bootcamp|oberstufenzentrum|\bosz\b|\biut\b|\buc\b|\bmit\b|\beth\b|\bucla\b|\bnyu\b|\bucl\b|\blse\b|\brwth\b|\btu\b|\bth\b|\bfh\b|\bkit\b|\blmu\b|\btum\b|\bhec\b|\bessec\b|\bepfl\b|\bsgh\b|\bagh\b|\buj\b|\buva\b|\bvu\b|\broc\b|\bcfa\b|\bifsi\b|\bepitech\b|\binsa\b|\bies\b|\bcentro de formacion|training cent|education cent|apprenticeship cent|technikum|zespol szkol|colegio|collegio|college|schola|berufskolleg|volkshochschule|\bihk\b|\bvhs\b|\bipsia\b|\bitis\b|\bcpia\b|coursera|udemy|udacity|edx|general assembly|\bcenter\b|\bcentre\b|centrum|\buned\b|\bupc\b|\bupm\b)/;

/** Parts of an organisation; they follow a title as often as they name an employer. */
const units = wordSet(
  'department, division, unit, team, section, ward, abteilung, bereich, departamento, reparto, ufficio, setor, afdeling, dział, oddział',
);

/** What a department does as often as a company: "Associate, Leveraged Finance". */
const trades = wordSet(`
finance, marketing, engineering, operations, sales, research, logistics, resources, security, communications, investment, investments, development, training, analytics, insurance, energy, technology, design, designs, medicine, nursing, surgery, construction, manufacturing, media, digital, retail, recruitment, safety, science, sciences, law, care, fitness, equipment, housing, software, equities, litigation, cardiology, oncology, pediatrics, radiology, logistik, vertrieb, einkauf, verwaltung, comptabilité, logistique, ventas, logística, vendite
`);

/** What stands where the employer does for those who have none: en de fr es it pt nl pl. */
const ownAccount = wordSet(`
self employed, self employment, freelance, freelancer, freelancing, sole trader, independent contractor, own business, own account, various clients, private clients, family business
selbständig, selbstständig, selbständigkeit, selbstständigkeit, freiberuflich, freiberufler, freiberuflichkeit, eigenes unternehmen, verschiedene auftraggeber
indépendant, indépendante, à mon compte, à son compte, auto entrepreneur, auto entrepreneuse, micro entrepreneur, micro entreprise, en freelance, profession libérale
autónomo, autónoma, por cuenta propia, trabajador autónomo, trabajadora autónoma, cuenta propia
libero professionista, libera professionista, libera professione, in proprio, lavoro autonomo, partita iva
trabalhador independente, trabalhadora independente, por conta própria, conta própria, autônomo, autônoma, recibos verdes
zelfstandig, zelfstandige, zzp, zzp er, eigen bedrijf, eigen zaak
samozatrudnienie, własna działalność, własna działalność gospodarcza, działalność gospodarcza, własna firma, na własny rachunek
`);

/** How much a text looks like the name of a company, authority or other employer, 0 to 1. */
export const organisationLikeness = remembered(likenessToOrganisation);

function likenessToOrganisation(text: string): number {
  const plain = foldInPlace(text).trim();
  const endsInState = /, [A-Z]{2}$/.test(text) && !/, (?:SA|AG|SE|BV)$/.test(text);
  if (!endsInState && legalForm.test(plain.replace(/\s*\([^)]*\)$/, ''))) return 1;
  const words = foldWords(text)
    .split(' ')
    .filter(word => word !== '');
  if (ownAccount.has(words.join(' '))) return 0.7;
  if (units.has(words.at(-1) ?? '')) return 0.4;
  const isTrade = trades.has(words.at(-1) ?? '') && words.length <= 3;
  if (isTrade) return 0.5;
  if (nouns.has(words.at(-1) ?? '')) return 0.9;
  if (words.some(word => nouns.has(word) || (word.length > 6 && endings.test(word)))) return 0.7;
  return /\s(?:&|and|und|et|y|e|en|i)\s\p{Lu}/u.test(text) && words.length <= 4 ? 0.4 : 0;
}

/** How much a text looks like the name of a school, 0 to 1. */
export const schoolLikeness = remembered(likenessToSchool);

/** What is finished at a school is called after its kind: "High School Diploma". */
const leaving =
  /^(?:high|secondary|middle) school (?:diploma|certificate|graduate|education|leaving)/;

function likenessToSchool(text: string): number {
  if (leaving.test(foldInPlace(text))) return 0;
  return schools.test(foldInPlace(text)) ? 1 : 0;
}

/** Streets, as the last word of a name: de nl. */
const street = /(?:strasse|strase|str|weg|allee|platz|gasse|damm|ufer|laan|straat)$/;

/**
 * Whether a school is known only together with the place printed after it: one of
 * a state's universities by its campus ("State Polytechnic University, Pomona"),
 * one called after its street, or one that a whole region gives its name to.
 */
export function isNamedByPlace(school: string, place: string): boolean {
  const folded = foldWords(school);
  const [, state = ''] = /^university of (.+)$/.exec(folded) ?? [];
  const isCampus = /\bstate\b.*\buniversity$/.test(folded) || isRegionOnly(state);
  return (isCampus && !place.includes(',')) || street.test(folded) || isRegionOnly(place);
}

/**
 * Where the name of an organisation ends that a town follows without a comma
 * ("Lake Head College Duluth"), as an index into the text; null where none does.
 */
export function organisationEnd(text: string): number | null {
  const words = [...text.matchAll(/\S+/g)];
  for (let count = words.length - 1; count >= Math.max(2, words.length - 3); count--) {
    const next = words[count];
    const last = words[count - 1];
    if (!next || !last || !words.slice(count).every(([word]) => /^\p{Lu}/u.test(word))) return null;
    const isEnd = nouns.has(foldWords(last[0])) || legalForm.test(foldInPlace(`a ${last[0]}`));
    if (isEnd) return next.index;
  }
  return null;
}
