import { readText } from "./brief-parser.ts";
import type { ReadText } from "./stated.ts";

/** For what a text is about, which depends neither on the day nor on the currency. */
export const PLAIN = { today: "2000-01-01", currency: "EUR" };

/** An answer asks the same of the message and of those before it, from several sides. Chosen by us. */
const KEPT_MAX = 300;
const kept = new Map<string, ReadText>();

/** What a text says, read once: the same object for the same text, which nobody may change. */
export function readPlain(text: string): ReadText {
  const known = kept.get(text);
  if (known) return known;
  const read = readText(text, PLAIN);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(text, read);
  return read;
}
