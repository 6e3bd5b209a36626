/** Words that tell what kind of claim a new word makes, so that the reason can name it. */
import type {ClaimKind} from '../model/claims.ts';

const kinds: readonly (readonly [ClaimKind, RegExp])[] = [
  [
    'clearance',
    /^(?:clearance|ts|sci|top.secret|sicherheitsuberprufung|habilitation|vetted|vetting|polygraph|dbs)$/,
  ],
  [
    'licence',
    /^(?:licen[cs]ed?|licen[cs]ing|registered|chartered|approbation|fuhrerschein|permis|bar|carnet|patente|rijbewijs|prawo)$/,
  ],
  ['certificate', /^(?:certifi\w*|pmp|cpa|cissp|accredit\w*|zertifi\w*|certificat\w*)$/],
  [
    'degree',
    /^(?:degree|bachelors?|masters?|mba|phd|doctorate|msc|bsc|ba|ma|diploma?|doktor|promotion|laurea|licence|grado|mestrado)$/,
  ],
  [
    'award',
    /^(?:awards?|awarded|prizes?|prized?|honou?rs?|honou?red|recogni[sz]ed|recognition|winner|medal|scholarship|auszeichnung|prix|premio|premi|nagroda)$/,
  ],
  [
    'superlative',
    /^(?:best|top|leading|first|largest|highest|fastest|foremost|premier|most|only|unique|unrivall?ed|unparalleled|world|class|number|outstanding|exceptional|excellent|expert\w*|renowned|award|elite|record|greatest|unmatched|proven|extensive|deep|significant\w*|substantial\w*|dramatic\w*|beste\w*|fuhrend\w*|meilleur\w*|mejor|migliore|melhor|najlepsz\w*)$/,
  ],
  [
    'scope',
    /^(?:every|all|entire|whole|global\w*|worldwide|national\w*|nationwide|international\w*|enterprise|company|organi[sz]ation|wide|cross|functional|multi\w*|regional|end|strategic\w*|strategy|executive\w*|c|suite|board|stakeholders?|senior|portfolio|companywide|statewide|europe|emea|apac|always|never|complex|large|scale|alle|gesamte\w*|weltweit|ensemble|mondial|todos|global|complete|full|comprehensive)$/,
  ],
  [
    'team',
    /^(?:team|teams|staff|reports|crew|subordinates|squad|direct|people|headcount|personnel|mitarbeiter\w*|equipe|equipo|zespol\w*)$/,
  ],
  [
    'industry',
    /^(?:saas|fintech|healthcare|banking|automotive|pharma\w*|insurance|retail|telecom\w*|aerospace|defen[cs]e|biotech|e-?commerce|logistics|energy|gaming|media|government|fmcg|b2b|b2c|startups?|enterprise|hospitality|manufacturing|construction|real|estate)$/,
  ],
  [
    'tenure',
    /^(?:years?|decades?|seasoned|veteran|lifelong|jahrelang\w*|experienced|langjahrig\w*)$/,
  ],
  [
    'language',
    /^(?:fluent\w*|bilingual|native|multilingual|proficient|fliessend|muttersprach\w*|courant|bilingue|verhandlungssicher)$/,
  ],
];

/** The kind of claim a word makes by itself; `claim` where it is none of the known ones. */
export function kindOfWord(low: string): ClaimKind {
  return kinds.find(([, pattern]) => pattern.test(low))?.[0] ?? 'claim';
}
