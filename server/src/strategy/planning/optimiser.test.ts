import { expect, onTestFinished, test } from "vitest";
import { completeBrief } from "./brief.ts";
import { readText } from "./brief-parser.ts";
import { Optimiser } from "./optimiser.ts";
import { planOf, someCandidates } from "./planning.fixtures.ts";

const BRIEF =
  "Launch of a vegan protein bar in Germany, 25.000 €, Instagram and TikTok, awareness, max 8 creators";
/** More than travel to the thread in one piece. */
const CANDIDATES = 450;

test("plans of two briefs made at the same time in the thread are those that are made here", async () => {
  const optimiser = new Optimiser();
  onTestFinished(() => optimiser.stop());
  const markets = [someCandidates(CANDIDATES, 11), someCandidates(CANDIDATES, 12)];
  const context = { today: "2026-11-21", currency: "EUR" };
  const read = readText(BRIEF, context);
  const { brief, assumptions } = completeBrief(read.stated, context);

  const plans = await Promise.all(
    markets.map((candidates) =>
      optimiser.makePlan({ brief, assumptions, unparsed: read.unparsed, candidates, ...context }),
    ),
  );

  const expected = await Promise.all(markets.map((candidates) => planOf(BRIEF, candidates)));
  expect(plans.map(({ picks }) => picks)).toEqual(expected.map(({ picks }) => picks));
  expect(plans.map(({ certificate }) => certificate?.value)).toEqual(
    expected.map(({ certificate }) => certificate?.value),
  );
});
