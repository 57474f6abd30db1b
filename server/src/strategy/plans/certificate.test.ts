import { expect, test } from "vitest";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { candidate, planHiring } from "./planning.fixtures.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });
const ANN = candidate("ann");
const BEN = candidate("ben", { medianViews: 5000 });
const BOTH = [ANN, BEN];

async function certified(...args: Parameters<typeof planHiring>) {
  const { certificate, status } = await planHiring(...args);
  if (!certificate) throw new Error("A plan that hires somebody has a certificate");
  return { ...certificate, status };
}

test.each([
  ["proved", 1.001, 0.1],
  ["bounded", 1.0012, 0.12],
  ["proved", 0.5, 0],
])("a plan is %s where the limit is %f times its value", async (status, factor, gap) => {
  const found = await certified({}, BOTH, { ann: 1 }, (_, solution) => ({
    solution: { ...solution, bound: solution.value * factor },
  }));

  expect(found).toMatchObject({ status, value: 5880, gapPercent: gap, seconds: 2 });
  expect(found.bound).toBe(Math.ceil(5880 * Math.max(1, factor)));
});

test("only those whom no filter shuts out, and of whom something is known, are candidates", async () => {
  const unknown = candidate("x", { price: null, medianViews: null, followers: null });
  const dear = candidate("dear", { price: { ...EUROS(900), per: null } });
  const found = await certified({ maxPrice: EUROS(800) }, [...BOTH, dear, unknown], { ann: 1 });

  expect(found.candidates).toBe(2);
});

test("two accounts of one creator are one candidate", async () => {
  const ann = candidate("ann.two", { creatorId: ANN.creatorId, platform: "tiktok" });
  const found = await certified({}, [...BOTH, ann], { ann: 1 });

  expect(found.candidates).toBe(2);
});

const rulesAt = async (value: (own: number) => number | null, gap = 0) => {
  const found = await certified(
    { platforms: ["instagram"] },
    [...BOTH, candidate("t", { platform: "tiktok" })],
    { ann: 1 },
    (_, solution) => ({
      solution: { ...solution, bound: solution.value * (1 + gap) },
      withoutRule: [
        { id: 0, value: value(solution.value) },
        { id: 1, value: 1 },
      ],
    }),
  );
  return found.rules;
};

test("each rule says by how many percent a plan without it would reach more", async () => {
  expect(await rulesAt((own) => own * 1.25)).toEqual([{ rule: "on Instagram only", costPercent: 25 }]);
  expect(await rulesAt((own) => own * 0.9)).toEqual([{ rule: "on Instagram only", costPercent: 0 }]);
  expect(await rulesAt(() => null)).toMatchObject([{ costPercent: null, open: "not_found" }]);
});

test("what a rule costs is open where it is no larger than the gap of the plan", async () => {
  expect(await rulesAt((own) => own * 1.001, 0.002)).toMatchObject([
    { costPercent: null, open: "under_gap" },
  ]);
  expect(await rulesAt((own) => own * 1.004, 0.002)).toMatchObject([{ costPercent: 0.4 }]);
  expect(await rulesAt(() => 1, 0.002)).toMatchObject([{ costPercent: null, open: "under_gap" }]);
});

const more = async (add: number | null, gap = 0, stated: Said = {}) => {
  const found = await certified(stated, BOTH, { ann: 1 }, (_, solution) => ({
    solution: { ...solution, bound: solution.value + gap },
    withExtra: add === null ? null : solution.value + add,
  }));
  return [found.thousandMore, found.thousandMoreOpen];
};

test("a thousand more buys so many people, none less than nothing, and is left open without a budget", async () => {
  expect(await more(12.4)).toEqual([12, undefined]);
  expect(await more(-3)).toEqual([0, undefined]);
  expect(await more(null)).toEqual([null, undefined]);
});

test("what a thousand more buys is open where it is no larger than the gap, or was not found", async () => {
  expect(await more(12.4, 12.5)).toEqual([null, "under_gap"]);
  expect(await more(12.4, 12.3)).toEqual([12, undefined]);
  expect(await more(null, 0, { budget: EUROS(5000) })).toEqual([null, "not_found"]);
});

/** What is said of a creator who was left out, when a solver finds that price of entry. */
async function leftOut(price: number | null, stated: Said, part: Partial<Candidate> = {}, isKnown = true) {
  const left = candidate("left", part);
  const { breakEven } = await certified(stated, [ANN, left], { ann: 1 }, (placeOf) => ({
    entries: [{ creator: placeOf("left"), price, isKnown }],
  }));
  return breakEven;
}

