import type { BriefRule } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";
import { CONTEXT, completeSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { PlanTask } from "#/strategy/solver/problem.ts";
import type { Candidate } from "./candidate.ts";
import { makePlan } from "./plan.ts";
import { candidate, hiring } from "./planning.fixtures.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });
/** Creators in Germany who ask €500 a piece. */
const creators = (count: number, part: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, (_, index) => candidate(`c${String(index).padStart(2, "0")}`, part));
const RICH: Said = { budget: EUROS(20_000) };
const ONE: Record<string, number> = { c00: 1 };
const FOUR: Record<string, number> = { c00: 1, c01: 1, c02: 1, c03: 1 };

/** What a solver is asked that says "impossible" so many times, and the plan that comes of it. */
async function planAfter(failures: number, stated: Said, candidates: Candidate[], hired = FOUR) {
  const tasks: PlanTask[] = [];
  const completed = completeSaid(stated);
  const weighed = judged(openFilters(completed.brief), candidates);
  const input = { ...completed, unparsed: ["huh"], unmet: [], candidates: weighed, ...CONTEXT };
  const plan = await makePlan(
    input,
    (task) => {
      tasks.push(task);
      return Promise.resolve(
        tasks.length <= failures
          ? { status: "infeasible", conflict: [0, 1], cheapest: 12_300 }
          : hiring(task, candidates, hired),
      );
    },
    () => 1.239,
  );
  return { plan, tasks };
}

/** Rules of a task, without that of at least one creator. */
function rulesOf(task: PlanTask | undefined) {
  return task?.problem.rules.map((rule) => ("max" in rule ? [rule.kind, rule.max] : [rule.kind])) ?? [];
}

/** What is assumed of the choice; what is assumed of the calendar is its own tests'. */
async function assumed(stated: Said, candidates: Candidate[], hired = FOUR) {
  const { plan } = await planAfter(0, stated, candidates, hired);
  const given = completeSaid(stated).assumptions.length;
  const added = plan.assumptions.slice(given).filter(({ slot }) => slot !== "hours");
  return added.map(({ slot, value }) => [slot, value]);
}

test("beyond twenty creators to choose from, a plan with a budget takes twenty at most", async () => {
  const limit = ["maxCreators", "at most 20 creators"];

  expect(await assumed(RICH, creators(21))).toContainEqual(limit);
  expect(await assumed(RICH, creators(20))).not.toContainEqual(limit);
  expect(await assumed({ ...RICH, minCreators: 1 }, creators(21))).not.toContainEqual(limit);
  expect(await assumed({ ...RICH, maxCreators: 30 }, creators(21))).not.toContainEqual(limit);
  expect(await assumed({}, creators(21))).not.toContainEqual(limit);
});

test("where eight creators are each within a quarter of the budget, nobody takes more than that", async () => {
  const share = ["maxShare", "at most 25% of what is spent to one creator"];
  const within = { budget: EUROS(2000) };

  expect(await assumed(within, creators(8))).toEqual([share]);
  expect(await assumed(within, creators(7))).toEqual([]);
  expect(await assumed({ budget: EUROS(1999) }, creators(8), ONE)).toEqual([]);
  const others = { c04: 1, c05: 1, c06: 1, c07: 1 };
  expect(await assumed({ ...within, never: ["c01"] }, creators(8), others)).toEqual([]);
  expect(await assumed({ ...within, maxCreators: 6 }, creators(8))).toEqual([share]);
  expect(await assumed({ ...within, maxCreators: 5 }, creators(8))).toEqual([]);
  expect(await assumed({ ...within, maxShare: 90 }, creators(8))).toEqual([]);
  expect(await assumed({}, creators(8))).toEqual([]);
});

test("a stated share holds, one of a hundred percent is none, and the plan keeps what was said", async () => {
  const stated = await planAfter(0, { ...RICH, maxShare: 40 }, creators(3), { c00: 1, c01: 1, c02: 1 });
  const any = await planAfter(0, { ...RICH, maxShare: 100 }, creators(9));

  expect(stated.tasks[0]?.problem.rules).toContainEqual({
    id: 0,
    kind: "share",
    part: 0.4,
  });
  expect(stated.plan.brief.maxShare).toBe(40);
  expect(rulesOf(any.tasks[0])).toEqual([["count", null], ["budget"]]);
  expect(any.plan.brief.maxShare).toBe(100);
});

const GAMERS = [...creators(12, { categories: ["gaming"] }), candidate("cook", { categories: ["food"] })];

test("a topic that became a rule is among the assumptions", async () => {
  expect(await assumed({ ...RICH, categories: ["gaming", "tech"] }, GAMERS)).toEqual([
    ["maxShare", "at most 25% of what is spent to one creator"],
    ["categories", "gaming or tech"],
  ]);
  const without = await planAfter(0, { ...RICH, categories: ["gaming"] }, GAMERS.slice(1), {
    ...FOUR,
    c04: 1,
  });
  expect(without.plan.assumptions).toContainEqual({
    slot: "categories",
    value: "every topic",
    why: "Fewer than 12 creators are left who may be about gaming, so nobody is left out for another topic.",
  });
  const all = await assumed({ ...RICH, categories: ["gaming"] }, GAMERS.slice(0, 12));
  expect(all.map(([slot]) => slot)).not.toContain("categories");
});

test("each assumption says why", async () => {
  const stated: Said = { ...RICH, categories: ["gaming"], objective: "sales" };
  const candidates = [
    ...creators(21, { categories: ["gaming"] }),
    candidate("cook", { categories: ["food"] }),
  ];

  const whys = async (failures: number) => {
    const { plan } = await planAfter(failures, stated, candidates);
    return Object.fromEntries(plan.assumptions.map(({ value, why }) => [value, why]));
  };

  expect(await whys(0)).toMatchObject({
    "at most 20 creators":
      "Each one has to be briefed, checked and paid; the plan says what it would reach without this limit.",
    "at most 25% of what is spent to one creator": "A plan that hangs on one creator is risky.",
    gaming:
      "These are the topics that your words name. They are preferred: creators of no known topic may be chosen too, and the topics go before a rule of yours does. Say “only creators about …” to demand them.",
    "people who react": "Nothing is known yet of your sales; reactions come nearest.",
  });
  expect(await whys(1)).toMatchObject({
    "every topic": "Creators about gaming alone cannot keep your other rules.",
  });
});

test("where a brief is impossible, topic and share go first, then the number of creators, then the plan says why", async () => {
  const stated: Said = { ...RICH, categories: ["gaming"] };
  const candidates = [
    ...creators(21, { categories: ["gaming"] }),
    candidate("cook", { categories: ["food"] }),
  ];
  const [rule, count, budget] = [["count", 20], ["count", null], ["budget"]];

  const first = await planAfter(0, stated, candidates);
  const second = await planAfter(1, stated, candidates);
  const third = await planAfter(2, stated, candidates);
  const none = await planAfter(3, stated, candidates);

  expect(first.tasks.map(rulesOf)).toEqual([[["without"], rule, ["share"], count, budget]]);
  expect(second.tasks.slice(1).map(rulesOf)).toEqual([[rule, count, budget]]);
  expect(third.tasks.slice(2).map(rulesOf)).toEqual([[count, budget]]);
  expect([first, second, third].map(({ plan }) => plan.status)).toEqual(["proved", "proved", "proved"]);
  expect(second.plan.brief.maxCreators).toBe(20);
  expect(third.plan.brief.maxCreators).toBeNull();
  expect(none.plan.status).toBe("infeasible");
  expect(none.tasks).toHaveLength(3);
});

test("where no number of creators was assumed, an impossible brief is tried twice", async () => {
  const { tasks, plan } = await planAfter(2, { ...RICH, maxCreators: 7 }, creators(9));

  expect(tasks.map(rulesOf)).toEqual([
    [["count", 7], ["share"], ["count", null], ["budget"]],
    [["count", 7], ["count", null], ["budget"]],
  ]);
  expect(plan).toMatchObject({
    status: "infeasible",
    picks: [],
    totals: { cost: null, reach: null },
    certificate: null,
    forecast: null,
    calendar: [],
    risks: [],
    decisive: [],
    unparsed: ["huh"],
    conflict: ["at most 7 creators"],
    cheapestBudget: { amount: 12_300, currency: "EUR" },
  });
  const slots = plan.assumptions.map(({ slot }) => slot);
  expect(slots).toContain("markets");
  expect(slots).not.toContain("categories");
  expect(plan.unknown).toEqual([]);
});

const conflicts = async (stated: Said) => (await planAfter(3, stated, creators(2))).plan.conflict;

test("an impossible brief names its rules from the last to the first, and one creator where none is stated", async () => {
  expect(await conflicts({ ...RICH, must: ["c00", "c01"] })).toEqual(["with @c01", "with @c00"]);
  expect(await conflicts({})).toEqual(["at least 1 creator"]);
});

const rule = (value: string): BriefRule => ({
  label: `at least 1 in ${value}`,
  field: "country",
  value,
  of: "creators",
  min: 1,
  max: null,
});

const priced = (task: PlanTask | undefined) =>
  task?.priceRules.map((id) => task.problem.rules[id]?.kind).join(" ");

test("six rules at most are priced: what was asked for before what a filter says", async () => {
  const stated: Said = {
    ...RICH,
    never: ["c01", "c02"],
    platforms: ["tiktok"],
    rules: ["AT", "CH", "LI"].map(rule),
  };
  const all = [...creators(3), candidate("c03", { platform: "tiktok" })];
  const { tasks } = await planAfter(9, { ...stated, maxCreators: 2 }, all);

  expect(priced(tasks[0])).toBe("count count count count without without");
  expect(tasks[0]?.problem.rules.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a rule that markets make, at least one creator, and the budget have no price", async () => {
  const { tasks } = await planAfter(9, { ...RICH, markets: ["AT"] }, creators(2));

  expect(tasks[0]?.problem.rules.map(({ kind }) => kind)).toEqual(["without", "count", "budget"]);
  expect(tasks[0]?.priceRules).toEqual([]);
});

test("a solver is asked for those whom the text names, for three who are near, and for a thousand more", async () => {
  const stated: Said = { named: ["C00"], never: ["c01"], must: ["c02"] };
  const { tasks } = await planAfter(0, { ...RICH, ...stated }, creators(4), { c02: 1 });
  const free = await planAfter(0, {}, creators(1));
  const yen = await planAfter(0, { budget: { amount: 500_000, currency: "JPY" } }, creators(1));

  expect(tasks[0]).toMatchObject({
    priceRules: [1, 0],
    priceCreators: [0, 1, 2],
    nearest: 3,
    extra: 100_000,
  });
  expect(free.tasks[0]).toMatchObject({ priceCreators: [], extra: null });
  expect(yen.tasks[0]?.extra).toBe(1000);
  expect(yen.plan.totals.cost).toEqual({ amount: 87_500, currency: "JPY" });
});

test("packages are kept of those whom one priced rule alone shuts out, and of all when a brief is impossible", async () => {
  const all = [
    candidate("in", {}),
    candidate("price", { price: { ...EUROS(9000), per: null } }),
    candidate("price and size", { price: { ...EUROS(9000), per: null }, followers: 1 }),
    candidate("elsewhere", { country: "AT" }),
    candidate("elsewhere and size", { country: "AT", followers: 1 }),
  ];
  const stated: Said = {
    ...RICH,
    markets: ["DE"],
    maxPrice: EUROS(1000),
    followers: { min: 10, max: null },
  };
  const { tasks } = await planAfter(2, stated, all);
  const handles = all.map(({ handle }) => handle).toSorted();
  const offered = tasks.map(({ problem }) => [
    ...new Set(problem.columns.map(({ creator }) => handles[creator])),
  ]);

  expect(offered).toEqual([["in", "price"], handles]);
  expect(tasks[0]?.problem.creators).toBe(5);
});

test("creators are weighed in one order, whatever that of the rows", async () => {
  const rows = [
    candidate("b", { platform: "tiktok" }),
    candidate("a", { platform: "tiktok" }),
    candidate("c", { medianViews: 500 }),
  ];
  const [one, other] = [await planAfter(9, RICH, rows), await planAfter(9, RICH, rows.toReversed())];

  expect(one.tasks[0]).toEqual(other.tasks[0]);
  const firsts = one.tasks[0]?.problem.columns.filter(({ pieces }) => pieces === 1) ?? [];
  expect(firsts.map(({ creator }) => creator)).toEqual([0, 1, 2]);
  expect(firsts[0]?.values[0]).toBeLessThan(firsts[1]?.values[0] ?? 0);
});
