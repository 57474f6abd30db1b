import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "@ada wants 920 now not 760",
  "@ada now asks 920 instead of 760",
  "@ada charges 920, no longer 760",
  "@ada used to charge 760, now 920",
  "@ada was 760, is 920 now",
  "@ada went from 760 to 920",
  "@ada will jetzt 920 statt 760",
  "@ada nimmt nicht mehr 760, sondern 920",
  "@ada demande 920 au lieu de 760",
  "@ada ya no cobra 760 sino 920",
  "@ada agora cobra 920 em vez de 760",
  "@ada now wants 920, not 760",
])("of a new price and an old one the new one is told: %s", (text) => {
  const { prices, maxPrice } = readSaid(text).stated;

  expect([prices?.map(({ handle, price }) => [handle, price?.amount]), maxPrice]).toEqual([
    [["ada", 92_000]],
    undefined,
  ]);
});

test("a handle may have points in it", () => {
  const { prices } = readSaid("@ada.run_2 wants 920 now not 760").stated;

  expect(prices?.map(({ handle, price }) => [handle, price?.amount])).toEqual([["ada.run_2", 92_000]]);
});

test.each([
  ["@ada asks 920 and @otis 760", 2],
  ["@ada asks 920 for a reel, not for 2 reels", 1],
])("two prices that both hold are both kept: %s", (text, count) => {
  expect(readSaid(text).stated.prices).toHaveLength(count);
});
