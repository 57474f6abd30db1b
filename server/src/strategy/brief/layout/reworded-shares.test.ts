import { expect, test } from "vitest";
import { withPlainShares } from "./reworded-shares.ts";

test.each([
  ["coffee, 8k, 55% austria", "coffee, 8k, 55% in austria"],
  ["café, 25% pro rio", "café, 25% in Rio de Janeiro"],
  ["kaffee, 70 % schweiz, der rest österreich", "kaffee, 70 % in schweiz, der rest österreich"],
  ["café, 30% portugal et 70% belgique", "café, 30% in portugal et 70% in belgique"],
])("a place behind a share is where it goes: %s", (text, plain) => {
  expect(withPlainShares(text)).toBe(plain);
});

test.each([
  ["instagram bitte mindestens 30% vom Geld", "min 30% instagram"],
  ["youtube por favor al menos 60 % del presupuesto", "min 60 % youtube"],
])("a platform before a share is what it is of: %s", (text, plain) => {
  expect(withPlainShares(text)).toBe(plain);
});

test.each([
  "20% discount on coffee",
  "tea, at least 30 % Germany",
  "TikTok, at least 50 % Instagram",
  "55% women",
  "10% off, austria",
])("other shares stay as they are: %s", (text) => {
  expect(withPlainShares(text)).toBe(text);
});
