import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Money } from "@app/contract/money";
import type { ForecastRow } from "@app/contract/reports/forecast";
import type { ResultFigures } from "@app/contract/results/figures";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import type { CampaignOutcome } from "@app/contract/strategy/findings/campaign-findings";
import type { Caller } from "#/platform/http/caller.ts";
import { compareForecast } from "#/reports/index.ts";
import { costOf, resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { campaignMeant } from "./find-campaign.ts";
import { campaignBefore } from "#/strategy/assistant/questions/work/campaigns-meant.ts";
import { todayOf } from "./today.ts";
import type { Today } from "./today.ts";

type Doors = Pick<PlanSources, "campaigns" | "results" | "creators"> & Today;
type Row = CampaignOutcome["rows"][number];

const SOURCES = ["Campaigns, posts, orders and payments of this workspace"];

/** Tools that say what came of campaigns and of the work with a creator. */
export function resultRunners(
  doors: Doors,
  caller: Caller,
): Pick<ToolRunners, "campaign_results" | "creator_results"> {
  return {
    async campaign_results(asked: ToolInput<"campaign_results">) {
      const { now, today } = await todayOf(doors, caller);
      const started = await doors.campaigns.started(caller);
      const earlier = asked.beforeId === undefined ? null : campaignBefore(asked.beforeId, started);
      const { campaign, ...meant } = earlier
        ? { named: null, campaign: earlier, couldBe: [] }
        : campaignMeant(started, { ...asked, today });
      const head = { asOf: now, sources: SOURCES, ...meant };
      if (!campaign) return { ...head, ...NOTHING };
      const [deals = []] = await doors.results.deals(caller, [{ campaign, creators: campaign.creators }]);
      return { ...head, ...outcomeOf(campaign, deals) };
    },

    async creator_results({ handle }) {
      const { now: asOf } = await todayOf(doors, caller);
      const all = await doors.creators.candidates(caller);
      const creatorId = all.find((one) => isNamed(one, handle))?.creatorId ?? null;
      const head = { asOf, sources: SOURCES, handle, creatorId };
      if (creatorId === null) return { ...head, figures: null, lastFee: null, rows: [] };
      const { figures, deals, lastFee } = await doors.results.ofCreator(caller, creatorId);
      return {
        ...head,
        figures: figuresOf(figures),
        lastFee,
        rows: deals.slice(0, FINDING_ROWS_MAX).map(({ campaign, figures: own, agreed, paid }) => ({
          campaignId: campaign?.id ?? null,
          campaign: campaign?.name ?? null,
          views: own.views.value,
          orders: own.orders,
          revenue: moneyOf(own, "revenue"),
          cost: paid ?? agreed,
        })),
      };
    },
  };
}

const NOTHING = {
  campaign: null,
  pieces: { live: 0, owed: 0 },
  figures: null,
  budget: null,
  forecast: null,
  rows: [],
  extremes: null,
};

function outcomeOf(campaign: Campaign, deals: readonly CampaignDeal[]) {
  const { id: campaignId, name, status, startsOn, endsOn, deliverables, budget } = campaign;
  const compared = compareForecast(campaign, deals);
  const [whole, ...creators] = compared?.rows ?? [];
  const rows = rowsOf(campaign, deals, creators);
  return {
    campaign: { campaignId, name, status, startsOn, endsOn },
    pieces: { live: deliverables.filter(({ live }) => live).length, owed: deliverables.length },
    figures: figuresOf(resultFigures(deals)),
    budget,
    forecast: whole
      ? {
          ...whole.expected,
          outcome: whole.outcome,
          off: whole.deviation === null ? null : Math.abs(Math.round(whole.deviation)),
        }
      : null,
    rows,
    extremes: extremesOf(rows),
  };
}

/** Everybody who worked for it, the most seen first. */
function rowsOf(
  { creators }: Campaign,
  deals: readonly CampaignDeal[],
  forecasts: readonly ForecastRow[],
): Row[] {
  return creators
    .filter(({ stage }) => stage !== "declined")
    .map(({ creatorId, platform, handle, name }): Row => {
      const own = deals.filter(({ key }) => key === creatorId);
      const figures = resultFigures(own);
      const [deal] = own;
      const cost = deal ? costOf(deal) : null;
      const forecast = forecasts.find((row) => row.creatorId === creatorId);
      const { deviation = null, outcome = null, expected } = forecast ?? {};
      return {
        creatorId,
        platform,
        handle,
        name,
        views: figures.views.value,
        expected: expected?.p50 ?? null,
        outcome,
        deviation: deviation === null ? null : Math.round(deviation),
        cost: cost && { amount: cost.amount, currency: cost.currency },
        cpm: moneyOf(figures, "cpm"),
      };
    })
    .toSorted((left, right) => (right.views ?? -1) - (left.views ?? -1))
    .slice(0, FINDING_ROWS_MAX);
}

/** Against the plan where it told something of two, else by what 1,000 views cost, else by views. */
function extremesOf(rows: readonly Row[]): CampaignOutcome["extremes"] {
  const currencies = new Set(rows.flatMap(({ cpm }) => cpm?.currency ?? []));
  const measures = [
    ["deviation", (row: Row) => row.deviation],
    ["cpm", (row: Row) => (currencies.size === 1 && row.cpm ? -row.cpm.amount : null)],
    ["views", (row: Row) => row.views],
  ] as const;
  for (const [by, valueOf] of measures) {
    const known = rows
      .flatMap((row, place) => {
        const value = valueOf(row);
        return value === null ? [] : [{ place, value }];
      })
      .toSorted((left, right) => right.value - left.value);
    const [best, worst] = [known[0], known.at(-1)];
    if (best && worst && best.value > worst.value) return { by, best: best.place, worst: worst.place };
  }
  return null;
}

function figuresOf(figures: ResultFigures) {
  return {
    posts: figures.posts,
    views: figures.views.value,
    engagementRate: figures.engagementRate.value,
    orders: figures.orders,
    cost: moneyOf(figures, "cost"),
    revenue: moneyOf(figures, "revenue"),
    cpm: moneyOf(figures, "cpm"),
    costPerOrder: moneyOf(figures, "costPerOrder"),
  };
}

/** Of several currencies none is told: they are never added. */
function moneyOf({ money }: ResultFigures, name: "cost" | "revenue" | "cpm" | "costPerOrder"): Money | null {
  const known = money.flatMap((one) => {
    const amount = one[name];
    return amount === null ? [] : [{ amount: Math.round(amount), currency: one.currency }];
  });
  return known.length === 1 ? (known[0] ?? null) : null;
}
