import { Campaign } from "@app/contract/campaigns/schemas";
import { CampaignBudget } from "@app/contract/campaigns/list";
import { formatMoney } from "@app/contract/formats";
import { BriefText, PriceText } from "@app/contract/prices";
import { assert, constantFrom, integer, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { withoutPrices } from "#/platform/http/prices.ts";
import { mayNameMoney, namesMoney, WITHHELD, WITHHELD_SHORT } from "#/platform/http/price-texts.ts";

test("sums of money become null or an empty list, and everything else stays", () => {
  const euros = { amount: 864_209, currency: "EUR" };
  const budget = {
    budget: euros,
    committed: [euros],
    planned: [euros, euros],
    left: -864_209,
    unknownFees: 3,
  };

  const left = withoutPrices(CampaignBudget, budget);

  expect(left).toEqual({ budget: null, committed: [], planned: [], left: null, unknownFees: 3 });
});

test("a price is found wherever it stands: in lists, records, alternatives and optional fields", () => {
  const Price = z.object({ amount: z.int(), currency: z.string(), per: z.nullable(z.string()) });
  const price = { amount: 735_119, currency: "EUR", per: null };
  const Answer = z.object({
    rows: z.array(z.object({ price: z.nullable(Price), views: z.nullable(z.int()) })),
    byName: z.record(z.string(), z.optional(z.nullable(Price))),
    either: z.union([z.object({ kind: z.literal("a"), price: z.nullable(Price) }), z.string()]),
    absent: z.optional(Price),
  });

  const left = withoutPrices(Answer, {
    rows: [{ price, views: null }],
    byName: { anna: price },
    either: { kind: "a", price },
  });

  expect(left).toEqual({
    rows: [{ price: null, views: null }],
    byName: { anna: null },
    either: { kind: "a", price: null },
  });
});

test("a price is found behind every kind of wrapper, and what cannot be looked into is refused", () => {
  const Priced = z.object({ price: z.nullable(z.object({ amount: z.int(), currency: z.string() })) });
  const priced = { price: { amount: 735_119, currency: "EUR" } };
  const wrapped = [z.readonly(Priced), z.catch(Priced, { price: null }), z.nonoptional(z.optional(Priced))];
  const closed = [z.intersection(Priced, z.object({})), z.lazy(() => Priced)];

  expect(wrapped.map((schema) => withoutPrices(schema, priced))).toEqual(
    wrapped.map(() => ({ price: null })),
  );
  for (const schema of closed) expect(() => withoutPrices(schema, priced)).toThrow(/cannot be taken out/);
});

test("of figures and charts, those of money go", () => {
  const Answer = z.object({ figures: z.array(z.object({ unit: z.string(), value: z.number() })) });

  const left = withoutPrices(Answer, {
    figures: [
      { unit: "money", value: 4_100 },
      { unit: "count", value: 12 },
    ],
  });

  expect(left).toEqual({ figures: [{ unit: "count", value: 12 }] });
});

test("a text that names an amount is replaced by a sentence that says so, once in a list", () => {
  const Answer = z.object({ why: z.array(PriceText), title: BriefText, name: z.string() });

  const left = withoutPrices(Answer, {
    why: ["Asks €800.", "Posts about food.", "Would come in at 650 EUR."],
    title: "25k for Germany",
    name: "Spring",
  });

  expect(left).toEqual({ why: [WITHHELD, "Posts about food."], title: WITHHELD_SHORT, name: "Spring" });
});

test("a campaign without prices still is a campaign", () => {
  const shape = Object.keys(Campaign.shape);

  expect(shape).toEqual(expect.arrayContaining(["budget", "budgetSummary", "creators", "activity"]));
  expect(withoutPrices(Campaign.shape.budget, { amount: 1, currency: "EUR" })).toBeNull();
});

test("an amount is recognised however it is written", () => {
  const currencies = constantFrom("EUR", "USD", "GBP", "CHF", "JPY", "INR", "PLN", "BRL");
  const words = string({ maxLength: 12 });

  assert(
    property(
      tuple(words, integer({ min: 1, max: 1e12 }), currencies, words),
      ([before, amount, currency, after]) => {
        const writings = [
          formatMoney({ amount, currency }),
          `${amount} ${currency}`,
          `${currency} ${amount}`,
        ];
        return writings.every((text) => namesMoney(`${before} ${text} ${after}`));
      },
    ),
  );
});

test.each([
  "Asks 800 for a reel",
  "budget 25k",
  "Honorar: 1.250,50",
  "800eur a post",
  "five hundred euros",
  "800/reel",
  "1.2k per story, two weeks notice",
  "800 for two reels",
  "wants 800",
  "₹40,000",
  "MXN 9000",
])("“%s” names money", (text) => {
  expect(namesMoney(text)).toBe(true);
});

test.each([
  "The top 5 creators",
  "Posts about food",
  "12.4K followers, 3% engagement",
  "Pays attention to detail",
  "3 reels a week since 2024",
  "Wants to see the product first",
])("“%s” names no money", (text) => {
  expect(namesMoney(text)).toBe(false);
});

test("any number of a brief may be its budget, but not a percentage or what stands in a handle", () => {
  const texts = [
    "Germany, 25000",
    "a thousand for Spain",
    "why isn’t @rate.11 in it?",
    "at least 30% on TikTok",
  ];

  expect(texts.map(mayNameMoney)).toEqual([true, true, false, false]);
});
