/** What a copied page brings along that is not the posting: cookie banners, menus, buttons, other jobs. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isBoardName} from './board-names.ts';
import {headingKind} from './headings.ts';
import {labelKey} from './labels.ts';
import type {PostingLine} from './posting-lines.ts';
import {isFurniture} from './site-words.ts';

const button =
  '(?:apply|quick apply|easy apply|apply now|apply here|apply today|apply online|apply for (?:this )?(?:job|role|position)|apply on company (?:web)?site|apply with linkedin|1-click apply|save|saved|save job|save this job|share|share this job|share job|email|print|report(?: this)? job|report|follow|hide|dismiss|show more|show less|see more|read more|view job|view all jobs|view profile|view company profile|back|next|previous|menu|search|search jobs|close|skip to (?:main )?content|sign in|log ?in|register|join now|sign up|create (?:job )?alert|create account|for employers|employers|post a job|job search|back to (?:search(?: results)?|jobs|results|all jobs)|all jobs|careers|career|jobs|home|contact|about|products|company reviews|find jobs|salary guide|salaries|find salaries|upload (?:your )?(?:resume|cv)|manage preferences|manage cookies|accept|accept all|accept cookies|reject all|decline|cookie settings|privacy|privacy policy|terms|terms of use|terms of service|imprint|sitemap|facebook|twitter|linkedin|xing|whatsapp|english|message|copy link|new|promoted|actively hiring|actively recruiting|urgently hiring|hiring multiple candidates|no longer accepting applications|be an early applicant|am i a good fit for this job\\?|tailor my resume to this job|show match details|beta|is this information helpful\\?)' +
  '|(?:jetzt (?:online )?bewerben|bewerben|online bewerben|schnellbewerbung|einfach bewerben|merken|teilen|drucken|job merken|jobs finden|anmelden|registrieren|einloggen|startseite|stellenangebote|suche|zuruck(?: zur (?:suche|ubersicht|liste))?|cookie-einstellungen|cookies akzeptieren|alle akzeptieren|akzeptieren|alle ablehnen|ablehnen|einstellungen|impressum|datenschutz|agb|weiterlesen|mehr anzeigen|fur arbeitgeber)' +
  "|(?:postuler|je postule|postulez|postuler maintenant|sauvegarder|partager|imprimer|accueil|connexion|se connecter|retour(?: aux? (?:resultats|offres))?|gerer mes choix|parametrer|tout accepter|accepter|refuser|tout refuser|mentions legales|offres d'emploi|recherche|s'inscrire|creer une alerte|voir plus)" +
  '|(?:inscribirme(?: en esta oferta)?|inscribirse|inscribete|aplicar|aplicar ahora|guardar|guardar oferta|compartir|imprimir|inicio|iniciar sesion|acceder|volver|aceptar(?: todo| todas| cookies)?|configurar|personalizar|rechazar todo|rechazar|buscar (?:empleo|ofertas)|ofertas|ver mas|denunciar)' +
  '|(?:candidati(?: ora)?|salva|condividi|accedi|accetta tutti|candidatar-se|candidatar|salvar|entrar|aceitar|solliciteer(?: nu| direct)?|solliciteren|opslaan|delen|inloggen|alles accepteren|aplikuj(?: teraz)?|zapisz|udostepnij|zaloguj(?: sie)?|akceptuj)';
const buttons = new RegExp(`^(?:(?:${button})[\\s|·•>›»/,.!→…-]*){1,12}$`);

const lines = [
  /\bcookies?\b.{0,80}\b(?:accept|agree|experience|consent|settings|preferences|website|site|akzept\w*|zustimm\w*|verwenden|accept\w*|utilis\w*|utiliz\w*|acept\w*|gebruik\w*)/,
  /\b(?:we|this site|this website) uses? cookies|\bwir (?:verwenden|nutzen) cookies|\bnous utilisons des cookies|\b(?:usamos|utilizamos) cookies|\butilizziamo (?:i )?cookie|\bwij gebruiken cookies|\buzywamy (?:plikow )?cookies/,
  /^(?:home|startseite|accueil|inicio|jobs|careers|karriere|stellenangebote|strona glowna)\s*[>›»/|].*/,
  /^(?:[^>›]{2,40}\s[>›»]\s){2,}/,
  /^(?:people also viewed|people who viewed|similar jobs?|related jobs?|more jobs|other jobs|recommended|ahnliche (?:jobs|stellen)|offres similaires|ofertas similares)\b/,
  /^(?:©|\(c\) ?\d{4}|copyright\b)/,
  /^[★☆⭐✩ ]*\d[.,]\d(?: ?\/ ?5)?[★☆⭐ ]*(?:\(?[\d.,]+ ?(?:reviews?|bewertungen|avis|opiniones|ratings?)\)?|out of 5.*|company rating.*)?$/,
  /^[★☆⭐] ?\d[.,]\d\b/,
  /^(?:posted|published|reposted|veroffentlicht|erschienen|online seit|publiee?|publicad[oa]|pubblicato|geplaatst|opublikowano|actualise|date posted|posted on)\b[^.]{0,40}$/,
  /^(?:\d+ (?:days?|weeks?|hours?|months?) ago|vor \d+ (?:tag(?:en)?|stunden?|woche(?:n)?|monat(?:en)?)|il y a \d+.{0,12}|hace \d+.{0,12}|just posted|today|yesterday|gestern|heute)[^.]{0,60}$/,
  /^(?:over |mehr als )?\d+\+? (?:applicants?|people clicked apply|bewerber(?:innen)?|candidats?|inscritos?|candidatos?)[^.]{0,40}$/,
  /^employer certification|^(?:from|to|cc|date|sent|reply-to):\s|^(?:hi|hello|dear|hallo|bonjour|hola)(?: [\p{L}]+){0,2},$|^do you have (?:experience|a valid|an active)[^.]*\?$|^\((?:required|preferred)\)$|^yes\s+no$|^provincia puesto vacante$|^imprescindible residente en$|^offre n|^reference\s*:|^responded to |^get ai-powered|^volver a |^see who .{0,60} hired|^get notified about|^turn on job alerts|^this button displays|^your (?:profile|resume) matches|^here'?s how the job details align|^profile insights|^find out how your skills|^find similar jobs|^sponsored|^reference (?:no|number|id)\b|^(?:job|req(?:uisition)?|referenz|ref)[ .-]*(?:id|nr|no|number|nummer|#)?[ .:#-]*[\w/-]*\d[\w/-]*$/u,
  /^(?:https?:\/\/|www\.)\S+$/,
  /^(?:save|share|apply)\b[^.]{0,30}\b(?:at|as|for) .{0,80}$/,
];

