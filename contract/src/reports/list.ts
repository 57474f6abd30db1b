import * as z from "zod/mini";
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
