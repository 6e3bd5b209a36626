/** The department: labelled, a piece of the header, or "our Finance team". */
import {foldInPlace} from '../vocabulary/fold.ts';
import type {Piece} from './header.ts';
import type {Labels} from './labels.ts';

const departments =
  /^(?:engineering|platform|product(?: management)?|design|data(?: science| & analytics)?|it|information technology|technology|finance(?: & accounting)?|accounting|human resources|hr|people(?: & culture| operations)?|talent|marketing|sales|business development|customer (?:success|support|service|experience)|support|operations|logistics|supply chain|warehouse|production|manufacturing|quality(?: assurance| control)?|maintenance|technik|vertrieb|einkauf|personal|produktion|verwaltung|buchhaltung|finanzen|legal|compliance|procurement|purchasing|research(?: & development| and development)?|r&d|laboratory|security|administration|clinical|nursing|surgical icu|critical care(?: services)?|emergency department|pharmacy|delivery|consulting|communications?|facilities|infrastructure|growth|creative|editorial|education|academics|kitchen|front of house|housekeeping|ventes|comptabilite|ressources humaines|informatique|ventas|administracion|recursos humanos|contabilidad)$/;
const ours =
  /\b(?:[Oo]ur|[Uu]nser\w*|[Nn]otre|[Nn]uestr[oa]|[Tt]he|[Aa]bteilung|[Bb]ereich|[Ss]ervice|[Dd]epartamento(?: de)?|[Dd]épartement)\s+((?:\p{Lu}[\p{L}&-]+)(?:\s(?:and|&|und)\s\p{Lu}\p{L}+|\s\p{Lu}\p{L}+)?)\s+(?:team|department|Team|Abteilung|division|unit|function)\b|\bAbteilung\s+(\p{Lu}[\p{L}&-]+)/u;

/** "Communications", "Finance": where in a company, never which. */
export function isDepartment(text: string): boolean {
  return departments.test(foldInPlace(text.trim()));
}

export function departmentIn(
  labels: Labels,
  pieces: readonly Piece[],
  known: {title: string | null; company: string | null; location: string | null},
  text: string,
): string | null {
  if (labels.department) return labels.department;
  const taken = Object.values(known);
  for (const piece of pieces) {
    for (const part of piece.text.split(/,\s+/)) {
      if (isDepartment(part) && !taken.includes(part)) return part;
    }
  }
  const match = ours.exec(text);
  const name = match?.[1] ?? match?.[2] ?? null;
  return name !== null && name !== known.company ? name : null;
}
