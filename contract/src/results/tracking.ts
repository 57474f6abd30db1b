import * as z from "zod/mini";
import { CreatorName } from "./attachment.ts";
import { ResultUrl } from "./records.ts";
import { CAMPAIGN_CREATORS_MAX } from "../campaigns/creators.ts";

/** The code of a creator in a campaign, and the link that carries it. */
export const TrackingCode = z.object({
  creator: CreatorName,
  code: z.string(),
  /** The campaign's landing page with UTM parameters; null while no landing page is given. */
  link: z.nullable(z.string()),
  madeAt: z.string(),
});
export type TrackingCode = z.infer<typeof TrackingCode>;

/** In the order of the campaign's creators; never more than a campaign holds. */
export const TrackingList = z.object({
  landingUrl: z.nullable(z.string()),
  items: z.array(TrackingCode),
  total: z.int(),
});
export type TrackingList = z.infer<typeof TrackingList>;

/** Makes the codes that are missing: of these creators, or of all who have not declined. */
export const TrackingInput = z.object({
  creatorIds: z.optional(z.array(z.uuid("Choose a creator")).check(z.maxLength(CAMPAIGN_CREATORS_MAX))),
  /** Where the links of the campaign lead; absent, it stays as it is. */
  landingUrl: z.optional(z.nullable(ResultUrl)),
});
export type TrackingInput = z.infer<typeof TrackingInput>;
