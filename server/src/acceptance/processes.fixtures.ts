import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockHolder } from "#/platform/lock/lock.ts";
import { HERE } from "#/platform/namespaces.fixtures.ts";
import type { Namespace } from "#/platform/namespaces.fixtures.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const CLI = join(import.meta.dirname, "../cli/cli.ts");
/** Of Node, as `npm start` gives them. */
export const FLAGS =
  /"start": "node (?<flags>.*) scripts/u
    .exec(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"))
    ?.groups?.["flags"]?.split(" ") ?? [];
/** What `npm start` and `./herald` keep of the compiled sources between runs. */
const COMPILED = join(import.meta.dirname, "../../../.cache/node");
const START_MS = 120_000;
const RUN_MS = 60_000;
/** Below the ports that the system gives to outgoing connections. */
const PORTS = { first: 12_000, count: 18_000 };

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  env: Record<string, string>;
  /** What it has printed so far. */
  printed(): string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<Finished>;
}

/** A folder for one Herald, and the settings that put one there. */
export async function newHome(): Promise<{
  folder: string;
  env: Record<string, string>;
  remove: () => void;
}> {
  const folder = mkdtempSync(join(tmpdir(), "herald-home-"));
  const port = String(await freePort());
  const env = { DATA_DIR: folder, PORT: port, SAMPLE: "no", LOG_LEVEL: "silent" };
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs one command of `./herald` to its end. */
export function runCommand(
  words: string[],
  env: Record<string, string>,
  input = "",
  { prefix }: Namespace = HERE,
): Promise<Finished> {
  const [command = "", ...rest] = [...prefix, process.execPath, CLI, ...words];
  const child = spawn(command, rest, { env: environment(env) });
  child.stdin.on("error", () => undefined).end(input);
  return finished(child);
}

/** Starts a Herald and waits until it answers, or works on jobs. @throws with its words when it ends before. */
export async function startServer(
  env: Record<string, string>,
  { prefix }: Namespace = HERE,
): Promise<ServerProcess> {
  const [command, ...words] = [...prefix, process.execPath, ...FLAGS, MAIN];
  const child = spawn(command, words, { env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
  const output = collect(child);
  const end = finished(child);
  const until = performance.now() + START_MS;
  for (;;) {
    const holder = lockHolder(env["DATA_DIR"] ?? "");
    // In a namespace of its own it has another number.
    const isOurs = holder && (prefix.length > 0 || holder.pid === child.pid);
    if (isOurs && (holder.url || output().includes("Herald works on jobs"))) break;
    if (child.exitCode !== null || performance.now() > until) {
      throw new Error(`Herald did not start: ${output()}`);
    }
    await delay(20);
  }
  const stop = () => {
    child.kill("SIGINT");
    return end;
  };
  return { child, url: `http://127.0.0.1:${env["PORT"]}`, env, printed: output, stop };
}

/** Runs a Herald that is expected to end by itself; one that goes on is killed. */
export function runServer(env: Record<string, string>, { prefix }: Namespace = HERE): Promise<Finished> {
  const options = { env: environment(env), timeout: RUN_MS, killSignal: "SIGKILL" } as const;
  const [command, ...words] = [...prefix, process.execPath, MAIN];
  return finished(spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"] }));
}

// Nothing of the machine's own settings reaches a test.
function environment(env: Record<string, string>) {
  return { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_COMPILE_CACHE: COMPILED, ...env };
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += String(chunk)));
  return () => text;
}

async function finished(child: ChildProcess): Promise<Finished> {
  let [stdout, stderr] = ["", ""];
  child.stdout?.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr?.on("data", (chunk) => (stderr += String(chunk)));
  await once(child, "close");
  return { code: child.exitCode, stdout, stderr };
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const server = createServer();
    try {
      await once(server.listen(port, "127.0.0.1"), "listening");
      return port;
    } catch {
      continue;
    } finally {
      server.close();
    }
  }
}
