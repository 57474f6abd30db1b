import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeDataDirectory } from "#/platform/data-directory.ts";
import { requireLocalDisk } from "./file-system.ts";
import { Heartbeat, readHolder, wait } from "./heartbeat.ts";
import type { Holder } from "./heartbeat.ts";
import { directoryInUse, directoryNotUsable, directoryUsedElsewhere } from "./lock.errors.ts";

export type { Holder } from "./heartbeat.ts";

export interface DirectoryLock {
  /** Tells the commands of this machine where this process answers. */
  announce(url: string, baseUrl: string): void;
  release(): void;
}

/** How long another process may look at the lock while this one takes it. */
const TAKE_MS = 3000;
/** A sign of life from another boot of this machine, or from another machine, counts for so long. */
const ELSEWHERE_MS = 30_000;
/** Between taking the lock and writing who did. */
const UNWRITTEN_MS = 1000;
const POLL_MS = 20;
const SQLITE_BUSY = 5;

/**
 * Takes the data directory for this process: an exclusive transaction of SQLite, which the kernel keeps for as long as
 * the process lives. It holds in every namespace of the machine, and ends with the process, also by `kill -9`.
 * @throws `instance.running` when a process holds it, `instance.running_elsewhere` after a fresh sign of life from
 * another machine or boot, `instance.unusable_directory`, `instance.network_file_system`.
 */
export function lockDirectory(folder: string, name = "herald"): DirectoryLock {
  requireFree(folder, name);
  makeDataDirectory(folder);
  const held = take(folder, name);
  try {
    // The last holder may have been replaced since the first look.
    requireSilence(folder, name);
    const heartbeat = new Heartbeat(recordOf(folder, name));
    const release = () => {
      heartbeat.stop();
      if (held.isOpen) held.close();
    };
    return { announce: (url, baseUrl) => heartbeat.announce(url, baseUrl), release };
  } catch (error) {
    held.close();
    throw error;
  }
}

/** Changes nothing in the directory. @throws what `lockDirectory` would throw for a directory in use. */
export function requireFree(folder: string, name: string): void {
  requireLocalDisk(folder);
  const holder = lockHolder(folder, name);
  if (holder) throw directoryInUse(folder, holder);
  requireSilence(folder, name);
}

/** The living process that holds the directory; null when there is none. */
export function lockHolder(folder: string, name = "herald"): Holder | null {
  const until = performance.now() + UNWRITTEN_MS;
  while (isHeld(folder, name)) {
    const found = readHolder(recordOf(folder, name));
    if (found) return found.holder;
    if (performance.now() > until) throw directoryInUse(folder, null);
    wait(POLL_MS);
  }
  return null;
}

// The lock does not reach another machine that shares the disk, and says nothing of it after a restart of this one.
function requireSilence(folder: string, name: string): void {
  const found = readHolder(recordOf(folder, name));
  if (!found || found.isOfThisBoot || found.silentMs >= ELSEWHERE_MS) return;
  throw directoryUsedElsewhere(folder, found.holder, found.silentMs, ELSEWHERE_MS);
}

// The file is never opened in any other way: closing it anywhere in this process would give the lock up.
function lockOf(folder: string, name: string): string {
  return join(folder, `${name}.lock.db`);
}

function recordOf(folder: string, name: string): string {
  return join(folder, `${name}.lock`);
}

// The file stays when the lock is released: whoever had just opened a removed one would hold a lock that nobody sees.
function take(folder: string, name: string): DatabaseSync {
  const path = lockOf(folder, name);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: TAKE_MS });
    chmodSync(path, 0o600);
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database?.close();
    if (!isBusy(error)) throw directoryNotUsable(folder, error);
    throw directoryInUse(folder, readHolder(recordOf(folder, name))?.holder ?? null);
  }
}

function isHeld(folder: string, name: string): boolean {
  const path = lockOf(folder, name);
  if (!existsSync(path)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.exec("select 1 from sqlite_master");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw directoryNotUsable(folder, error);
  } finally {
    database?.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
