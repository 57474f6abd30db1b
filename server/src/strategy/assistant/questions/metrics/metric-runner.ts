import { TIER_BOUNDS, TIERS } from "@app/contract/discovery/filters";
import { METRICS } from "@app/contract/metrics";
import type { MetricDefinition } from "@app/contract/metrics";
import type { MetricDefinitions } from "@app/contract/strategy/findings/plan-findings";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import texts from "./metric-texts.json" with { type: "json" };

type Row = MetricDefinitions["rows"][number];
type Written = keyof typeof texts | "en";

/** What is no registered metric and asked for all the same. Bounds of tiers stand in the contract. */
const ENGLISH: Readonly<Record<string, readonly [label: string, definition: string]>> = {
  tier: ["{tier}", "{tier}: {min} to {max} followers."],
  "tier.open": ["{tier}", "{tier}: from {min} followers on."],
  band: [
    "Range of a forecast",
    "80 of 100 such campaigns end between p10 and p90; p50 is the middle: half end above it, half below.",
  ],
};

/** What a metric means: the definitions of the registry, which every figure and the help show as well. */
export function metricRunner({ clock }: Pick<PlanSources, "clock">): Pick<ToolRunners, "define_metric"> {
  return {
    define_metric: ({ metrics, language }) =>
      Promise.resolve({
        asOf: clock.now().toISOString(),
        sources: ["Glossary of the help"],
        rows: metrics.flatMap((id) => rowOf(id, language) ?? []),
      }),
  };
}

function rowOf(id: string, language: Written): Row | null {
  const tier = TIERS.find((one) => id === `tier.${one}`);
  if (tier) {
    const { min, max } = TIER_BOUNDS[tier];
    const [label = "", definition = ""] = textOf(max === null ? "tier.open" : "tier", language) ?? [];
    const name = `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`;
    const fill = (text: string) =>
      text
        .replaceAll("{tier}", name)
        .replace("{min}", numberIn(min, language))
        .replace("{max}", numberIn(max ?? 0, language));
    return rowWith(id, fill(label), fill(definition));
  }
  const [label, definition] = textOf(id, language) ?? [];
  const metric = METRICS.find((one) => one.id === id);
  if (label === undefined || definition === undefined) return null;
  return rowWith(id, label, definition, metric);
}

function rowWith(id: string, label: string, definition: string, metric?: MetricDefinition): Row {
  const [short = definition] = definition.split(/(?<=\.)\s/u);
  return { id, label, definition, short, formula: metric?.formula ?? null, note: metric?.note ?? null };
}

function textOf(id: string, language: Written): readonly string[] | null {
  if (language !== "en") {
    const own: Readonly<Record<string, readonly string[]>> = texts[language];
    return own[id] ?? null;
  }
  const metric = METRICS.find((one) => one.id === id);
  if (!metric) return ENGLISH[id] ?? null;
  const { label, definition, formula, note } = metric;
  return [label, [`${definition} Formula: ${formula}.`, note].filter(Boolean).join(" ")];
}

function numberIn(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}
