import { costPerThousand } from "@app/contract/strategy/cost-per-thousand";
import { pricesToAsk } from "@app/contract/strategy/plan-confidence";
import type { Money } from "@app/contract/money";
import { PLATFORMS } from "@app/contract/platforms";
import type { CalendarEntry, Plan } from "@app/contract/strategy/plan";
import type { PlanFacts } from "@app/contract/strategy/findings/plan-findings";
import type { Caller } from "#/platform/http/caller.ts";
import type { Language } from "#/strategy/acts/act.ts";
import { sayAssumed } from "#/strategy/assistant/saying/brief-chips.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { nameOf } from "#/strategy/strategies/strategies.service.ts";
import { notIn } from "#/strategy/strategies/plan-difference.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";

/** A rule that costs less than this is not worth a sentence (percent of reach). */
const COST_WORTH_SAYING = 0.5;

/** What the newest plan of the thread says, as it is stored: nothing is solved again. */
export function planFactsRunner(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
  language: Language,
): Pick<ToolRunners, "plan_facts"> {
  return {
    async plan_facts({ about }) {
      const asOf = strategies.sources.clock.now().toISOString();
      const latest = await strategies.latest(caller, threadId);
      const head = { asOf, sources: ["The plan of this conversation"], about };
      if (!latest) return { ...head, ...NO_PLAN };
      const candidates = await strategies.sources.creators.candidates(caller);
      const countries = new Map(candidates.map(({ creatorId, country }) => [creatorId, country]));
      const { strategyId, number: version, plan } = latest;
      const before = version > 1 ? await strategies.latest(caller, threadId, version - 1) : null;
      return {
        ...head,
        ...factsOf(plan, countries),
        assumptions: assumptionsOf(plan, language),
        cities: citiesOf(plan, candidates),
        moved: before && { entered: notIn(plan, before.plan), left: notIn(before.plan, plan) },
        plan: { strategyId, version, name: nameOf(plan) },
      };
    },
  };
}

const NO_PLAN: Omit<PlanFacts, "asOf" | "sources" | "about"> = {
  plan: null,
  status: null,
  counts: { creators: 0, pieces: 0, risks: 0, assumptions: 0, none: 0 },
  platforms: [],
  formats: [],
  countries: [],
  totals: { cost: null, reach: null, perThousandViews: null, perThousandPeople: null, share: null },
  brief: { budget: null, flight: null },
  left: null,
  perCreator: null,
  picks: [],
  dearest: null,
  cheapest: null,
  first: null,
  last: null,
  forecast: null,
  certificate: null,
  dearestRule: null,
  pricesKnown: null,
  toAsk: [],
  moved: null,
  risks: [],
  assumptions: [],
};

function factsOf(
  plan: Plan,
  countries: ReadonlyMap<string, string | null>,
): Omit<PlanFacts, "asOf" | "sources" | "about" | "plan" | "moved" | "assumptions"> {
  const picks = picksOf(plan, countries);
  const { totals, brief, certificate, forecast, calendar } = plan;
  const per = costPerThousand(plan);
  const days = calendar.toSorted((left, right) => atOf(left).localeCompare(atOf(right)));
  return {
    status: plan.status,
    counts: {
      creators: picks.length,
      pieces: picks.reduce((sum, { pieces }) => sum + pieces, 0),
      risks: plan.risks.length,
      assumptions: plan.assumptions.length,
      none: 0,
    },
    ...groupsOf(plan, picks),
    totals: { ...totals, perThousandViews: per.views, perThousandPeople: per.people, share: shareOf(plan) },
    brief: { budget: brief.budget, flight: brief.flight },
    left: leftOf(plan),
    cheapestBudget: plan.cheapestBudget ?? null,
    perCreator: perCreator(totals.cost, picks.length),
    picks,
    dearest: extreme(picks, -1),
    cheapest: extreme(picks, 1),
    first: pieceOf(days[0]),
    last: pieceOf(days.at(-1)),
    forecast: forecast && { reach: forecast.reach, views: forecast.views },
    certificate: certificate && {
      // What is written as nothing is nothing.
      gapPercent: Math.round(certificate.gapPercent * 100) / 100,
      thousandMore: certificate.thousandMore,
      rules: certificate.rules.map(({ rule, costPercent }) => ({ rule, costPercent })),
    },
    dearestRule: dearestRule(plan),
    pricesKnown: plan.pricesKnown ? { known: plan.pricesKnown.known, of: plan.pricesKnown.of } : null,
    toAsk: pricesToAsk(plan).map(({ creatorId, handle }) => ({ creatorId, handle })),
    risks: plan.risks.map(({ severity, detail }) => ({ severity, detail })),
  };
}

