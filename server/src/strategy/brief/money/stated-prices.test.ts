import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const priced = (text: string) => {
  const { prices, named, must, never } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated;
  return { prices, named, must, never };
};
const price = (amount: number, more = {}) => [
  { handle: "a", price: { amount: amount * 100, currency: "EUR" }, ...more },
];

test.each(
  "costs, cost, asked, asks, ask for, asks for, takes, took, charges, charged, wants, accepts, is, was, kostet, kostete, verlangt, nimmt, will, coûte, coûtait, demande, cuesta, costara, pide, custa, cobra, pede, only wants, now asks, would cost, did it for".split(
    ", ",
  ),
)("the price of one creator: @a %s 900", (words) => {
  expect(priced(`@a ${words} 900`)).toEqual({
    prices: price(900),
    named: ["a"],
    must: undefined,
    never: undefined,
  });
  expect(priced(`@a ${words} only 900 €`).prices).toEqual(price(900));
});

test.each(["kostet", "kostete", "kosten würde", "verlangt", "nimmt"])(
  "and with the verb behind it: @a 900 %s",
  (verb) => {
    expect(priced(`wenn @a 900 ${verb}`).prices).toEqual(price(900));
    expect(priced(`wenn @a nur 900 € ${verb}`).prices).toEqual(price(900));
  },
);

test.each([
  ["for a reel", "reel"],
  ["per reel", "reel"],
  ["a story", "story"],
  ["each post", "post"],
  ["pro Reel", "reel"],
  ["je Story", "story"],
  ["für ein Reel", "reel"],
  ["par story", "story"],
  ["pour un post", "post"],
  ["por reel", "reel"],
  ["para uma story", "story"],
  ["for one IG reel", "reel"],
  ["for 1 TikTok video", "video"],
  ["for a dinner", undefined],
])("what a price is for: @a asks 900 € %s", (words, per) => {
  expect(priced(`@a asks 900 € ${words}`).prices).toEqual(price(900, per && { per }));
});

test("who is priced may be wanted or refused, and the word of one is not another's", () => {
  expect(priced("with @a for 900")).toMatchObject({ must: ["a"], prices: price(900) });
  expect(priced("without @a for 900")).toMatchObject({ never: ["a"], prices: price(900) });
  expect(priced("without that one who is much too dear for us, and then @a asks 900").named).toEqual(["a"]);
  expect(priced("@a costs 900%").prices).toBeUndefined();
  expect(priced("@a costs 0").prices).toBeUndefined();
});
