import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { directoryNotUsable } from "./lock/lock.errors.ts";

const MIB = 1024 ** 2;
/** Chosen by us: PostgreSQL writes its log in files of 16 MiB and ends when one more does not fit. */
const ROOM_MIN_MIB = 64;

/** Makes the data directory where there is none. @throws `instance.unusable_directory` when it cannot be written to. */
export function makeDataDirectory(folder: string): void {
  try {
    makeFolder(folder);
    // Rights alone do not tell: root has them everywhere, also on a disk that takes nothing.
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    throw directoryNotUsable(folder, error);
  }
}

// One level at a time: below /proc Node's own `recursive` never comes to an end.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}

/** What to do when the disk of the data directory is nearly full; null while it is not, and where there is none. */
export function fullDiskAdvice(folder: string): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.floor((bavail * bsize) / MIB);
    if (free >= ROOM_MIN_MIB) return null;
    return `Only ${free} MiB are free on the disk of ${folder}. Free some space there, then start Herald again.`;
  } catch {
    return null;
  }
}
