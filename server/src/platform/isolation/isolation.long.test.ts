import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { isolate, isolationLevel, RESERVED_MAX_BYTES } from "./isolation.ts";
import type { IsolationName } from "./isolation.ts";
import { guardMemory } from "./memory-guard.ts";

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
  const inside = isolate(name, { program: process.execPath, arguments: words }, [file]);
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

test("the child reaches an address of this machine only where there are no namespaces", async () => {
  const { name } = await isolationLevel();
  const server = createServer((socket) => socket.end("secret")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const knock = `require("node:net").connect(${port}, "127.0.0.1").on("data", (data) => process.stdout.write(data)).on("error", () => process.stdout.write("closed"))`;
  const inside = isolate(name, { program: process.execPath, arguments: ["--eval", knock] }, []);

  const { stdout } = await promisify(execFile)(inside.program, inside.arguments, { env: {} });
  server.close();

  expect(stdout).toBe(["bwrap", "chroot", "unshare"].includes(name) ? "closed" : "secret");
});

const HOARD = `const kept = []; setInterval(() => kept.push(Buffer.alloc(${256 * 1024 ** 2}, 1)), 50)`;

test.each([
  ["a child that takes too much memory is ended", ["--eval", HOARD]],
  [
    "a child whose own child takes too much memory is ended",
    ["--eval", `require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(HOARD)}])`],
  ],
])("%s", async (_name, words) => {
  const child = spawn(process.execPath, words, { stdio: "ignore", detached: true });
  const end = () => process.kill(-(child.pid ?? 0), "SIGKILL");

  const guard = guardMemory(child.pid, end);
  const signal = await new Promise((resolve) => child.once("exit", (_code, by) => resolve(by)));
  guard.stop();

  expect(signal).toBe("SIGKILL");
});
