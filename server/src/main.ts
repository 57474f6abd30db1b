import { setTimeout as delay } from "node:timers/promises";
import type { HeraldInstance } from "#/instance.ts";
import { loadConfig, lockName, WITHOUT_EFFECT } from "#/platform/config/config.ts";
import type { Config } from "#/platform/config/config.ts";
import { fullDiskAdvice, makeDataDirectory } from "#/platform/data-directory.ts";
import { requireFree } from "#/platform/lock/lock.ts";
import { collectGarbage, keepHeapSmall } from "#/platform/memory.ts";
import { Shutdown } from "#/platform/shutdown.ts";

/** A start that is stopped halfway gets this long to take back what it was just making. */
const HALFWAY_MS = 4000;
/** The first jobs of a start are done by then. */
const SETTLED_MS = 8000;

const started = performance.now();
const shutdown = new Shutdown();
let starting: Promise<void> = Promise.resolve();
let dataDir = "";

// A closed terminal or pipe must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// npm and the terminal both deliver Ctrl-C: a second signal must not cut the shutdown short.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
// The launcher that handed over to this process is gone, so nobody is left who could stop it.
process.on("disconnect", () => void end(0));
process.channel?.unref?.();

try {
  starting = start(loadConfig(process.env));
  await starting;
} catch (error) {
  // A stop in the middle of the start takes away what the start still needs.
  if (!shutdown.isRunning) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) warn(cause.message);
    warnOfFullDisk();
    await end(1);
  }
}

async function start(config: Config): Promise<void> {
  dataDir = config.dataDir;
  requireFree(config.dataDir, lockName(config));
  makeDataDirectory(config.dataDir);
  // Loaded only now, so that a refusal does not wait for the whole application.
  const { startInstance } = await import("#/instance.ts");
  const instance = await startInstance(config, shutdown);
  keepHeapSmall();
  for (const notice of instance.notices) say(notice);
  for (const key of WITHOUT_EFFECT.filter((name) => config.fixed.has(name))) {
    say(`${key} is set, but nothing uses it yet.`);
  }
  void instance.server.ended.then((words) => lostDatabase(words));
  if (config.role === "worker") {
    say(`Herald works on jobs after ${elapsed()} s, process ${process.pid}`);
    return;
  }
  const { workspace: sample } = instance.app.sample;
  const isSampleToCome = config.sample && (await sample.isToCome());
  // Builds the dictionaries of the search before anybody waits for them.
  instance.app.discovery.search.parse("");
  collectGarbage();
  const { listen } = await import("#/listen.ts");
  const url = await listen(instance.app, config, shutdown);
  say(`Herald runs at ${config.baseUrl} after ${elapsed()} s`);
  const link = await instance.app.identity.administratorLinks.makeWhileNobodyAdministers();
  if (link) say(`Open this link once, until ${link.expiresAt}, to become its administrator:\n${link.url}`);
  instance.lock.announce(url, config.baseUrl);
  // Whoever opens the first page need not wait for it: the demo says that it is being made.
  if (isSampleToCome) await loadSample(instance);
  setTimeout(collectGarbage, SETTLED_MS).unref();
}

// Herald works without it, so a failure is told and no more; the next start tries again.
async function loadSample({ server, app }: HeraldInstance): Promise<void> {
  say("Making the sample workspace (once, a few seconds)");
  try {
    const { makeSampleApart } = await import("#/sample/index.ts");
    await app.sample.workspace.madeBy(() => makeSampleApart(server.app, shutdown));
    say("The sample workspace is there");
  } catch (error) {
    if (!shutdown.isRunning) warn(`The sample workspace could not be made: ${messageOf(error)}`);
  }
}

function lostDatabase(words: string): void {
  if (shutdown.isRunning) return;
  warn(`The database ended unexpectedly, so Herald stops. Start it again. It said:\n${words}`);
  warnOfFullDisk();
  void end(1);
}

function warnOfFullDisk(): void {
  const advice = fullDiskAdvice(dataDir);
  if (advice !== null) warn(advice);
}

async function end(code: 0 | 1): Promise<void> {
  const isFirst = !shutdown.isRunning;
  const began = performance.now();
  try {
    await shutdown.run();
    await Promise.race([starting.catch(() => undefined), delay(HALFWAY_MS)]);
    if (isFirst && code === 0) say(`Herald stopped in ${Math.round(performance.now() - began)} ms`);
    process.exit(code);
  } catch (error) {
    warn(`Herald did not stop cleanly: ${messageOf(error)}`);
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function elapsed(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}
