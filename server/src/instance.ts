import { createApp } from "#/app.ts";
import type { App } from "#/app.ts";
import { noteLastSeen, noticeRestored, requireSamePepper, restoredWords } from "#/identity/index.ts";
import { migrate } from "#/migrations/index.ts";
import { systemClock } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { lockName } from "#/platform/config/config.ts";
import type { Config } from "#/platform/config/config.ts";
import { lacksPepper, loadSecrets, removePepper } from "#/platform/config/secrets.ts";
import type { Secrets } from "#/platform/config/secrets.ts";
import { openDatabase } from "#/platform/database/database.ts";
import { requireRestrictedRole } from "#/platform/database/role-check.ts";
import { openServer } from "#/platform/database/server.ts";
import type { DatabaseServer } from "#/platform/database/server.ts";
import { prepareFilesFolder } from "#/platform/files/files-folder.ts";
import { lockDirectory } from "#/platform/lock/lock.ts";
import type { DirectoryLock } from "#/platform/lock/lock.ts";
import { createLog } from "#/platform/log.ts";
import type { Shutdown } from "#/platform/shutdown.ts";

/** A whole Herald in this process; it listens nowhere yet. */
export interface HeraldInstance {
  app: App;
  lock: DirectoryLock;
  secrets: Secrets;
  server: DatabaseServer;
  /** What whoever starts it should know. */
  notices: readonly string[];
}

/**
 * Takes the data directory, starts the database, brings the schema up to date and builds the application.
 * Whatever it has started, `shutdown` ends, also when a later part fails.
 */
export async function startInstance(
  config: Config,
  shutdown: Shutdown,
  clock: Clock = systemClock,
): Promise<HeraldInstance> {
  const lock = lockDirectory(config.dataDir, lockName(config));
  await shutdown.add(() => lock.release());
  const isPepperNew = lacksPepper(config);
  const secrets = loadSecrets(config);
  const server = await openServer(config, secrets);
  await shutdown.add(() => server.stop());
  await migrate(server.owner, server.appPassword);
  try {
    await verify(server, secrets, clock);
  } catch (error) {
    if (isPepperNew) removePepper(config);
    throw error;
  }
  await prepareFilesFolder(config, server.app, clock.now());
  const notices = [...server.notices, ...(await restoreNotices(server, config, clock))];
  const app = await createApp({
    config,
    secrets,
    connection: server.app,
    clock,
    log: createLog(config.logLevel),
  });
  await shutdown.add(() => app.stop());
  return { app, lock, secrets, server, notices };
}

// Before anything is served: what would open workspaces to each other, or lock everybody out, stops the start.
async function verify({ app }: DatabaseServer, { pepper }: Secrets, clock: Clock): Promise<void> {
  const db = openDatabase(app, 1);
  try {
    await requireRestrictedRole(db);
    await requireSamePepper(db, pepper, clock.now());
  } finally {
    await db.destroy();
  }
}

/** What to say where an older copy of the database took the place of the last one. */
async function restoreNotices(
  { app }: DatabaseServer,
  { filesDir }: Config,
  clock: Clock,
): Promise<string[]> {
  const db = openDatabase(app, 1);
  try {
    const restored = await noticeRestored(db, filesDir);
    await noteLastSeen(db, filesDir, clock.now());
    if (!restored) return [];
    const { what, advice } = restoredWords(restored);
    return [`${what} ${advice}`];
  } finally {
    await db.destroy();
  }
}
