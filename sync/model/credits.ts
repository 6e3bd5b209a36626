/** What one optimisation with its letter costs, in credits. */
export const optimisationCost = 5;

/** What a new account starts with, in credits. */
export const startingCredits = 10;

/** How often the letter of one optimisation may be written without paying again. */
export const freeLetterVersions = 5;
