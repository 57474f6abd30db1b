import * as z from "zod/mini";
import { CampaignName, CreatorName, WaitingReason } from "./attachment.ts";
import { listOf } from "../paging.ts";
import { Version, Versioned } from "../versions.ts";

export const ResultKind = z.enum(["post", "order", "payment"]);
export type ResultKind = z.infer<typeof ResultKind>;

/** Something that fits no creator or campaign, or several, and waits for a person's choice. */
export const WaitingResult = z.object({
  id: z.uuid(),
  kind: ResultKind,
  /** In words, such as "Reel of @fern.one". */
  label: z.string(),
  url: z.nullable(z.string()),
  at: z.nullable(z.string()),
  reason: WaitingReason,
  /** The reason as a sentence. */
  message: z.string(),
  creatorId: z.nullable(z.uuid()),
  /** Who and what it may belong to, the likeliest first; nothing is chosen among them. */
  likely: z.object({ creators: z.array(CreatorName), campaigns: z.array(CampaignName) }),
  version: Version,
});
export type WaitingResult = z.infer<typeof WaitingResult>;

/** In the order in which they came. */
export const WaitingList = listOf(WaitingResult);
export type WaitingList = z.infer<typeof WaitingList>;

/** Over how many days back something has lately come in. Chosen by us. */
export const RECENT_DAYS = 7;

/** A post, an order or a payment that has come in lately and has its place. */
export const RecentResult = z.object({
  id: z.uuid(),
  kind: ResultKind,
  /** In words, such as "Reel of Lena Quendel". */
  label: z.string(),
  creator: z.nullable(CreatorName),
  campaign: z.nullable(CampaignName),
  /** When it was entered or imported. */
  cameAt: z.string(),
});
export type RecentResult = z.infer<typeof RecentResult>;

/** The newest first. */
export const RecentResultList = listOf(RecentResult);
export type RecentResultList = z.infer<typeof RecentResultList>;

/** A person's choice. What is absent stays; a campaign of null says that it belongs to none. */
export const AttachInput = z
  .extend(Versioned, {
    creatorId: z.optional(z.uuid("Choose a creator")),
    campaignId: z.optional(z.nullable(z.uuid("Choose a campaign"))),
  })
  .check(
    z.refine(({ creatorId, campaignId }) => creatorId !== undefined || campaignId !== undefined, {
      path: ["creatorId"],
      error: "Choose a creator or a campaign",
    }),
  );
export type AttachInput = z.infer<typeof AttachInput>;
