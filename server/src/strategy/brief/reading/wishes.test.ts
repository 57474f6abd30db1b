import { expect, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

const wishesOf = (text: string) =>
  readText(`Launch of tea, 4k €, ${text}`, CONTEXT).stated.unmet?.map(({ words }) => words);

test.each([
  ["three posts a month", "three posts a month"],
  ["drei im Monat", "drei im Monat"],
  ["weekly reels", "weekly reels"],
  ["always-on", "always-on"],
  ["it must go viral", "must go viral"],
  ["guaranteed 1 million views", "guaranteed 1 million views"],
  ["with usage rights", "with usage rights"],
  ["perpetual exclusivity", "exclusivity"],
  ["no stories", "no stories"],
  ["jeden Monat drei Posts", "jeden Monat drei Posts"],
  ["3 publicaciones al mes", "3 publicaciones al mes"],
  ["dauerhaft", "dauerhaft"],
  ["siempre activo", "siempre activo"],
  ["KPI: 500 sales", "KPI: 500 sales"],
  ["goal: 2,000 sign-ups", "goal: 2,000 sign-ups"],
  ["we want 500 app downloads", "500 app downloads"],
  ["CPM below 20 euros", "CPM below 20 euros"],
  ["TKP unter 20 Euro", "TKP unter 20 Euro"],
  ["CPA under €30", "CPA under €30"],
  ["split evenly between creators", "split evenly between creators"],
  ["gifted products only for two of them", "gifted products only for two of them"],
])("what no rule of a plan holds is named: %s", (text, words) => {
  expect(wishesOf(text)).toEqual([words]);
});

test("what a number of sales is hoped for says what the campaign is for", () => {
  expect(readText("Tea, 4k €, KPI: 500 sales", CONTEXT).stated).toMatchObject({
    product: "Tea",
    objective: "sales",
  });
});

test.each(["2 reels each", "four weeks", "creators who post twice a week"])(
  "what a plan or a search holds is no such wish: %s",
  (text) => {
    expect(wishesOf(text)).toBeUndefined();
  },
);

function withHalf(text: string) {
  return readText(`Tea, 4k €, ${text}, half the creators from Austria`, CONTEXT).stated;
}

test("a share of the creators is kept where their number is known, and named where it is not", () => {
  expect(withHalf("10 creators").rules).toEqual([
    {
      label: "half the creators from Austria",
      field: "country",
      value: "AT",
      of: "creators",
      min: 5,
      max: 5,
    },
  ]);
  expect(withHalf("women").unmet?.map(({ words }) => words)).toEqual(["half the creators from Austria"]);
});

test.each([
  ["60 % Instagram", ["instagram 55–65"], undefined],
  ["60/40 Instagram/TikTok", ["instagram 55–65", "tiktok 35–45"], ["instagram", "tiktok"]],
  ["Instagram 70 %, TikTok 30 %", ["instagram 65–75", "tiktok 25–35"], ["instagram", "tiktok"]],
  ["two thirds of the budget on YouTube", ["youtube 62–72"], undefined],
])("a share of the budget is a rule, kept to within five points: %s", (text, shares, only) => {
  const { rules = [], filters } = readText(`Tea, 4k €, ${text}`, CONTEXT).stated;

  expect(rules.map(({ value, min, max }) => `${value} ${min}–${max}`)).toEqual(shares);
  expect(filters?.platform).toEqual(only);
});
