import type { BreakEven, Certificate, Plan, PlanCost, PlanPick } from "@app/contract/strategy-plan";
import { buildCalendar } from "./calendar.ts";
import { forecastPlan } from "./forecast.ts";
import { countsActions } from "./packages.ts";
import { explainPick } from "./pick-reasons.ts";
import type { Draft } from "./plan.ts";
import { isNamed } from "./plan-rules.ts";
import { brokenRules, valueOf } from "./problem.ts";
import type { PlanAnswer } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { reachOf } from "./reach.ts";
import { findRisks } from "./risks.ts";
import { countUnknown, findDecisive } from "./unknowns.ts";
import { amountText } from "./wording.ts";

/** A gap within this is proved (commands.md, `status`). */
const PROVED_GAP = 0.1;
/** Change of pressure by which the elasticity of reach is measured. */
const NUDGE = 0.01;

type Solved = Extract<PlanAnswer, { status: "solved" }>;
type Infeasible = Extract<PlanAnswer, { status: "infeasible" }>;

/** One chosen package with what it is of. */
interface Chosen {
  column: number;
  candidate: number;
  cost: number;
  pieces: number;
}

/** @throws Error when the solver's choice breaks a rule: a fault of ours, never shown as a plan. */
export function solvedPlan(draft: Draft, answer: Solved, seconds: number): Plan {
  const { input, problem, candidates } = draft;
  const broken = brokenRules(problem, answer.solution.columns);
  if (broken.length > 0) throw new Error(`The solver broke the rules ${broken.join(", ")}`);
  const chosen = bestFirst(draft, answer.solution.columns);
  const people = sightings(draft, chosen);
  const picks = pickedCreators(draft, chosen, people);
  const certificate = certify(draft, answer, chosen, seconds);
  const isProved = certificate.gapPercent <= PROVED_GAP && !answer.solution.timedOut;
  return {
    brief: input.brief,
    assumptions: [...input.assumptions],
    unparsed: [...input.unparsed],
    unknown: countUnknown(draft),
    decisive: findDecisive(draft, answer),
    status: isProved ? "proved" : "bounded",
    picks,
    totals: {
      cost: { amount: chosen.reduce((sum, { cost }) => sum + cost, 0), currency: draft.currency },
      reach: picks.reduce((sum, { reach }) => sum + reach, 0),
    },
    certificate,
    forecast: forecastPlan(
      chosen.flatMap(({ candidate, pieces }) => {
        const found = candidates[candidate];
        return found ? [{ candidate: found, pieces }] : [];
      }),
      people.reach,
      people.elasticity,
    ),
    calendar: buildCalendar(picks, input.brief.flight),
    risks: findRisks({
      brief: input.brief,
      today: input.today,
      picks: picks.flatMap((pick) => {
        const candidate = candidates.find(({ creatorId }) => creatorId === pick.creatorId);
        return candidate ? [{ pick, candidate }] : [];
      }),
    }),
  };
}

export function infeasiblePlan(draft: Draft, { conflict, cheapest }: Infeasible): Plan {
  const labels = conflict.map((id) => draft.rules[id]?.label ?? null).filter((label) => label !== null);
  return {
    brief: draft.input.brief,
    assumptions: [...draft.input.assumptions],
    unparsed: [...draft.input.unparsed],
    unknown: countUnknown(draft),
    decisive: [],
    status: "infeasible",
    picks: [],
    totals: { cost: null, reach: null },
    certificate: null,
    forecast: null,
    calendar: [],
    risks: [],
    // Without any stated rule in conflict there is simply nobody who could be hired.
    conflict: labels.length > 0 ? labels.toReversed() : ["at least 1 creator"],
    cheapestBudget: cheapest === null ? null : { amount: cheapest, currency: draft.currency },
  };
}

/** The largest first by what each reaches alone, so that what each adds reads from large to small. */
function bestFirst({ packages, problem }: Draft, columns: readonly number[]): Chosen[] {
  return columns
    .flatMap((column) => {
      const found = packages.columns[column];
      return found ? [{ column, candidate: found.creator, cost: found.cost, pieces: found.pieces }] : [];
    })
    .toSorted(
      (left, right) =>
        valueOf(problem, [right.column]) - valueOf(problem, [left.column]) || left.column - right.column,
    );
}

/** People of the audience who see the plan, what each creator adds, and how reach grows with views. */
function sightings({ reach, candidates }: Draft, chosen: readonly Chosen[]) {
  const total = reach.cells.map(() => 0);
  const adds: number[] = [];
  let before = 0;
  for (const { candidate, pieces } of chosen) {
    const found = candidates[candidate];
    const pressure = found && reach.pressureOf(found, pieces);
    for (const [place, cell] of pressure?.cells.entries() ?? []) {
      total[cell] = (total[cell] ?? 0) + (pressure?.values[place] ?? 0);
    }
    // Rounded as a running total, so that the parts add up to the whole.
    const after = Math.round(reachOf(reach.cells, total));
    adds.push(after - before);
    before = after;
  }
  const nudged = reachOf(
    reach.cells,
    total.map((value) => value * (1 + NUDGE)),
  );
  const elasticity =
    before === 0 ? 1 : Math.min(1, (nudged - reachOf(reach.cells, total)) / (before * NUDGE));
  return { reach: before, adds, elasticity };
}

