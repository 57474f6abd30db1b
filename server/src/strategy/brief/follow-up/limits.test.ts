import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { limitsOf, withoutLimits } from "./limits.ts";
import { limitsDropped } from "./whole-brief.ts";

const LIMITED =
  "Oat drink in Germany and Austria, 20.000 €, nano and micro creators, 10k to 80k followers, 5 to 8 creators, " +
  "at least 2 in Austria, max 20 % for one creator, max 400 € per reel, max 900 € per creator";

const wordsOf = (stated: Parameters<typeof limitsOf>[0]) =>
  limitsOf(stated, CONTEXT).map(({ words }) => words);

test("a plan tells its limits in the words by which each is dropped", () => {
  const { stated } = readText(LIMITED, CONTEXT);
  const all = [
    "at least 2 in Austria",
    "5 to 8 creators",
    "at most 20% of what is spent to one creator",
    "at most €400 a piece",
    "at most €900 to one creator in all",
    "only nano or micro creators",
    "creators with 10,000 to 80,000 followers",
  ];

  expect(wordsOf(stated)).toEqual(all);
  for (const one of all) {
    const after = withoutLimits(stated, [one], CONTEXT);
    expect(after && wordsOf(after)).toEqual(all.filter((words) => words !== one));
  }
  expect(wordsOf(withoutLimits(stated, all, CONTEXT) ?? stated)).toEqual([]);
});

test("a plan that nobody limited has no limit to drop", () => {
  expect(wordsOf(readText("Protein bar, 9.000 €", CONTEXT).stated)).toEqual([]);
});

test("what is no limit of a plan is not dropped", () => {
  const { stated } = readText(LIMITED, CONTEXT);

  expect(withoutLimits(stated, ["at least 3 in Austria"], CONTEXT)).toBeNull();
});

test("an order to drop rules is told from what else is said", () => {
  const text = "Set the budget to €500. Drop the rule “at most 3 creators”. Drop the rule “no mega creators”";

  expect(limitsDropped(text)).toEqual({
    words: ["at most 3 creators", "no mega creators"],
    rest: "Set the budget to €500.",
  });
  expect(limitsDropped("drop the rule")).toEqual({ words: [], rest: "drop the rule" });
});
