import type { Band, Plan } from "@app/contract/strategy/plan";
import { completeBrief } from "#/strategy/brief/brief.ts";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";
import { toStated } from "#/strategy/strategies/stated.fixtures.ts";
import { valueOf } from "#/strategy/solver/problem.ts";
import type { PlanTask, Solved } from "#/strategy/solver/problem.ts";
import { byAccount } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { makePlan } from "./plan.ts";

/** A small generator of numbers between 0 and 1 that always gives the same ones for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A standard normal number from two uniform ones. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(Math.max(1e-12, random()))) * Math.cos(2 * Math.PI * random());
}

/** How wide a forecast's range is, as a standard deviation of logarithms: 1.2816 of them reach the 90th percentile. */
export function sigmaOf(band: Band | null | undefined): number {
  return Math.log((band?.p90 ?? 0) / (band?.p50 ?? 1)) / 1.2816;
}

const CATEGORIES = ["fitness", "food", "vegan", "beauty", "fashion", "travel", "tech", "gaming"];
const PLATFORMS = ["instagram", "tiktok", "youtube"];

/** Creators with coherent figures: views follow followers, prices follow views; some values are not known. */
export function someCandidates(count: number, seed: number, part: Partial<Candidate> = {}): Candidate[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const followers = Math.round(Math.exp(10.3 + 1.3 * normal(random)));
    const views = Math.round(followers * 0.2 * Math.exp(0.6 * normal(random)));
    const asks = Math.round((views / 1000) * 10 * Math.exp(0.4 * normal(random))) * 100 + 5000;
    return {
      creatorId: `c${index}`,
      platform: PLATFORMS[Math.floor(random() * 3)] ?? "instagram",
      handle: `creator.${index}`,
      name: null,
      followers,
      medianViews: random() < 0.8 ? views : null,
      viewsSample: 12,
      engagementRate: random() < 0.9 ? 1 + 5 * random() : null,
      country: random() < 0.85 ? "DE" : "AT",
      city: null,
      language: "de",
      gender: null,
      categories: [CATEGORIES[Math.floor(random() * CATEGORIES.length)] ?? "food"],
      price: random() < 0.75 ? { amount: asks, currency: "EUR", per: null } : null,
      audience: random() < 0.6 ? { female: Math.round(100 * random()) } : {},
      brands: [],
      asOf: "2026-11-01",
      ...part,
    };
  });
}

/** One creator in Germany with all figures. */
export function candidate(handle: string, part: Partial<Candidate> = {}): Candidate {
  return {
    creatorId: handle,
    platform: "instagram",
    handle,
    name: null,
    followers: 50_000,
    medianViews: 10_000,
    viewsSample: 12,
    engagementRate: 3,
    country: "DE",
    city: null,
    language: "de",
    gender: null,
    categories: [],
    price: { amount: 50_000, currency: "EUR", per: null },
    audience: {},
    brands: [],
    asOf: "2026-11-01",
    ...part,
  };
}

/** What a solver found besides its choice; `placeOf` gives the number by which it knows a creator. */
type Findings = (placeOf: (handle: string) => number, choice: Solved["solution"]) => Partial<Solved>;

/** The answer of a solver that takes, of each named handle, the package of so many pieces. */
export function hiring(
  { problem }: PlanTask,
  candidates: readonly Candidate[],
  hired: Readonly<Record<string, number>>,
  findings: Findings = () => ({}),
): Solved {
  const handles = candidates.toSorted(byAccount).map(({ handle }) => handle);
  const columns = [...problem.columns.keys()].filter((index) => {
    const column = problem.columns[index];
    return column !== undefined && hired[handles[column.creator] ?? ""] === column.pieces;
  });
  const value = valueOf(problem, columns);
  const solution = { columns, value, bound: value };
  return {
    status: "solved",
    solution,
    withoutRule: [],
    entries: [],
    withExtra: null,
    worth: [],
    perUnit: 0,
    weighed: null,
    ...findings((handle) => handles.indexOf(handle), solution),
  };
}

/** A plan without a solver: of each named handle so many pieces, in two seconds. */
export function planHiring(
  said: Said,
  candidates: readonly Candidate[],
  hired: Readonly<Record<string, number>>,
  findings?: Findings,
): Promise<Plan> {
  const completed = completeBrief(toStated(said), CONTEXT);
  const weighed = judged(openFilters(completed.brief), candidates);
  const input = { ...completed, unparsed: [], unmet: said.unmet ?? [], candidates: weighed, ...CONTEXT };
  return makePlan(
    input,
    (task) => Promise.resolve(hiring(task, candidates, hired, findings)),
    () => 2,
  );
}
