import type { Plan } from "@app/contract/strategy/plan";
import highsLoader from "highs";
import { answerTask } from "#/strategy/solver/answer.ts";
import { completeBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
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

/** The solver in this thread, for tests. */
export async function loadSolver() {
  // The types describe the CommonJS build: the default export seems wrapped once more than it is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const load = highsLoader as unknown as typeof highsLoader.default;
  return load();
}

const planned = new WeakMap<Candidate[], Map<string, Promise<Plan>>>();

/** Plans a text on these candidates, as a command does; the same on the same array is planned once. */
export function planOf(text: string, candidates: Candidate[]): Promise<Plan> {
  const plans = planned.get(candidates) ?? new Map<string, Promise<Plan>>();
  planned.set(candidates, plans);
  const plan = plans.get(text) ?? makePlanOf(text, candidates);
  plans.set(text, plan);
  return plan;
}

async function makePlanOf(text: string, candidates: Candidate[]): Promise<Plan> {
  const highs = await loadSolver();
  const read = readText(text, CONTEXT);
  const { brief, assumptions } = completeBrief(read.stated, CONTEXT);
  const input = { brief, assumptions, unparsed: read.unparsed, candidates, ...CONTEXT };
  return makePlan(
    input,
    (task) => Promise.resolve(answerTask(highs, task)),
    () => 0,
  );
}

/** What briefs are read with in tests. */
export const CONTEXT = { today: "2026-11-21", currency: "EUR" };

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
