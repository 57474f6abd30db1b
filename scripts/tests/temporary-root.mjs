import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const MEMORY = "/dev/shm";
/** A whole run of the tests writes less than half of it. */
const ROOM = 6 * 1024 ** 3;

/** Where databases of tests lie: in memory where there is room, which takes half the time; they need not survive. */
export function temporaryRoot() {
  return Math.min(freeOf(MEMORY), freemem()) > ROOM ? MEMORY : tmpdir();
}

function freeOf(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
