import { expect, test } from "vitest";
import type { ToldPrice } from "../tools.ts";
import { inEnglish, sayWith } from "./phrases.ts";
import { toldText } from "./told-text.ts";

const EUROS = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const told = (part: Partial<ToldPrice>): ToldPrice => ({
  creatorId: "c",
  accountId: "a",
  handle: "lena",
  price: null,
  per: null,
  ...part,
});
const USAGE = { right: "usage", months: 6, fee: EUROS(400) } as const;

test.each<[Partial<ToldPrice>, string]>([
  [{ price: EUROS(700), per: "reel" }, "You told me: @lena asks €700 a reel."],
  [{ price: EUROS(500), isFlat: true }, "You told me: @lena asks €500 for everything."],
  [
    { price: EUROS(2000), pieces: [{ format: "reel", count: 3 }] },
    "You told me: @lena asks €2,000 for 3 reels.",
  ],
  [{ rightsFees: [USAGE] }, "You told me of @lena: 6 months of usage for €400."],
  [{ exclusivityMonths: 3 }, "You told me of @lena: 3 months of exclusivity."],
])("what was told is repeated whole: %#", (part, text) => {
  expect(toldText(told(part), inEnglish)).toBe(text);
});

test("it is repeated in the language of its answer", () => {
  const phrases = {
    "You told me: {0} asks {1} {2}{3}.": "Du sagst: {0} verlangt {1} {2}{3}.",
    "a {0}": "je {0}",
  };

  expect(toldText(told({ price: EUROS(1500), per: "reel" }), sayWith({ phrases, locale: "de" }))).toBe(
    "Du sagst: @lena verlangt 1.500\u00a0€ je reel.",
  );
});
