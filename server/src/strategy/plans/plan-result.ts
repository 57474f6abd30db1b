import type { Assumption, PickMeasures, Plan, PlanCost, PlanPick } from "@app/contract/strategy/plan";
import { pricesKnownOf } from "@app/contract/strategy/plan-confidence";
import { costAssumptions } from "./cost-assumptions.ts";
import { buildCalendar } from "./calendar/calendar.ts";
import { byAccount } from "./candidate.ts";
import type { Candidate } from "./candidate.ts";
import { certify, weighable } from "./certificate.ts";
import { forecastPlan, forecastViews } from "./forecast/forecast.ts";
import { explainPick } from "./pick-reasons.ts";
import type { Draft } from "./draft.ts";
import { brokenRules, valueOf } from "#/strategy/solver/problem.ts";
import type { PlanAnswer, Solved } from "#/strategy/solver/problem.ts";
import { countLeftOut } from "./left-out.ts";
import type { Sightings } from "./reach/reach-model.ts";
import { countText } from "#/strategy/brief/wording.ts";
import { findRisks } from "./risks.ts";
import { unmetWishes } from "./unmet.ts";
import { countUnknown, findDecisive } from "./unknowns.ts";

/** A gap within this is proved (commands.md, `status`). */
const PROVED_GAP = 0.1;

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
  const parts = chosen.flatMap(({ candidate, pieces }) => {
    const found = candidates[candidate];
    return found ? [{ candidate: found, pieces }] : [];
  });
  const { forecast, people } = forecastPlan(parts, draft.reach, input.learned);
  const picks = pickedCreators(draft, chosen, people);
  const pairs = picks.flatMap((pick) => {
    const candidate = candidates.find((each) => byAccount(each, pick) === 0);
    return candidate ? [{ pick, candidate }] : [];
  });
  const calendar = buildCalendar(pairs, input);
  const certificate = certify(draft, answer, seconds);
  return {
    brief: input.brief,
    assumptions: [
      ...input.assumptions,
      ...calendar.assumptions,
      ...costAssumptions(pairs),
      ...narrowingOf(weighable(draft).length, answer.weighed),
    ],
    unparsed: [...input.unparsed],
    unmet: [...input.unmet, ...unmetWishes(input.brief, pairs)],
    unknown: [...countLeftOut(input.brief, candidates), ...countUnknown(draft)],
    decisive: findDecisive(draft, answer),
    status: certificate.gapPercent <= PROVED_GAP ? "proved" : "bounded",
    pricesKnown: pricesKnownOf(picks),
    picks,
    totals: {
      cost: { amount: chosen.reduce((sum, { cost }) => sum + cost, 0), currency: draft.currency },
      reach: picks.reduce((sum, { reach }) => sum + reach, 0),
    },
    certificate,
    forecast,
    calendar: calendar.entries,
    risks: findRisks({
      brief: input.brief,
      today: input.today,
      picks: pairs,
      unavoidable: calendar.unavoidable,
      history: input.history,
    }),
  };
}

/** Said where not everybody went into the solver. */
function narrowingOf(accounts: number, weighed: number | null): Assumption[] {
  if (weighed === null) return [];
  return [
    {
      slot: "candidates",
      value: `the ${countText(weighed)} nearest of ${countText(accounts)} accounts`,
      why: "Only these went into the solver; the limit of the plan still counts all of them.",
    },
  ];
}

/** Why no plan can be made: the rules that cannot hold together, and the cheapest budget that would do. */
export function infeasiblePlan(draft: Draft, { conflict, cheapest }: Infeasible): Plan {
  const labels = conflict.map((id) => draft.rules[id]?.label ?? null).filter((label) => label !== null);
  return {
    brief: draft.input.brief,
    assumptions: [...draft.input.assumptions],
    unparsed: [...draft.input.unparsed],
    unmet: [...draft.input.unmet],
    unknown: [...countLeftOut(draft.input.brief, draft.candidates), ...countUnknown(draft)],
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

function pickedCreators(draft: Draft, chosen: readonly Chosen[], people: Sightings): PlanPick[] {
  return chosen.flatMap(({ column, candidate }, index) => {
    const found = draft.candidates[candidate];
    const offer = draft.packages.offers[column];
    const pieces = draft.packages.columns[column]?.pieces ?? 1;
    if (!found || !offer) return [];
    const { price } = offer;
    const cost: PlanCost = {
      amount: price.amount,
      currency: draft.currency,
      ...(price.basis !== "asked" && { basis: price.basis }),
      ...(price.low < price.high && { low: price.low, high: price.high }),
      ...(price.from !== null && { from: price.from }),
      ...(offer.rights.length > 0 && { rights: offer.rights }),
    };
    const reach = people.adds[index] ?? 0;
    const scale = draft.reach.viewsScale[found.platform];
    return [
      {
        creatorId: found.creatorId,
        platform: found.platform,
        handle: found.handle,
        name: found.name,
        deliverables: offer.deliverables,
        cost,
        reach,
        ...(found.unknown && found.unknown.length > 0 && { unknown: [...found.unknown] }),
        ...explainPick(draft, found, candidate, cost, reach),
        measures: measuresOf(found),
        views: forecastViews({ candidate: found, pieces }, draft.reach, draft.input.learned),
        ...(scale && { viewsScale: scale.factor }),
      },
    ];
  });
}

function measuresOf(candidate: Candidate): PickMeasures {
  const { followers, medianViews, viewsSample, asOf, audience, country, origins = {} } = candidate;
  return {
    followers,
    followersFrom: origins.followers ?? null,
    views: medianViews,
    viewsPosts: medianViews === null ? null : viewsSample,
    viewsFrom: origins.views ?? null,
    ...(audience.female !== undefined && { female: audience.female }),
    ...(country !== null && { country }),
    asOf,
  };
}
