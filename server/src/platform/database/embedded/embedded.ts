import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { databaseOwnerSecret } from "#/platform/config/secrets.ts";
import { lockDirectory } from "#/platform/lock/lock.ts";
import { findQuarters } from "./embedded-account.ts";
import type { Quarters } from "./embedded-account.ts";
import { openAlive, removeAlive } from "./embedded-alive.ts";
import { noteElsewhere } from "./embedded-elsewhere.ts";
import { initialise, socketFolder } from "./embedded-folder.ts";
import { signalServer, stopOrphan } from "./embedded-orphan.ts";
import { findProgram } from "./embedded-program.ts";

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Folder of its Unix socket; no port is opened. */
  host: string;
  password: string;
  version: string;
  /** Folder of its files. */
  home: string;
  /** What whoever starts it should be told. */
  notices: string[];
  /** Resolves with its last words when the server has ended, however it ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Owner of the embedded databases. */
export const OWNER = "herald";

const STOP_MS = 4000;
const LOG_LENGTH = 4000;
// PostgreSQL lives as long as the pipe on descriptor 0 stays open: when Herald ends, even by `kill -9`,
// the pipe closes and PostgreSQL shuts down cleanly. When PostgreSQL ends first, its code comes back.
// Descriptor 3 says that PostgreSQL lives, so PostgreSQL alone keeps it.
const SUPERVISOR = `exec 4<&0; "$@" 4<&- & pg=$!
{ read -r _ <&4; kill -INT $pg; } 3<&- 2>/dev/null & reader=$!
exec 3<&- 4<&-; wait $pg; code=$?; kill $reader 2>/dev/null; exit $code`;

/**
 * Starts PostgreSQL on `folder`, and makes its database cluster there first when there is none.
 * A server that a killed Herald left behind is stopped before.
 * @param settings of the server, `name=value`; they win over ours.
 */
export async function startPostgres(folder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const quarters = findQuarters(folder, await findProgram(folder));
  const isElsewhere = quarters.home !== join(folder, "postgres");
  // A copy of the data directory names the same folder.
  const lock = isElsewhere ? lockDirectory(quarters.home) : null;
  try {
    await stopOrphan(quarters.home);
    const password = databaseOwnerSecret(folder);
    const started = begin(quarters, password, settings);
    if (isElsewhere) noteElsewhere(folder, quarters.home);
    const server = await untilReady(quarters, password, settings, started);
    const stop = async () => {
      await server.stop();
      lock?.release();
    };
    return { ...server, stop };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function untilReady(
  quarters: Quarters,
  password: string,
  settings: string[],
  { child, host }: { child: ChildProcess; host: string },
): Promise<EmbeddedPostgres> {
  const data = join(quarters.home, "data");
  const log = collect(child);
  const ended = new Promise<string>((resolve) => child.once("exit", () => resolve(log.text())));
  await Promise.race([log.ready, ended.then((words) => Promise.reject(notStarted(data, words)))]);
  const stop = async () => {
    child.stdin?.end();
    const patience = new AbortController();
    void delay(STOP_MS, undefined, { signal: patience.signal }).then(
      () => signalServer(quarters.home, "SIGQUIT"),
      () => undefined,
    );
    await ended;
    patience.abort();
    removeAlive(quarters.home);
    if (!host.startsWith(quarters.home)) rmSync(host, { recursive: true, force: true });
  };
  try {
    const { version, notices } = await inspect(host, password, settings);
    if (quarters.notice) notices.push(quarters.notice);
    return { host, password, version, home: quarters.home, notices, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function notStarted(data: string, words: string): Error {
  return new Error(
    `PostgreSQL did not start on ${data}; its own words follow. When its files are damaged, bring DATA_DIR back from a backup, or set DATA_DIR to a new folder.`,
    { cause: new Error(words) },
  );
}

/** Starts the server's process, and makes its cluster first when there is none. */
function begin(quarters: Quarters, password: string, settings: string[]) {
  const alive = openAlive(quarters);
  try {
    if (!existsSync(join(quarters.home, "data/PG_VERSION"))) initialise(quarters, OWNER, password, alive);
    const host = socketFolder(quarters);
    return { host, child: launch(quarters, host, settings, alive) };
  } finally {
    closeSync(alive);
  }
}

function launch(
  { account, program, home }: Quarters,
  host: string,
  settings: string[],
  alive: number,
): ChildProcess {
  const flags = [
    "listen_addresses=",
    `unix_socket_directories=${host}`,
    "unix_socket_permissions=0700",
    "timezone=UTC",
    "log_timezone=UTC",
    ...settings,
  ].flatMap((setting) => ["-c", setting]);
  const words = [...account.prefix, join(program, "bin/postgres"), "-D", join(home, "data"), ...flags];
  return spawn("/bin/sh", ["-c", SUPERVISOR, "herald-postgres", ...words], {
    ...account.as,
    cwd: home,
    env: { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" },
    // A process group of its own: the terminal's Ctrl-C reaches Herald first.
    detached: true,
    stdio: ["pipe", "ignore", "pipe", alive],
  });
}

function collect(child: ChildProcess) {
  let log = "";
  const ready = new Promise<void>((resolve) => {
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-LOG_LENGTH);
      if (log.includes("database system is ready to accept connections")) resolve();
    });
  });
  child.stdin?.on("error", () => undefined);
  return { ready, text: () => log.trim() };
}

/** Asks the server itself whether what it acknowledges is safe. */
async function inspect(host: string, password: string, settings: string[]) {
  const client = new Client({ host, password, user: OWNER, database: "postgres" });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; fsync: string; checksums: string }>(
      "select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('data_checksums') as checksums",
    );
    const [found] = rows;
    const notices: string[] = [];
    if (found?.checksums !== "on") {
      notices.push("The database has no checksums, so a failing disk would not be noticed.");
    }
    if (found?.fsync !== "on" && !settings.includes("fsync=off")) {
      notices.push("The database does not wait for the disk (fsync is off): a power cut loses data.");
    }
    return { version: found?.version ?? "", notices };
  } finally {
    await client.end();
  }
}
