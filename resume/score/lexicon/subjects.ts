/** Subjects of study that lie close together: what "or a related field" takes in. */
import {fold} from '../words.ts';

const subjectFamilies: readonly RegExp[] = [
  /\b(?:chem|biolog|biochem|physi[ck]s?\b|biotech|microbiol|pharma|environmental sc|life sc|natural sc|geolog|food sc|material|laborator|chimi|quimi|biowissen|naturwissen|scheikund|natuurkund)/u,
  /\b(?:engineer|mechani|electri|electro|mechatron|civil|industrial|automation|robotic|ingenieur|ingenier|ingegner|engenhar|maschinenbau|elektrotech|bauwesen|techni|werktuigbouw|inzynier|aeronaut|aerospace)/u,
  /\b(?:comput|informat|software|data sc|mathem|statisti|information (?:systems|technology)|cyber|machine learning|artificial|quantitative|operations research|econometr|actuar|programm)/u,
  /\b(?:business|econom|financ|account|management|marketing|commerc|administrat|human resources|logisti|supply chain|betriebswirt|wirtschaft|rechnungswesen|gestion|compta|comercio|contab|ragioneria|bedrijfskund|zarzadz|rachunkow|buchhalt|kaufm|steuer)/u,
  /\b(?:nurs|medic|health|physiother|midwif|pflege|gesundheit|infirm|soins|enfermer|infermier|enferm|verpleeg|verzorg|pielegn|medycyn|dental|kinesiolog|occupational therap)/u,
  /\b(?:social|psycholog|sociolog|counsel|child|family|sozial|padagog|psychol|trabajo social|servizio sociale|servico social|criminal|human services|youth)/u,
  /\b(?:education|teach|pedagog|lehramt|erziehung|enseign|educa|magister|insegn|ensino|onderwijs|nauczan|lerar)/u,
  /\b(?:english|literature|histor|language|linguist|philosoph|journalis|communicat|media|publizist|germanist|lettres|filolog|comunica|public relations|translation|anglist|romanist)/u,
  /\b(?:design|art|graphic|architect|visual|illustrat|fashion|gestaltung|kunst|grafi|diseno|belle arti|vormgev)/u,
  /\b(?:law|legal|jurist|jura|recht|droit|derecho|giurispr|direito|prawo|paralegal)/u,
];

/** Whether two texts name subjects of one family. */
export function areRelatedSubjects(a: string, b: string): boolean {
  const [first, second] = [fold(a), fold(b)];
  return subjectFamilies.some(family => family.test(first) && family.test(second));
}
