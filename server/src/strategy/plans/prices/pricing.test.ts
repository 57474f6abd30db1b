import { expect, test } from "vitest";
import type { PlanDeliverable } from "@app/contract/strategy/plan";
import type { Candidate, CandidatePrice } from "#/strategy/plans/candidate.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { createPricing } from "./pricing.ts";

const asking = (amount: number, currency: string) =>
  candidate("x", { price: { amount, currency, per: null } });

/** Prices of one creator among others. */
function pricingOf(one: Candidate, currency = "EUR", others: Candidate[] = []) {
  return createPricing([...others, one], { currency, deliverables: [], maxCreators: null });
}

/** Low, reserved and high in minor units. */
function rangeOf(one: Candidate, currency = "EUR", others: Candidate[] = []) {
  const price = pricingOf(one, currency, others).priceOf(one);
  return price && [price.low, price.amount, price.high];
}

/** An account whose price nobody knows. */
function unpriced(followers: number | null, part: Partial<Candidate> = {}): Candidate {
  return candidate("x", { price: null, medianViews: null, followers, ...part });
}

/** An account with a price list; unknown views. */
function listing(prices: Partial<CandidatePrice>[], part: Partial<Candidate> = {}): Candidate {
  const whole = prices.map((price) => ({ amount: 50_000, currency: "EUR", per: null, ...price }));
  return candidate("x", { medianViews: null, price: whole[0] ?? null, prices: whole, ...part });
}

test("an asked price stands, and says where it stands", () => {
  const one = { ...asking(12_345, "EUR"), origins: { price: "Rates 2026, row 4" } };

  expect(pricingOf(one).priceOf(one)).toEqual({
    amount: 12_345,
    low: 12_345,
    high: 12_345,
    basis: "asked",
    from: "Rates 2026, row 4",
  });
});

test("of an asked range the middle is reserved", () => {
  expect(rangeOf(listing([{ amount: 50_000, upTo: 80_000 }]))).toEqual([50_000, 65_000, 80_000]);
});

test.each([
  ["EUR", 11_500, "USD", [9500, 10_000, 10_500]],
  ["USD", 10_000, "EUR", [10_900, 11_500, 12_100]],
  ["EUR", 1000, "JPY", [500, 600, 600]],
  ["JPY", 10_000, "EUR", [16_625, 17_500, 18_375]],
  ["EUR", 10, "USD", [100, 100, 100]],
])("in %s a price of %i in %s is a range in whole units, never free", (currency, amount, from, range) => {
  const one = asking(amount, from);

  expect(rangeOf(one, currency)).toEqual(range);
  expect(pricingOf(one, currency).priceOf(one)?.basis).toBe("converted");
});

test("a price in a currency without a rate is estimated, and cannot be when that of the plan has none", () => {
  const one = asking(500_000, "HUF");

  expect(pricingOf(one).priceOf(one)?.basis).toBe("estimated");
  expect(pricingOf(asking(500, "EUR"), "HUF").priceOf(asking(500, "EUR"))).toBeNull();
});

test.each<[string, Partial<Candidate>, number]>([
  ["Instagram", {}, 87_000],
  ["TikTok", { platform: "tiktok" }, 34_800],
  ["YouTube", { platform: "youtube" }, 174_000],
  ["any other platform", { platform: "twitch" }, 87_000],
])("without any known price, 100,000 followers on %s cost about what public lists say", (_, part, cents) => {
  const [low, reserved, high] = rangeOf(unpriced(100_000, part)) ?? [];

  expect(reserved).toBeGreaterThan(cents);
  expect(reserved).toBeLessThan(1.1 * cents);
  // Public lists differ by about ten times.
  expect((high ?? 0) / (low ?? 1)).toBeGreaterThan(9);
  expect((high ?? 0) / (low ?? 1)).toBeLessThan(20);
});

