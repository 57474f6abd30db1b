import words from "./offensive-words.json" with { type: "json" };

const WORDS: readonly string[] = words;

/** Whether one of the words stands in a text, also in the middle of others, as it does in a code without spaces. */
export function holdsOffensiveWord(text: string): boolean {
  const lower = text.toLowerCase();
  return WORDS.some((word) => lower.includes(word));
}
