import type { FigureSource } from "@app/contract/figures";
import type { ReportInputs } from "./report-inputs.ts";

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
