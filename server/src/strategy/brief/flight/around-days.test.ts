import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR" };

test.each([
  ["diwali ke pehle 3 hafte, 4 lakh, Delhi", "diwali"],
  ["do hafte holi se pehle, 2 lakh, Mumbai", "holi"],
])("days before a feast may stand behind its name: %s", (text, event) => {
  expect(readText(text, CONTEXT).stated.flight?.event).toBe(event);
});

test("a feast that it ends behind is asked about", () => {
  expect(readText("3 lakh, Delhi, onam ke pehle", CONTEXT).stated.product).toBeUndefined();
});
