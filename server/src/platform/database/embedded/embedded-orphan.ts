import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isServed } from "./embedded-alive.ts";

const POLL_MS = 50;
/** A server whose supervisor lives shuts down by itself within this time. */
const PATIENCE_MS = 1000;
const HARD_MS = 10_000;
const GIVE_UP_MS = 30_000;

/**
 * Waits until nothing runs any more on the database's folder that a killed Herald left there, ends what this process
 * can reach, and removes the file that would keep a new server out.
 * The caller holds the lock of the data directory, so no living Herald uses it.
 * @throws when something still runs, such as in another container: a second server would destroy the data.
 */
export async function stopOrphan(home: string, giveUpMs = GIVE_UP_MS): Promise<void> {
  const data = join(home, "data");
  let asked = 0;
  for (let waited = 0; ; waited += POLL_MS) {
    const living = serverProcesses(home);
    if (living.length === 0 && !isServed(home)) break;
    if (waited >= giveUpMs) throw stillRuns(data, living);
    if (waited >= PATIENCE_MS && waited - asked >= PATIENCE_MS) {
      asked = waited;
      end(living, waited >= HARD_MS);
    }
    await delay(POLL_MS);
  }
  // The number in it may belong to another process by now, and PostgreSQL would take that for a server.
  rmSync(join(data, "postmaster.pid"), { force: true });
}

/** Sends a signal to the server on this folder; does nothing when there is none. */
export function signalServer(home: string, signal: NodeJS.Signals): void {
  const main = mainOf(serverProcesses(home));
  if (main !== null) process.kill(main, signal);
}

function stillRuns(data: string, living: number[]): Error {
  const where = living.length > 0 ? `as process ${living[0]}` : "in another container or as another user";
  return new Error(
    `A database server that a killed Herald left behind still runs on ${data}, ${where}. Nothing was changed. Stop it, then start Herald again.`,
  );
}

// Without its main process the others end by themselves; one that does not is killed.
function end(living: number[], hard: boolean): void {
  const main = mainOf(living);
  if (main !== null) return void process.kill(main, hard ? "SIGQUIT" : "SIGINT");
  if (hard) for (const pid of living) process.kill(pid, "SIGKILL");
}

/** Living processes of a server on this folder that can be seen; every one works in the folder of its data. */
function serverProcesses(home: string): number[] {
  const data = join(home, "data");
  if (!existsSync(data)) return [];
  if (process.platform !== "linux") return isServed(home) ? recordedPid(data) : [];
  const { dev, ino } = statSync(data);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, { dev, ino }));
}

// By the folder itself: another container may call another folder by the same name.
function worksIn(pid: number, folder: { dev: number; ino: number }): boolean {
  try {
    const { dev, ino } = statSync(`/proc/${pid}/cwd`);
    const isHere = dev === folder.dev && ino === folder.ino;
    return isHere && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return false;
  }
}

/** The one that all others come from. Its number in `postmaster.pid` may be that of another namespace. */
function mainOf(living: number[]): number | null {
  return living.find((pid) => living.every((other) => other === pid || parentOf(other) === pid)) ?? null;
}

// Field 4 of /proc/PID/stat, after the name, which may hold anything.
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}

function recordedPid(data: string): number[] {
  try {
    return [Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0])];
  } catch {
    return [];
  }
}
