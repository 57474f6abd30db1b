import type { ShareLink } from "@app/contract/share-links";

/** Why a link that was made with prices shows none any more; null for one that does, or that works no more anyway. */
export function pricesEndedText({ state, pricesEnded, createdBy }: ShareLink): string | null {
  if (pricesEnded === null || (state !== "open" && state !== "closed")) return null;
  const maker = createdBy ?? "who made it";
  const reason = {
    left: `${maker} is no member any more`,
    role: `the role of ${maker} does not see prices any more`,
    token: `the API token ${maker} has ended`,
    unknown: "which member made it is not known",
  }[pricesEnded];
  return state === "open"
    ? `Shows no prices now: ${reason}.`
    : `Opens nothing now: ${reason}, and it was made before links had a text without prices.`;
}
