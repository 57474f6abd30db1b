import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { CONTEXT, completeSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { PlanTask } from "#/strategy/solver/problem.ts";
import type { Candidate } from "./candidate.ts";
import { countLeftOut } from "./left-out.ts";
import { makePlan } from "./plan.ts";
import { candidate, hiring, planHiring } from "./planning.fixtures.ts";

const FILTERS: Filters = { country: ["DE"], gender: ["female"] };
const open = (handle: string, ...unknown: NonNullable<Candidate["unknown"]>) =>
  candidate(handle, { unknown });

test("whoever may fit is counted for each filter of which it is not known", () => {
  const rows = [open("a", "country"), open("b", "country", "gender"), candidate("c"), open("d")];

  expect(countLeftOut({ filters: FILTERS }, rows)).toEqual([
    { field: "country", count: 2, of: 4, isLeftOut: true },
    { field: "gender", count: 1, of: 4, isLeftOut: true },
  ]);
});

test("nobody is counted whom a filter shuts out, who fits by another account, or who is welcome all the same", () => {
  const shut = candidate("a", { unknown: ["country"], misses: ["gender"] });
  const fits = [open("b", "country"), candidate("b2", { creatorId: "b" })];

  expect(countLeftOut({ filters: FILTERS }, [shut, ...fits])).toEqual([]);
  expect(
    countLeftOut({ filters: { ...FILTERS, includeUnknown: ["country"] } }, [open("c", "country")]),
  ).toEqual([]);
  expect(countLeftOut({}, [open("c", "country")])).toEqual([]);
});

test("a plan says of whom it leaves out, of what is unmet and of what was not read, found or not", async () => {
  const unmet = [{ words: "always-on", why: "A plan has a first and a last day." }];
  const brief = completeSaid({});
  const input = { ...brief, unparsed: ["huh"], unmet, candidates: [candidate("a")], ...CONTEXT };
  const answers = {
    found: (task: PlanTask) => hiring(task, input.candidates, { a: 1 }),
    none: () => ({ status: "infeasible" as const, conflict: [], cheapest: null }),
  };
  for (const answer of [answers.found, answers.none]) {
    const plan = await makePlan(
      input,
      (task) => Promise.resolve(answer(task)),
      () => 1,
    );

    expect(plan).toMatchObject({ unparsed: ["huh"], unmet, unknown: [] });
    expect(plan.cheapestBudget ?? null).toBeNull();
  }
});

test("a choice that breaks a rule is never shown as a plan", async () => {
  const [dear, other] = [candidate("a"), candidate("b")];
  const budget = { amount: 60_000, currency: "EUR" };

  await expect(planHiring({ budget }, [dear, other], { a: 1, b: 1 })).rejects.toThrow(
    /^The solver broke the rules \d+$/u,
  );
});
