import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const context = { today: "2026-11-28", currency: "EUR" };

test.each([
  "tea, Germany, 5 creators, March, budget as discussed",
  "tea, Germany, 5 creators, the budget is the same as last time",
  "Budget wie letztes Mal. Tee, Deutschland, 5 Creator",
  "Tee, Deutschland, 5 Creator, Budget kommt noch",
  "thé, France, 5 créateurs, le budget c'est comme on a dit avec Karim",
  "té, España, 5 creadores, presupuesto el que hablamos",
  "chá, Brasil, 5 criadores, verba combinada na call",
  "chai, Pune, 5 creators, budget jo baat hui thi wahi",
])("money whose amount stands elsewhere is asked for before anything is planned: %s", (text) => {
  expect(readText(text, context).unread?.kind).toBe("budget");
});

test.each(["tea, Germany, budget as discussed: 6k", "tea, Germany, 6.000 €, budget as agreed with Tom"])(
  "an amount beside it answers that: %s",
  (text) => {
    const { unread, stated } = readText(text, context);
    expect([unread, stated.budget?.amount]).toEqual([null, 600_000]);
  },
);
