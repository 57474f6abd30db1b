import * as z from "zod/mini";
import type { CampaignCreator } from "./creators.ts";
import { CheckState, Verdict } from "../content-checks/reviews.ts";
import { Orientation } from "../content-checks/schemas.ts";
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
  /** Only these creators owe it; null means every creator on the platform. */
  creatorIds: z.nullable(z.array(z.uuid())),
  orientation: z.nullable(Orientation),
  /** Seconds; null means no rule. */
  durationMin: z.nullable(Seconds),
  durationMax: z.nullable(Seconds),
  /** The day by which the draft is due. */
  dueOn: z.nullable(z.iso.date("Enter a date as year-month-day, such as 2027-03-01")),
});
export type DeliverableLine = z.infer<typeof DeliverableLine>;

/** What a check says in short; the whole of it is at /sentinel. */
export const SubmissionCheck = z.object({
  id: z.uuid(),
  state: CheckState,
  passed: z.int(),
  failed: z.int(),
  unknown: z.int(),
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
  /** Past its day without a submission, while the campaign is active. */
  late: z.boolean(),
  state: DeliverableState,
  /** Newest first. */
  submissions: z.array(Submission),
});
export type Deliverable = z.infer<typeof Deliverable>;

/** A piece that follows from the lines and the creators, before it has a row of its own. */
export interface OwedPiece {
  lineId: string;
  creatorId: string;
  /** From 1, counted for this creator and line. */
  number: number;
}

/**
 * Every piece that the creators owe. A line counts for its chosen creators, else for all on its platform; those
 * who declined owe nothing. A total is spread over them in turn, so that no two differ by more than one piece.
 */
export function owedPieces(
  lines: readonly DeliverableLine[],
  creators: readonly Pick<CampaignCreator, "creatorId" | "platform" | "stage">[],
): OwedPiece[] {
  return lines.flatMap((line) => {
    const owing = creators.filter((creator) => owes(creator, line));
    const total = line.per === "creator" ? line.count * owing.length : owing.length > 0 ? line.count : 0;
    return Array.from({ length: total }, (_, index) => ({
      lineId: line.id,
      creatorId: owing[index % owing.length]?.creatorId ?? "",
      number: Math.floor(index / owing.length) + 1,
    }));
  });
}

function owes(
  creator: Pick<CampaignCreator, "creatorId" | "platform" | "stage">,
  line: DeliverableLine,
): boolean {
  if (creator.stage === "declined") return false;
  if (line.creatorIds) return line.creatorIds.includes(creator.creatorId);
  return creator.platform === line.platform;
}

const FORMAT_WORDS: Readonly<Record<z.infer<typeof PostFormat>, readonly [string, string]>> = {
  reel: ["reel", "reels"],
  short: ["short", "shorts"],
  video: ["video", "videos"],
  image: ["image post", "image posts"],
  carousel: ["carousel", "carousels"],
  story: ["story", "stories"],
  live: ["live stream", "live streams"],
  post: ["post", "posts"],
};

const VIDEO_PLATFORMS: Readonly<Partial<Record<PlatformName, string>>> = {
  tiktok: "TikTok",
  youtube: "YouTube",
};

/** "3 reels", "1 TikTok video". */
export function piecesLabel(
  platform: PlatformName,
  format: z.infer<typeof PostFormat>,
  count: number,
): string {
  return `${count} ${formatLabel(platform, format, count)}`;
}

/** "reels", "TikTok video": names the platform where the format alone does not. */
export function formatLabel(
  platform: PlatformName,
  format: z.infer<typeof PostFormat>,
  count: number,
): string {
  const word = FORMAT_WORDS[format][count === 1 ? 0 : 1];
  const prefix = format === "reel" || format === "short" ? undefined : VIDEO_PLATFORMS[platform];
  return prefix ? `${prefix} ${word}` : word;
}

/** "Reel 1 of 3", or "Reel" where it is the only one. */
export function pieceLabel(
  platform: PlatformName,
  format: z.infer<typeof PostFormat>,
  number: number,
  of: number,
): string {
  const word = formatLabel(platform, format, 1);
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return of > 1 ? `${name} ${number} of ${of}` : name;
}
