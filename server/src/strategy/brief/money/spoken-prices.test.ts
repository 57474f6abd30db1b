import { expect, test } from "vitest";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { namedFirst, pricesPiece } from "./whom.ts";

test.each([
  ["@bethan.t just DMd, 380 for a reel", 38_000, "reel"],
  ["@duarte.l, na vdd acabou de responder, 1200 o reel", 120_000, "reel"],
  ["@unai.p y la story a 400", 40_000, "story"],
  ["@ojas.b aur reel ka 2000", 200_000, "reel"],
])("a price without a word for asking is that of who is named before it: %s", (text, amount, per) => {
  expect(readPlain(namedFirst(text)).stated.prices).toMatchObject([{ price: { amount }, per }]);
});

test.each([
  ["1200 o reel", true],
  ["y la story a 400", true],
  ["she never posts on Sundays", false],
  ["2 reels for everybody", false],
])("whether a message says what a piece costs: %s", (text, says) => {
  expect(pricesPiece(text)).toBe(says);
});
