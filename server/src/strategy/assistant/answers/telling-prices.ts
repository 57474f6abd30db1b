import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { namedFirst } from "#/strategy/brief/money/whom.ts";

export function tellsPrice(text: string): boolean {
  return pricesIn(text).length > 0;
}

export function pricesIn(text: string) {
  return readPlain(namedFirst(text)).stated.prices ?? [];
}

/** Whether a text tells the price of somebody, and nothing of a plan. */
export function tellsOnlyPrice(text: string): boolean {
  const { stated } = readPlain(namedFirst(text));
  const { budget, maxPrice, must, never } = stated;
  return tellsPrice(text) && !(budget ?? maxPrice ?? must ?? never);
}
