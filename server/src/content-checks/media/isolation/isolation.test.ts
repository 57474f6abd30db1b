import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { isolate, isolationLevel, RESERVED_MAX_BYTES } from "./isolation.ts";
import type { IsolationName } from "./isolation.ts";

const folder = mkdtempSync(join(tmpdir(), "herald-isolation-"));
const file = join(folder, "draft.mp4");
const secret = join(folder, "secret");
writeFileSync(file, "draft");
writeFileSync(secret, "secret");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a child of the media engine finds when it looks around. */
const LOOK = `
const { readFileSync, readdirSync } = require("node:fs");
const read = (path) => { try { return readFileSync(path, "utf8"); } catch { return null; } };
const [file, secret] = process.argv.slice(1);
const status = read("/proc/self/status") ?? "";
console.log(JSON.stringify({
  file: read(file),
  secret: read(secret),
  users: read("/etc/shadow"),
  environment: Object.keys(process.env),
  processes: readdirSync("/proc").filter((name) => /^\\d+$/.test(name)).length,
  limits: read("/proc/self/limits"),
  rights: /^CapEff:\\s+(\\w+)$/m.exec(status)?.[1],
  networks: Object.keys(require("node:os").networkInterfaces()).length,
}));`;

async function lookFrom(name: IsolationName) {
  const words = ["--eval", LOOK, "--", file, secret];
  const inside = isolate(name, { program: process.execPath, arguments: words }, file);
  const { stdout } = await promisify(execFile)(inside.program, inside.arguments, { env: {} });
  return JSON.parse(stdout);
}

test("the child has an empty environment and limits of memory, time and writing, at every level but the last", async () => {
  const { name } = await isolationLevel();

  const found = await lookFrom(name);

  expect(found.file).toBe("draft");
  expect(found.environment.filter((key: string) => key !== "PWD")).toEqual([]);
  const limits = name === "watchdog" ? "" : found.limits;
  expect(limits).toMatch(name === "watchdog" ? /^$/ : new RegExp(`Max data size +${RESERVED_MAX_BYTES} `));
  expect(limits).toMatch(name === "watchdog" ? /^$/ : /Max cpu time +3600 .*Max file size +0 /s);
});

test("where the machine allows a private root, the child sees its one file, itself, and has no rights", async () => {
  const { name } = await isolationLevel();
  const isHidden = name === "bwrap" || name === "chroot";

  const found = await lookFrom(name);

  expect(found.secret).toBe(isHidden ? null : "secret");
  expect(isHidden && found.users).toBe(isHidden ? null : false);
  expect(isHidden && found.rights).toBe(isHidden ? "0000000000000000" : false);
  expect(isHidden && found.processes > 3).toBe(false);
  expect(isHidden && found.networks > 0).toBe(false);
});
