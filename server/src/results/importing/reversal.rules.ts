import type { Row } from "#/results/recording/merging.ts";
import { isSameValue } from "#/results/recording/merging.ts";

/** Columns that change by themselves: where something belongs is found anew as creators and codes come. */
const BESIDE: ReadonlySet<string> = new Set(
  (
    "version import_id line creator_id creator_by campaign_id campaign_by " +
    "waiting post_id created_at said"
  ).split(" "),
);

/** Whether a row still is as an import made it: nobody has changed or attached it since. */
export function isUntouched(current: Row, made: Row): boolean {
  if (current["creator_by"] === "person" || current["campaign_by"] === "person") return false;
  return Object.keys(made).every(
    (column) => BESIDE.has(column) || isSameValue(current[column], made[column]),
  );
}

/** Each value that still is as in `from` becomes that of `to`; null where there is none. */
export function swapped(current: Row, from: Row, to: Row): Row | null {
  const back = Object.keys(from).filter((column) => isSameValue(current[column], from[column]));
  if (back.length === 0) return null;
  const values = Object.fromEntries(back.map((column) => [column, to[column] ?? null]));
  return { ...current, ...values, version: Number(current["version"]) + 1 };
}
