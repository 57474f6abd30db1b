import type { BriefRule } from "@app/contract/strategy/plan";
import type { Unread } from "#/strategy/brief/stated.ts";
import { andList } from "#/strategy/brief/wording.ts";

/** Points that rounding of shares may come to: "a third each" is 102 %. */
const ROUNDING = 3;

/**
 * "50 % TikTok, 40 % Instagram, 30 % YouTube": parts of one whole that are more than all of it. Which of them is wrong
 * nobody can tell, so they are asked about.
 */
export function impossibleShares(rules: readonly BriefRule[]): Unread | null {
  const shares = rules.filter(
    ({ of, min, value }) => of === "budget" && min !== null && !value.includes("|"),
  );
  for (const some of Map.groupBy(shares, ({ field }) => field).values()) {
    const distinct = new Set(some.map(({ value }) => value)).size === some.length;
    const sum = some.reduce((all, rule) => all + middleOf(rule), 0);
    if (distinct && sum > 100 + ROUNDING)
      return { kind: "share", words: andList(some.map(({ label }) => label)) };
  }
  return null;
}

/** What was said: a share is kept to within a few points on both sides. */
function middleOf({ min, max }: BriefRule): number {
  return max === null ? (min ?? 0) : ((min ?? 0) + max) / 2;
}
