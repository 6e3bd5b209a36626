/**
 * Words of a letter that say nothing about what the person has done: courtesies
 * and the frame of an application. Per language, each in any of its forms.
 */
import type {Language} from '../model/language.ts';
import {functionWords} from './function-words.ts';
import {stem} from './stems.ts';

interface LetterWords {
  /** By which a person speaks of themselves. */
  readonly self: string;
  /** By which a letter speaks to the reader. */
  readonly reader: string;
  readonly courtesies: string;
  /** Words that make a sentence a wish or a courtesy rather than a claim. */
  readonly wishes: string;
  /** What a wish may say the person would do. */
  readonly plans: string;
  /** Words that claim what the person has or can, even in a wish. */
  readonly possessions: string;
}

const table: Record<Language, LetterWords> = {
  en: {
    self: 'i my me mine myself we our us',
    reader: 'you your yours',
    courtesies: `dear hello hi team hiring manager sir madam sincerely regards best kind warm faithfully truly respectfully yours thank time
      consideration read review look forward hear welcome chance opportunity discuss talk speak conversation meet meeting call interview glad
      happy please pleased delight excited keen eager enthusiastic interest enthusiasm apply application advertise advertisement posting post advert role
      position job vacancy opening ask seek need require list mention name call want write letter resume cv attach enclose join contribute
      bring offer help support learn part experience background work skill fit match suit relevant direct similar same company organization
      office place employer here there like love hope wish feel believe think know see show closely also both first further detail question
      available availability convenience describe description could year day way make able before after earlier later current recent recently
      previous last more most tell enjoy appreciate grateful value soon something anything everything because but however although though
      result point say openly honest honestly good great sound catch eye attention draw familiar ground come across notice matter part whole
      exactly very much mean why reason kindly invite reply answer reach contact free anytime possible respond your ago since`,
    wishes:
      'would welcome hope forward apply application interest eager keen glad happy excited delight pleased thank want wish',
    plans:
      'lead grow deepen develop expand build support strengthen improve shape care serve teach run manage add use learn move start',
    possessions:
      'experience expertise skill knowledge know background track record ability proficiency command certification degree qualification',
  },
  de: {
    self: 'ich mein meine meiner meinem meinen meines mir mich wir unser',
    reader: 'sie ihr ihre ihrem ihren ihrer ihnen',
    courtesies: `guten tag liebes team sehr geehrte damen und herren freundliche viele herzliche grüße hiermit bewerbe bewerbung stelle position
      ausschreibung ausgeschriebene anzeige gespräch freue freuen gern gerne kennenlernen kennenzulernen einladung persönlich würde interesse
      interessiert suchen gesucht suche lese gelesen erfahrung arbeit arbeite gearbeitet zurzeit zuletzt derzeit dank danke zeit unterlagen
      verfügung stehe möchte bei aber jedoch weil auch unternehmen firma passt passen bringe mit aufgabe aufgaben nennen verlangen`,
    wishes: 'würde möchte freue bewerbe bewerbung gern gerne interesse interessiert hoffe wünsche',
    plans: 'leiten entwickeln unterstützen einbringen lernen vertiefen',
    possessions: 'erfahrung kenntnisse können fähigkeit abschluss zertifikat wissen',
  },
  fr: {
    self: 'je j mon ma mes moi me m nous notre',
    reader: 'vous votre vos',
    courtesies: `bonjour madame monsieur équipe cordialement bien candidature candidate présente présenter poste offre annonce plaisir réjouis
      échanger disposition entretien reste tiens honneur agréer salutations distinguées veuillez merci temps intérêt intéresse recherchez
      cherchez demandez expérience travail travaille travaillé actuellement dernièrement souhaite rencontrer entreprise sujet pouvoir mais`,
    wishes:
      'souhaite candidature plaisir réjouis disposition intérêt intéresse voudrais aimerais espère',
    plans: 'développer soutenir apporter apprendre approfondir',
    possessions: 'expérience compétence connaissance maîtrise diplôme certification',
  },
  es: {
    self: 'yo mi mis me nosotros nuestro nuestra',
    reader: 'usted ustedes su sus',
    courtesies: `hola estimado estimada señor señora equipo saludo saludos atentamente cordial cordiales candidatura puesto oferta anuncio presento
      presentar gustaría encantaría hablar conocer reunión entrevista gracias tiempo interés interesa buscan piden experiencia trabajo trabajado
      actualmente empresa disposición quedo agradecería oportunidad pero solicitar solicito`,
    wishes:
      'gustaría encantaría candidatura interés interesa espero agradecería oportunidad solicito',
    plans: 'desarrollar apoyar aportar aprender',
    possessions: 'experiencia competencia conocimiento dominio título certificado',
  },
  it: {
    self: 'io mio mia miei mie mi noi nostro nostra',
    reader: 'lei voi suo sua vostro vostra vostri vostre',
    courtesies: `buongiorno gentile gentili signore signora team saluti cordiali distinti candidatura candido posizione offerta annuncio presento
      presentare piacere parlare incontrare incontro colloquio grazie tempo interesse interessa cercate chiedete esperienza lavoro lavorato
      attualmente azienda disposizione resto opportunità ma vorrei`,
    wishes: 'vorrei candidatura candido piacere interesse interessa spero opportunità',
    plans: 'sviluppare sostenere portare imparare',
    possessions: 'esperienza competenza conoscenza padronanza titolo certificazione',
  },
  pt: {
    self: 'eu meu minha meus minhas me nós nosso nossa',
    reader: 'você vocês vosso vossa seu sua',
    courtesies: `olá caro cara exmo senhor senhora equipa equipe cumprimentos atenciosamente cordiais candidatura candidato cargo vaga posição
      anúncio oferta apresento apresentar gostaria falar conversar conhecer entrevista obrigado obrigada tempo interesse interessa procuram
      pedem experiência trabalho trabalhei atualmente empresa disposição oportunidade mas`,
    wishes: 'gostaria candidatura candidato interesse interessa espero oportunidade',
    plans: 'desenvolver apoiar contribuir aprender',
    possessions: 'experiência competência conhecimento domínio título certificado',
  },
  nl: {
    self: 'ik mijn mij me wij ons onze',
    reader: 'u uw jullie je jouw',
    courtesies: `beste geachte heer mevrouw team groet groeten vriendelijke hartelijke sollicitatie solliciteer hierbij functie vacature advertentie
      gesprek graag spreken ontmoeten kennismaken dank tijd interesse zoekt vraagt ervaring werk werkte gewerkt momenteel laatst bedrijf
      beschikking mogelijkheid maar zou`,
    wishes: 'zou graag solliciteer sollicitatie interesse hoop mogelijkheid',
    plans: 'ontwikkelen ondersteunen bijdragen leren',
    possessions: 'ervaring vaardigheid kennis beheersing diploma certificaat',
  },
  pl: {
    self: 'ja mój moja moje moim mojej mnie mi nas nasz',
    reader: 'państwo państwa państwu pan pani',
    courtesies: `dzień dobry szanowni państwo zespole poważaniem pozdrawiam aplikuję aplikacja kandydatura stanowisko ogłoszenie oferta chętnie
      rozmowa porozmawiam spotkać dziękuję czas zainteresowanie interesuje szukają wymagają doświadczenie praca pracuję pracowałam obecnie
      ostatnio firma możliwość ale`,
    wishes:
      'chętnie aplikuję kandydatura interesuje zainteresowanie chciałbym chciałabym możliwość',
    plans: 'rozwijać wspierać wnieść uczyć',
    possessions: 'doświadczenie umiejętność znajomość wiedza dyplom certyfikat',
  },
};

type List = keyof LetterWords;

const made = new Map<string, ReadonlySet<string>>();

/** The keys of a list's words. */
function keysOf(list: List, language: Language): ReadonlySet<string> {
  const name = `${language} ${list}`;
  const known = made.get(name);
  if (known) return known;
  const words = table[language][list].trim().split(/\s+/);
  const keys = new Set(words.map(word => stem(word, language)));
  made.set(name, keys);
  return keys;
}

interface Word {
  readonly key: string;
  readonly parts: readonly string[];
  readonly language: Language;
}

/** Whether a word belongs to one of the lists; a set phrase does with all its words. */
export function isLetterWord(list: List, {key, parts, language}: Word): boolean {
  const keys = keysOf(list, language);
  if (keys.has(key)) return true;
  const isKnown = (part: string): boolean => keys.has(part) || functionWords(language).has(part);
  return parts.length > 1 && parts.some(part => keys.has(part)) && parts.every(isKnown);
}
