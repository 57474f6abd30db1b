import { constants } from "node:fs";
import { access, mkdir, open, rm, statfs } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { sql } from "kysely";
import { chosenEngine } from "#/content-checks/index.ts";
import { findRestored, restoredWords } from "#/identity/index.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { databaseFolder } from "#/platform/database/embedded/embedded-elsewhere.ts";
import { openDatabase } from "#/platform/database/database.ts";
import type { Config } from "#/platform/config/config.ts";
import { openServer } from "#/platform/database/server.ts";
import { fileSystemOf } from "#/platform/lock/file-system.ts";
import { lockDirectory, lockHolder } from "#/platform/lock/lock.ts";
import { Shutdown } from "#/platform/shutdown.ts";
import { sendLocally } from "#/cli/local-request.ts";

export interface DoctorCheck {
  name: string;
  ok: boolean;
  detail: string;
  /** What to do about it; null when there is nothing to do. */
  fix: string | null;
}

const GIB = 1024 ** 3;
/** Chosen by us: a week of uploads of a small team. */
const FREE_MIN_GIB = 2;
const CHROMIUMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** No clock is right that says an earlier day than this version was made. */
const EARLIEST = Date.UTC(2026, 10, 1);

/** Only where it is usable: one that is not is told before. */
export function checkDataDirectory({ dataDir, databaseUrl }: Config): DoctorCheck {
  const fileSystem = fileSystemOf(dataDir);
  const place = fileSystem === null ? `${dataDir}.` : `${dataDir}, on ${fileSystem}.`;
  const database = databaseUrl === null ? ` The database's files lie in ${databaseFolder(dataDir)}.` : "";
  return { name: "data directory", ok: true, detail: `${place}${database}`, fix: null };
}

/** Asks the running Herald, or starts the database for a moment. */
export async function checkDatabase(config: Config): Promise<DoctorCheck> {
  const holder = lockHolder(config.dataDir);
  const name = "database";
  try {
    if (holder?.url) {
      const headers = { host: new URL(holder.baseUrl ?? config.baseUrl).host };
      const { status } = await sendLocally(`${holder.url}/readyz`, { method: "GET", headers });
      const ok = status === 200;
      return {
        name,
        ok,
        detail: ok ? "The running Herald reaches it." : `The running Herald answers ${status}.`,
        fix: ok ? null : "Stop Herald and start it again; its messages say what is wrong.",
      };
    }
    const detail = holder
      ? `Process ${holder.pid} has it open and answers no requests, so it was not asked.`
      : await describeDatabase(config);
    return { name, ok: true, detail, fix: null };
  } catch (error) {
    const detail = messages(error);
    const fix = config.databaseUrl
      ? "Check DATABASE_URL and that the server runs."
      : "Check DATA_DIR and its rights.";
    return { name, ok: false, detail, fix };
  }
}

async function describeDatabase(config: Config): Promise<string> {
  const shutdown = new Shutdown();
  try {
    const lock = lockDirectory(config.dataDir);
    await shutdown.add(() => lock.release());
    const server = await openServer(config, loadSecrets(config));
    await shutdown.add(() => server.stop());
    const db = openDatabase(server.owner, 1);
    await shutdown.add(() => db.destroy());
    const { rows } = await sql<{ version: string; checksums: string; fsync: string }>`
      select current_setting('server_version') as version, current_setting('data_checksums') as checksums,
        current_setting('fsync') as fsync`.execute(db);
    const [found] = rows;
    const place = config.databaseUrl ? "an outside server" : "its own server";
    return `PostgreSQL ${found?.version} on ${place}; checksums ${found?.checksums}, fsync ${found?.fsync}.`;
  } finally {
    await shutdown.run();
  }
}

export async function checkDisk(config: Config): Promise<DoctorCheck> {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = (bavail * bsize) / GIB;
  const ok = free >= FREE_MIN_GIB;
  const fix = ok ? null : `Free at least ${FREE_MIN_GIB} GiB, or move DATA_DIR to a larger disk.`;
  return { name: "free disk", ok, detail: `${free.toFixed(1)} GiB are free at ${config.dataDir}.`, fix };
}

/** Writes a file, waits for the disk, and removes it. */
export async function checkFileStore(config: Config): Promise<DoctorCheck> {
  const folder = config.filesDir;
  const name = "file store";
  const path = join(folder, `.doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, "w", 0o600);
    await file.write("written");
    await file.datasync();
    await file.close();
    await rm(path);
    return { name, ok: true, detail: `${folder} takes files and waits for the disk.`, fix: null };
  } catch (error) {
    return {
      name,
      ok: false,
      detail: messages(error),
      fix: `Let the user that runs Herald write to ${folder}.`,
    };
  }
}

/** Starts the media engine where it always runs: in an isolated process of its own. */
export async function checkMediaEngine({ mediaEngine }: Config): Promise<DoctorCheck> {
  const name = "media engine";
  try {
    const { identity, ffmpeg, programs } = await chosenEngine[mediaEngine]();
    const origin = programs.length > 0 ? `the programs ${programs.join(" and ")}` : `FFmpeg ${ffmpeg}`;
    return {
      name,
      ok: true,
      detail: `${identity.name} ${identity.version} reads videos, with ${origin}.`,
      fix: null,
    };
  } catch (error) {
    return { name, ok: false, detail: "None runs here.", fix: messages(error) };
  }
}

/** What an error says, and what caused it. */
export function messages(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${messages(error.cause)}`;
}

/** Optional: what needs it says so itself. */
export async function checkChromium(config: Config): Promise<DoctorCheck> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = config.chromium
    ? [config.chromium]
    : folders.flatMap((folder) => CHROMIUMS.map((program) => join(folder, program)));
  for (const path of candidates) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return { name: "Chromium for PDF", ok: true, detail: path, fix: null };
  }
  return {
    name: "Chromium for PDF",
    ok: config.chromium === null,
    detail:
      config.chromium === null ? "There is none; printing works without it." : "CHROMIUM names no program.",
    fix: "Install Chromium, or name it in CHROMIUM.",
  };
}

/** Only a restore that a start has noticed; where folder and database were restored together, nothing tells. */
export function checkRestored({ filesDir }: Config): DoctorCheck {
  const name = "restored database";
  const restored = findRestored(filesDir);
  if (!restored) return { name, ok: true, detail: "No start has noticed one.", fix: null };
  const { what, advice } = restoredWords(restored);
  return { name, ok: false, detail: what, fix: advice };
}

export function checkClock(now: Date): DoctorCheck {
  const ok = now.getTime() > EARLIEST;
  return {
    name: "clock",
    ok,
    detail: `${now.toISOString()} (UTC)`,
    fix: ok ? null : "Set the clock: links, codes and sessions depend on it.",
  };
}
