import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR" };
const asked = (text: string) => {
  const { unread } = readText(text, CONTEXT);
  return unread === null ? null : [unread.words, unread.other];
};

test.each([
  ["6 influencers but at most 4 people, 9k, Austria", "6 influencers", "at most 4 people"],
  ["mindestens 7 Creator, höchstens 3 Personen, 5.000 €", "mindestens 7 Creator", "höchstens 3 Personen"],
  ["9 creadores por 4000 €, máximo 6 personas", "9 creadores", "máximo 6 personas"],
  ["TikTok only, everything on YouTube, 8000 eur", "TikTok only", "everything on YouTube"],
  ["nur Instagram, alles auf TikTok, 5.000 €, Mai", "nur Instagram", "alles auf TikTok"],
  ["6.000 CHF für Genf und 2.500 Euro für Lyon, Juni", "6.000 CHF für Genf", "2.500 Euro für Lyon"],
  [
    "Budget 9.000, die Kosten dürfen 7.000 nicht übersteigen, Mai",
    "9.000",
    "die Kosten dürfen 7.000 nicht übersteigen",
  ],
  ["budget 9000, total must not exceed 6000, Spain", "9000", "total must not exceed 6000"],
])("of two statements that cannot both hold one question is asked: %s", (text, words, other) => {
  expect(asked(text)).toEqual([words, other]);
});

test.each([
  "6 influencers, at most 8 people, 9k, Austria",
  "10 creators, max 4 from Berlin, 9k",
  "8 creators, max 2 reels each, 5k, Germany",
  "only Instagram and TikTok, 5k, Germany",
  "5 creators in Berlin and 3 in Munich, max 6 people, 9k",
  "budget 5000, costs must not exceed 5000, Germany",
])("what can be kept together is not asked about: %s", (text) => {
  expect(asked(text)).toBeNull();
});

test("either answer is the brief with one of the two", () => {
  const text = "6 influencers but at most 4 people, 9k, Austria";
  const { unread } = readText(text, CONTEXT);
  const { answers } = questionOf(text, unread ?? { kind: "place", words: "" });

  expect(answers.map((answer) => answer.text)).toEqual([
    "6 influencers, 9k, Austria",
    "at most 4 people, 9k, Austria",
  ]);
});

test("the lower limit takes the place of the budget where it holds", () => {
  const text = "budget 9000, total must not exceed 6000, Spain";
  const { unread } = readText(text, CONTEXT);
  const [, other] = questionOf(text, unread ?? { kind: "place", words: "" }).answers;

  expect(readText(other?.text ?? "", CONTEXT).stated.budget?.amount).toBe(600_000);
});

test.each([
  ["Austria ke liye 5000 euro aur Italy ke liye 2500 euro, May", 750_000, ["AT", "IT"]],
  ["budget italy 6k spain 3k, june", 900_000, ["IT", "ES"]],
  ["Frankreich bekommt 4.000 €, Belgien 2.000 €, Mai", 600_000, ["FR", "BE"]],
])("money for two places in one currency keeps both: %s", (text, budget, country) => {
  const { stated, unread } = readText(text, CONTEXT);

  expect(unread).toBeNull();
  expect(stated.budget?.amount).toBe(budget);
  expect(stated.filters?.country).toEqual(country);
  expect(stated.rules?.map(({ of }) => of)).toEqual(["budget", "budget"]);
});
