/** How many answers are kept; a resume asks about fewer different texts. */
const limit = 4_000;

/**
 * The same function, with its answers remembered: reading a document asks about
 * the same few hundred texts again and again.
 */
export function remembered<Value>(answer: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, Value>();
  return text => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= limit) answers.clear();
    const value = answer(text);
    answers.set(text, value);
    return value;
  };
}
