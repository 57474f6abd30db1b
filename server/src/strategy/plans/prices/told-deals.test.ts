import { expect, test } from "vitest";
import { planOf } from "#/strategy/plans/plan-solver.fixtures.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";

const BRIEF = "Serum in Germany, 20.000 €";

/** What the plan makes of @paul, whose list says 500 € a piece. */
async function paulOf(text: string) {
  const plan = await planOf(`${BRIEF}, ${text}`, [candidate("paul")]);
  const [pick] = plan.picks;
  const { amount, basis, rights, from } = pick?.cost ?? {};
  return { amount, basis, rights, from, pieces: pick?.deliverables, why: pick?.why.join(" "), plan };
}

test("a fee for several pieces is the cost of these pieces, to the cent", async () => {
  const paul = await paulOf("@paul costs 2.000 € for 3 reels");

  expect([paul.amount, paul.basis, paul.pieces]).toEqual([
    200_000,
    undefined,
    [{ format: "reel", count: 3 }],
  ]);
  expect(paul.from).toBe("What you said in this thread, for 3 reels together");
});

test("a fee of several formats is parted by what they usually cost, and its sum stays", async () => {
  expect((await paulOf("@paul does 2 reels and 1 story for 1.000 €")).amount).toBe(100_000);
});

test("a flat fee is the cost, however many pieces are asked for", async () => {
  const flat = await paulOf("2 reels each. Pay @paul 500 euros flat");

  expect([flat.amount, flat.pieces]).toEqual([50_000, [{ format: "reel", count: 2 }]]);
  expect((await paulOf("pay @paul 500 euros flat")).pieces).toEqual([{ format: "reel", count: 1 }]);
});

test("what usage costs beside the fee is a line of its own, as told, and no guess", async () => {
  const paul = await paulOf("1 reel each. @paul wants 400 euros for 6 months of usage on top of his fee");

  expect(paul.amount).toBe(90_000);
  expect(paul.rights).toEqual([{ right: "usage", months: 6, isTold: true, amount: 40_000 }]);
  expect(paul.why).toContain("The cost has €400 for 6 months of usage in it, as you said.");
  expect(paul.plan.pricesKnown?.guessedPercent).toBe(0);
});

test("a part of the price for exclusivity is that part of this creator's price", async () => {
  const paul = await paulOf("1 reel each. @paul charges 20% extra for 3 months exclusivity");

  expect(paul.rights).toEqual([{ right: "exclusivity", months: 3, isTold: true, amount: 10_000 }]);
});

test("months that are asked for beyond what was told are guessed beside it", async () => {
  const paul = await paulOf(
    "1 reel each, 9 months usage rights. @paul wants 400 euros for 6 months of usage",
  );

  expect(paul.rights).toEqual([
    { right: "usage", months: 6, isTold: true, amount: 40_000 },
    { right: "usage", months: 3, amount: 30_000 },
  ]);
});

test("rights that a creator gives for nothing cost nothing there, and stay priced elsewhere", async () => {
  const text = `${BRIEF}, 1 reel each, 3 months exclusivity. @paul gives us 3 months exclusivity for free`;

  const { picks } = await planOf(text, [candidate("paul"), candidate("lena")]);

  const costs = Object.fromEntries(picks.map(({ handle, cost }) => [handle, cost.amount]));
  expect(costs["paul"]).toBe(50_000);
  expect(costs["lena"]).toBeGreaterThan(50_000);
});
