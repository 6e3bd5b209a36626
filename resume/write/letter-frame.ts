import type {Language} from '../model/language.ts';
import type {Tone} from './writer.ts';

interface Frame {
  readonly greeting: Readonly<Record<Tone, string>>;
  readonly farewell: Readonly<Record<Tone, string>>;
}

function frame(greetings: [string, string, string], farewells: [string, string, string]): Frame {
  const [plain, warm, formal] = greetings;
  const [plainBye, warmBye, formalBye] = farewells;
  return {
    greeting: {plain, warm, formal},
    farewell: {plain: plainBye, warm: warmBye, formal: formalBye},
  };
}

/** How a letter begins and ends: plain, warm and formal. */
export const letterFrames: Readonly<Record<Language, Frame>> = {
  en: frame(
    ['Dear Hiring Team,', 'Hello,', 'Dear Sir or Madam,'],
    ['Kind regards,', 'Warm regards,', 'Yours faithfully,'],
  ),
  de: frame(
    ['Guten Tag,', 'Liebes Team,', 'Sehr geehrte Damen und Herren,'],
    ['Viele Grüße', 'Herzliche Grüße', 'Mit freundlichen Grüßen'],
  ),
  fr: frame(
    ['Bonjour,', 'Bonjour à toute l’équipe,', 'Madame, Monsieur,'],
    ['Cordialement,', 'Bien à vous,', 'Veuillez agréer mes salutations distinguées,'],
  ),
  es: frame(
    ['Estimado equipo:', 'Hola:', 'Estimados señores:'],
    ['Saludos,', 'Un cordial saludo,', 'Atentamente,'],
  ),
  it: frame(
    ['Buongiorno,', 'Gentile team,', 'Spettabile azienda,'],
    ['Cordiali saluti,', 'Un caro saluto,', 'Distinti saluti,'],
  ),
  pt: frame(
    ['Bom dia,', 'Olá,', 'Exmos. Senhores,'],
    ['Cumprimentos,', 'Um abraço cordial,', 'Com os melhores cumprimentos,'],
  ),
  nl: frame(
    ['Beste team,', 'Hallo,', 'Geachte heer of mevrouw,'],
    ['Met vriendelijke groet,', 'Hartelijke groet,', 'Hoogachtend,'],
  ),
  pl: frame(
    ['Dzień dobry,', 'Dzień dobry,', 'Szanowni Państwo,'],
    ['Pozdrawiam,', 'Serdecznie pozdrawiam,', 'Z poważaniem,'],
  ),
};
