import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import type { CommandLine } from "./command-line.ts";
import { isolate, isolationLevel } from "./isolation.ts";
import { guardMemory } from "./memory-guard.ts";

interface ChildOptions {
  /** What it may see besides Node and the project. */
  files: readonly string[];
  /** What it reads from its standard input, which is empty without it. */
  input?: Uint8Array;
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** What is thrown, here or by `ended`, where the machine gives no process. */
  notStarted: (cause: unknown) => Error;
}

/** A process that reads hostile input. `close` when its output has been read, also after a failure. */
export interface IsolatedChild {
  stdout: Readable;
  ended: Promise<void>;
  kill: () => void;
  close: () => void;
}

/** Starts a child without environment, isolated as well as the machine allows; too much memory ends it. */
export async function startIsolated(
  command: CommandLine,
  { files, input, signal, notStarted }: ChildOptions,
): Promise<IsolatedChild> {
  signal?.throwIfAborted();
  const { name } = await isolationLevel();
  const { pid, stdout, ended } = start(isolate(name, command, files), input, notStarted);
  const kill = () => killGroup(pid);
  signal?.addEventListener("abort", kill, { once: true });
  process.once("exit", kill);
  const guard = guardMemory(pid, kill);
  const close = () => {
    guard.stop();
    signal?.removeEventListener("abort", kill);
    process.off("exit", kill);
    kill();
  };
  return { stdout, ended, kill, close };
}

function start(
  { program, arguments: words }: CommandLine,
  input: Uint8Array | undefined,
  notStarted: ChildOptions["notStarted"],
) {
  try {
    const child = spawn(program, words, { env: {}, stdio: ["pipe", "pipe", "ignore"], detached: true });
    const ended = new Promise<void>((resolve, reject) => {
      child.once("error", (error) => reject(notStarted(error)));
      child.once("close", () => resolve());
    });
    // It may fail before anybody waits for its end.
    ended.catch(() => undefined);
    // A child that ends before it has read everything is no failure of ours.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    return { pid: child.pid, stdout: child.stdout, ended };
  } catch (error) {
    throw notStarted(error);
  }
}

// The child leads a group of its own, so that nothing it started outlives it.
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}
