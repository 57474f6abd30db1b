import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { FigureSource } from "@app/contract/figures";
import {
  UNKNOWN,
  formatAmount,
  formatCount,
  formatMoney,
  formatReturn,
  formatTotal,
} from "@app/contract/formats";
import { metricSource } from "@app/contract/metrics";
import type { ReportFigure } from "@app/contract/reports/figure";
import { guessedText } from "@app/contract/campaigns/sources";
import type { CostBasis } from "@app/contract/results/cost-basis";
import type { MoneyFigures } from "@app/contract/results/figures";
import { resultFigures } from "#/results/index.ts";
import { counted, mainMoney, otherMoney } from "./report-inputs.ts";
import type { ReportInputs } from "./report-inputs.ts";
import { origin } from "./report-origins.ts";

/** Inputs that a figure lists one by one; more are only counted. */
const INPUTS_SHOWN = 12;
const LEDGER = "Fees, payments and orders in this workspace";

/** What the campaign brought and cost. What is not known says what would fill it. */
export function moneyFigures(inputs: ReportInputs): ReportFigure[] {
  return [
    ordersFigure(inputs),
    moneyFigure(inputs, "revenue"),
    withTarget(moneyFigure(inputs, "roas"), inputs.campaign.targetReturn),
    costFigure(inputs),
    moneyFigure(inputs, "cpm"),
    moneyFigure(inputs, "cpe"),
  ];
}

function ordersFigure(inputs: ReportInputs): ReportFigure {
  const { orders } = inputs.figures;
  return {
    id: "orders",
    label: "Orders",
    value: orders,
    unit: "total",
    currency: null,
    note: orders === null ? NEEDS.orders : "By code, link or creator",
    source: {
      ...metricSource("orders"),
      inputs: ordersByCreator(inputs),
      ...origin(inputs, counted(orders ?? 0, "order"), LEDGER),
    },
  };
}

function costFigure(inputs: ReportInputs): ReportFigure {
  const { campaign, figures } = inputs;
  const { budget } = campaign;
  const money = mainMoney(inputs);
  const others = otherMoney(inputs).flatMap(({ cost, currency }) =>
    cost === null ? [] : `and ${formatMoney({ amount: cost, currency })}`,
  );
  const parts = [
    ...(money?.basis ? [BASIS_WORDS[money.basis]] : []),
    ...(budget ? [`of ${formatMoney(budget)}`] : []),
    ...others,
    ...(figures.guessedCosts ? [guessedText(figures.guessedCosts)] : []),
    ...(figures.unknownCosts > 0 ? [`${counted(figures.unknownCosts, "cost")} not known`] : []),
  ];
  return {
    id: "cost",
    label: "Cost",
    value: money?.cost ?? null,
    unit: "money",
    currency: money?.currency ?? null,
    note: parts.join(", "),
    source: {
      ...metricSource("cost"),
      inputs: costInputs(inputs),
      ...origin(inputs, counted(money?.deals ?? 0, "creator"), LEDGER),
      note: "What is not known adds nothing, and amounts of different currencies are never added.",
    },
  };
}

const BASIS_WORDS: Readonly<Record<CostBasis, string>> = {
  paid: "paid",
  agreed: "as agreed",
  "paid and agreed": "paid or agreed",
  planned: "planned",
  "partly planned": "partly planned",
};

type Derived = "revenue" | "roas" | "cpm" | "cpe";

const NEEDS: Readonly<Record<Derived | "orders", string>> = {
  orders: "Needs orders with a creator’s code",
  revenue: "Needs orders with an amount",
  roas: "Needs a cost and orders with an amount",
  cpm: "Needs a cost and posts with views",
  cpe: "Needs a cost and posts with likes",
};

const LABELS: Readonly<Record<Derived, string>> = {
  revenue: "Revenue",
  roas: "Return on spend",
  cpm: "Cost per 1,000 views",
  cpe: "Cost per engagement",
};

