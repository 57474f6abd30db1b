import { expect, test } from "vitest";
import { orderAndQuestion } from "./clauses.ts";

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
