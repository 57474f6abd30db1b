import { expect, test } from "vitest";
import { ModelValues } from "#/strategy/plans/model-values.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";
import { engagedShare, usualViews } from "./usual-views.ts";

const VALUES = new ModelValues();

test.each([
  [{ medianViews: 700, followers: 50_000 }, 700],
  [{ medianViews: 1, followers: null }, 1],
  [{ medianViews: 0, followers: 1000 }, 150],
  [{ medianViews: null, followers: 1 }, 0.15],
  [{ medianViews: null, followers: 100_000 }, 15_000],
  [{ medianViews: null, followers: 5_050_000 }, 530_250],
  [{ medianViews: null, followers: 10_000_000 }, 600_000],
  [{ medianViews: null, followers: 20_000_000 }, 1_200_000],
  [{ medianViews: null, followers: 0 }, null],
  [{ medianViews: null, followers: null }, null],
])("a piece of %o is expected to get %s views", (known, views) => {
  const expected = usualViews(candidate("x", known), VALUES);

  expect(expected === null ? null : Math.round(expected * 100) / 100).toBe(views);
});

test.each<[Partial<Candidate>, number]>([
  [{ engagementRate: 3, followers: 50_000, medianViews: 10_000 }, 0.15],
  [{ engagementRate: null }, 0.03],
  [{ followers: null }, 0.03],
  [{ medianViews: null, followers: 0 }, 0.03],
  [{ engagementRate: 0.01, followers: 1000 }, 0.001],
  [{ engagementRate: 20, followers: 50_000 }, 0.5],
])("of the viewers of %o, %f react", (part, share) => {
  expect(engagedShare(candidate("x", part), VALUES)).toBeCloseTo(share, 10);
});
