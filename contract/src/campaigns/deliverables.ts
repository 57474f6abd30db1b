import * as z from "zod/mini";
import { CheckCounts, CheckState, Verdict } from "../content-checks/summaries.ts";
import { Orientation } from "../content-checks/names.ts";
import { Platform, PostFormat } from "../platforms.ts";
import type { Platform as PlatformName } from "../platforms.ts";

/** Most pieces that one line may ask for. Chosen by us. */
export const LINE_COUNT_MAX = 50;
/** Longest video that a line may ask for, in seconds: one hour. Chosen by us. */
const DURATION_MAX_S = 3_600;

/** Formats that each platform has, the usual one first. */
export const PLATFORM_FORMATS: Readonly<Record<PlatformName, readonly z.infer<typeof PostFormat>[]>> = {
  instagram: ["reel", "story", "image", "carousel"],
  youtube: ["video", "short"],
  tiktok: ["video", "carousel"],
};

const Seconds = z
  .number("Enter the length in seconds")
  .check(
    z.minimum(1, "At least 1 second"),
    z.maximum(DURATION_MAX_S, `At most ${DURATION_MAX_S} seconds, which is one hour`),
  );

const Day = z.iso.date("Enter a date as year-month-day, such as 2027-03-01");

/** When the draft of a piece is due, and when the piece goes live. */
export const PieceDays = z.object({ dueOn: Day, liveOn: Day });
export type PieceDays = z.infer<typeof PieceDays>;

/** One line of the list of deliverables: so many pieces of one format on one platform. */
export const DeliverableLine = z.object({
  id: z.uuid(),
  platform: Platform,
  format: PostFormat,
  count: z
    .int("Enter a whole number of pieces")
    .check(z.minimum(1, "At least 1 piece"), z.maximum(LINE_COUNT_MAX, `At most ${LINE_COUNT_MAX} pieces`)),
  /** Whether `count` is owed by each creator of the line or is the total of the line. */
  per: z.enum(["creator", "line"], "Choose for each creator or in total"),
  /** Only these creators owe it; null means every creator with an account on the platform. */
  creatorIds: z.nullable(z.array(z.uuid())),
  orientation: z.nullable(Orientation),
  /** Seconds; null means no rule. */
  durationMin: z.nullable(Seconds),
  durationMax: z.nullable(Seconds),
  /** The day by which the draft is due. */
  dueOn: z.nullable(Day),
  /** Days of single pieces, from the calendar of a plan; they go before `dueOn`. Number as that of an owed piece. */
  pieceDays: z.optional(z.array(z.extend(PieceDays, { creatorId: z.uuid(), number: z.int() }))),
});
export type DeliverableLine = z.infer<typeof DeliverableLine>;

/** What a check says in short; the whole of it is at /sentinel. */
export const SubmissionCheck = z.object({
  id: z.uuid(),
  state: CheckState,
  ...CheckCounts.shape,
  verdict: z.nullable(Verdict),
});
export type SubmissionCheck = z.infer<typeof SubmissionCheck>;

export const Submission = z.object({
  id: z.uuid(),
  /** 1 for the first draft of a deliverable. */
  version: z.int(),
  caption: z.string(),
  createdAt: z.string(),
  by: z.nullable(z.string()),
  check: z.nullable(SubmissionCheck),
});
export type Submission = z.infer<typeof Submission>;

export const SubmissionInput = z.object({
  /** An upload that is complete. */
  uploadId: z.uuid("Upload the video first"),
  caption: z._default(z.string().check(z.maxLength(10_000, "At most 10,000 characters")), ""),
});
export type SubmissionInput = z.infer<typeof SubmissionInput>;

const DELIVERABLE_STATES = ["waiting", "checking", "in-review", "needs-work", "approved"] as const;
export const DeliverableState = z.enum(DELIVERABLE_STATES);
export type DeliverableState = z.infer<typeof DeliverableState>;

/** One piece of content that a creator owes the campaign. */
export const Deliverable = z.object({
  id: z.uuid(),
  creatorId: z.uuid(),
  lineId: z.uuid(),
  platform: Platform,
  format: PostFormat,
  /** Such as "Reel 1 of 3". */
  label: z.string(),
  dueOn: z.nullable(z.string()),
  /** The day on which it goes live; null where no plan says. */
  liveOn: z.optional(z.nullable(z.string())),
  /** Past its day without a submission or a post, while the campaign is active. */
  late: z.boolean(),
  /** Whether a post is there for it; of equal pieces those with a draft are taken first, then those due first. */
  live: z.boolean(),
  state: DeliverableState,
  /** Newest first. */
  submissions: z.array(Submission),
});
export type Deliverable = z.infer<typeof Deliverable>;
