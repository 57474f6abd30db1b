import { assert, constantFrom, integer, option, property, record, array, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { costOf, resultFigures } from "./figures.ts";
import type { Deal } from "./figures.ts";
import { NO_FIGURES } from "./posts/readings.ts";

const eur = (amount: number) => ({ amount, currency: "EUR" });
const usd = (amount: number) => ({ amount, currency: "USD" });
const paid = (amount: number) => ({ state: "paid" as const, net: null, gross: eur(amount) });
const open = (amount: number) => ({ state: "open" as const, net: null, gross: eur(amount) });

function deal(parts: Partial<Deal>): Deal {
  return { posts: [], fee: null, payments: [], orders: [], ...parts };
}

test.each([
  ["what was paid", { fee: eur(500), payments: [paid(300), paid(150)] }, { ...eur(450), basis: "paid" }],
  [
    "the fee while a payment is open",
    { fee: eur(500), payments: [paid(300), open(200)] },
    { ...eur(500), basis: "agreed" },
  ],
  ["the fee when nothing was paid", { fee: eur(500), payments: [] }, { ...eur(500), basis: "agreed" }],
  [
    "without VAT",
    { fee: null, payments: [{ state: "paid" as const, net: eur(100), gross: eur(119) }] },
    { ...eur(100), basis: "paid" },
  ],
  ["unknown when only a part is settled", { fee: null, payments: [paid(300), open(200)] }, null],
  [
    "unknown when paid in two currencies",
    { fee: null, payments: [paid(1), { ...paid(1), gross: usd(1) }] },
    null,
  ],
  ["unknown when nobody knows", { fee: null, payments: [] }, null],
])("a deal costs %s", (_what, { fee, payments }, cost) => {
  expect(costOf({ fee, payments })).toEqual(cost);
});

test("a campaign's figures stand on what is known, and say on how much", () => {
  const figures = resultFigures([
    deal({
      fee: eur(50_000),
      posts: [
        { ...NO_FIGURES, views: 10_000, likes: 400, comments: 50, shares: 50 },
        { ...NO_FIGURES, likes: 100 },
      ],
      orders: [
        { count: 2, amount: eur(8_000) },
        { count: 3, amount: eur(12_000) },
      ],
    }),
    deal({ fee: eur(20_000), posts: [{ ...NO_FIGURES }] }),
    deal({ posts: [{ ...NO_FIGURES, views: 6_000, impressions: 7_500, likes: 300 }] }),
  ]);

  expect(figures).toMatchObject({
    posts: 4,
    views: { value: 16_000, known: 2, of: 4 },
    impressions: { value: 7_500, known: 1, of: 4 },
    saves: { value: null, known: 0, of: 4 },
    engagementRate: { value: 5, known: 2, of: 4 },
    orders: 5,
    unknownCosts: 1,
    money: [
      {
        currency: "EUR",
        cost: 70_000,
        basis: "agreed",
        deals: 2,
        revenue: 20_000,
        cpm: 5_000,
        cpe: 50_000 / 600,
        costPerOrder: 14_000,
        roas: 2 / 7,
      },
    ],
  });
});

test("currencies stand side by side and are never added", () => {
  const post = { ...NO_FIGURES, views: 1_000 };
  const { money } = resultFigures([
    deal({ fee: eur(1_000), posts: [post], orders: [{ count: 1, amount: usd(900) }] }),
    deal({ payments: [{ state: "paid", net: usd(3_000), gross: null }], posts: [post] }),
  ]);

  expect(money).toMatchObject([
    {
      currency: "EUR",
      cost: 1_000,
      basis: "agreed",
      cpm: 1_000,
      revenue: null,
      roas: null,
      costPerOrder: 1_000,
    },
    { currency: "USD", cost: 3_000, basis: "paid", cpm: 3_000, revenue: 900, roas: null, costPerOrder: null },
  ]);
});

const money = record({
  amount: integer({ min: 0, max: 9_999 }),
  currency: constantFrom("EUR", "USD", "JPY"),
});
const count = option(integer({ min: 0, max: 9_999 }));
const post = record({
  views: count,
  impressions: count,
  reach: count,
  likes: count,
  comments: count,
  saves: count,
  shares: count,
  clicks: count,
});
const anyDeal = record({
  posts: array(post, { maxLength: 4 }),
  fee: option(money),
  payments: array(
    record({
      state: constantFrom("paid" as const, "open" as const),
      net: option(money),
      gross: option(money),
    }),
    { maxLength: 3 },
  ),
  orders: array(record({ count: integer({ min: 1, max: 9 }), amount: option(money) }), { maxLength: 3 }),
});

/** The figures with those of money by their currency; sums of fractions are left out. */
function byCurrency(deals: readonly Deal[]) {
  const { money: sums, ...rest } = resultFigures(deals);
  const whole = sums.map(({ currency, cost, revenue, basis, deals: many }) => [
    currency,
    { cost, revenue, basis, many },
  ]);
  return { ...rest, money: Object.fromEntries(whole) };
}

test("deals in any order have the same figures, none of them without a ground", () => {
  assert(
    property(
      array(anyDeal, { maxLength: 6 }).chain((deals) =>
        shuffledSubarray(deals, { minLength: deals.length }).map((shuffled) => ({ deals, shuffled })),
      ),
      ({ deals, shuffled }) => {
        expect(byCurrency(shuffled)).toEqual(byCurrency(deals));
        const values = resultFigures(deals).money.flatMap((sum) => Object.values(sum));
        expect(values.filter((value) => typeof value === "number" && !Number.isFinite(value))).toEqual([]);
      },
    ),
    { seed: 7 },
  );
});
