import { array, assert, constantFrom, integer, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { CONTEXT, readSaid, completeSaid } from "#/strategy/brief/brief.fixtures.ts";
import { formatMoney } from "@app/contract/formats";
import { minorUnits } from "@app/contract/money";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { isUsable } from "./amounts.ts";
import { amountText } from "#/strategy/brief/wording.ts";

const LOCALES = ["en", "en-GB", "en-IN", "de", "de-AT", "de-CH", "fr", "fr-CH", "es", "pt-BR"];
const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "BRL", "INR", "AUD", "CAD", "JPY", "PLN", "SEK", "MXN"];

const budgetOf = (text: string) => readSaid(text, CONTEXT).stated.budget;

const WRITTEN: [string, number, string][] = [
  ["25k €", 2_500_000, "EUR"],
  ["25.000 €", 2_500_000, "EUR"],
  ["25,000.50 EUR", 2_500_050, "EUR"],
  ["25.000,50 €", 2_500_050, "EUR"],
  ["€25 000", 2_500_000, "EUR"],
  ["€ 25.000,-", 2_500_000, "EUR"],
  ["CHF 10'000", 1_000_000, "CHF"],
  ["CHF 10’000.50", 1_000_050, "CHF"],
  ["10’000 Franken", 1_000_000, "CHF"],
  ["25 Tsd. Euro", 2_500_000, "EUR"],
  ["1,5 Mio. €", 150_000_000, "EUR"],
  ["$1.2M", 120_000_000, "USD"],
  ["₹1,50,000", 15_000_000, "INR"],
  ["¥500,000", 500_000, "JPY"],
  ["1e4 €", 1_000_000, "EUR"],
  ["budget 10k", 1_000_000, "EUR"],
  ["budget: 12 500", 1_250_000, "EUR"],
];

test.each(WRITTEN)("reads %s", (text, amount, currency) => {
  expect(budgetOf(`Launch of tea in Germany, ${text}, Instagram`)).toEqual({ amount, currency });
});

test.each([
  ["knitwear UK 9000 GBP 6 creators tiktok + ig", 900_000, "GBP", 6],
  ["Tee in Deutschland, 9k EUR 6 Creator", 900_000, "EUR", 6],
  ["thé en France 7.000 € 5 créateurs", 700_000, "EUR", 5],
  ["chai in Mumbai 5 lakh INR 8 creators", 50_000_000, "INR", 8],
])("the currency between two numbers is that of the money: %s", (text, amount, currency, count) => {
  const { stated } = readSaid(text, CONTEXT);

  expect(stated.budget).toEqual({ amount, currency });
  expect(stated).toMatchObject({ minCreators: count, maxCreators: count });
});

test.each([
  ["budget 10 to 15k", 1_000_000, 1_500_000],
  ["budget between 10.000 and 15.000", 1_000_000, 1_500_000],
  ["10-15k €", 1_000_000, 1_500_000],
  ["10k€–15k€", 1_000_000, 1_500_000],
  ["€10,000 to €15,000", 1_000_000, 1_500_000],
  ["zwischen 500 und 800 €", 50_000, 80_000],
])("of the range %s the plan may spend the upper end, and says so", (text, from, amount) => {
  const { stated } = readSaid(`Launch of tea in Germany, ${text}, Instagram`, CONTEXT);

  expect(stated.budget).toEqual({ amount, currency: "EUR" });
  expect(stated.budgetFrom).toEqual({ amount: from, currency: "EUR" });
});

test("a bare dollar sign is the workspace's own dollar or peso", () => {
  const read = ["CAD", "MXN", "EUR"].map((currency) =>
    readSaid("Tea, $5,000, Canada", { ...CONTEXT, currency }),
  );

  expect(read.map(({ stated }) => stated.budget?.currency)).toEqual(["CAD", "MXN", "USD"]);
});

test("of two budgets the first is used, and the other one is told", () => {
  const { stated } = readSaid("Launch of tea, 5.000 € or 8.000 €, in Germany", CONTEXT);

  expect(stated.budget?.amount).toBe(500_000);
  expect(stated.otherBudgets).toEqual([{ amount: 800_000, currency: "EUR" }]);
});

test.each([
  "Launch of tea in Germany, €5,000 and 3 reels each",
  "Launch of tea in Germany - 5,000 € - Instagram",
  "Launch of tea in Germany, €5,000, 10 to 20 creators",
  "5,000 € launch of tea, creators with 10k to 50k followers",
])("a number beside the money is no part of it: %s", (text) => {
  expect(budgetOf(text)).toEqual({ amount: 500_000, currency: "EUR" });
});

