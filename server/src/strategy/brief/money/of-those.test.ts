import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR" };

test.each([
  "only the ones under 800",
  "nur die, die unter 700 € kosten",
  "seulement ceux à moins de 900 €",
  "solo los que cobran menos de 650",
  "apenas os abaixo de 400",
  "sirf 900 se kam wale",
  "only those over 30k",
  "nur die über 60k",
])("a bound of those who were listed is no budget: %s", (text) => {
  expect(readText(text, CONTEXT).stated.budget).toBeUndefined();
});
