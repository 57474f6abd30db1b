import * as z from "zod/mini";
import type { FigureSource } from "../figures.ts";
import { formatTotal } from "../formats.ts";
import { listOf } from "../paging.ts";
import { Version } from "../versions.ts";

export const ReportSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  campaignId: z.uuid(),
  campaign: z.string(),
  frozenAt: z.nullable(z.string()),
  version: Version,
  updatedAt: z.string(),
  /** Share links that still work. */
  links: z.int(),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

/** Last changed first. */
export const ReportList = listOf(ReportSummary);
export type ReportList = z.infer<typeof ReportList>;

/** Where the number of open links of a report comes from. */
export function openLinksSource({ links }: Pick<ReportSummary, "links">): FigureSource {
  return {
    metric: "report.links",
    label: "Open links",
    definition: "Share links given out for the report that have not ended and were not taken back.",
    inputs: [{ label: "Open links", value: formatTotal(links) }],
    sample: null,
    asOf: null,
    source: "Share links of the report",
  };
}
