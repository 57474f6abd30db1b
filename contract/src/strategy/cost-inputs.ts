import { formatMoney, formatPercent, formatRange, plural, UNKNOWN } from "../formats.ts";
import { input, listed } from "./inputs.ts";
import type { Inputs, Pick } from "./inputs.ts";
import { pieceCount, piecesText } from "./pieces.ts";
import { rightsAmount } from "./plan-confidence.ts";
import type { PlanCost, ShownPlan } from "./plan.ts";

const BASES = { estimated: "estimated", converted: "converted from another currency" } as const;

/** What one pick costs, piece by piece and right by right. */
export function priceInputs({ cost, deliverables }: Pick): Inputs {
  if (!cost) return [];
  const { currency, low, high, basis, from } = cost;
  const count = Math.max(1, pieceCount(deliverables));
  const each = (amount: number) => formatMoney({ amount: Math.round(amount / count), currency });
  const rights = rightsInputs({ cost });
  const range =
    low === undefined || high === undefined ? [] : [input("Price range", formatRange(each(low), each(high)))];
  return [
    input(
      "Price of one piece",
      `${each(cost.amount - rightsAmount(cost))}, ${basis ? BASES[basis] : "as asked"}`,
    ),
    ...(rights.length === 0 ? range : []),
    input("Price from", from ?? UNKNOWN),
    ...rights,
  ];
}

/** What rights cost beside the pieces, month by month. */
export function rightsInputs({ cost }: { cost: Pick["cost"] }): Inputs {
  if (!cost?.rights) return [];
  const { currency, rights, amount } = cost;
  return [
    input("For the pieces", formatMoney({ amount: amount - rightsAmount(cost), currency })),
    ...rights.map((one) =>
      input(
        `For ${plural(one.months, "month")} of ${one.right}`,
        `${formatMoney({ amount: one.amount, currency })}, ${one.isTold ? "as told" : "a guess"}`,
      ),
    ),
  ];
}

/** Where the money goes, and how sure each price is. */
export function costInputs({ picks, brief, totals }: ShownPlan): Inputs {
  const used =
    brief.budget && totals.cost && brief.budget.amount > 0
      ? [
          input("Budget", formatMoney(brief.budget)),
          input("Used", formatPercent((totals.cost.amount / brief.budget.amount) * 100, 1)),
        ]
      : [input("Budget", brief.budget ? formatMoney(brief.budget) : "no limit")];
  const count = (basis: PlanCost["basis"]) => picks.filter(({ cost }) => cost?.basis === basis).length;
  const kinds: [string, number][] = [
    ["Prices as asked", count(undefined)],
    ["Prices estimated", count("estimated")],
    ["Prices converted", count("converted")],
  ];
  return [
    ...used,
    ...kinds
      .filter(([, many]) => many > 0)
      .map(([label, many]) => input(label, `${many} of ${picks.length}`)),
    ...rightsTotals(picks),
    ...listed(
      picks.toSorted((left, right) => (right.cost?.amount ?? 0) - (left.cost?.amount ?? 0)),
      ({ cost, deliverables }) =>
        `${formatMoney(cost)}, ${piecesText(deliverables)}${cost?.basis ? `, ${cost.basis}` : ""}`,
    ),
  ];
}

/** What of the whole cost is for rights. */
function rightsTotals(picks: ShownPlan["picks"]): Inputs {
  const all = picks.flatMap(({ cost }) =>
    (cost?.rights ?? []).map((one) => ({ ...one, currency: cost?.currency ?? "" })),
  );
  return [...Map.groupBy(all, ({ right }) => right)].flatMap(([right, costs]) => {
    const [first] = costs;
    const amount = costs.reduce((sum, one) => sum + one.amount, 0);
    return first
      ? [
          input(
            `For ${right}`,
            `${formatMoney({ amount, currency: first.currency })}, ${costs.every(({ isTold }) => isTold) ? "as told" : "a guess"}`,
          ),
        ]
      : [];
  });
}
