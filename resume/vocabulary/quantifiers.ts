/** How a figure is bounded ("about 80", "up to 12"), by the words before it; all languages together, accents dropped. */
export const bounds = ['about', 'over', 'at-least', 'up-to', 'under', 'nearly'] as const;
export type Bound = (typeof bounds)[number] | 'exact';

const phrases: Record<(typeof bounds)[number], string> = {
  about: `about|around|roughly|approximately|approx|circa|c|ca|some|estimated|an estimated|in the region of|on average|averaging|an average of|
    etwa|zirka|rund|ungefahr|im schnitt|durchschnittlich|environ|quelque|autour de|en moyenne|unos|unas|alrededor de|aproximadamente|cerca de|
    de media|intorno a|in media|ongeveer|zo n|rond|gemiddeld|okolo|ok|srednio|em media`,
  over: `over|more than|in excess of|upwards of|above|exceeding|greater than|well over|just over|beyond|plus de|uber|mehr als|mas de|oltre|piu di|
    mais de|meer dan|ruim|ponad|wiecej niz|powyzej`,
  'at-least': `at least|no fewer than|no less than|a minimum of|minimum|mindestens|au moins|al menos|por lo menos|almeno|pelo menos|minstens|
    ten minste|co najmniej|minimum`,
  'up-to': `up to|at most|no more than|a maximum of|maximum|as many as|bis zu|maximal|hochstens|jusqu a|jusqu|hasta|fino a|ate|maximaal|tot wel|maximo de|un maximo de|importe maximo de|valor maximo de|massimo di|un massimo di|importo massimo di|maximal de|montant maximal de|au maximum|au plus|maksymalnie|co najwyzej`,
  under: `under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|minder dan|onder|mniej niz|ponizej`,
  nearly: `nearly|almost|close to|just under|just below|fast|knapp|beinahe|nahezu|pres de|presque|casi|quasi|quase|bijna|prawie|niemal`,
};

/** Words between a figure and the earlier one it is set against ("27 % instead of 42 %"). */
export const comparing =
  /^(?:against|compared|versus|vs|up|down|instead|rather|than|previously|formerly|gegenuber|statt|anstatt|anstelle|contre|lieu|frente|contra|vez|rispetto|invece|anziche|tegenover|plaats|wobec|wzgledem|zamiast)$/;

const byPhrase = new Map<string, Bound>();
for (const bound of bounds)
  for (const phrase of phrases[bound].split('|')) byPhrase.set(phrase.trim(), bound);

/** The bound that the last of these words set on a number after them, and how many words say it. */
export function boundBefore(words: readonly string[]): {bound: Bound; words: number} | null {
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const bound = byPhrase.get(words.slice(-count).join(' '));
    if (bound) return {bound, words: count};
  }
  return null;
}
