import type { Sort } from "@app/contract/discovery/filters";
import { nameOf } from "@app/contract/place-names";
import type { CreatorDocument } from "./creator-document.ts";

const NAMES = new Intl.Collator("en", { sensitivity: "base" });

/**
 * Compares two accounts for a list. Unknown values stand last in both directions; equal ones are ordered by the ids of
 * their creators, and those of one creator are equal.
 */
export function compareBy({ by, dir }: Sort): (one: CreatorDocument, two: CreatorDocument) => number {
  const sign = dir === "asc" ? 1 : -1;
  return (one, two) => order(one, two, by, sign) || byId(one, two);
}

function order(one: CreatorDocument, two: CreatorDocument, by: Sort["by"], sign: number): number {
  if (by === "name") return byName(one, two, sign);
  const [left, right] = [sortValue(one, by), sortValue(two, by)];
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return (left < right ? -1 : left > right ? 1 : 0) * sign;
}

function byName(one: CreatorDocument, two: CreatorDocument, sign: number): number {
  if (one.name === null || two.name === null)
    return (one.name === null ? 1 : 0) - (two.name === null ? 1 : 0);
  return NAMES.compare(one.name, two.name) * sign;
}

function byId({ creatorId: one }: CreatorDocument, { creatorId: two }: CreatorDocument): number {
  return one < two ? -1 : one > two ? 1 : 0;
}

/** Text is compared as people read it: a country by its name. */
function sortValue(document: CreatorDocument, by: Exclude<Sort["by"], "name">): number | string | null {
  switch (by) {
    case "followers":
    case "engagementRate":
    case "avgViews":
    case "price":
    case "city":
      return document[by];
    case "lastPost":
      return document.lastPostDay;
    case "growth":
      return document.growth[0]?.percent ?? null;
    case "country":
      return document.country === null ? null : named("region", document.country);
    case "language":
      return document.languages[0] === undefined ? null : named("language", document.languages[0]);
    case "category":
      return document.categories[0] ?? null;
    case "fit":
      return null;
    default:
      return null;
  }
}

const NAMED = { region: new Map<string, string>(), language: new Map<string, string>() };

/** Each name is looked up once: a list compares a few of them a million times. */
function named(type: keyof typeof NAMED, code: string): string {
  const known = NAMED[type].get(code);
  if (known !== undefined) return known;
  const name = nameOf(type, code);
  NAMED[type].set(code, name);
  return name;
}
