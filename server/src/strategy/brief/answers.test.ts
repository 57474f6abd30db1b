import { expect, test } from "vitest";
import { answerOf, answersBeside, completeSaid } from "./brief.fixtures.ts";
import { SAID_MORE } from "./said.fixtures.ts";

test.each(answersBeside(import.meta.dirname))(
  "what a brief says, and nothing else: %s",
  (text, ...answer) => {
    expect(answerOf(text)).toEqual(answer);
  },
);

const EVERYBODY = {
  markets: [],
  cities: [],
  platforms: [],
  tiers: [],
  languages: [],
  categories: [],
  audience: { gender: null, age: null },
  minCreators: null,
  maxCreators: null,
  maxShare: null,
  maxPrice: null,
  must: [],
  never: [],
  named: [],
};

test("a brief that says little holds little", () => {
  expect(completeSaid({ budget: { amount: 900_000, currency: "EUR" } }).brief).toStrictEqual({
    ...EVERYBODY,
    product: null,
    objective: "awareness",
    budget: { amount: 900_000, currency: "EUR" },
    filters: {},
    flight: { from: "2026-12-01", to: "2026-12-28" },
    deliverables: [],
    rules: [],
  });
});

test("a brief keeps what was said of deals, days, rights and kinds of pieces", () => {
  const { leftOut, prices, rights, maxFee } = SAID_MORE;
  const { brief } = completeSaid({ ...SAID_MORE, formats: ["reel"], onQuietDays: true });

  expect(brief).toMatchObject({ leftOut, prices, rights, maxFee, formats: ["reel"], onQuietDays: true });
  expect(brief.never).toEqual(["ben", "dora"]);
});
