/** Eight tips to read while a run goes on. */
export const tips = [
  'Read the posting once more: its first three requirements usually matter most.',
  'Numbers that are true say more than adjectives. Keep the ones you have.',
  'One page is enough for up to ten years of work, two for more.',
  'A line that starts with what you did is read before one that starts with your duties.',
  'Spell a certificate out once, with its short form behind it.',
  'Send the format the employer asks for. If none is named, send DOCX.',
  'A letter answers one question: why you, for this work.',
  'Read every change aloud. If you would not say it, do not send it.',
] as const;
