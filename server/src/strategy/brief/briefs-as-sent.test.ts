import { expect, test } from "vitest";
import { readSaid } from "./brief.fixtures.ts";

const read = (text: string) => readSaid(text).stated;

test.each([
  ["Twenty grand, beauty, Ireland", 2_000_000],
  ["food, 12-15k, France", 1_500_000],
  ["Kaffee, zwölftausend Euro, Wien", 1_200_000],
  ["25 TEUR, Hafermilch, Deutschland", 2_500_000],
  ["our cleanser costs 29 €, budget 22k, skincare", 2_200_000],
  ["RRP 290 €, handbags, 18k, Poland", 1_800_000],
  ["Last year we spent 31k and the CPM was 12 €. Now EUR 40.000 all in, tea", 4_000_000],
  ["nobody over 500 € a post, jewellery, total 7,500 €", 750_000],
])("the money of the plan is told from all other money: %s", (text, amount) => {
  expect(read(text).budget).toEqual({ amount, currency: "EUR" });
});

test("fractions of lakh are read as they are said", () => {
  const budgets = ["dhai lakh", "sade teen lakh", "paune do lakh", "sawa lakh"].map(
    (words) => read(`chai, ${words}`).budget,
  );

  expect(budgets.map((budget) => budget?.amount)).toEqual([25_000_000, 35_000_000, 17_500_000, 12_500_000]);
});

test.each([
  ["Exactly 6. Two of them must be @a_b and @c_d", 6, 6],
  ["max 6", undefined, 6],
  ["min 4 of them", 4, undefined],
  ["six to eight of them", 6, 8],
  ["drei Leute", 3, 3],
  ["12 max", undefined, 12],
])("what counts nothing else counts creators: %s", (text, min, max) => {
  const { minCreators, maxCreators } = read(`tea, 9k €, ${text}`);

  expect([minCreators, maxCreators]).toEqual([min, max]);
});

test.each([
  ["@a_b is out", "never"],
  ["cant use: @a_b", "never"],
  ["our handle is @a_b", "never"],
  ["@a_b asks 900 €, must be in", "must"],
  ["@a_b ist gesetzt", "must"],
] as const)("what stands behind a handle says as much as what stands before it: %s", (text, role) => {
  expect(read(`tea, 9k €, ${text}`)[role]).toEqual(["a_b"]);
});

test.each([
  ["KW 3 bis KW 6", "2027-01-18", "2027-02-14"],
  ["15.02.–14.03.", "2027-02-15", "2027-03-14"],
  ["primera semana de mayo", "2027-05-01", "2027-05-07"],
  ["between 10th and 24th of January", "2027-01-10", "2027-01-24"],
  ["Jan/Feb", "2027-01-01", "2027-02-28"],
])("weeks, halves and ranges are days: %s", (text, from, to) => {
  expect(read(`tea, 9k €, ${text}`).flight).toMatchObject({ from, to });
});

test.each([
  "Italy but Milan excluded (our Milan agency does that)",
  "Italy, Milan excluded",
  "Italien, Mailand raus",
  "Italia, Milán fuera",
])("a place is refused by a word behind it, wherever else it is named: %s", (text) => {
  const { cities, rules } = read(`tea, 9k €, ${text}`);

  expect(cities).toBeUndefined();
  expect(rules).toMatchObject([{ field: "city", value: "milan", max: 0 }]);
});

test.each([
  "nobody who ever worked with Shein or Temu",
  "niemanden, der für Shein oder Temu getrommelt hat",
  "skip everyone who did stuff for Shein or Temu",
])("brands that nobody may have worked with are left out: %s", (text) => {
  expect(read(`tea, 9k €, ${text}`).filters).toMatchObject({ brandNot: ["shein", "temu"] });
});

test.each([
  ["nobody takes more than 40%", 40],
  ["keine soll mehr als ein Viertel kriegen", 25],
  ["no more than a fifth to any single creator", 20],
])("the most that one may take is said in many ways: %s", (text, share) => {
  expect(read(`tea, 9k €, ${text}`).maxShare).toBe(share);
});
