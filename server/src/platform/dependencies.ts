import type { Clock } from "#/platform/clock.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Secrets } from "#/platform/config/secrets.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Files } from "#/platform/files/files.ts";
import type { Images } from "#/platform/images/images.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import type { Log } from "#/platform/log.ts";

/** The technical dependencies that domains are built from. */
export interface Dependencies {
  config: Config;
  secrets: Secrets;
  db: Database;
  jobs: Jobs;
  files: Files;
  images: Images;
  clock: Clock;
  log: Log;
}
