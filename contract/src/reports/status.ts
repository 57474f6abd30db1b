import * as z from "zod/mini";
import { CreatorStage } from "../campaigns/creators.ts";
import { TIMELINE_KINDS } from "../charts/timeline.ts";

/** Before the first post a report says where the work stands, after it what came of it. */
export const ReportPhase = z.enum(["before", "after"]);
export type ReportPhase = z.infer<typeof ReportPhase>;

/** Creators who stand at the same stage. */
export const ReportStanding = z.object({ stage: CreatorStage, names: z.array(z.string()) });
export type ReportStanding = z.infer<typeof ReportStanding>;

/** The days of a creator: when drafts are due, and posts go live. */
export const ReportTimelineRow = z.object({
  name: z.string(),
  marks: z.array(z.object({ day: z.string(), kind: z.enum(TIMELINE_KINDS), label: z.string() })),
});

export const FINDING_KINDS = ["worked", "missed", "next"] as const;

export const FINDING_TITLES: Readonly<Record<(typeof FINDING_KINDS)[number], string>> = {
  worked: "What worked",
  missed: "What did not",
  next: "What comes next",
};

/** A sentence on what happened or is to do, without money: it stands in shared documents too. */
export const ReportFinding = z.object({ kind: z.enum(FINDING_KINDS), text: z.string() });
export type ReportFinding = z.infer<typeof ReportFinding>;
