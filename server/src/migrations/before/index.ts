import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { FIRST_OF_BEFORE, marksOf, requireKnown } from "#/migrations/marks.ts";
import { up as changeFeedAge } from "./0010-change-feed-age.ts";
import { up as checkStills } from "./0011-check-stills.ts";
import { up as viewersPrices } from "./0012-viewers-prices.ts";
import { up as paging } from "./0013-paging.ts";
import { up as freshStatistics } from "./0014-fresh-statistics.ts";
import { up as importRuns } from "./0015-import-runs.ts";
import { up as labelsOfEntries } from "./0016-labels-of-entries.ts";
import { up as entriesByPlace } from "./0017-entries-by-place.ts";
import { up as severalProcesses } from "./0019-several-processes.ts";
import { up as endsOfAccess } from "./0020-ends-of-access.ts";
import { up as versions } from "./0021-versions.ts";
import { up as sampleCopies } from "./0022-sample-copies.ts";
import { up as idempotencyLeases } from "./0023-idempotency-leases.ts";
import { up as oneSpellingOfProvenance } from "./0024-one-spelling-of-provenance.ts";

/** Came together in the first commit: every database of before has run all of them. */
const FIRST = [
  FIRST_OF_BEFORE,
  "0002-discovery",
  "0003-content-checks",
  "0004-collections",
  "0005-campaigns",
  "0006-strategy",
  "0007-reports",
  "0008-settings",
  "0009-platform",
];

/** What followed one by one, until each domain's became one migration. */
export const STEPS: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>> = {
  "0010-change-feed-age": changeFeedAge,
  "0011-check-stills": checkStills,
  "0012-viewers-prices": viewersPrices,
  "0013-paging": paging,
  "0014-fresh-statistics": freshStatistics,
  "0015-import-runs": importRuns,
  "0016-labels-of-entries": labelsOfEntries,
  "0017-entries-by-place": entriesByPlace,
  "0019-several-processes": severalProcesses,
  "0020-ends-of-access": endsOfAccess,
  "0021-versions": versions,
  "0022-sample-copies": sampleCopies,
  "0023-idempotency-leases": idempotencyLeases,
  "0024-one-spelling-of-provenance": oneSpellingOfProvenance,
};

const MARKS_OF_BEFORE: readonly string[] = [...FIRST, ...Object.keys(STEPS)];

/**
 * Runs the steps that a database of before lacks, and replaces its marks by `marksNow`, those of the migrations that make
 * the same at once. All of it or nothing.
 */
export async function upgradeFromBefore(db: Database, marksNow: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whoever else migrates reads this table first, and waits.
    await sql`lock table kysely_migration`.execute(transaction);
    const marks = await marksOf(transaction);
    // Another process was faster.
    if (!marks.includes(FIRST_OF_BEFORE)) return;
    requireKnown(marks, MARKS_OF_BEFORE);
    for (const [name, up] of Object.entries(STEPS)) {
      if (!marks.includes(name)) await up(transaction.$omitTables<keyof Schema>());
    }
    await sql`delete from kysely_migration where name = any(${MARKS_OF_BEFORE}::text[])`.execute(transaction);
    await sql`insert into kysely_migration (name, timestamp)
      select name, ${new Date().toISOString()} from unnest(${marksNow}::text[]) as name`.execute(transaction);
  });
}
