import { readFileSync } from "node:fs";
import { MEMORY_MAX_BYTES } from "./isolation.ts";

const LOOK_MS = 250;

/** Calls `end` once when the process `pid` and those below it hold more memory than a job may. */
export function guardMemory(pid: number | undefined, end: () => void): { stop: () => void } {
  if (pid === undefined || process.platform !== "linux") return { stop: () => undefined };
  const timer = setInterval(() => {
    if (residentBytes(pid) > MEMORY_MAX_BYTES) end();
  }, LOOK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function residentBytes(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  const own = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + residentBytes(Number(child)), own);
}

/** Empty when the process has ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
