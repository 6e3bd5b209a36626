/** Every example rewrite, by the person it is about. */
import * as applicants from './applicants.ts';
import * as applications from './application-sentences.ts';
import {careCases} from './care-cases.ts';
import {type CaseSet, caseSet, fieldSets, lineSets} from './case-set.ts';
import {
  dutchCases,
  frenchCases,
  germanCases,
  italianCases,
  polishCases,
  portugueseCases,
  spanishCases,
} from './continental-cases.ts';
import * as continental from './continental-lines.ts';
import {
  bookkeeper,
  buyer,
  clerk,
  pharmacist,
  planner,
  surveyor,
  teacher,
} from './continental-people.ts';
import {dataCases} from './data-cases.ts';
import {fieldLines} from './field-lines.ts';
import {inventedLines} from './invented-lines.ts';
import {kitchenCases} from './kitchen-cases.ts';
import {lawCases} from './law-cases.ts';
import * as letters from './letter-sentences.ts';
import {civilCases, managerCases, marketerCases} from './more-cases.ts';
import {civil, manager, marketer} from './more-people.ts';
import {moreTrueLines} from './more-true-lines.ts';
import {analyst, chef, driver, engineer, nurse, paralegal} from './people.ts';
import {softwareCases} from './software-cases.ts';
import * as trades from './trade-lines.ts';
import {transportCases} from './transport-cases.ts';
import {trueLines} from './true-lines.ts';

const postings = {
  kitchen:
    'The Harbour Grill is looking for a Head Chef to lead a brigade of 12. You know allergen law, menu costing and large banquets. We opened in 2011 and serve 400 covers a day.',
  law: 'Marsh Tolliver Solicitors need a Senior Paralegal for their employment team in Leeds. You will run your own caseload, attend hearings and use CaseLines. The team of 14 was ranked in 2024.',
  data: 'Brightwater Energy wants a Lead Data Scientist: Spark, Kafka, deep learning, stakeholder management. You will shape our smart-meter data for 2 million homes.',
  care: 'Fairholme Children’s Trust needs a Ward Sister for a 30-bed unit. ITU experience and PALS required. We care for 9,000 children a year.',
  dairy:
    'Prairie Dairy Co-op seeks an HR Manager for its plant in Fremont. 400 employees, two unions. You bring experience in payroll and collective bargaining; Workday is a plus.',
  software:
    'Lanternfish is hiring a Senior Frontend Engineer. Next.js, GraphQL, Kubernetes. 60 engineers, remote first.',
} as const;

export const caseSets: readonly CaseSet[] = [
  caseSet('a sous chef', chef, kitchenCases, postings.kitchen),
  caseSet('a paralegal', paralegal, lawCases, postings.law),
  caseSet('a data analyst', analyst, dataCases, postings.data),
  caseSet('a paediatric nurse', nurse, careCases, postings.care),
  caseSet('a lorry driver', driver, transportCases),
  caseSet('a frontend engineer', engineer, softwareCases, postings.software),
  caseSet('an HR manager', manager, managerCases),
  caseSet('a civil engineer', civil, civilCases),
  caseSet('a marketer', marketer, marketerCases),
  caseSet('a letter of a sous chef', chef, letters.chefLetter, postings.kitchen),
  caseSet('a letter of an analyst', analyst, letters.analystLetter, postings.data),
  caseSet('a letter of a nurse', nurse, letters.nurseLetter, postings.care),
  caseSet('a letter of an HR manager', manager, letters.managerLetter, postings.dairy),
  caseSet('a letter of an engineer', engineer, letters.engineerLetter, postings.software),
  caseSet('a buyer, in German', buyer, germanCases),
  caseSet('a primary teacher, in French', teacher, frenchCases),
  caseSet('a bookkeeping clerk, in Spanish', bookkeeper, spanishCases),
  caseSet('a surveyor, in Italian', surveyor, italianCases),
  caseSet('a pharmacist, in Portuguese', pharmacist, portugueseCases),
  caseSet('a planner, in Dutch', planner, dutchCases),
  caseSet('a personnel officer, in Polish', clerk, polishCases),
  applicationSet(
    'an application in German',
    applicants.germanApplicant,
    applications.germanApplication,
  ),
  applicationSet(
    'an application in French',
    applicants.frenchApplicant,
    applications.frenchApplication,
  ),
  applicationSet(
    'an application in Spanish',
    applicants.spanishApplicant,
    applications.spanishApplication,
  ),
  applicationSet(
    'an application in Italian',
    applicants.italianApplicant,
    applications.italianApplication,
  ),
  applicationSet(
    'an application in Portuguese',
    applicants.portugueseApplicant,
    applications.portugueseApplication,
  ),
  applicationSet(
    'an application in Dutch',
    applicants.dutchApplicant,
    applications.dutchApplication,
  ),
  applicationSet(
    'an application in Polish',
    applicants.polishApplicant,
    applications.polishApplication,
  ),
];

function applicationSet(
  name: string,
  {person, posting}: applicants.Applicant,
  text: string,
): CaseSet {
  return caseSet(name, person, text, posting);
}

/** Lines of many trades and names of every kind, each judged by itself. */
export const lineCaseSets: readonly CaseSet[] = [
  ...lineSets('English lines', 'en', trueLines),
  ...lineSets('English lines', 'en', moreTrueLines),
  ...lineSets('English lines', 'en', inventedLines),
  ...lineSets('German lines', 'de', continental.germanLines),
  ...lineSets('German lines', 'de', trades.germanTrades),
  ...lineSets('French lines', 'fr', continental.frenchLines),
  ...lineSets('French lines', 'fr', trades.frenchTrades),
  ...lineSets('Spanish lines', 'es', continental.spanishLines),
  ...lineSets('Spanish lines', 'es', trades.spanishTrades),
  ...lineSets('Italian lines', 'it', continental.italianLines),
  ...lineSets('Italian lines', 'it', trades.italianTrades),
  ...lineSets('Portuguese lines', 'pt', continental.portugueseLines),
  ...lineSets('Portuguese lines', 'pt', trades.portugueseTrades),
  ...lineSets('Dutch lines', 'nl', continental.dutchLines),
  ...lineSets('Dutch lines', 'nl', trades.dutchTrades),
  ...lineSets('Polish lines', 'pl', continental.polishLines),
  ...lineSets('Polish lines', 'pl', trades.polishTrades),
  ...fieldSets(fieldLines),
];

/** The people whose bullets the rules of `mutations.ts` rewrite. */
export const englishPeople = [
  chef,
  paralegal,
  analyst,
  nurse,
  driver,
  engineer,
  manager,
  civil,
  marketer,
] as const;
