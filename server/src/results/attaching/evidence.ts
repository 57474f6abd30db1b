import type { Platform } from "@app/contract/platforms";

/** What is said of whose a post, an order or a payment is. Null where nothing is said. */
export interface Evidence {
  /** Ids are taken as they are. */
  creatorId: string | null;
  campaignId: string | null;
  platform: Platform | null;
  /** In lower case, without @: named by whoever sent it, and by the link of the post. */
  handle: string | null;
  linkHandle: string | null;
  /** The creator as a row calls them; two people may have one name, so it is the last that counts. */
  name: string | null;
  /** In capital letters. */
  code: string | null;
  /** The name of the campaign. */
  campaign: string | null;
  /** yyyy-mm-dd in the workspace's time zone; null for what has no day, such as a payment. */
  day: string | null;
}

export const NO_EVIDENCE: Readonly<Evidence> = {
  creatorId: null,
  campaignId: null,
  platform: null,
  handle: null,
  linkHandle: null,
  name: null,
  code: null,
  campaign: null,
  day: null,
};