test("more followers cost more, also beyond both ends of the public lists", () => {
  const reserved = [100, 1000, 9000, 50_000, 400_000, 3_000_000, 50_000_000].map(
    (followers) => rangeOf(unpriced(followers))?.[1] ?? 0,
  );

  expect(reserved).toEqual(reserved.toSorted((left, right) => left - right));
  expect(new Set(reserved).size).toBe(reserved.length);
});

test("an estimate is in whole units below 100, in fives above, and never free", () => {
  expect(rangeOf(unpriced(1))?.[1]).toBe(100);
  expect((rangeOf(unpriced(3000))?.[1] ?? 1) % 100).toBe(0);
  expect((rangeOf(unpriced(87_654))?.[1] ?? 1) % 500).toBe(0);
});

test("views stand in for followers that nobody knows; without either there is no price", () => {
  expect(rangeOf(unpriced(null, { medianViews: 15_000 }))).toEqual(rangeOf(unpriced(100_000)));
  expect(rangeOf(unpriced(null))).toBeNull();
});

/** Accounts that ask a cent for each follower, of 10,000 followers and more. */
function priced(count: number, part: Partial<Candidate> = {}): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const followers = 10_000 * (index + 1);
    const price = { amount: followers, currency: "EUR", per: null };
    return candidate(`p${index}`, { followers, medianViews: null, price, ...part });
  });
}

const estimateOf = (one: Candidate, others: Candidate[]) => pricingOf(one, "EUR", others).priceOf(one);

test.each<[string, Candidate[]]>([
  ["a public range, until you know 8 prices", []],
  ["a public range, moved towards the one price you know", priced(1)],
  ["a public range, moved towards the 7 prices you know", priced(7)],
  ["8 of your own Instagram prices", priced(8)],
  ["a public range, moved towards the 8 prices you know", priced(8, { platform: "tiktok" })],
])("an estimate says that it stands on %s", (basis, others) => {
  expect(estimateOf(unpriced(50_000), others)?.from).toBe(`Estimated from ${basis}`);
});

test.each<[string, Partial<Candidate>]>([
  ["no price", { price: null }],
  ["a currency without a rate", { price: { amount: 300, currency: "HUF", per: null } }],
  ["neither followers nor views", { followers: null }],
  ["another platform", { platform: "youtube" }],
])("an account with %s is no eighth price", (_, part) => {
  const others = [...priced(7), candidate("p8", { ...priced(1)[0], creatorId: "p8", ...part })];

  expect(estimateOf(unpriced(50_000), others)?.from).toMatch(/a public range/u);
});

test("own prices count whether or not views are known, and in whatever order", () => {
  const one = unpriced(55_000);
  const measured = priced(10).map((other) => ({ ...other, medianViews: 1000 }));

  for (const others of [priced(10), measured]) {
    const amount = estimateOf(one, others)?.amount ?? 0;
    expect(amount).toBeGreaterThan(49_000);
    expect(amount).toBeLessThan(66_000);
  }
  expect(rangeOf(one, "EUR", priced(10).toReversed())).toEqual(rangeOf(one, "EUR", priced(10)));
});

test("one price ten times off moves an estimate by less than a tenth", () => {
  const [first, ...rest] = priced(12);
  const wrong = { ...first, price: { amount: 100_000, currency: "EUR", per: null } };
  const one = unpriced(55_000);

  const [right = 0, off = 0] = [[first], [wrong]].map(
    (start) =>
      estimateOf(
        one,
        [...start, ...rest].map((part, index) => candidate(`q${index}`, part)),
      )?.amount,
  );

  expect(off / right).toBeGreaterThan(0.99);
  expect(off / right).toBeLessThan(1.1);
});

test("where known prices follow views rather than followers, so do estimates", () => {
  const others = Array.from({ length: 40 }, (_, index) => {
    const views = 5000 * 1.1 ** (index % 20);
    const price = { amount: Math.round(views), currency: "EUR", per: null };
    return candidate(`p${index}`, { followers: 60_000, medianViews: Math.round(views), price });
  });
  const [few = 0, many = 0] = [5000, 25_000].map(
    (medianViews) => estimateOf(unpriced(60_000, { medianViews }), others)?.amount,
  );

  expect(many / few).toBeGreaterThan(3);
});

