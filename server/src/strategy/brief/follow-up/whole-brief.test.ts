import { describe, expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { CONTEXT, changeSaid } from "#/strategy/brief/brief.fixtures.ts";
import { isWholeBrief, wholeBrief } from "./whole-brief.ts";

const whole = (...texts: string[]) => wholeBrief(texts, CONTEXT);
const BRIEF = "Serum in Germany, 9.000 €, before Navratri";

test.each([
  [[], ""],
  [[BRIEF], BRIEF],
  [[BRIEF, "Plan without “before Navratri”"], "Serum in Germany, 9.000 €,"],
  [[BRIEF, ' plan without "before Navratri" '], "Serum in Germany, 9.000 €,"],
  [[BRIEF, "until 20 December"], "Serum in Germany, 9.000 €, before. until 20 December"],
  [["Serum in Germany", "9.000 €"], "Serum in Germany. 9.000 €"],
  [["Serum in Germany", "ok dann 2000"], "Serum in Germany. budget 2000"],
  [["Serum in Germany", "2000 and TikTok"], "Serum in Germany. 2000 and TikTok"],
  [["Serum", "plan without “Serum” please"], "Serum. plan without “Serum” please"],
  [["Serum", "plan without “Serum"], "Serum. plan without “Serum"],
])("messages make one brief: %j", (texts, brief) => {
  expect(whole(...texts).replace(/,$/u, "")).toBe(brief.replace(/,$/u, ""));
});

test("a message that is a whole brief begins anew", () => {
  const other = "Launch of tea in France on TikTok for women in March, 5.000 €, sales";

  expect(whole(BRIEF, other)).toBe(other);
});

const EURO = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

test("a new budget leaves nothing of the old one's range and doubts, and brings its own", () => {
  const before = {
    budget: EURO(500),
    budgetFrom: EURO(300),
    otherBudgets: [EURO(700)],
    isCurrencyAssumed: true,
  };

  expect(changeSaid(before, "budget 900 €").stated).toStrictEqual({ budget: EURO(900) });
  expect(changeSaid(before, "800 to 900 €").stated).toStrictEqual({
    budget: EURO(900),
    budgetFrom: EURO(800),
  });
  expect(changeSaid(before, "900 €, 1.100 €").stated).toStrictEqual({
    budget: EURO(900),
    otherBudgets: [EURO(1100)],
  });
});

test.each([
  ["only Lisbon", ["PT"], ["lisbon"]],
  ["also Lisbon", ["DE", "PT"], ["lisbon"]],
  ["France", ["FR"], undefined],
  ["Lisbon, Germany", ["DE", "PT"], ["lisbon"]],
])("a city alone is in its own country, whatever was asked before: %s", (text, markets, cities) => {
  const { stated } = changeSaid({ markets: ["DE"] }, text);

  expect(stated.markets?.toSorted()).toEqual(markets.toSorted());
  expect(stated.cities).toEqual(cities);
});

test.each([
  "flight",
  "audience",
  "objective",
  "budget",
  "market",
  "markets",
  "platform",
  "platforms",
  "deliverables",
  "max share",
  "maxshare",
  "creators",
  "categories",
  "product",
])("a text that begins with the name of a slot is no brief of its own: %s", (label) => {
  const brief = "launch of tea in France on TikTok for women in March, 5.000 €, sales";

  expect(isWholeBrief(brief)).toBe(true);
  expect(isWholeBrief(`${label}: ${brief}`)).toBe(false);
});

const open = (texts: string[]) => readText(wholeBrief(texts, CONTEXT), CONTEXT);

describe("what a brief was asked about stays open until it is answered", () => {
  test.each([
    ["tea, 9.000 €, Germany, February, without whoever", "make it 12.000 €"],
    ["tea, 9.000 €, Germany, February, without whoever", "4 creators"],
    ["chá, 9.000 €, Lisboa, fevereiro, 30% pro tonho", "tira a marina"],
    ["tea, 9.000 €, Germany, February, without whoever", "scrap the limit"],
    ["tea, 9.000 €, Germany, February, without whoever", "quita el tope"],
    ["tea, 9.000 €, Germany, February, without whoever", "enlève le plafond"],
  ])("%s / %s", (brief, next) => {
    const asked = readText(brief, CONTEXT).unread;

    expect(asked).not.toBeNull();
    expect(open([brief, next]).unread?.words).toBe(asked?.words);
  });

  test.each([
    ["tea, 9.000 €, Germany, February, without whoever", "without @otis"],
    ["tea, 9.000 €, in Quixburgh, February", "Germany"],
  ])("and no longer: %s / %s", (brief, next) => {
    expect(readText(brief, CONTEXT).unread).not.toBeNull();
    expect(open([brief, next]).unread).toBeNull();
  });
});

test.each([
  "raise that to nine, and begin one week later",
  "stell das bitte auf neun und fang eine Woche später an",
])("a whole order answers no question of who is left out, so that it stays open: %s", (text) => {
  const brief = "Tea, 8.000 €, Berlin, four weeks in May, Instagram, ohne Xelinda";

  expect(readText(whole(brief, text), CONTEXT).unread).toMatchObject({ kind: "exclusion" });
  expect(readText(whole(brief, "the one from the bakery"), CONTEXT).unread).toBeNull();
});
