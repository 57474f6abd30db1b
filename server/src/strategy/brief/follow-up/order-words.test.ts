import { expect, test } from "vitest";
import { isRelative, isWeighty, meaningOf, plainOrders } from "./order-words.ts";

test.each([
  ["can you drop @tom?", ["without @tom"]],
  ["kannst du @tom rausnehmen?", ["without @tom"]],
  ["tu peux enlever @tom ?", ["without @tom"]],
  ["¿puedes quitar a @tom?", ["without @tom"]],
  ["pode tirar o @tom?", ["without @tom"]],
  ["@tom ko hata do", ["without @tom"]],
  ["nimm @lena dazu", ["with @lena"]],
  ["quiero a @nina dentro", ["with @nina"]],
  ["@lena ko add karo", ["with @lena"]],
  ["troca a @kim pelo @ben", ["without @kim, with @ben"]],
  ["@kim ki jagah @ben ko lo", ["without @kim, with @ben"]],
  ["ersetz TikTok durch YouTube", ["without TikTok", "also YouTube"]],
  ["tiktok fuera, youtube dentro", ["without tiktok", "also youtube"]],
  ["leave @anna in but lose @ben", ["with @anna", "without @ben"]],
  ["we can't use @lou", ["we can't use @lou"]],
])("who is to come and to go is said plainly: %s", (text, orders) => {
  expect(plainOrders(text).map((order) => order.replace("¿", "").trim())).toEqual(orders);
});

test.each([
  ["Budget auf 30.000 erhöhen", ["budget 30.000"]],
  ["raise the budget to 30.000", ["budget 30.000"]],
  ["sube a 18k", ["budget 18k"]],
  ["rajoute 2 000", ["2 000 more"]],
  ["leg noch 2.000 drauf", ["2.000 more"]],
  ["mais 1.000 €", ["1.000 € more"]],
  ["1k off", ["1k less"]],
  ["reduce to 4 creators", ["reduce to 4 creators"]],
])("what an amount is to become is said plainly: %s", (text, orders) => {
  expect(plainOrders(text)).toEqual(orders);
});

test.each([
  ["drop everyone above 200k", ["at most 200k followers"]],
  ["fuera los de menos de 10k", ["at least 10k followers"]],
  ["2 lakh followers se upar koi nahi", ["at most 2 lakh followers"]],
  ["nicht mehr als 5 Leute", ["at most 5 Leute"]],
  ["não, só instagram", ["only instagram"]],
  ["get me one more from Graz", ["at least 1 in Graz"]],
])("a bound is said plainly: %s", (text, orders) => {
  expect(plainOrders(text)).toEqual(orders);
});

test.each([
  ["what would change without TikTok?", ["without TikTok"]],
  ["what happens if @tom says no", ["without @tom"]],
  ["would be great to have @lena", ["with @lena"]],
  ["was würde sich ohne TikTok ändern?", ["without TikTok"]],
  ["qu'est-ce que ça changerait sans TikTok ?", ["without TikTok"]],
  ["¿y si añadimos youtube?", ["añadimos youtube"]],
  ["talvez só TikTok", ["only TikTok"]],
])("what is thought of or wished is the change behind it: %s", (text, orders) => {
  expect(plainOrders(text).map((order) => order.replaceAll(/[¿?]/gu, "").trim())).toEqual(orders);
});

test.each(["no limit on creators", "women 25-40 instead", "only TikTok", "blue sky"])(
  "what a brief would say stays as it is: %s",
  (text) => {
    expect(plainOrders(text)).toEqual([text]);
  },
);

test.each([
  ["a week later", true],
  ["eine Woche später starten", true],
  ["two weeks longer", true],
  ["two more people", true],
  ["mais duas pessoas", true],
  ["at most two people", false],
  ["three weeks", false],
])("what counts from what is there has no slot: %s", (text, isSo) => {
  expect(isRelative(text)).toBe(isSo);
});

test.each([
  ["17 sunsets", true],
  ["@x", true],
  ["twelve", true],
  ["half of it", true],
  ["not that one", true],
  ["everyone above", true],
  ["sunny mood", false],
])("a number, a refusal or a bound may turn round the rest: %s", (text, isSo) => {
  expect(isWeighty(text)).toBe(isSo);
});

test("words that only order mean nothing by themselves", () => {
  expect(meaningOf("can you please take")).toBe("");
  expect(meaningOf(" take  the   dimples, please!")).toBe("the dimples,");
});

test.each([
  ["make it 6 and 3.6k", ["6 creators", "budget 3.6k"]],
  ["mach 6 und 3,6k draus", ["6 creators", "budget 3,6k"]],
  ["passe à 6 et 3 600 €", ["6 creators", "budget 3 600 €"]],
  ["6 log aur 3.6k kar do", ["6 creators", "budget 3.6k"]],
  ["a thousand more", ["1000 more"]],
  ["mille de plus", ["1000 more"]],
  ["zwei tausend fünfhundert", ["budget 2500"]],
  ["ok dann 2000", ["budget 2000"]],
  ["TikTok noch dazu", ["also TikTok"]],
  ["sirf TikTok chahiye", ["only TikTok"]],
  ["drop the whole thing to 3.5k", ["budget 3.5k"]],
  ["  make it  6   and 3.6k , please", ["6 creators", "budget 3.6k"]],
  ["drop @tom, , please; add @lena ;", ["without @tom", "with @lena"]],
  ["the same money, only TikTok", ["only TikTok"]],
  ["same budget but drop @tom", ["without @tom"]],
  ["bring in somebody from Linz", ["at least 1 in Linz"]],
  ["gib mir noch jemanden aus Linz", ["at least 1 in Linz"]],
  ["do hazaar aur", ["2000 more"]],
  ["can you please", ["can you please"]],
  ["4 reels each and two weeks longer", ["4 reels each and", "two weeks longer"]],
])("each change of an order is its own: %s", (text, orders) => {
  expect(plainOrders(text)).toEqual(orders);
});

test("more people to reach are no money", () => {
  expect(plainOrders("500 more people")).toEqual(["500 more people"]);
});
