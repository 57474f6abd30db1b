import { spawnSync } from "node:child_process";
import { chownSync, closeSync, constants, lstatSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Quarters } from "./embedded-account.ts";

const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

// A named pipe, whose reading end every process of the database inherits. Whether anybody has it open can be asked
// from any namespace of the machine; numbers of processes and System V shared memory mean something in one only.
const pipeOf = (home: string) => join(home, "alive");

/** Whether any process of a database lives that was started on this folder, wherever on this machine it runs. */
export function isServed(home: string): boolean {
  const path = pipeOf(home);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFIFO()) return false;
  try {
    closeSync(openSync(path, O_WRONLY | O_NONBLOCK));
    return true;
  } catch (error) {
    // Nobody reads.
    if (error instanceof Error && "code" in error && error.code === "ENXIO") return false;
    throw error;
  }
}

/**
 * Opens the reading end, for the database's processes to inherit: whoever starts one keeps it open until then.
 * The caller holds the lock of the data directory.
 */
export function openAlive({ account, home }: Quarters): number {
  const path = pipeOf(home);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFIFO()) makePipe(path);
  if (account.as) chownSync(path, account.as.uid, account.as.gid);
  return openSync(path, O_RDONLY | O_NONBLOCK);
}

/** A stopped Herald leaves only plain folders and files, which every program for backups can read. */
export function removeAlive(home: string): void {
  if (!isServed(home)) rmSync(pipeOf(home), { force: true });
}

function makePipe(path: string): void {
  rmSync(path, { recursive: true, force: true });
  const { status, stderr, error } = spawnSync("mkfifo", ["-m", "600", path], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Could not make ${path}: ${error?.message ?? stderr.trim()}`);
}
