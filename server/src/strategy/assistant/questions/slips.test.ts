import { expect, test } from "vitest";
import { withoutSlips } from "./slips.ts";

test.each([
  ["which campagin had the best cpm", "which campaign had the best cpm"],
  ["unpaid invocies of Kettle", "unpaid invoices of Kettle"],
  ["preico medio de moda", "precio medio de moda"],
  ["teuerste mode infuencerin", "teuerste mode influencerin"],
])("a word of asking with one slip is read as it was meant: %s", (typed, meant) => {
  expect(withoutSlips(typed)).toBe(meant);
});

test.each([
  "wer hat keinen Preis",
  "budgets of all campaigns",
  "what did @campagin.one cost",
  "is Berta in Winterwärme",
])("other words, other forms of words and handles stay as they are: %s", (text) => {
  expect(withoutSlips(text)).toBe(text);
});
