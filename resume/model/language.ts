import {type InferOutput, picklist} from 'valibot';

/** The languages a resume or posting is understood in, as ISO 639-1 codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

export type Language = InferOutput<typeof Language>;
export const Language = picklist(languages);