test("any amount of money that is written in English, German, French or Spanish is read back equal", () => {
  const amounts = record({
    major: integer({ min: 1, max: 999_999_999 }),
    minor: integer({ min: 0, max: 99 }),
    currency: constantFrom(...CURRENCIES),
    locale: constantFrom(...LOCALES),
    currencyDisplay: constantFrom("symbol", "code"),
  });

  assert(
    property(amounts, ({ major, minor, currency, locale, currencyDisplay }) => {
      const value = minorUnits(currency) === 0 ? major : major + minor / 100;
      const digits = Number.isInteger(value) ? 0 : 2;
      const text = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);

      const amount = Math.round(value * 10 ** minorUnits(currency));
      expect({ text, read: budgetOf(`Tea, ${text}, Germany`) }).toEqual({ text, read: { amount, currency } });
    }),
    { numRuns: byLength({ short: 40, long: 500 }) },
  );
});

test("whatever amount Herald writes itself is read back equal", () => {
  const amounts = record({
    amount: integer({ min: 1, max: 99_999_999 }),
    currency: constantFrom("EUR", "USD", "GBP", "CHF", "INR", "PLN"),
  });

  assert(
    property(amounts, (money) => {
      expect(budgetOf(`Tea, ${amountText(money)}, Germany`)).toEqual(money);
      expect(budgetOf(`Tea, ${formatMoney(money)}, Germany`)).toEqual(money);
    }),
    { numRuns: byLength({ short: 40, long: 400 }) },
  );
});

test("any text at all is read without fail, and no budget is nothing or beyond any budget", () => {
  const words = constantFrom(
    "€",
    "25k",
    "1e30",
    "0",
    "-5",
    "to",
    "more",
    "budget",
    "@a",
    "costs",
    "%",
    "creators",
    "10.000,-",
    "under",
  );
  const text = oneof(
    string(),
    array(words, { maxLength: 12 }).map((parts) => parts.join(" ")),
  );

  assert(
    property(text, (source) => {
      const { stated, budgetChange } = readSaid(source, CONTEXT);
      const amounts = [
        stated.budget,
        stated.maxPrice,
        stated.maxFee,
        ...(stated.prices ?? []).map(({ price }) => price),
      ];

      expect(amounts.filter((money) => money && !isUsable(money))).toEqual([]);
      expect(Number.isSafeInteger(budgetChange?.amount ?? 0)).toBe(true);
    }),
    { numRuns: byLength({ short: 40, long: 400 }) },
  );
});

test.each([
  ["Tea in Delhi, budget 5 lakh", 50_000_000],
  ["Tea in Delhi, 5 L", 50_000_000],
  ["Tea in Delhi, 1.2 crore", 1_200_000_000],
])("lakh and crore without a currency are rupees, and the plan says so: %s", (text, amount) => {
  const { stated } = readSaid(text, CONTEXT);
  const { assumptions } = completeSaid(stated);

  expect(stated.budget).toEqual({ amount, currency: "INR" });
  expect(assumptions.find(({ slot }) => slot === "budget")?.why).toContain("counted in rupees");
});

test("a litre is no lakh, and lakh of followers are no money", () => {
  expect(budgetOf("Launch of a 15l keg, 500 €")).toEqual({ amount: 50_000, currency: "EUR" });
  expect(readSaid("Tea, 500 €, creators over 5 lakh followers", CONTEXT).stated).toMatchObject({
    budget: { amount: 50_000, currency: "EUR" },
    followers: { min: 500_000 },
  });
});

test.each<[string, number | null]>([
  ["1000", 1000],
  ["999", null],
  ["1989", 1989],
  ["1990", null],
  ["2100", null],
  ["2026 in Austria", null],
  ["2101", 2101],
  ["2k", 2000],
  ["2.000", 2000],
  ["5000 followers", null],
  ["5000 people", null],
  ["5000 %", null],
  ["5000+", null],
  ["5000 and 6000", null],
  ["5000/6000", null],
  ["@5000 or #6000", null],
])("a number without a currency is money where it can be nothing else: %s", (text, amount) => {
  const { budget, isCurrencyAssumed } = readSaid(`Serum in Germany, ${text}`, CONTEXT).stated;

  expect(budget?.amount ?? null).toBe(amount === null ? null : amount * 100);
  expect(isCurrencyAssumed).toBe(amount === null ? undefined : true);
});

