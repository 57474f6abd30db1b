import { expect, test } from "vitest";
import { completeBrief, whyNoBrief } from "./brief.ts";
import { readText } from "./brief-parser.ts";
import { CONTEXT } from "#/strategy/plans/planning.fixtures.ts";

test.each([
  ["How did the last campaign do?", "results"],
  ["Wie war die letzte Kampagne, 25.000 €?", "results"],
  ["and with 5.000 € more?", "follow_up"],
  ["hello", "hello"],
  ["thank you", "thanks"],
  ["the colour blue", "nothing"],
  ["1e30 € for a launch in Germany on Instagram", "too_large"],
  ["99.999.999.999.999 € for tea in Germany", "too_large"],
  ["0 € for a launch in Germany on Instagram", "zero"],
  ["-500 € for tea in Germany", "negative"],
  ["€-500 for tea in Germany", "negative"],
  ["−500 € for tea in Germany, 5 creators", "negative"],
  ["Protein bar in Germany for women on Instagram", "no_budget"],
])("is no brief: %s", (text, reason) => {
  expect(whyNoBrief(text, readText(text, CONTEXT))).toBe(reason);
});

test("what was not said is assumed, and each assumption says why", () => {
  const { stated } = readText("Serum in France, 9.000 €", CONTEXT);

  const { brief, assumptions } = completeBrief(stated, CONTEXT);

  expect(brief.flight).toEqual({ from: "2026-12-01", to: "2026-12-28" });
  expect(assumptions.map(({ slot }) => slot)).toEqual([
    "flight",
    "objective",
    "platforms",
    "audience",
    "deliverables",
  ]);
  expect(assumptions.every(({ why }) => why.length > 10)).toBe(true);
});
