import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  ["anderthalb Millionen fürs Jahr, davon jetzt erst mal ein Zehntel. Tee, DACH", 150_000],
  ["Tee, 1,2 Mio € fürs Jahr, davon jetzt 10 %", 120_000],
  ["j'ai 1,2 M€ pour l'année mais là c'est juste un test : un vingtième de ça. Thé", 60_000],
  ["tea, 1.5m for the year, a tenth of it for this one", 150_000],
  ["té, 200.000 € para el año, la mitad de eso ahora", 100_000],
  ["chá, 200.000 € para o ano, um quarto disso agora", 50_000],
  ["tea, budget 1,5 mio, that's for the whole year. for this one 150k", 150_000],
])("of the money of a year the plan spends its part: %s", (text, amount) => {
  expect(readSaid(text).stated.budget).toEqual({ amount: amount * 100, currency: "EUR" });
});

test.each([
  ["tea, costs 29 €, budget 22k", 22_000],
  ["handbags (RRP 290 €), 18k, Poland", 18_000],
  ["bijoux 39€ pièce, 20 000 €", 20_000],
  ["tênis de 399 €, 150 mil", 150_000],
  ["Tee, 3.000 Kunden, 50k", 50_000],
  ["tea, 10k/month", 10_000],
  ["Tee, 10k/Monat", 10_000],
  ["zumo, 7000e", 7000],
])("what a product costs and what is counted is no budget: %s", (text, amount) => {
  expect(readSaid(text).stated.budget?.amount).toBe(amount * 100);
});

test.each([
  ["nobody over 4k a video", 4000],
  ["keine Reels über 1.500", 1500],
  ["pas + de 500€ le post", 500],
  ["reel ke liye 20 hazaar se zyada nahi", 20_000],
])("what a piece may cost at most is no size of creators: %s", (words, amount) => {
  const { stated } = readSaid(`Tea, 90.000 €, ${words}`);

  expect([stated.maxPrice?.amount, stated.followers]).toEqual([amount * 100, undefined]);
});
