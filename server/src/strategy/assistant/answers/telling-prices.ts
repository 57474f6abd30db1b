import { readText } from "#/strategy/brief/brief-parser.ts";
import { namedFirst } from "#/strategy/brief/money/whom.ts";

/** What a text is about does not depend on the day or the currency. */
export const PLAIN = { today: "2000-01-01", currency: "EUR" };

export function tellsPrice(text: string): boolean {
  return pricesIn(text).length > 0;
}

export function pricesIn(text: string) {
  return readText(namedFirst(text), PLAIN).stated.prices ?? [];
}

/** Whether a text tells the price of somebody, and nothing of a plan. */
export function tellsOnlyPrice(text: string): boolean {
  const { stated } = readText(namedFirst(text), PLAIN);
  const { budget, maxPrice, must, never } = stated;
  return tellsPrice(text) && !(budget ?? maxPrice ?? must ?? never);
}
