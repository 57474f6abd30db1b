import type { Plan, PlanDeliverable } from "@app/contract/strategy/plan";
import { tierOf } from "@app/contract/discovery/tiers";
import { answerTask } from "#/strategy/solver/answer.ts";
import { completeBrief } from "#/strategy/brief/brief.ts";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { makePlan } from "#/strategy/plans/plan.ts";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { candidate, normal, seeded } from "#/strategy/plans/planning.fixtures.ts";

/** A list whose prices follow a curve of its own: what each creator really asks for, known or not. */
interface PriceList {
  candidates: Candidate[];
  /** Without the noise of single creators, in cents. */
  curveOf(one: Pick<Candidate, "platform" | "followers">, format: string): number;
  /** What the creator will ask. */
  truthOf(one: Pick<Candidate, "creatorId" | "platform" | "followers">, format: string): number;
  /** Percent of the candidates whose price is known. */
  known: number;
}

const SIZES = [60, 100, 200, 400];
const KNOWN = [10, 20, 30, 50, 75, 100];
const PLATFORMS = ["instagram", "tiktok", "youtube"];
const MAIN: Readonly<Record<string, string>> = { instagram: "reel", tiktok: "video", youtube: "video" };
const STORY = "story";

/** A list for a seed: level, slope, platforms, tiers, formats, noise, size and what is known all differ. */
function priceListOf(seed: number): PriceList {
  const random = seeded(seed * 7919 + 1);
  const pick = <T>(values: readonly T[], fallback: T) =>
    values[Math.floor(random() * values.length)] ?? fallback;
  const between = (low: number, high: number) => low + (high - low) * random();
  const size = SIZES[seed % SIZES.length] ?? 100;
  const known = pick(KNOWN, 30);
  const [level, slope, noise] = [
    Math.exp(between(Math.log(0.4), Math.log(2.5))),
    between(0.65, 1),
    between(0.25, 0.6),
  ];
  const shifts = new Map(["tiktok", "youtube"].map((platform) => [platform, Math.exp(between(-0.7, 0.7))]));
  const tiers = new Map(
    ["nano", "micro", "mid", "macro", "mega"].map((tier) => [tier, Math.exp(between(-0.25, 0.25))]),
  );
  const story = between(0.25, 0.5);
  const [viewsKnown, storyShare] = [pick([0, 50, 100], 50), pick([0, 40], 0)];
  const platforms = PLATFORMS.slice(0, 1 + Math.floor(random() * PLATFORMS.length));
  const curveOf: PriceList["curveOf"] = ({ platform, followers }, format) =>
    // 300 euros for 30,000 followers at a level of one.
    30_000 *
    level *
    ((followers ?? 0) / 30_000) ** slope *
    (shifts.get(platform) ?? 1) *
    (tiers.get(tierOf(followers) ?? "nano") ?? 1) *
    (format === STORY ? story : 1);
  const noises = new Map<string, number>();
  const candidates = Array.from({ length: size }, (_, index): Candidate => {
    const platform = pick(platforms, "instagram");
    const followers = Math.round(Math.exp(10.3 + 1.2 * normal(random)));
    const factor = Math.exp(noise * normal(random));
    noises.set(`c${index}`, factor);
    const priceOf = (format: string) => ({
      amount: Math.round((curveOf({ platform, followers }, format) * factor) / 100) * 100,
      currency: "EUR",
      per: format,
    });
    const formats = [MAIN[platform] ?? "post", ...(100 * random() < storyShare ? [STORY] : [])];
    const prices = 100 * random() < known ? formats.map(priceOf) : [];
    const views = Math.round(followers * 0.2 * Math.exp(0.6 * normal(random)));
    const medianViews = 100 * random() < viewsKnown ? views : null;
    const part = { creatorId: `c${index}`, platform, followers, medianViews };
    return candidate(`creator.${index}`, { ...part, price: prices[0] ?? null, prices });
  });
  const truthOf: PriceList["truthOf"] = (one, format) =>
    curveOf(one, format) * (noises.get(one.creatorId) ?? 1);
  return { candidates, curveOf, truthOf, known };
}

/** What a plan says that it costs, against what it would cost. */
export interface PlannedCost {
  /** By the curve of the list, where no price is known; a price that is known is what it costs. */
  byCurve: number;
  /** By what each creator will really ask. */
  byTruth: number;
  /** Of the plan's money, percent that is guessed. */
  guessed: number;
  known: number;
}

/** Plans with a twelfth of what the whole list would cost. */
export async function planCosts(seeds: readonly number[]): Promise<PlannedCost[]> {
  const highs = await loadSolver();
  const costs: PlannedCost[] = [];
  for (const seed of seeds) {
    const list = priceListOf(seed);
    const whole = list.candidates.reduce(
      (sum, one) => sum + list.curveOf(one, MAIN[one.platform] ?? "post"),
      0,
    );
    const budget = { amount: Math.round(whole / 12), currency: "EUR" };
    const { brief, assumptions } = completeBrief({ budget }, CONTEXT);
    const plan = await makePlan(
      { brief, assumptions, unparsed: [], unmet: [], candidates: list.candidates, ...CONTEXT },
      // Only the choice: what rules cost and who would enter is not asked here.
      (task) => Promise.resolve(answerTask(highs, { ...task, priceRules: [], nearest: 0, extra: null })),
      () => 0,
    );
    costs.push(costOf(plan, list));
  }
  return costs;
}

function costOf({ picks }: Plan, list: PriceList): PlannedCost {
  const sums = { said: 0, curve: 0, truth: 0, guessed: 0 };
  for (const pick of picks) {
    const one = list.candidates.find(({ creatorId }) => creatorId === pick.creatorId);
    if (!one) throw new Error(`@${pick.handle} is not of the list`);
    const isGuessed = pick.cost.basis === "estimated";
    sums.said += pick.cost.amount;
    sums.truth += total(pick.deliverables, (format) => list.truthOf(one, format));
    sums.curve += isGuessed
      ? total(pick.deliverables, (format) => list.curveOf(one, format))
      : pick.cost.amount;
    sums.guessed += isGuessed ? pick.cost.amount : 0;
  }
  return {
    byCurve: sums.said / sums.curve,
    byTruth: sums.said / sums.truth,
    guessed: (100 * sums.guessed) / sums.said,
    known: list.known,
  };
}

function total(deliverables: readonly PlanDeliverable[], priceOf: (format: string) => number): number {
  return deliverables.reduce((sum, { format, count }) => sum + count * priceOf(format), 0);
}

/** Percent of the plans whose said cost lies within 0.7 and 1.4 of what they would cost. */
export function shareWithin(costs: readonly PlannedCost[], reading: "byCurve" | "byTruth"): number {
  const within = costs.filter((cost) => cost[reading] >= 0.7 && cost[reading] <= 1.4);
  return (100 * within.length) / costs.length;
}