test("the fewer of many are chosen, the more is reserved for a price that is guessed from little", () => {
  const one = unpriced(300_000, { platform: "youtube" });
  const reserved = (maxCreators: number, count: number) =>
    createPricing([...priced(count), one], { currency: "EUR", deliverables: [], maxCreators }).priceOf(one)
      ?.amount ?? 0;

  expect(reserved(1, 100)).toBeGreaterThan(1.2 * reserved(100, 100));
});

const reel: PlanDeliverable = { format: "reel", count: 1 };
const story: PlanDeliverable = { format: "story", count: 1 };
const LIST = [
  { per: "story", amount: 20_000 },
  { per: "reel", amount: 60_000 },
];

test.each<[string, PlanDeliverable[], number]>([
  ["a reel", [reel], 60_000],
  ["a story", [story], 20_000],
  ["two stories and a reel", [{ ...story, count: 2 }, reel], 100_000],
])("of a price list, %s costs what stands there", (_, deliverables, amount) => {
  const one = listing(LIST);

  expect(pricingOf(one).priceFor(one, deliverables)).toMatchObject({ amount, low: amount, basis: "asked" });
});

test("a price of which nobody said what for is that of any piece, and an image is a post", () => {
  const [any, post] = [listing([{ amount: 40_000 }]), listing([{ per: "post", amount: 30_000 }])];

  expect(pricingOf(any).priceFor(any, [story])).toMatchObject({ amount: 40_000, basis: "asked" });
  expect(pricingOf(post).priceFor(post, [{ format: "image", count: 1 }])).toMatchObject({
    amount: 30_000,
    basis: "asked",
  });
});

test("without the price of a format, another one is taken times the ratio of both, and marked", () => {
  const one = listing([{ per: "story", amount: 20_000 }]);

  expect(pricingOf(one).priceFor(one, [reel])).toMatchObject({
    amount: 56_000,
    basis: "estimated",
    from: "Estimated from the price of a story, times 2.8 for a reel",
  });
});

test("the ratio of formats moves to that of the prices you know", () => {
  const one = listing([{ per: "story", amount: 20_000 }]);
  const others = priced(30).map((other) => ({
    ...other,
    prices: [
      { amount: (other.followers ?? 0) / 2, currency: "EUR", per: "story" },
      { amount: other.followers ?? 0, currency: "EUR", per: "reel" },
    ],
  }));

  const { amount = 0 } = pricingOf(one, "EUR", others).priceFor(one, [reel]) ?? {};

  expect(amount).toBeGreaterThan(38_000);
  expect(amount).toBeLessThan(46_000);
});

test("a package of which one price is estimated is an estimate, with the range of that part", () => {
  const one = listing([{ per: "reel", amount: 60_000 }]);
  const { amount = 0, low = 0, high = 0, basis } = pricingOf(one).priceFor(one, [reel, story]) ?? {};

  expect(basis).toBe("estimated");
  expect(low).toBeGreaterThan(60_000);
  expect(amount).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(amount);
});

test("an account of no followers is priced by its views, and one without either has no price", () => {
  expect(rangeOf(unpriced(0, { medianViews: 10_000 }))).toEqual(
    rangeOf(unpriced(null, { medianViews: 10_000 })),
  );
  expect(rangeOf(unpriced(0, { medianViews: 10_000 }))).not.toBeNull();
  expect(rangeOf(unpriced(0))).toBeNull();
  expect(rangeOf(unpriced(null, { medianViews: 0 }))).toBeNull();
});

test("a price of several pieces that nobody gave a source says none", () => {
  const one = listing([{ per: "reel" }, { per: "story", amount: 10_000 }]);
  const kinds: PlanDeliverable[] = [
    { format: "reel", count: 1 },
    { format: "story", count: 1 },
  ];

  expect(pricingOf(one).priceFor(one, kinds)).toMatchObject({ amount: 60_000, basis: "asked", from: null });
});