function assumptionsOf({ brief, assumptions }: Plan, language: Language): PlanFacts["assumptions"] {
  const said = sayAssumed(brief, assumptions, language);
  return assumptions.map(({ value, why }, index) => ({ value: said[index] ?? value, why }));
}

function picksOf(
  { picks, calendar }: Plan,
  countries: ReadonlyMap<string, string | null>,
): PlanFacts["picks"] {
  return picks.flatMap(({ creatorId, platform: named, handle, name, cost, reach, deliverables }) => {
    const platform = PLATFORMS.find((one) => one === named);
    const days = calendar.flatMap((entry) => (entry.creatorId === creatorId ? entry.date : []));
    if (!platform) return [];
    return [
      {
        creatorId,
        platform,
        handle,
        name,
        country: countries.get(creatorId) ?? null,
        cost: { amount: cost.amount, currency: cost.currency },
        reach,
        pieces: deliverables.reduce((sum, one) => sum + one.count, 0),
        firstDay: days.toSorted()[0] ?? null,
      },
    ];
  });
}

function groupsOf(plan: Plan, picks: PlanFacts["picks"]) {
  const platforms = [...Map.groupBy(picks, ({ platform }) => platform)].map(([platform, own]) => ({
    platform,
    creators: own.length,
    pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
  }));
  const pieces = plan.picks.flatMap(({ deliverables }) => deliverables);
  const formats = [...Map.groupBy(pieces, ({ format }) => format)].map(([format, own]) => ({
    format,
    pieces: own.reduce((sum, { count }) => sum + count, 0),
  }));
  const countries = [...Map.groupBy(picks, ({ country }) => country)].map(([country, own]) => ({
    country,
    creators: own.length,
  }));
  return { platforms, formats, countries };
}

function shareOf({ totals, brief }: Plan): number | null {
  const { cost } = totals;
  return cost && brief.budget && brief.budget.amount > 0 && cost.currency === brief.budget.currency
    ? (cost.amount / brief.budget.amount) * 100
    : null;
}

function leftOf({ totals: { cost }, brief: { budget } }: Plan): Money | null {
  if (!cost || !budget || cost.currency !== budget.currency) return null;
  return { amount: budget.amount - cost.amount, currency: cost.currency };
}

function perCreator(cost: Money | null, creators: number): Money | null {
  return cost && creators > 0
    ? { amount: Math.round(cost.amount / creators), currency: cost.currency }
    : null;
}

/** The place of the pick with the lowest (1) or highest (-1) cost. */
function extreme(picks: PlanFacts["picks"], sign: 1 | -1): number | null {
  const [first] = picks
    .map(({ cost }, place) => ({ place, amount: cost?.amount ?? 0 }))
    .toSorted((left, right) => sign * (left.amount - right.amount));
  return first?.place ?? null;
}

function dearestRule({ certificate }: Plan): number | null {
  const [first] = (certificate?.rules ?? [])
    .map(({ costPercent }, place) => ({ place, cost: costPercent ?? 0 }))
    .toSorted((left, right) => right.cost - left.cost);
  return first && first.cost >= COST_WORTH_SAYING ? first.place : null;
}

function atOf({ date, time }: CalendarEntry): string {
  return `${date} ${time}`;
}

function pieceOf(entry: CalendarEntry | undefined): PlanFacts["first"] {
  if (!entry) return null;
  const { date: day, time, handle, deliverable } = entry;
  return { day, time, handle, deliverable };
}

/** How many of the creators of a plan live in each city. */
function citiesOf({ picks }: Plan, candidates: readonly Candidate[]): NonNullable<PlanFacts["cities"]> {
  const homes = new Map(candidates.map(({ creatorId, city }) => [creatorId, city]));
  const ids = [...new Set(picks.map(({ creatorId }) => creatorId))];
  const groups = Map.groupBy(ids, (id) => homes.get(id) ?? null);
  return [...groups].map(([city, all]) => ({ city, creators: all.length }));
}
