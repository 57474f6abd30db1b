import * as z from "zod/mini";
import { Platform } from "../platforms.ts";

/**
 * How a post, order or payment came to its creator or campaign: a person chose it, the one who sent it named it, or it
 * followed from its code, its link, the handle that it names, the campaign's days, the name of the campaign or
 * of the creator, or because the creator has only one campaign.
 */
export const ATTACHED_BY = [
  "person",
  "given",
  "code",
  "link",
  "handle",
  "days",
  "name",
  "only campaign",
] as const;
export const AttachedBy = z.enum(ATTACHED_BY);
export type AttachedBy = z.infer<typeof AttachedBy>;

/** Null where nobody is attached yet. */
export const Attachment = z.object({ creator: z.nullable(AttachedBy), campaign: z.nullable(AttachedBy) });
export type Attachment = z.infer<typeof Attachment>;

/** Why something waits for a person's choice. */
export const WAITING_REASONS = [
  "creator unknown",
  "several creators",
  "contradiction",
  "several campaigns",
  "outside the days",
] as const;
export const WaitingReason = z.enum(WAITING_REASONS);
export type WaitingReason = z.infer<typeof WaitingReason>;

export const CreatorName = z.object({
  id: z.uuid(),
  platform: Platform,
  handle: z.string(),
  name: z.nullable(z.string()),
});
export type CreatorName = z.infer<typeof CreatorName>;

export const CampaignName = z.object({ id: z.uuid(), name: z.string() });
export type CampaignName = z.infer<typeof CampaignName>;

/** Further cells of a table, by their header: kept as they were. */
export const FIELDS_MAX = 100;
