import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 100;
/** A server whose supervisor lives shuts down by itself within this time. */
const PATIENCE_MS = 1000;
const HARD_MS = 10_000;
const GIVE_UP_MS = 30_000;

/**
 * Ends what a killed Herald left running on this directory, and removes the file that would keep a new server out.
 * The caller holds the lock of the data directory, so no living Herald uses it.
 */
export async function stopOrphan(data: string): Promise<void> {
  if (!existsSync(data)) return;
  let asked = 0;
  for (let waited = 0; waited < GIVE_UP_MS; waited += POLL_MS) {
    const living = serverProcesses(data);
    if (living.length === 0) break;
    if (waited >= PATIENCE_MS && waited - asked >= PATIENCE_MS) {
      asked = waited;
      end(data, living, waited >= HARD_MS);
    }
    await delay(POLL_MS);
  }
  // The number in it may belong to another process by now, and PostgreSQL would take that for a server.
  if (serverProcesses(data).length === 0) rmSync(join(data, "postmaster.pid"), { force: true });
}

/** Sends a signal to the server on this directory; does nothing when there is none. */
export function signalServer(data: string, signal: NodeJS.Signals): void {
  const pid = recordedPid(data);
  if (pid !== null && serverProcesses(data).includes(pid)) process.kill(pid, signal);
}

// Without its main process the others end by themselves; one that does not is killed.
function end(data: string, living: number[], hard: boolean): void {
  const main = recordedPid(data);
  if (main !== null && living.includes(main)) return void process.kill(main, hard ? "SIGQUIT" : "SIGINT");
  if (hard) for (const pid of living) process.kill(pid, "SIGKILL");
}

/** Living processes of a server on this directory; every one of them has it as its working directory. */
function serverProcesses(data: string): number[] {
  if (process.platform !== "linux") return [recordedPid(data)].filter((pid) => pid !== null).filter(exists);
  const folder = realpathSync(data);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, folder));
}

function worksIn(pid: number, folder: string): boolean {
  try {
    const isHere = readlinkSync(`/proc/${pid}/cwd`) === folder;
    return isHere && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function recordedPid(data: string): number | null {
  try {
    return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return null;
  }
}
