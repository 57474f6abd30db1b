import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { prepareRoles } from "#/platform/database/roles.ts";
import { up as identity } from "./0001-identity.ts";
import { up as discovery } from "./0002-discovery.ts";
import { up as contentChecks } from "./0003-content-checks.ts";
import { up as collections } from "./0004-collections.ts";
import { up as campaigns } from "./0005-campaigns.ts";
import { up as strategy } from "./0006-strategy.ts";
import { up as reports } from "./0007-reports.ts";
import { up as settings } from "./0008-settings.ts";
import { up as platform } from "./0009-platform.ts";
import { up as changeFeedAge } from "./before/0010-change-feed-age.ts";
import { up as checkStills } from "./before/0011-check-stills.ts";
import { up as viewersPrices } from "./before/0012-viewers-prices.ts";
import { up as paging } from "./before/0013-paging.ts";
import { up as freshStatistics } from "./before/0014-fresh-statistics.ts";
import { up as importRuns } from "./before/0015-import-runs.ts";
import { up as labelsOfEntries } from "./before/0016-labels-of-entries.ts";
import { up as entriesByPlace } from "./before/0017-entries-by-place.ts";
import { up as severalProcesses } from "./before/0019-several-processes.ts";
import { up as endsOfAccess } from "./before/0020-ends-of-access.ts";
import { up as versions } from "./before/0021-versions.ts";
import { up as sampleCopies } from "./before/0022-sample-copies.ts";
import { up as idempotencyLeases } from "./before/0023-idempotency-leases.ts";
import { up as oneSpellingOfProvenance } from "./before/0024-one-spelling-of-provenance.ts";

const MIGRATIONS: Record<string, { up: (db: Kysely<unknown>) => Promise<void> }> = {
  "0001-identity": { up: identity },
  "0002-discovery": { up: discovery },
  "0003-content-checks": { up: contentChecks },
  "0004-collections": { up: collections },
  "0005-campaigns": { up: campaigns },
  "0006-strategy": { up: strategy },
  "0007-reports": { up: reports },
  "0008-settings": { up: settings },
  "0009-platform": { up: platform },
  "0010-change-feed-age": { up: changeFeedAge },
  "0011-check-stills": { up: checkStills },
  "0012-viewers-prices": { up: viewersPrices },
  "0013-paging": { up: paging },
  "0014-fresh-statistics": { up: freshStatistics },
  "0015-import-runs": { up: importRuns },
  "0016-labels-of-entries": { up: labelsOfEntries },
  "0017-entries-by-place": { up: entriesByPlace },
  "0019-several-processes": { up: severalProcesses },
  "0020-ends-of-access": { up: endsOfAccess },
  "0021-versions": { up: versions },
  "0022-sample-copies": { up: sampleCopies },
  "0023-idempotency-leases": { up: idempotencyLeases },
  "0024-one-spelling-of-provenance": { up: oneSpellingOfProvenance },
};

/**
 * Brings roles and schema up to date, as the owner of the database. Kysely's migrator holds an advisory lock meanwhile.
 * @param applicationPassword of the application's own login; null where the owner's login switches to its role.
 */
export async function migrate(owner: Connection, applicationPassword: string | null): Promise<void> {
  await prepareRoles(owner, applicationPassword);
  const db = openDatabase(owner, 2, NO_TIME_LIMITS);
  try {
    const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw new Error("Could not bring the database up to date", { cause: error });
  } finally {
    await db.destroy();
  }
}
