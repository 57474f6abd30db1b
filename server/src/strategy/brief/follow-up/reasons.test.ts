import { expect, test } from "vitest";
import { withoutReasons } from "./reasons.ts";

test.each([
  ["duarte fuera, esta con la competencia", "duarte fuera", ["esta con la competencia"]],
  ["drop @x, she works for a competitor", "drop @x", ["she works for a competitor"]],
  ["@x raus, hat keine zeit", "@x raus", ["hat keine zeit"]],
  ["vire @x, elle bosse pour la concurrence", "vire @x", ["elle bosse pour la concurrence"]],
  ["tira o @x, ele pediu demais", "tira o @x", ["ele pediu demais"]],
  ["@x ko hata do, bahut late karta hai", "@x ko hata do", ["bahut late karta hai"]],
  ["der Kunde hat gekürzt: 6k", "6k", ["der Kunde hat gekürzt"]],
  ["client ne budget kaat diya, 6k kar do", "6k kar do", ["client ne budget kaat diya"]],
  ["6000 reicht, mehr haben wir nicht", "6000 reicht", ["mehr haben wir nicht"]],
  ["undo that because it was worse", "undo that", ["because it was worse"]],
])("a reason is told apart from its order: %s", (text, order, reasons) => {
  expect(withoutReasons(text)).toEqual({ order, reasons });
});

test.each([
  "she said no last time, he said yes",
  "is she out, she never answers?",
  "she is lovely, 5k",
  "drop @x if she says no",
  "only TikTok, 6k",
  "was würde passieren, wenn wir Österreich dazunehmen",
])("what is no reason beside an order stays: %s", (text) => {
  expect(withoutReasons(text)).toEqual({ order: text, reasons: [] });
});
