import { spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface Namespace {
  name: string;
  /** Words before the program that runs in it. */
  prefix: string[];
}

/** Where the tests run. */
export const HERE: Namespace = { name: "the same namespace", prefix: [] };

/** Where a second container of the same machine may run; what this machine does not let the tests make is printed. */
export function allowedNamespaces(): Namespace[] {
  return [
    HERE,
    { name: "an own PID namespace", prefix: unshare() },
    { name: "own PID, IPC and mount namespaces", prefix: unshare("--ipc", "--mount") },
  ].filter((namespace) => isAllowed(namespace));
}

/** Whether programs can run there; where they cannot, that is printed. */
export function isAllowed({ name, prefix }: Namespace): boolean {
  const [command, ...words] = [...prefix, "true"];
  if (spawnSync(command, words).status === 0) return true;
  process.stderr.write(`Skipped, because this machine does not allow it: tests in ${name}.\n`);
  return false;
}

/** The number, as this test sees it, of the program that `unshare` has started. */
export async function programOf(child: ChildProcess, { prefix }: Namespace): Promise<number> {
  for (;;) {
    const [first] = prefix.length === 0 ? [child.pid ?? 0] : childrenOf(child.pid ?? 0);
    if (first !== undefined) return first;
    await delay(10);
  }
}

/** Processes that a process has started, and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function unshare(...more: string[]): string[] {
  const asOther = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  return ["unshare", ...asOther, "--pid", ...more, "--fork", "--kill-child", "--mount-proc"];
}
