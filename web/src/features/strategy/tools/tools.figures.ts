import type { FigureSource } from "@app/contract/figures";
import { platformLabel } from "@app/contract/platforms";
import { planFigureSource } from "@app/contract/strategy/figures";
import { CreatorCounts, PlanCard, PlanForecast, RisksFound } from "@app/contract/strategy/tools";
import { findingFigureSource } from "@app/contract/strategy/findings/figures";
import type { Strategy } from "@app/contract/strategy/schemas";
import { sourceOf } from "@app/contract/strategy/figures";
import { formatDate, formatRange, formatTotal } from "#/lib/format.ts";

const NOWHERE = { version: null, candidates: null, asOf: null };

/** The origin of a figure that a tool found, by its place there; with the plan at hand, what it was made of, too. */
export function toolFigureSource(path: string, output: unknown, strategy: Strategy | null): FigureSource {
  const finding = findingFigureSource(path, output);
  if (finding) return finding;
  if (strategy) return sourceOf(strategy, path);
  const plan = PlanCard.safeParse(output).data;
  if (plan) {
    const { version, certificate } = plan;
    return planFigureSource(path, { ...NOWHERE, version, candidates: certificate?.candidates ?? null });
  }
  const found = CreatorCounts.safeParse(output).data;
  const source = planFigureSource(path, { ...NOWHERE, candidates: found?.total ?? null });
  return { ...source, inputs: [...source.inputs, ...inputsOf(output)] };
}

function inputsOf(output: unknown): FigureSource["inputs"] {
  const found = CreatorCounts.safeParse(output).data;
  if (found)
    return found.platforms.map(({ platform, count }) => ({
      label: platformLabel(platform),
      value: formatTotal(count),
    }));
  const forecast = PlanForecast.safeParse(output).data;
  if (forecast) {
    const { from, to } = forecast.flight;
    return [{ label: "Flight", value: formatRange(formatDate(from, "UTC"), formatDate(to, "UTC")) }];
  }
  const { risks = [] } = RisksFound.safeParse(output).data ?? {};
  return risks.map(({ severity, detail }) => ({ label: `Risk, ${severity}`, value: detail }));
}
