/** Fields of work, each told by the concepts its texts speak of. */
const fieldConcepts: Record<string, string> = {
  software: 'software, server, query',
  data: 'statistics, data',
  science: 'laboratory, sample, research',
  health: 'patient, nurse, intensive care, emergency',
  care: 'care, social work, special needs',
  education: 'teacher, student',
  finance: 'accountant, month end, cost, forecast, variance',
  banking: 'bank, insurance',
  sales: 'sell',
  marketing: 'campaign, brand, social media, loyalty',
  logistics: 'logistics, drive, truck, order',
  manufacturing: 'production, maintenance, repair, mechanic, technician, motors',
  construction: 'wiring, construction, blueprint, install',
  food: 'food, cook, hygiene, waiter',
  hospitality: 'hotel, waiter',
  retail: 'retail',
  cleaning: 'clean',
  office: 'administration',
  personnel: 'recruit, human resources',
  law: 'legal',
  green: 'garden',
  design: 'design',
  security: 'security',
  projects: 'project, board',
  government: 'public sector',
  property: 'housing',
  support: 'complaint',
};

const fieldsByConcept = new Map<string, string[]>();
for (const [field, concepts] of Object.entries(fieldConcepts)) {
  for (const concept of concepts.split(', ')) {
    fieldsByConcept.set(concept, [...(fieldsByConcept.get(concept) ?? []), field]);
  }
}

/** Nearly every job has something of these. */
const everywhere = new Set(['projects', 'data', 'support', 'government', 'office']);
const everywhereShare = 0.4;

export interface WeighedConcepts {
  readonly concepts: ReadonlySet<string>;
  readonly weight: number;
}

/** How often texts speak of each field, by their weight. */
export type FieldCounts = ReadonlyMap<string, number>;

export function countFields(texts: readonly WeighedConcepts[]): FieldCounts {
  const counts = new Map<string, number>();
  for (const {concepts, weight} of texts) {
    const named = new Set([...concepts].flatMap(concept => fieldsByConcept.get(concept) ?? []));
    for (const field of named) counts.set(field, (counts.get(field) ?? 0) + weight);
  }
  return counts;
}

/** So many mentions leave no doubt that a role is in a field. */
const enoughMentions = 3;

/**
 * How much of the wanted fields a role covers, 0 to 1. What else the role was
 * about takes nothing away.
 */
export function fieldCoverage(wanted: FieldCounts, shown: FieldCounts): number {
  let total = 0;
  let covered = 0;
  for (const [field, count] of wanted) {
    const weight = count * (everywhere.has(field) ? everywhereShare : 1);
    total += weight;
    covered += weight * Math.min(1, (shown.get(field) ?? 0) / enoughMentions);
  }
  return total === 0 ? 0 : covered / total;
}
