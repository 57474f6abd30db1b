import * as z from "zod/mini";
import { listOf } from "./paging.ts";

/** Longest and usual life of a share link, in days. Chosen by us. */
const LINK_DAYS_MAX = 365;
export const LINK_DAYS = 30;

/** A link given out. The link itself is shown once: only its hash is kept. */
export const ShareLink = z.object({
  id: z.uuid(),
  prices: z.boolean(),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** A closed one had prices, may show none any more, and has no text without them. */
  state: z.enum(["open", "closed", "expired", "revoked"]),
  /**
   * Why prices that it was made with are left out now: its maker left, has a role without prices, or is not known, or the
   * API token that made it works no more.
   */
  pricesEnded: z.nullable(z.enum(["left", "role", "unknown", "token"])),
  opened: z.int(),
  lastOpenedAt: z.nullable(z.string()),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** Newest first. */
export const ShareLinkList = listOf(ShareLink);
export type ShareLinkList = z.infer<typeof ShareLinkList>;

export const ShareLinkInput = z.object({
  days: z._default(
    z
      .int("Enter a whole number of days")
      .check(z.minimum(1, "At least 1 day"), z.maximum(LINK_DAYS_MAX, `At most ${LINK_DAYS_MAX} days`)),
    LINK_DAYS,
  ),
  /** Whether the document shows prices, fees and budgets. */
  prices: z._default(z.boolean(), false),
});
export type ShareLinkInput = z.infer<typeof ShareLinkInput>;

export const NewShareLink = z.extend(ShareLink, { url: z.string() });
export type NewShareLink = z.infer<typeof NewShareLink>;

/** The addresses of the links of one kind of thing. */
export interface SharePaths {
  links: `${string}/:id/links`;
  link: `${string}/:id/links/:linkId`;
  restoreLink: `${string}/:id/links/:linkId/restore`;
}
