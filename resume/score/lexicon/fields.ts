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
  logistics: 'logistics, drive, order',
  manufacturing: 'production, maintain, repair, mechanic, technician, motors',
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

/** How much of a text, or of several, is about each field. */
export type FieldShares = ReadonlyMap<string, number>;

export interface WeighedConcepts {
  readonly concepts: ReadonlySet<string>;
  readonly weight: number;
}

export function fieldShares(texts: readonly WeighedConcepts[]): FieldShares {
  const counts = new Map<string, number>();
  let total = 0;
  for (const {concepts, weight} of texts) {
    const named = new Set([...concepts].flatMap(concept => fieldsByConcept.get(concept) ?? []));
    for (const field of named) {
      counts.set(field, (counts.get(field) ?? 0) + weight);
      total += weight;
    }
  }
  return new Map([...counts].map(([field, count]) => [field, count / total]));
}

/** 0 for nothing in common, 1 for the same mix of fields. */
export function fieldSimilarity(a: FieldShares, b: FieldShares): number {
  let common = 0;
  for (const [field, share] of a) common += Math.min(share, b.get(field) ?? 0);
  return common;
}
