import type { Sort } from "@app/contract/discovery/filters";
import type { CreatorDocument } from "./creator-document.ts";

const NAMES = new Intl.Collator("en", { sensitivity: "base" });

/**
 * Compares two accounts for a list. Unknown values stand last in both directions; equal ones are ordered by the ids of
 * their creators, and those of one creator are equal.
 */
export function compareBy({ by, dir }: Sort): (one: CreatorDocument, two: CreatorDocument) => number {
  const sign = dir === "asc" ? 1 : -1;
  return (one, two) =>
    (by === "name" ? byName(one, two, sign) : byNumber(one, two, by, sign)) || byId(one, two);
}

function byNumber(
  one: CreatorDocument,
  two: CreatorDocument,
  by: Exclude<Sort["by"], "name">,
  sign: number,
): number {
  const [left, right] = [sortValue(one, by), sortValue(two, by)];
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return (left - right) * sign;
}

function byName(one: CreatorDocument, two: CreatorDocument, sign: number): number {
  if (one.name === null || two.name === null)
    return (one.name === null ? 1 : 0) - (two.name === null ? 1 : 0);
  return NAMES.compare(one.name, two.name) * sign;
}

function byId({ creatorId: one }: CreatorDocument, { creatorId: two }: CreatorDocument): number {
  return one < two ? -1 : one > two ? 1 : 0;
}

function sortValue(document: CreatorDocument, by: Exclude<Sort["by"], "name">): number | null {
  switch (by) {
    case "followers":
    case "engagementRate":
    case "avgViews":
    case "price":
      return document[by];
    case "lastPost":
      return document.lastPostDay;
    case "growth":
      return document.growth[0]?.percent ?? null;
    case "fit":
      return null;
    default:
      return null;
  }
}
