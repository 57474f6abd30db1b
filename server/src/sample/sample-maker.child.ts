// Makes the sample in a process of its own: the memory that this takes goes back to the machine when it ends.
import { createApp } from "#/app.ts";
import { systemClock } from "#/platform/clock.ts";
import { loadConfig } from "#/platform/config/config.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import type { Connection } from "#/platform/database/database.ts";
import { withAdvisoryLock } from "#/platform/database/advisory-lock.ts";
import { createLog } from "#/platform/log.ts";

// Nobody waits any more when the server has ended.
process.on("disconnect", () => process.exit(1));
process.on("message", (connection: Connection) => {
  make(connection).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
});

async function make(connection: Connection): Promise<void> {
  const config = { ...loadConfig(process.env), role: "web", logLevel: "silent" } as const;
  const secrets = loadSecrets(config);
  const log = createLog(config.logLevel);
  const app = await createApp({ config, secrets, connection, clock: systemClock, log });
  // Of several web processes that start together one makes it, and the others find it made.
  await withAdvisoryLock(connection, "sample", () => app.sample.workspace.loadOnce());
  await app.stop();
}