function pickedCreators(
  draft: Draft,
  chosen: readonly Chosen[],
  people: ReturnType<typeof sightings>,
): PlanPick[] {
  return chosen.flatMap(({ column, candidate }, index) => {
    const found = draft.candidates[candidate];
    const offer = draft.packages.offers[column];
    const pieces = draft.packages.columns[column]?.pieces ?? 1;
    if (!found || !offer) return [];
    const { price } = offer;
    const cost: PlanCost = {
      amount: price.amount * pieces,
      currency: draft.currency,
      ...(price.basis === "asked"
        ? {}
        : { basis: price.basis, low: price.low * pieces, high: price.high * pieces }),
    };
    const reach = people.adds[index] ?? 0;
    return [
      {
        creatorId: found.creatorId,
        platform: found.platform,
        handle: found.handle,
        name: found.name,
        deliverables: offer.deliverables,
        cost,
        reach,
        why: explainPick(draft, found, candidate, cost, reach),
      },
    ];
  });
}

function certify(draft: Draft, answer: Solved, chosen: readonly Chosen[], seconds: number): Certificate {
  const { value, bound } = answer.solution;
  const gapPercent = value > 0 ? round(((bound - value) / value) * 100, 3) : 0;
  const columns = new Set(draft.packages.columns.map(({ creator }) => creator));
  return {
    value: Math.round(value),
    bound: Math.ceil(bound),
    gapPercent,
    metric: countsActions(draft.input.brief) ? "people engaged" : "people reached",
    candidates: draft.eligible.filter((index) => columns.has(index)).length,
    seconds: round(seconds, 2),
    byFollowers: byFollowers(draft, chosen.length),
    rules: answer.withoutRule.flatMap(({ id, value: free }) => {
      const label = draft.rules[id]?.label;
      const costPercent = free === null || value <= 0 ? null : round(((free - value) / value) * 100, 2);
      return label ? [{ rule: label, costPercent }] : [];
    }),
    breakEven: answer.entries.flatMap((entry) => breakEvenOf(draft, entry)),
    thousandMore: answer.withExtra === null ? null : Math.max(0, Math.round(answer.withExtra - value)),
  };
}

function breakEvenOf(
  { candidates, pricing, currency, input }: Draft,
  entry: Solved["entries"][number],
): BreakEven[] {
  const candidate = candidates[entry.creator];
  if (!candidate) return [];
  const price = pricing.priceOf(candidate);
  const enters = entry.price !== null && entry.price > 0 ? { amount: entry.price, currency } : null;
  const asking = price && price.basis !== "estimated" ? { amount: price.amount, currency } : null;
  const isOut = input.brief.never.some((handle) => isNamed(candidate, handle));
  return [
    {
      creatorId: candidate.creatorId,
      platform: candidate.platform,
      handle: candidate.handle,
      askingPrice: asking,
      wouldEnterAt: isOut ? null : enters,
      why: whyLeftOut(isOut, enters, price === null ? "nothing" : price.basis),
    },
  ];
}

function whyLeftOut(
  isOut: boolean,
  enters: { amount: number; currency: string } | null,
  basis: string,
): string {
  if (isOut) return "You asked for a plan without this creator.";
  if (basis === "nothing") return "Neither a price nor views or followers are known.";
  if (!enters) return "A rule keeps this creator out, or others reach the same people at any price.";
  const what = basis === "estimated" ? "No asking price is known; " : "";
  return `${what}${what ? "b" : "B"}elow ${amountText(enters)} a piece a plan with this creator is better than this one.`;
}

/**
 * What the same money reaches with the creators of most followers, one piece each, as far as it goes. Null where that
 * choice would break a rule, since it then compares with nothing.
 */
function byFollowers(draft: Draft, creators: number): number | null {
  const { candidates, packages, problem, input } = draft;
  const most = input.brief.maxCreators ?? (input.brief.budget === null ? creators : Infinity);
  const picked: number[] = [];
  let left = input.brief.budget?.amount ?? Infinity;
  const followers = (column: number) => candidates[packages.columns[column]?.creator ?? -1]?.followers ?? 0;
  const order = smallestPackages(draft).toSorted(
    (one, other) => followers(other) - followers(one) || one - other,
  );
  for (const column of order) {
    const cost = packages.columns[column]?.cost ?? Infinity;
    if (cost > left || picked.length >= most) continue;
    picked.push(column);
    left -= cost;
  }
  return brokenRules(problem, picked).length > 0 ? null : Math.round(valueOf(problem, picked));
}

/** The smallest package of each creator that the rules allow. */
function smallestPackages({ packages, problem }: Draft): number[] {
  const smallest = new Map<number, number>();
  for (const index of allowedColumns(problem)) {
    const column = packages.columns[index];
    const known = column && packages.columns[smallest.get(column.creator) ?? -1];
    if (column && (!known || column.pieces < known.pieces)) smallest.set(column.creator, index);
  }
  return [...smallest.values()];
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
