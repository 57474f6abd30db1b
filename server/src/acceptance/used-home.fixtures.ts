import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { newHome, runCommand } from "./processes.fixtures.ts";

const run = promisify(execFile);

/**
 * A folder in which a Herald has run before, and settings, removed with the test: its database and its secrets are
 * there, nobody has signed in. It is made once a run and copied, since making it takes most of a first start.
 */
export async function usedHome(): Promise<{ folder: string; env: Record<string, string> }> {
  const { folder, env, remove } = await newHome();
  onTestFinished(remove);
  await run("cp", ["-a", `${await template()}/.`, folder]);
  return { folder, env };
}

async function template(): Promise<string> {
  const shared = join(inject("postgres").folder, "used-home");
  if (existsSync(shared)) return shared;
  const { folder, env, remove } = await newHome();
  const { code, stderr } = await runCommand(["workspace", "list"], env);
  if (code !== 0) throw new Error(stderr);
  // Each worker may make one, and the first that is done stays. It may lie on another file system than the homes.
  const draft = `${shared}-${process.pid}`;
  await run("cp", ["-a", folder, draft]);
  remove();
  await rename(draft, shared).catch(async (error: unknown) => {
    if (!existsSync(shared)) throw error;
    await rm(draft, { recursive: true });
  });
  return shared;
}
