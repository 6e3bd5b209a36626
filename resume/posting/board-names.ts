/** Names of job boards: they stand at the top of what people copy and employ nobody. */
import {foldInPlace} from '../vocabulary/fold.ts';

const known =
  /^(?:linkedin|indeed|glassdoor|stepstone|monster|xing|ziprecruiter|greenhouse|lever|workday|ashby|smartrecruiters|infojobs|welcome to the jungle|apec|france travail|pole emploi|reed|cv-library|seek|jora|adzuna|jooble|dice|wellfound|angellist|naukri|shine|foundit|hellowork|cadremploi|meteojob|tecnoempleo|infoempleo|pracuj|olx|nationale vacaturebank|werk|subito|bakeca|catho|gupy|vagas|google|facebook|whatsapp|telegram|craigslist|job ?bank|usajobs|government of canada.*|civil service jobs|nhs jobs|workable|personio|teamtailor|recruitee|bamboohr|handshake|idealist|otta|the muse)(?: jobs)?$/;
/** "totaljobs", "jobregal", "Jobbörse", "empleos.example": a board by the word in its name. */
const byWord =
  /^(?:\S*jobs?|job\S+|\S*(?:jobborse|stellenmarkt|stellenborse|karriere|careers?)|\S*(?:emplois?|empleos?|vagas|vacatures|praca))$/;
const address = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}]{2,4}){1,2}$/u;

export function isBoardName(text: string): boolean {
  const folded = foldInPlace(text.trim()).replace(
    /\.(?:com|co\.uk|de|fr|es|it|pt|nl|pl|ie|ca)$/,
    '',
  );
  return known.test(folded) || byWord.test(folded) || address.test(text.trim());
}
