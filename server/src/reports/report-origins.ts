import type { FigureSource } from "@app/contract/figures";
import { metricDefinition } from "@app/contract/metrics";
import type { MetricId } from "@app/contract/metrics";
import type { ReportInputs } from "./report-inputs.ts";

/** What a metric of the registry says of itself. */
export function registered(id: MetricId): Pick<FigureSource, "metric" | "label" | "definition"> {
  const { label, definition, formula } = metricDefinition(id);
  return { metric: id, label, definition: `${definition} Formula: ${formula}.` };
}

/** On how much a figure stands, of when and from where. */
export function origin(
  { takenAt, isSample }: Pick<ReportInputs, "takenAt" | "isSample">,
  sample: string,
  source: string,
): Pick<FigureSource, "sample" | "asOf" | "source"> {
  return {
    sample,
    asOf: takenAt.toISOString(),
    source: isSample ? `${source} (sample data, invented)` : source,
  };
}
