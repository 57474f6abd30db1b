import type { FigureSource } from "@app/contract/figures";
import type { Strategy } from "@app/contract/strategy/schemas";
import type { PlanCost } from "@app/contract/strategy/plan";
import { formatMoney } from "#/lib/format.ts";
import { planFigureSource } from "@app/contract/strategy/figures";

/** What a pick costs: "about" where the price or a part of it is guessed. */
export function costText(cost: PlanCost | null): string {
  const isGuessed = cost?.basis === "estimated" || cost?.rights !== undefined;
  return `${isGuessed ? "about " : ""}${formatMoney(cost)}`;
}

/** The origin of a figure of this plan, by its place in it. */
export function sourceOf({ version, versions, plan }: Strategy, path: string): FigureSource {
  const own = versions.find(({ number }) => number === version);
  return planFigureSource(path, {
    version,
    candidates: plan.certificate?.candidates ?? null,
    asOf: own?.createdAt ?? null,
    basis: path.startsWith("forecast") ? (plan.forecast?.basis ?? null) : null,
    plan,
  });
}
