import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { EventCount } from "./telemetry.rules.ts";

/** @param day as yyyy-mm-dd. */
export async function addCounts(db: Database, day: string, counts: readonly EventCount[]): Promise<void> {
  if (counts.length === 0) return;
  // In one order, so that two batches at once do not wait for each other for ever.
  const rows = counts
    .map((count) => ({ day, ...count }))
    .toSorted((left, right) => (`${left.event} ${left.method}` < `${right.event} ${right.method}` ? -1 : 1));
  await db
    .insertInto("event_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "event", "method"])
        .doUpdateSet({ count: sql`event_counts.count + excluded.count` }),
    )
    .execute();
}

/** The sums since a day. */
export async function sumCounts(db: Database, since: string): Promise<EventCount[]> {
  return db
    .selectFrom("event_counts")
    .select((select) => [
      "event",
      "method",
      select.cast<number>(select.fn.sum("count"), "integer").as("count"),
    ])
    .where("day", ">=", since)
    .groupBy(["event", "method"])
    .orderBy("event")
    .orderBy("method")
    .execute();
}

export async function pruneCounts(db: Database, before: string): Promise<void> {
  await db.deleteFrom("event_counts").where("day", "<", before).execute();
}
