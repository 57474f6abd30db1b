import type { ShareLink } from "@app/contract/share-links";
import type { StoredLink } from "./share-links.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** For so long a link that was taken back can be given again; the bar that offers it stays 10 s. Chosen by us. */
export const UNDONE_WITHIN_MS = 5 * 60_000;

/** When a link of so many days ends. */
export function expiryAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** A link as it is listed: never with its token. */
export function toShareLink(link: StoredLink, now: Date): ShareLink {
  return {
    id: link.id,
    prices: link.prices,
    createdBy: link.createdBy,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    state: link.revokedAt ? "revoked" : link.expiresAt > now ? "open" : "expired",
    opened: link.opened,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  };
}
