import type { ShareLink } from "@app/contract/share-links";
import type { StoredLink } from "./share-links.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a link of so many days ends. */
export function expiryAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/**
 * Why a link that was made with prices shows none any more; null while it does, and for one without. What the workspace
 * itself made goes on.
 * @param makers whether each member among the makers sees prices now.
 */
export function pricesEnded(
  link: Pick<StoredLink, "prices" | "makerId" | "byWorkspace">,
  makers: ReadonlyMap<string, boolean>,
): ShareLink["pricesEnded"] {
  if (!link.prices || link.byWorkspace) return null;
  if (link.makerId === null) return "unknown";
  const sees = makers.get(link.makerId);
  if (sees === undefined) return "left";
  return sees ? null : "role";
}

/** A link as it is listed: never with its token. */
export function toShareLink(link: StoredLink, makers: ReadonlyMap<string, boolean>, now: Date): ShareLink {
  const ended = pricesEnded(link, makers);
  return {
    id: link.id,
    prices: link.prices,
    createdBy: link.createdBy,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    state: stateOf(link, ended, now),
    pricesEnded: ended,
    opened: link.opened,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  };
}

function stateOf(link: StoredLink, ended: ShareLink["pricesEnded"], now: Date): ShareLink["state"] {
  if (link.revokedAt) return "revoked";
  if (link.expiresAt <= now) return "expired";
  return ended !== null && !link.hasPlain ? "closed" : "open";
}
