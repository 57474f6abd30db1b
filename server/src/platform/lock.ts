import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { makeDataDirectory } from "./data-directory.ts";
import { directoryInUse, directoryNotLocked } from "./lock.errors.ts";

const Holder = z.object({
  pid: z.number(),
  /** When the process began, as the system tells it: a number may belong to another process later. */
  started: z.nullable(z.string()),
  /** Where it answers on loopback; null while it starts, and for a command. */
  url: z.nullable(z.string()),
  /** The base of its links: requests to it must be for the host of this address. */
  baseUrl: z.nullable(z.string()),
});
export type Holder = z.infer<typeof Holder>;

export interface DirectoryLock {
  /** Tells the commands of this machine where this process answers. */
  announce(url: string, baseUrl: string): void;
  release(): void;
}

const ATTEMPTS = 20;
/** The guard is held for a few file operations; an older one was left by a process that was killed. */
const GUARD_STALE_MS = 5000;

/**
 * Takes the data directory for this process. A lock whose process is gone, also by `kill -9`, is taken over.
 * @throws `instance.running` when a living process holds it, `instance.unusable_directory` when it is not writable.
 */
export function lockDirectory(folder: string, name = "herald"): DirectoryLock {
  makeDataDirectory(folder);
  const path = join(folder, `${name}.lock`);
  const own = join(folder, `${name}.lock.${process.pid}`);
  const write = (url: string | null, baseUrl: string | null) => {
    const holder: Holder = { pid: process.pid, started: startTime(process.pid), url, baseUrl };
    writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  };
  write(null, null);
  try {
    take(folder, path, own);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    announce: (url, baseUrl) => {
      write(url, baseUrl);
      renameSync(own, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** @throws `instance.running` when a living process holds the directory. */
export function requireFree(folder: string, name: string): void {
  const holder = lockHolder(folder, name);
  if (holder) throw directoryInUse(folder, holder.pid);
}

/** The living process that holds the directory; null when there is none. */
export function lockHolder(folder: string, name = "herald"): Holder | null {
  const holder = read(join(folder, `${name}.lock`));
  return holder && isAlive(holder) ? holder : null;
}

function take(folder: string, path: string, own: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (linked(own, path)) return;
    const holder = read(path);
    if (holder && isAlive(holder)) throw directoryInUse(folder, holder.pid);
    removeStale(path);
  }
  throw directoryNotLocked(folder);
}

// A hard link is atomic and fails when the name exists, and its content is whole at once.
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

// Under a guard, so that nobody removes the fresh lock of another process that saw the same stale one.
function removeStale(path: string): void {
  const guard = `${path}.guard`;
  try {
    mkdirSync(guard);
  } catch {
    if (age(guard) > GUARD_STALE_MS) rmSync(guard, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    return;
  }
  const holder = read(path);
  if (!holder || !isAlive(holder)) rmSync(path, { force: true });
  rmdirSync(guard);
}

function age(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function read(path: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  return holder.started !== null && startTime(holder.pid) === holder.started;
}

// Field 22 of /proc/PID/stat; a zombie (field 3) has ended. Elsewhere the process only has to exist.
function startTime(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" ? null : (fields[19] ?? null);
    }
    process.kill(pid, 0);
    return "alive";
  } catch {
    return null;
  }
}
