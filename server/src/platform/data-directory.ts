import { accessSync, constants, mkdirSync, statfsSync } from "node:fs";
import { directoryNotUsable } from "./lock.errors.ts";

const MIB = 1024 ** 2;
/** Chosen by us: PostgreSQL writes its log in files of 16 MiB and ends when one more does not fit. */
const ROOM_MIN_MIB = 64;

/** Makes the data directory where there is none. @throws `instance.unusable_directory` when it cannot be written to. */
export function makeDataDirectory(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw directoryNotUsable(folder, error);
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
