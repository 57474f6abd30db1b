import { expect, test } from "vitest";
import { askedInOne } from "./two-questions.ts";

test.each([
  ["revenue and spend of Spring launch?", "revenue of Spring launch?", "spend of Spring launch?"],
  [
    "wie waren Umsatz und Ausgaben bei Spring launch?",
    "wie waren Umsatz bei Spring launch?",
    "wie waren Ausgaben bei Spring launch?",
  ],
  [
    "quelles sont les ventes et les dépenses de Spring launch ?",
    "quelles sont les ventes de Spring launch ?",
    "quelles sont les dépenses de Spring launch ?",
  ],
  [
    "wieviele Views hatte Spring launch und wieviel Umsatz",
    "wieviele Views hatte Spring launch",
    "wieviele umsatz hatte Spring launch",
  ],
])("two figures of one thing are asked one after another: %s", (text, first, second) => {
  expect(askedInOne(text)).toEqual([first, second]);
});

test.each([
  "revenue of Spring launch?",
  "is the cost and fee of the plan right?",
  "who is in Graz and Vienna?",
])("one thing is asked once: %s", (text) => {
  expect(askedInOne(text)).toBeNull();
});
