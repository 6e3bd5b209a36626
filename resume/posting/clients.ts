/** Agencies: whether a posting is for a client it does not name, and which names are an agency's. */
import {foldInPlace} from '../vocabulary/fold.ts';

const clientWords =
  /\b(?:(?:our|my) (?:\w+ )?client(?:,| is\b| are\b| has\b| who\b| -| –|\.)|(?:for|on behalf of|working with|representing) (?:(?:an? |our |my )(?:\w+ ){0,2}client\b|one of (?:our|my) (?:\w+ ){0,2}clients\b)|acting as an employment (?:agency|business)|client of \w|(?:recruiting|hiring) for an? (?:\w+ )?(?:leading|reputed|well-known|large|confidential)|for one of our|(?:our|my) direct client\b|client name (?:withheld|confidential)|confidential client)|\b(?:unser\w*|mein\w*|ein\w*) (?:\w+ )?(?:kund(?:e|en|in|enunternehmen|enbetrieb)|mandant(?:en|in)?|auftraggeber\w*)(?:,| ist\b| sucht\b| suchen\b| in\b| aus\b| einem?\b)|\bim (?:auftrag|kundenauftrag)\b|\b(?:notre|mon) client(?:,| est\b| recherche\b| attend\b| souhaite\b)|\bpour (?:le compte de |l'un de |un de )?(?:notre|nos|son|mon) clients?\b|\bnom communique\b|\bsociete cliente\b|\bnuestra consultora\b|\b(?:nuestro|mi) cliente\b|\bpara (?:un |una )?(?:importante )?(?:empresa )?cliente\b|\bempresa cliente\b|\b(?:nostro|per) (?:azienda )?cliente\b|\bazienda cliente\b|\b(?:nosso|meu) cliente\b|\bempresa cliente\b|\b(?:onze|mijn) (?:opdrachtgever|klant)\b|\b(?:naszego|mojego) klienta\b|\bdla klienta\b/;

const agencyWords =
  /\b(?:recruit(?:ment|ers?|ing)?|staffing|personnel|talent|search|headhunt\w*|executive search|resourcing|employment agency|consultants?|personaldienst\w*|personalvermittlung|personalberatung|personalservice|zeitarbeit|interim|interimaire|ett|cabinet|seleccion|rrhh|recursos humanos|somministrazione|agenzia|uitzend\w*|detachering|agencja)\b/;

/** The posting is an agency's, for an employer it may or may not name. */
export function isForClient(text: string): boolean {
  return clientWords.test(foldInPlace(text));
}

export function isAgencyName(name: string): boolean {
  return agencyWords.test(foldInPlace(name));
}
