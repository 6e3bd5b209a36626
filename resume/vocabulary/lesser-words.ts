/** Words without which a title, degree, certificate or award would say more: a rewrite keeps them. */

const ranks = `
assistant junior deputy trainee intern associate acting interim apprentice student volunteer vice sub co under substitute part
temporary temp graduate undergraduate aspirant sous helper aide auxiliary cadet probationary honorary former relief casual learner
lehrling azubi auszubildende auszubildender werkstudent werkstudentin praktikant praktikantin praktikum stellvertretend
stellvertretende stellvertretender stellvertreterin hilfskraft aushilfe assistent assistentin volontar volontarin referendar
referendarin studentisch studentische junior
adjoint adjointe stagiaire stage alternance alternant alternante apprenti apprentie aide auxiliaire eleve suppleant suppleante
auxiliar ayudante becario becaria aprendiz practica subdirector subdirectora interino interina suplente adjunto adjunta asistente
apprendista stagista tirocinante aiuto vicario vicaria sostituto sostituta praticante assistente
estagiario estagiaria ajudante substituto substituta
stagiair leerling hulp plaatsvervangend adjunct assistente
asystent asystentka stazysta stazystka mlodszy mlodsza pomocnik praktykant praktykantka zastepca uczen aplikant
up place mention finalist finalista finaliste nominee nominated nominiert nominado nominada nommine runner second third fourth shortlisted honourable honorable zweiter dritter
deuxieme troisieme segundo tercero secondo terzo terceiro tweede derde drugie trzecie`;

const unfinished = `
candidate learner not non nicht pas sin ohne sans niet nie progress expected ongoing pursuing incomplete unfinished planned attended coursework minor provisional expired pending working towards toward starts starting start begins beginning sitting sits sit due awaiting booked enrolled resit retake partial exam exams theory module modules paper papers learning
lapsed student trainee apprentice preparing studying applied eligible inactive restricted withdrawn
vorbereitung preparation preparazione preparacion preparacao preparando voorbereiding przygotowaniu cursando
abgebrochen laufend voraussichtlich geplant begonnen angestrebt nebenfach abgelaufen
prevu inacheve previsto incompleto incompiuto andamento caducado
onderweg lopend afgebroken verwacht trakcie nieukonczone przerwane`;

const rankList = ranks.trim().split(/\s+/);
const rankSet = new Set(rankList);

/** The words of a lesser rank, in lower case without accents. */
export function lesserRanks(): readonly string[] {
  return rankList;
}

/** The words for what is not finished, in lower case without accents. */
export function unfinishedWords(): readonly string[] {
  return unfinished.trim().split(/\s+/);
}

/** Lower case without accents. */
export function isLesserRank(word: string): boolean {
  return rankSet.has(word);
}
