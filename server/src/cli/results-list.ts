import { UNKNOWN } from "@app/contract/formats";
import type { ListOf, ListQuery } from "@app/contract/paging";
import type { CreatorName } from "@app/contract/results/attachment";
import { normaliseHandle } from "@app/contract/handles";
import * as z from "zod/mini";
import { usageError } from "#/cli/cli.errors.ts";
import type { CommandLine, Outcome } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";
import { allPages } from "./all-pages.ts";

/** What the commands of posts, orders and payments understand. */
export const ResultsInput = z.object({
  creator: z.optional(z.string()),
  since: z.optional(z.iso.date("Write the date as year-month-day, such as 2027-03-01")),
});
export type ResultsInput = z.infer<typeof ResultsInput>;

export const RESULTS_USAGE = "[--creator HANDLE] [--since DATE]";
export const RESULTS_OPTIONS = {
  creator: { kind: "value", meaning: "only of the creator with this handle" },
  since: { kind: "value", meaning: "only from this day on, year-month-day" },
} as const;

export function readResults(line: CommandLine): ResultsInput {
  if (line.words.length > 0) throw usageError("Say --creator HANDLE or --since DATE.");
  const creator = line.value("creator");
  const since = line.value("since");
  return { ...(creator !== undefined && { creator }), ...(since !== undefined && { since }) };
}

/** Everything of a list that fits the words of the command. @param dayOf yyyy-mm-dd, UTC; null where none is known. */
export async function listResults<Item extends { creator: CreatorName | null }>(
  read: (page: ListQuery) => Promise<ListOf<Item>>,
  { creator, since }: ResultsInput,
  {
    dayOf,
    heads,
    cells,
  }: { dayOf: (item: Item) => string | null; heads: string[]; cells: (item: Item) => string[] },
): Promise<Outcome> {
  const handle = creator === undefined ? null : normaliseHandle(creator).toLowerCase();
  const all = await allPages(read);
  const items = all.filter((item) => {
    if (handle !== null && item.creator?.handle.toLowerCase() !== handle) return false;
    return since === undefined || (dayOf(item) ?? "") >= since;
  });
  const rows = items.map((item) => [
    dayOf(item)?.slice(0, 10) ?? UNKNOWN,
    item.creator ? `@${item.creator.handle}` : UNKNOWN,
    ...cells(item),
  ]);
  const text = rows.length === 0 ? "Nothing yet." : table([["Date", "Creator", ...heads], ...rows]);
  return { json: { items, total: items.length }, text };
}