test.each<[string, number | null]>([
  ["500 € more", 500],
  ["500 € on top", 500],
  ["another 500 €", 500],
  ["raise the budget by 500 €", 500],
  ["erhöhe das Budget um 500 €", 500],
  ["+ 500 €", 500],
  ["500 € less", -500],
  ["500 € weniger", -500],
  ["cut 500 €", -500],
  ["reduce it by 500 €", -500],
  ["-500 €", -500],
  ["50 more", 50],
  ["49 more", null],
  ["2000 more", 2000],
  ["500 more creators", null],
  ["600 € per post", null],
])("a change of the budget: %s", (text, change) => {
  const { budgetChange, stated } = readSaid(text, CONTEXT);

  expect(budgetChange).toEqual(change === null ? null : { amount: change * 100, currency: "EUR" });
  expect(stated.budget).toBeUndefined();
});

test.each([
  "500 € per creator",
  "500 € pro Influencer",
  "max 500 € a head",
  "höchstens 500 € pro Kopf",
  "no máximo 500 € por criador",
  "each creator 9 €, 500 € each",
  "500 € par créateur",
])("what one creator may get is no budget, and no price of a piece: %s", (text) => {
  const { stated } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect(stated).toMatchObject({
    budget: { amount: 900_000 },
    maxFee: { amount: 50_000, currency: "EUR" },
  });
  expect(stated.maxPrice).toBeUndefined();
});

test.each(["500 € per reel", "max 500 € a video", "creators under 500 €", "höchstens 500 € pro Post"])(
  "what one piece may cost is no budget, and no limit of all that a creator gets: %s",
  (text) => {
    const { stated } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

    expect(stated).toMatchObject({
      budget: { amount: 900_000 },
      maxPrice: { amount: 50_000, currency: "EUR" },
    });
    expect(stated.maxFee).toBeUndefined();
  },
);

test("both limits may be said at once", () => {
  const { stated } = readSaid("Serum, 9.000 €, 2 reels each, 500 € per reel, max 800 € a head", CONTEXT);

  expect([stated.maxPrice?.amount, stated.maxFee?.amount]).toEqual([50_000, 80_000]);
});

test.each(["10 to 10 €", "10 to 8 €", "€10 to €8", "budget 15k to 10"])(
  "ends in the wrong order are no range: %s",
  (text) => {
    expect(readSaid(`Serum, ${text}`, CONTEXT).stated.budgetFrom).toBeUndefined();
  },
);

test("an amount that cannot be used is given back in the person's spelling, and why", () => {
  expect(readSaid("Tea, 1e30 €", CONTEXT)).toMatchObject({ refused: "too_large", unparsed: ["1e30 €"] });
  expect(readSaid("Tea, 0 €, 500 €", CONTEXT)).toMatchObject({
    refused: "zero",
    unparsed: ["0 €"],
    stated: { budget: { amount: 50_000 } },
  });
});

test.each(["€5,000", "5,000 €", "5,000 to 6,000 €", "budget 5,000", "5,000"])(
  "nothing is left over of an amount that was read: %s",
  (text) => {
    expect(readSaid(`Tea, ${text}, Germany`, CONTEXT).unparsed).toEqual([]);
  },
);

test("a budget named by its word is used only where no other amount is", () => {
  expect(readSaid("Tea, 500 €, budget 900", CONTEXT).stated).toMatchObject({ budget: { amount: 50_000 } });
  expect(readSaid("Tea, 500 €, budget 900", CONTEXT).stated.otherBudgets).toBeUndefined();
  expect(readSaid("Tea, budget 900", CONTEXT).stated.isCurrencyAssumed).toBe(true);
});

test.each([
  ["half a million €", 50_000_000],
  ["eine halbe Million Euro", 50_000_000],
  ["demi million €", 50_000_000],
])("half of a large number: %s", (text, amount) => {
  expect(budgetOf(`Tea, ${text}`)?.amount).toBe(amount);
});

test.each([
  ["Budget 500 XYZ, serum", ["500 XYZ"]],
  ["serum for 10k BTC, 4 creators", ["10k BTC"]],
])("an amount in a currency that nobody knows is given back, and taken in no other: %s", (text, unparsed) => {
  const read = readSaid(text, CONTEXT);

  expect([read.stated.budget, read.unparsed]).toEqual([undefined, unparsed]);
});

test.each([
  ["4 influenceurs à 500 €", 50_000],
  ["10 creators at €300", 30_000],
  ["8 Creator zu je 300 €", 30_000],
  ["5 creadores a 200 €", 20_000],
])("what creators are booked at is the price of one: %s", (text, amount) => {
  const { budget, maxFee } = readSaid(`Serum, ${text}`, CONTEXT).stated;

  expect([budget, maxFee]).toEqual([undefined, { amount, currency: "EUR" }]);
});