/** A figure of money in the campaign’s currency, with what it is made from. */
function moneyFigure(inputs: ReportInputs, id: Derived): ReportFigure {
  const money = mainMoney(inputs);
  const value = money?.[id] ?? null;
  const stands = standingOf(inputs, id, money?.currency ?? null);
  const others = otherMoney(inputs).flatMap((other) => otherText(other, id));
  return {
    id,
    label: LABELS[id],
    value,
    unit: id === "roas" ? "return" : "money",
    currency: id === "roas" ? null : (money?.currency ?? null),
    note: [value === null ? NEEDS[id] : noteOf(id, stands), ...others].join(", "),
    source: {
      ...metricSource(id),
      inputs: [
        { label: "Cost", value: stands.cost },
        { label: "Revenue", value: stands.revenue },
        { label: "Orders", value: formatTotal(stands.orders) },
        { label: "Views", value: formatTotal(stands.views) },
      ],
      ...origin(inputs, counted(stands.creators, "creator"), LEDGER),
    },
  };
}

/** The return beside what the campaign aims at. */
function withTarget(figure: ReportFigure, target: number | null): ReportFigure {
  const note = target === null ? [] : [`of a target of ${formatReturn(target)}`];
  const { source } = figure;
  const inputs = [...source.inputs, { label: "Target of the campaign", value: formatReturn(target) }];
  return { ...figure, target, note: [...note, figure.note].join(", "), source: { ...source, inputs } };
}

/** The creators on whom a figure stands, and what they cost and brought together. */
function standingOf({ deals }: ReportInputs, id: Derived, currency: string | null) {
  const moneyOf = (some: typeof deals) =>
    resultFigures(some).money.find((money) => money.currency === currency);
  const part = id === "roas" ? "cost" : id;
  const standing = deals.filter((deal) => typeof moneyOf([deal])?.[part] === "number");
  const { orders, views } = resultFigures(standing);
  const money = moneyOf(standing);
  return {
    creators: standing.length,
    cost: formatAmount(money?.cost, currency),
    revenue: formatAmount(money?.revenue, currency),
    orders,
    views: views.value,
  };
}

function noteOf(id: Derived, stands: ReturnType<typeof standingOf>): string {
  const notes: Record<Derived, string> = {
    revenue: counted(stands.orders ?? 0, "order"),
    roas: `${stands.revenue} for ${stands.cost}`,
    cpm: `${stands.cost} for ${formatCount(stands.views)} views`,
    cpe: `${stands.cost} of ${counted(stands.creators, "creator")}`,
  };
  return notes[id];
}

function otherText(money: MoneyFigures, id: Derived): string[] {
  const value = money[id];
  if (value === null) return [];
  const text = id === "roas" ? value.toFixed(2) : formatAmount(value, money.currency);
  return [`and ${text} in ${money.currency}`];
}

/** Each creator with what the cost stands on. */
function costInputs(inputs: ReportInputs): FigureSource["inputs"] {
  return byCreator(inputs, ({ money: [money], unknownCosts }) => {
    if (!money || money.cost === null || unknownCosts > 0) return UNKNOWN;
    const amount = formatMoney({ amount: money.cost, currency: money.currency });
    return money.basis ? `${amount} ${BASIS_WORDS[money.basis]}` : amount;
  });
}

function ordersByCreator(inputs: ReportInputs): FigureSource["inputs"] {
  return byCreator(inputs, ({ orders }) => formatTotal(orders));
}

function byCreator(
  { campaign, deals }: ReportInputs,
  textOf: (figures: ReturnType<typeof resultFigures>) => string,
): FigureSource["inputs"] {
  const names = new Map(campaign.creators.map((creator) => [creator.creatorId, creatorLabel(creator)]));
  const shown = deals.slice(0, INPUTS_SHOWN).map((deal) => ({
    label: names.get(deal.key ?? "") ?? deal.posts[0]?.creator?.handle ?? "Not in the campaign",
    value: textOf(resultFigures([deal])),
  }));
  const rest = deals.length - shown.length;
  return rest > 0 ? [...shown, { label: "More creators", value: formatTotal(rest) }] : shown;
}
