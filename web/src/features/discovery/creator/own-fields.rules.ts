import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatTotal } from "#/lib/format.ts";

/** A whole number that is easier to read in groups; shorter ones may be years, ids, codes. */
const LONG_NUMBER = /^[1-9]\d{5,14}$/u;
/** What an import writes behind the second column of the same name. */
const AGAIN = / \d+$/u;

/**
 * The fields of a workspace's own as they are shown: without those that repeat a figure of the creator, or another field
 * of the same name.
 */
export function ownFields({
  fields,
  followers,
  avgViews,
}: Pick<CreatorProfile, "fields" | "followers" | "avgViews">): { name: string; text: string }[] {
  const figures = new Set([followers, avgViews].flatMap((value) => (value === null ? [] : [String(value)])));
  return Object.entries(fields).flatMap(([name, text]) => {
    if (text === null || figures.has(text)) return [];
    const first = name.replace(AGAIN, "");
    if (first !== name && fields[first] === text) return [];
    return [{ name, text: LONG_NUMBER.test(text) ? formatTotal(Number(text)) : text }];
  });
}
