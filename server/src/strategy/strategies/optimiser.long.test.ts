import { expect, onTestFinished, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { completeBrief } from "#/strategy/brief/brief.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanInput } from "#/strategy/plans/draft.ts";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";
import { Optimiser } from "./optimiser.ts";
import { planOf } from "#/strategy/plans/plan-solver.fixtures.ts";
import { someCandidates } from "#/strategy/plans/planning.fixtures.ts";

const BRIEF =
  "Launch of a vegan protein bar in Germany, 25.000 €, Instagram and TikTok, awareness, max 8 creators";
/** More than travel to the thread in one piece. */
const CANDIDATES = byLength({ short: 210, long: 450 });

test("plans of two briefs made at the same time in the thread are those that are made here", async () => {
  const optimiser = new Optimiser();
  onTestFinished(() => optimiser.stop());
  const markets = [someCandidates(CANDIDATES, 11), someCandidates(CANDIDATES, 12)];

  const plans = await Promise.all(markets.map((candidates) => optimiser.makePlan(inputOf(candidates))));

  const expected = await Promise.all(markets.map((candidates) => planOf(BRIEF, candidates)));
  expect(plans.map(({ picks }) => picks)).toEqual(expected.map(({ picks }) => picks));
  expect(plans.map(({ certificate }) => certificate?.value)).toEqual(
    expected.map(({ certificate }) => certificate?.value),
  );
});

test("plans that wait for the thread are made one after another", async () => {
  const optimiser = new Optimiser();
  onTestFinished(() => optimiser.stop());
  const input = inputOf(someCandidates(CANDIDATES, 11));

  const first = await optimiser.makePlan(input);
  const [second, third] = await Promise.all([optimiser.makePlan(input), optimiser.makePlan(input)]);

  expect(first.picks.length).toBeGreaterThan(0);
  expect([second.picks, third.picks]).toEqual([first.picks, first.picks]);
});

test("a plan that is being made when the thread is stopped fails, and the next one is made in a new thread", async () => {
  const optimiser = new Optimiser();
  onTestFinished(() => optimiser.stop());
  const input = inputOf(someCandidates(CANDIDATES, 11));
  const failure = optimiser.makePlan(input).catch(String);

  optimiser.stop();

  expect(await failure).toMatch("aborted");
  expect((await optimiser.makePlan(input)).picks.length).toBeGreaterThan(0);
});

function inputOf(candidates: Candidate[]): PlanInput {
  const read = readText(BRIEF, CONTEXT);
  const { brief, assumptions } = completeBrief(read.stated, CONTEXT);
  return {
    brief,
    assumptions,
    unparsed: read.unparsed,
    unmet: [],
    candidates: judged(openFilters(brief), candidates),
    ...CONTEXT,
  };
}
