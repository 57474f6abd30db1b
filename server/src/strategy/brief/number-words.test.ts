import { expect, test } from "vitest";
import { readSaid } from "./brief.fixtures.ts";

test.each([
  ["chá, doze mil e quinhentos euros", 12_500],
  ["tea, twelve thousand five hundred euros", 12_500],
  ["Tee, zwölftausendfünfhundert Euro", 12_500],
  ["thé, quatre mille cinq cents euros", 4500],
  ["té, dos mil quinientos euros", 2500],
  ["té, 4 millones y medio de euros", 4_500_000],
  ["tea, two and a half million euros", 2_500_000],
  ["thé, une quinzaine de mille euros", 15_000],
  ["thé, mille euros", 1000],
  ["Tee, tausend Euro", 1000],
  ["té, mil euros, cuentas de menos de 30k", 1000],
])("an amount of several words is read whole: %s", (text, amount) => {
  expect(readSaid(text).stated.budget).toEqual({ amount: amount * 100, currency: "EUR" });
});

test("per cent in words and ranges in words are numbers as well", () => {
  expect(readSaid("thé, 9 000 €, nonante pour cent Instagram").stated.rules).toMatchObject([
    { label: "nonante pour cent Instagram", value: "instagram", min: 85, max: 95 },
  ]);
  expect(readSaid("tea, 4k €, creators between ten and fifty thousand followers").stated).toMatchObject({
    followers: { min: 10_000, max: 50_000 },
  });
});

test.each([
  ["chá, trinta e cinco mil euros", 35_000],
  ["té, treinta y cinco mil euros", 35_000],
])("tens and ones are one number: %s", (text, amount) => {
  expect(readSaid(text).stated.budget?.amount).toBe(amount * 100);
});

test.each([
  ["people between thirty and ninety thousand followers in germany", 30_000, 90_000],
  ["people between thirty thousand and ninety thousand followers", 30_000, 90_000],
  ["wer hat zwischen dreißig und neunzigtausend follower", 30_000, 90_000],
  ["wer hat zwischen dreißigtausend und neunzigtausend follower", 30_000, 90_000],
  ["qui a entre trente mille et quatre-vingt mille abonnés", 30_000, 80_000],
  ["quien tiene entre treinta mil y noventa mil seguidores", 30_000, 90_000],
])("a range of followers in words is no money: %s", (text, min, max) => {
  const { followers, budget } = readSaid(text).stated;

  expect([followers, budget]).toEqual([{ min, max }, undefined]);
});

test("a range of followers is no budget, whatever stands before it", () => {
  expect(
    readSaid("whos between thirty and ninety thousand followers in germany").stated.budget,
  ).toBeUndefined();
});
