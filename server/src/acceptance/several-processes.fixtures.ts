import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inject, onTestFinished } from "vitest";
import { createDatabase } from "#/platform/database/create-database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { FLAGS, newHome, runCommand } from "./processes.fixtures.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const COMPILED = join(import.meta.dirname, "../../../.cache/node");
const START_MS = 180_000;
const RUNS = { web: "Herald runs at", worker: "Herald works on jobs" } as const;

type Role = keyof typeof RUNS;

/** One of several processes on one database and one folder of files; each has a data directory of its own. */
export interface Member {
  role: Role;
  env: Record<string, string>;
  url: string;
  child: ChildProcess;
}

/** An empty outside database and a folder of files, for as many processes as a test wants. */
export async function sharedGround() {
  const { host, folder, ownerUser, ownerPassword } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const server = { host, user: ownerUser, password: ownerPassword };
  await createDatabase({ ...server, database: "postgres" }, database);
  const filesDir = mkdtempSync(join(folder, "herald-files-"));
  onTestFinished(() => rmSync(filesDir, { recursive: true, force: true }));
  const owner: Connection = { ...server, database };
  const shared = {
    DATABASE_URL: `postgres://${ownerUser}:${ownerPassword}@/${database}?host=${encodeURIComponent(host)}`,
    FILES_DIR: filesDir,
    IDENTITY_PEPPER: randomBytes(32).toString("base64url"),
    IDENTITY_PUBLIC_TOKEN: `public-token-live-${randomBytes(16).toString("hex")}`,
  };
  return { owner, shared };
}

/** Settings of one more process, with a data directory and a port of its own. */
export async function memberEnv(role: Role, shared: Record<string, string>): Promise<Record<string, string>> {
  const { env, remove } = await newHome();
  onTestFinished(remove);
  return { ...env, ...shared, ROLE: role };
}

/** Starts processes together and waits until all of them work. */
export async function startMembers(
  roles: readonly Role[],
  shared: Record<string, string>,
): Promise<Member[]> {
  return Promise.all(roles.map(async (role) => startMember(role, await memberEnv(role, shared))));
}

/** @throws with its words when it ends before it works. */
export async function startMember(role: Role, env: Record<string, string>): Promise<Member> {
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGINT");
    await once(child, "close");
  });
  const until = performance.now() + START_MS;
  while (!printed.includes(RUNS[role])) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`The ${role} did not start: ${printed}`);
    await delay(50);
  }
  return { role, env, url: `http://127.0.0.1:${env["PORT"]}`, child };
}

/** A token of a new workspace, made at one of the processes. */
export async function newToken({ env }: Member): Promise<string> {
  await runCommand(["workspace", "create", "Several"], env);
  const made = await runCommand(["token", "create", "several", "--json"], env);
  const { token }: { token: string } = JSON.parse(made.stdout);
  return token;
}

/** Works off `works`, so many at a time. */
export async function inLanes<T>(lanes: number, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < works.length; at = next++) {
      const work = works[at];
      if (work) results[at] = await work();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
