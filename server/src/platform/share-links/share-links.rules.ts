import type { ShareLink } from "@app/contract/share-links";
import type { StoredLink } from "./share-links.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a link of so many days ends. */
export function expiryAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** How those who made links stand now. */
export interface Makers {
  /** Whether each member among them sees prices. */
  seePrices: ReadonlyMap<string, boolean>;
  /** The API tokens among them that still work. */
  tokens: ReadonlySet<string>;
}

/**
 * Why a link that was made with prices shows none any more; null while it does, and for one without. What the workspace
 * itself made goes on; what a token made, while the token works.
 */
export function pricesEnded(
  {
    prices,
    makerId,
    tokenId,
    byWorkspace,
  }: Pick<StoredLink, "prices" | "makerId" | "tokenId" | "byWorkspace">,
  { seePrices, tokens }: Makers,
): ShareLink["pricesEnded"] {
  if (!prices) return null;
  if (!byWorkspace) {
    if (makerId === null) return "unknown";
    const sees = seePrices.get(makerId);
    if (sees === undefined) return "left";
    if (!sees) return "role";
  }
  return tokenId === null || tokens.has(tokenId) ? null : "token";
}

/** A link as it is listed: never with its token. */
export function toShareLink(link: StoredLink, makers: Makers, now: Date): ShareLink {
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