test("a creator who is near says what it asks, and below what it would come in", async () => {
  expect(await leftOut(40_050, {})).toEqual([
    {
      creatorId: "left",
      platform: "instagram",
      handle: "left",
      askingPrice: EUROS(500),
      wouldEnterAt: EUROS(400),
      why: "Asks €500 a piece; below €400 a plan with this creator is better than this one.",
      figures: [
        { text: "€500", name: "askingPrice" },
        { text: "€400", name: "wouldEnterAt" },
      ],
    },
  ]);
  expect(await leftOut(40_050, {}, { price: null })).toMatchObject([
    {
      askingPrice: null,
      why: "No asking price is known; below €400 a plan with this creator is better than this one.",
      figures: [{ name: "wouldEnterAt" }],
    },
  ]);
  const converted = await leftOut(40_050, {}, { price: { amount: 11_500, currency: "USD", per: null } });
  expect(converted[0]?.askingPrice).toEqual(EUROS(100));
});

test.each([
  [9999, 9999],
  [10_000, 10_000],
  [10_099, 10_000],
])("a price of entry of %i cents is given as %i: cents only below a hundred", async (found, given) => {
  expect((await leftOut(found, {}))[0]?.wouldEnterAt?.amount).toBe(given);
});

test("nobody hears of a creator who would not come in at any price, unless the text names it", async () => {
  const why = "Would not come in even for nothing: ";

  expect(await leftOut(null, {})).toEqual([]);
  expect(await leftOut(0, {})).toEqual([]);
  expect(await leftOut(0, { named: ["LEFT"] })).toMatchObject([
    { wouldEnterAt: null, why: `${why}others reach the same people, or a rule leaves no room.` },
  ]);
  expect(await leftOut(null, { named: ["left"], minCreators: 1 })).toMatchObject([
    { why: `${why}others reach the same people, or a rule leaves no room.` },
  ]);
  expect(await leftOut(null, { named: ["left"], maxCreators: 1 })).toMatchObject([
    { why: `${why}with at most 1 creator, others reach more people in its place.` },
  ]);
});

test("where the search for a price did not end, that is what is said of a creator who was named", async () => {
  expect(await leftOut(null, {}, {}, false)).toEqual([]);
  expect(await leftOut(null, { named: ["left"] }, {}, false)).toMatchObject([
    { wouldEnterAt: null, reason: "not_known", why: expect.stringContaining("before it was clear") },
  ]);
  expect(await leftOut(null, { named: ["left"] })).toMatchObject([{ reason: "not_for_nothing" }]);
});

test("a creator who must be there is asked for as well", async () => {
  const found = await certified({ must: ["ann"] }, BOTH, { ann: 1 }, (placeOf) => ({
    entries: [
      { creator: placeOf("ann"), price: null, isKnown: true },
      { creator: 99, price: 1, isKnown: true },
    ],
  }));

  expect(found.breakEven.map(({ handle }) => handle)).toEqual(["ann"]);
});

test("a creator who was not wanted, is shut out or unknown says so and has no other reason", async () => {
  const unknown = { price: null, medianViews: null, followers: null };

  expect(await leftOut(40_000, { never: ["Left"] })).toMatchObject([
    { wouldEnterAt: null, why: "You asked for a plan without this creator." },
  ]);
  expect(await leftOut(40_000, { platforms: ["instagram"] }, { platform: "tiktok" })).toMatchObject([
    { wouldEnterAt: EUROS(400), why: "Kept out by “on Instagram only”." },
  ]);
  expect(
    await leftOut(
      40_000,
      { platforms: ["instagram"], tiers: ["micro"] },
      { platform: "tiktok", followers: 5 },
    ),
  ).toMatchObject([{ why: "Kept out by “on Instagram only” and “only micro”." }]);
  expect(await leftOut(null, { named: ["left"] }, unknown)).toMatchObject([
    { askingPrice: null, why: "Neither a price nor views or followers are known." },
  ]);
});

test("an answer that breaks a rule is never shown as a plan", async () => {
  await expect(planHiring({ never: ["ann"] }, BOTH, { ann: 1 })).rejects.toThrow(
    "The solver broke the rules 0",
  );
});
