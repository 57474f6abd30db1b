import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const REELS = { pieces: [{ format: "reel", count: 3 }] };
const fee = (right: string, months: number, amount: number) => ({
  price: null,
  rightsFees: [{ right, months, fee: euros(amount) }],
});

/** What a message tells of @paul, and that it says nothing else. */
function told(text: string) {
  const { stated, unparsed, unread } = readSaid(text);
  const { prices, named: _named, must: _must, ...rest } = stated;
  return { prices, rest, unparsed, unread };
}
const only = (terms: object, handle = "paul") => ({
  prices: [{ handle, ...terms }],
  rest: {},
  unparsed: [],
  unread: null,
});

test.each([
  "@paul's fee is 700 euros",
  "@paul said yes for €700",
  "we agreed on 700 EUR with @paul",
  "das Honorar von @paul beträgt 700 Euro",
  "le tarif de @paul est de 700 euros",
  "la tarifa de @paul es de 700 euros",
  "o cachê do @paul é 700 euros",
  "@paul ki fee 700 euro hai",
])("a fee that is told is what one piece costs, and no budget: %s", (text) => {
  expect(told(text)).toEqual(only({ price: euros(700) }));
});

test.each([
  "@paul agreed to 700 euros per reel",
  "we agreed 700 EUR with @paul per reel",
  "@paul, who charges 700 euros per reel",
  "@paul hat 700 Euro pro Reel zugesagt",
  "wir haben mit @paul 700 Euro pro Reel vereinbart",
  "@paul a accepté 700 euros par reel",
  "@paul aceptó 700 euros por reel",
  "@paul fechou por 700 euros por reel",
  "@paul 700 euro per reel pe maan gaya",
])("a fee of a format is no filter by who accepted, and no pieces for all: %s", (text) => {
  expect(told(text)).toEqual(only({ price: euros(700), per: "reel" }));
});

test.each([
  "@paul costs 2,000 euros for 3 reels",
  "@paul does 3 reels for 2,000 euros",
  "@paul verlangt 2.000 Euro für 3 Reels",
  "@paul coûte 2 000 euros pour 3 reels",
  "@paul cuesta 2.000 euros por 3 reels",
  "@paul custa 2.000 euros por 3 reels",
  "@paul 3 reels ke 2000 euro leta hai",
])("a fee for several pieces is theirs together: %s", (text) => {
  expect(told(text)).toEqual(only({ price: euros(2000), ...REELS }));
});

test.each([
  "pay @paul 500 euros flat",
  "pay 500 euros flat to @paul",
  "zahl @paul 500 Euro pauschal",
  "paye @paul 500 euros au forfait",
  "págale a @paul 500 euros fijos",
  "pague 500 euros fixos para @paul",
  "@paul ko 500 euro flat dena hai",
])("a flat fee is for everything: %s", (text) => {
  expect(told(text)).toEqual(only({ price: euros(500), isFlat: true }));
});

test.each([
  "@paul wants 400 euros for 6 months of usage on top of his fee",
  "@paul will 400 Euro für 6 Monate Nutzung zusätzlich zum Honorar",
  "@paul veut 400 euros pour 6 mois de droits d'utilisation en plus",
  "@paul quiere 400 euros por 6 meses de derechos de uso aparte",
  "@paul quer 400 euros por 6 meses de direitos de uso além do cachê",
  "@paul 6 mahine usage ke 400 euro extra leta hai",
  "6 months usage rights for @paul cost 400 euros",
  "6 Monate Nutzungsrechte kosten bei @paul 400 Euro",
])("what usage costs is a fee beside the price, and none of pieces: %s", (text) => {
  expect(told(text)).toEqual(only(fee("usage", 6, 400)));
});

test.each([
  "@paul gives us 3 months exclusivity for free",
  "@paul gibt uns 3 Monate Exklusivität gratis",
  "@paul nous offre 3 mois d'exclusivité",
  "@paul nos da 3 meses de exclusividad gratis",
  "@paul dá 3 meses de exclusividade de graça",
  "@paul 3 mahine exclusivity free de raha hai",
])("exclusivity that one creator gives is bought from nobody else: %s", (text) => {
  expect(told(text)).toEqual(only({ price: null, exclusivityMonths: 3 }));
});

test("a part of the price is what rights cost where percent are told", () => {
  const fees = [{ right: "exclusivity", months: 3, fee: null, percent: 20 }];

  expect(told("@paul charges 20% extra for 3 months exclusivity")).toEqual(
    only({ price: null, rightsFees: fees }),
  );
});

test("a price and that of its rights are told in one breath", () => {
  const usage = fee("usage", 12, 300).rightsFees;

  expect(told("@paul kostet 700 Euro pro Reel und 300 Euro für 12 Monate Nutzungsrechte")).toEqual(
    only({ price: euros(700), per: "reel", rightsFees: usage }),
  );
});

test("one thing told of several is that of each, and the next may leave out the verb", () => {
  expect(told("@paul and @lena each charge 700 euros").prices).toEqual([
    { handle: "paul", price: euros(700) },
    { handle: "lena", price: euros(700) },
  ]);
  expect(told("@paul charges 700 € and @lena 500 €").prices).toMatchObject([
    { handle: "paul", price: euros(700) },
    { handle: "lena", price: euros(500) },
  ]);
});

test.each([
  ["@paul sí o sí (pide 2.500 x reel con 12 meses de derechos)", 2500, 12],
  ["@paul 35,000 maang rahi hai ek reel ka with 6 months usage", 35_000, 6],
])("money without a currency is a fee where the words say so: %s", (text, amount, usageMonths) => {
  expect(told(text).prices).toEqual([{ handle: "paul", price: euros(amount), per: "reel", usageMonths }]);
});

test("a limit for one creator is told as not kept, and is no budget", () => {
  const { stated } = readSaid("pay @paul no more than 700 euros");

  expect([stated.prices, stated.budget, stated.unmet?.length]).toEqual([undefined, undefined, 1]);
});

test.each([
  ["10.000 € for Germany, with @paul, 3 reels each", 10_000],
  ["We pay 5.000 EUR for a campaign with @paul in Berlin", 5000],
  ["we want @paul and have 5.000 euros", 5000],
  ["Budget 9.000 €, take @paul and @lena", 9000],
])("a budget beside a handle stays the budget: %s", (text, amount) => {
  const { stated } = readSaid(text);

  expect([stated.prices, stated.budget]).toEqual([undefined, euros(amount)]);
});

test.each([
  "@paul: 700 euros a reel",
  "@paul says 700 euros per reel",
  "@paul hat grad geschrieben, sie will 700 € pro Reel",
  "@paul will 700 € fürs nächste Reel",
  "@paul c'est 700 € le reel",
  "@paul 700 el reel",
  "@paul confirmou 700 euros por reel",
  "@paul faz por 700 o reel",
  "@paul reel ka 700 maang raha hai",
  "@paul 700 bol raha ek reel ke",
])("the price of a piece beside who asks for it is theirs, and no limit for all: %s", (text) => {
  const { stated } = readSaid(text);
  expect(stated.prices).toEqual([{ handle: "paul", price: euros(700), per: "reel" }]);
  expect(stated).not.toHaveProperty("maxPrice");
  expect(stated).not.toHaveProperty("budget");
});

test("“mas só com direitos” is no “más”: the money is for the piece", () => {
  const { stated } = readSaid("@paul faz o reel por 5.200€ mas só com direitos de uso 6 meses");
  expect(stated.prices).toEqual([{ handle: "paul", price: euros(5200), per: "reel", usageMonths: 6 }]);
});
