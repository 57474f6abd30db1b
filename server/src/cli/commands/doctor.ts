import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isolationLevel } from "#/content-checks/index.ts";
import { systemClock } from "#/platform/clock.ts";
import { loadConfig, lockName } from "#/platform/config/config.ts";
import type { Config } from "#/platform/config/config.ts";
import { makeDataDirectory } from "#/platform/data-directory.ts";
import { AppError } from "#/platform/errors.ts";
import { requireLocalDisk } from "#/platform/lock/file-system.ts";
import { lockHolder } from "#/platform/lock/lock.ts";
import type { Outcome } from "#/cli/command.ts";
import {
  checkChromium,
  checkClock,
  checkDataDirectory,
  checkDatabase,
  checkDisk,
  checkFileStore,
  checkMediaEngine,
  checkRestored,
  messages,
} from "./doctor-checks.ts";
import type { DoctorCheck } from "./doctor-checks.ts";

const PACKAGE = join(import.meta.dirname, "../../../../package.json");

/** Looks at everything, and answers also where nothing is right. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const config = readConfig(env);
  if (config instanceof AppError) {
    return outcome([refused(config)], { instance: null, worker: null, isolation: null });
  }
  const isolation = await isolationLevel();
  const checks = [
    { name: "configuration", ok: true, detail: `${config.fixed.size} settings are set.`, fix: null },
    await checkDatabase(config),
    checkDataDirectory(config),
    checkRestored(config),
    await checkDisk(config),
    await checkFileStore(config),
    await checkMediaEngine(config),
    { name: "isolation of the media child", ok: true, detail: isolation.detail, fix: isolation.raise },
    await checkChromium(config),
    checkClock(systemClock.now()),
  ];
  return outcome(checks, {
    instance: instanceOf(config),
    worker: workerOf(config),
    isolation: isolation.name,
  });
}

function refused({ code, detail, cause }: AppError): DoctorCheck {
  const name = code === "config.invalid" ? "configuration" : "data directory";
  if (cause !== undefined) return { name, ok: false, detail: messages(cause), fix: detail };
  return { name, ok: false, detail, fix: "Correct these settings." };
}

function readConfig(env: NodeJS.ProcessEnv): Config | AppError {
  try {
    const config = loadConfig(env);
    requireLocalDisk(config.dataDir);
    makeDataDirectory(config.dataDir);
    return config;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function instanceOf(config: Config) {
  const holder = lockHolder(config.dataDir);
  return holder?.url ? { url: holder.baseUrl ?? config.baseUrl, pid: holder.pid, version: version() } : null;
}

/** A worker has no address; neither has a Herald that is just starting. */
function workerOf(config: Config) {
  const holder = lockHolder(config.dataDir, lockName({ ...config, role: "worker" }));
  return holder && holder.url === null ? { pid: holder.pid } : null;
}

function version(): string {
  const parsed: unknown = JSON.parse(readFileSync(PACKAGE, "utf8"));
  const found = typeof parsed === "object" && parsed !== null && "version" in parsed ? parsed.version : null;
  return typeof found === "string" ? found : "unknown";
}

interface Around {
  instance: ReturnType<typeof instanceOf>;
  worker: ReturnType<typeof workerOf>;
  /** Level of the media child. */
  isolation: string | null;
}

function outcome(checks: DoctorCheck[], around: Around): Outcome {
  const { instance, worker } = around;
  const ok = checks.every((check) => check.ok);
  const lines = checks.map(
    ({ name, ok: isGood, detail, fix }) =>
      `${isGood ? "ok  " : "WRONG"} ${name}: ${detail}${fix === null ? "" : `\n      ${fix}`}`,
  );
  const running = [
    instance && `Herald runs at ${instance.url}, process ${instance.pid}.`,
    worker && `Herald works on jobs here, or is starting: process ${worker.pid}.`,
  ].filter((line) => line !== null);
  return {
    json: { ok, checks, ...around },
    text: [...lines, ...(running.length > 0 ? running : ["No Herald runs here."])].join("\n"),
    exitCode: ok ? 0 : 1,
  };
}
