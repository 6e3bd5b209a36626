/** "At an employer" in each language: the article goes by what kind of place the first word names. */
import type {Language} from '../model/language.ts';

interface Place {
  readonly first: RegExp;
  readonly at: string;
}

const places: Partial<Record<Language, readonly Place[]>> = {
  de: [
    {
      first: /^(?:klinikum|krankenhaus|institut|museum|gymnasium|landratsamt|finanzamt)$/i,
      at: 'beim ',
    },
    {
      first: /^(?:stadt|gemeinde|firma|universität|hochschule|sparkasse|bank|klinik)$/i,
      at: 'bei der ',
    },
  ],
  fr: [
    {
      first:
        /^(?:clinique|mairie|fondation|banque|société|compagnie|ville|maison|fromagerie|boulangerie|pharmacie)$/i,
      at: 'à la ',
    },
    {
      first:
        /^(?:centre|chu|chru|chr|ch|groupe|lycée|collège|cabinet|musée|restaurant|ministère|conseil|laboratoire)$/i,
      at: 'au ',
    },
    {
      first:
        /^(?:école|hôpital|hopital|hôtel|institut|agence|association|entreprise|université|office)$/i,
      at: 'à l’',
    },
  ],
  pt: [
    {first: /(?:o|hospital|hotel|restaurante|instituto|clube|lar)$/i, at: 'no '},
    {first: /./, at: 'na '},
  ],
};

const plain: Record<Language, string> = {
  en: 'at ',
  de: 'bei ',
  fr: 'chez ',
  es: 'en ',
  it: 'presso ',
  pt: 'na ',
  nl: 'bij ',
  pl: 'w firmie ',
};

/** An employer with the words that put a person there: "at Northwind", "beim Klinikum Ellernhain". */
export function atEmployer(language: Language, company: string): string {
  const [first = ''] = company.split(' ');
  const place = places[language]?.find(one => one.first.test(first));
  return `${place?.at ?? plain[language]}${company}`;
}
