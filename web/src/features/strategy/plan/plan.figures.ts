import type { FigureSource } from "@app/contract/figures";
import type { Strategy } from "@app/contract/strategy/schemas";
import { planFigureSource } from "@app/contract/strategy/figures";

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
