import { expect, test } from "vitest";
import { orderAndQuestion, twoQuestions } from "./clauses.ts";

test.each([
  [
    "make it 3k. how many creators do we have in Berlin?",
    "make it 3k",
    "how many creators do we have in Berlin?",
  ],
  ["only TikTok, and why is @lena not in it?", "only TikTok", "why is @lena not in it?"],
  ["nur TikTok. Warum ist @lena nicht dabei?", "nur TikTok", "Warum ist @lena nicht dabei?"],
  ["Warum ist @lena nicht dabei? Und mach 3.000 €", "Und mach 3.000 €", "Warum ist @lena nicht dabei?"],
  ["seulement TikTok, et pourquoi @lena n'y est pas ?", "seulement TikTok", "pourquoi @lena n'y est pas ?"],
  [
    "solo TikTok, ¿y cuántos creadores tenemos en Madrid?",
    "solo TikTok",
    "¿y cuántos creadores tenemos en Madrid?",
  ],
  ["só TikTok, e quantos criadores temos em Lisboa?", "só TikTok", "quantos criadores temos em Lisboa?"],
  ["sirf TikTok rakho. Mumbai me kitne creators hai?", "sirf TikTok rakho", "Mumbai me kitne creators hai?"],
])("an order beside a question is told apart: %s", (text, order, question) => {
  expect(orderAndQuestion(text)).toMatchObject({ order, question });
});

test.each([
  "why is @lena in it and not @marco?",
  "only TikTok, 3.6k and four weeks",
  "drop @lena. make it 3k",
  "what if we had 3k?",
  "our CPM was 12 €. why is it so high now?",
])("a message of one act stays whole: %s", (text) => {
  expect(orderAndQuestion(text)).toBeNull();
});

test.each([
  [
    "how many creators are in Graz and what do they charge on average",
    "how many creators are in Graz",
    "and what do they charge on average",
  ],
  [
    "wie viele Creator haben wir in Graz und was kosten die im Schnitt",
    "wie viele Creator haben wir in Graz",
    "und was kosten die im Schnitt",
  ],
  [
    "combien de créateurs à Lille, et qui est le moins cher ?",
    "combien de créateurs à Lille",
    "et qui est le moins cher ?",
  ],
  ["¿quién está en Sevilla? ¿y cuánto cobran?", "¿quién está en Sevilla?", "¿y cuánto cobran?"],
  [
    "quantos criadores temos no Recife e quanto cobram em média",
    "quantos criadores temos no Recife",
    "e quanto cobram em média",
  ],
  ["Diwali campaign me kaun hai aur kab tak chalega", "Diwali campaign me kaun hai", "aur kab tak chalega"],
])("two questions of one line are told apart: %s", (text, first, second) => {
  expect(twoQuestions(text)).toEqual([first, second]);
});

test.each([
  "who is in Graz or Vienna?",
  "who is cheapest and fits the budget",
  "who enters and who leaves?",
  "write her a mail and ask when she is free",
  "make it 3k. how many creators do we have in Berlin?",
  "@lena wrote: how much do you pay and when?",
])("what asks one thing, or orders something, stays whole: %s", (text) => {
  expect(twoQuestions(text)).toBeNull();
});