export function isNoise(text: string): boolean {
  const line = foldInPlace(text).trim();
  if (/^[\p{P}\p{S}\s\d]{0,4}$/u.test(line)) return true;
  if (buttons.test(line) || lines.some(pattern => pattern.test(line))) return true;
  return isMenu(text);
}

const menuMarks = /\s{2,}|\s[|·•>›»/]\s/;

/** Several short pieces of which most are parts of a site: "Search | Life at Acme | Sign in". */
function isMenu(text: string): boolean {
  const pieces = text.split(menuMarks).map(piece => piece.trim());
  const own = pieces.filter(piece => isFurniture(piece) || buttons.test(foldInPlace(piece)));
  const isTrail = /\s[>›»]\s/.test(text) && pieces.some(isBoardName);
  return isTrail || (pieces.length >= 2 && own.length >= 2 && own.length >= pieces.length / 2);
}

/** Headings and items are made of such words too; a heading of other jobs is kept to end the posting. */
function isSiteLine({text, bullet}: PostingLine): boolean {
  if (isNoise(text)) return headingKind(text) !== 'elsewhere';
  return !bullet && isFurniture(text) && headingKind(text) === null && labelKey(text) === null;
}

export function withoutNoise(found: readonly PostingLine[]): PostingLine[] {
  const kept: PostingLine[] = [];
  let gap = false;
  for (const line of found) {
    if (isSiteLine(line)) {
      gap ||= line.gap;
      continue;
    }
    kept.push(gap ? {...line, gap: true} : line);
    gap = false;
  }
  return kept;
}
