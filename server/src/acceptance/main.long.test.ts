import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { becomeAdministrator } from "./first-administrator.fixtures.ts";
import { newHome, runCommand, runServer, startServer } from "./processes.fixtures.ts";
import type { ServerProcess } from "./processes.fixtures.ts";
import { usedHome } from "./used-home.fixtures.ts";

// Every test starts a whole Herald, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** Longest time a stop may take. */
const STOP_MS = 20_000;
/** Longest time until a second Herald is refused. */
const REFUSAL_MS = 2000;
/** What `./herald --help` takes on a quiet machine, more rather than less. */
const HELP_MS = 500;

test("everything runs on Node 24", () => {
  expect(process.versions.node).toMatch(/^24\./);
});

test("it answers on both loopback families and says where, with a link for the administrator", async () => {
  const { env } = await emptyHome();

  const server = await started(env);
  const [four, six] = await Promise.all(
    ["127.0.0.1", "[::1]"].map((host) => fetch(`http://${host}:${env["PORT"]}/livez`)),
  );

  expect([four?.status, six?.status]).toEqual([200, 200]);
  expect(await untilPrinted(server, "stytch_token_type=setup")).toContain(
    `Herald runs at http://localhost:${env["PORT"]}`,
  );
});

test("the link for the administrator is printed only while there is none", async () => {
  const { env } = await usedHome();
  const first = await started(env);
  const before = await untilPrinted(first, "stytch_token_type=setup");
  await becomeAdministrator(first.url, env);
  await first.stop();

  const second = await started(env);

  expect(before).toContain("stytch_token_type=setup");
  expect(await untilPrinted(second, "Herald runs at")).toContain("Herald runs at");
  expect(second.printed()).not.toContain("stytch_token_type=setup");
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s, also twice, ends it at once with nothing left",
  async (signal) => {
    const { env, folder } = await usedHome();
    const server = await started(env);
    const ended = once(server.child, "close");

    const began = performance.now();
    server.child.kill(signal);
    await delay(20);
    server.child.kill(signal);
    await ended;

    expect(performance.now() - began).toBeLessThan(STOP_MS);
    expect(server.child.exitCode).toBe(0);
    expect(processesOf(folder)).toEqual([]);
  },
);

test("a second Herald on the same directory is refused within two seconds and names the first", async () => {
  const { env } = await usedHome();
  const first = await started(env);

  const tries = await refusals(env);

  expect(quickest(tries)).toBeLessThan(REFUSAL_MS);
  for (const { code, stderr } of tries) {
    expect(code).toBe(1);
    expect(stderr).toContain(`process ${first.child.pid}.`);
  }
});

test.each([
  ["cannot be made", "/proc/herald"],
  ["takes no files, also not from root", "/proc"],
  ["is a file", import.meta.filename],
  ["lies below a file", join(import.meta.filename, "herald")],
])("a data directory that %s is refused within two seconds with what to do", async (_how, folder) => {
  const { env } = await emptyHome();

  const tries = await refusals({ ...env, DATA_DIR: folder });

  expect(quickest(tries)).toBeLessThan(REFUSAL_MS);
  for (const { code, stderr } of tries) {
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Herald cannot write to its data directory ${folder}. Let this user write there, or set DATA_DIR to another folder.`,
    );
  }
});

test("a port that is taken is named, and nothing is left running", async () => {
  const { env, folder } = await usedHome();
  const other = createServer().listen(Number(env["PORT"]), "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());

  const { code, stderr } = await runServer(env);

  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${env["PORT"]} is in use by another program`);
  expect(processesOf(folder)).toEqual([]);
});

test("an address of another computer is named, and nothing is left running", async () => {
  const { env, folder } = await usedHome();
  const elsewhere = { HOST: "203.0.113.9", BASE_URL: "https://herald.example.org" };

  const { code, stderr } = await runServer({ ...env, ...elsewhere });

  expect(code).toBe(1);
  expect(stderr).toContain("HOST is 203.0.113.9, where Herald cannot listen.");
  expect(processesOf(folder)).toEqual([]);
});

test("a wrong setting is said before anything starts", async () => {
  const { env, folder } = await emptyHome();

  const { code, stderr } = await runServer({ ...env, BASE_URL: "http://herald.example.org" });

  expect(code).toBe(1);
  expect(stderr).toContain("BASE_URL must begin with https://");
  expect(() => statSync(join(folder, "postgres"))).toThrow("ENOENT");
});

test("when the database ends by itself, Herald says so and ends", async () => {
  const { env, folder } = await usedHome();
  const server = await started(env);
  const [pid] = readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n");
  const ended = once(server.child, "close");

  process.kill(Number(pid), "SIGINT");
  await ended;

  expect(server.child.exitCode).toBe(1);
  expect(server.printed()).toContain("The database ended unexpectedly");
  expect(processesOf(folder)).toEqual([]);
});

test("a reader that closes its end does not end it", async () => {
  const { env } = await usedHome();
  const server = await started(env);

  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  const answer = await fetch(`${server.url}/livez`);

  expect(answer.status).toBe(200);
  server.child.kill("SIGTERM");
  await once(server.child, "exit");
  expect(server.child.exitCode).toBe(0);
});

async function emptyHome() {
  const made = await newHome();
  onTestFinished(made.remove);
  return made;
}

async function started(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  onTestFinished(async () => {
    if (server.child.exitCode === null) await server.stop();
  });
  return server;
}

/** A busy machine may hold up one or two of them. */
async function refusals(env: Record<string, string>) {
  const tries = [await timedRun(env)];
  while (tries.length < 3 && quickest(tries) >= REFUSAL_MS) tries.push(await timedRun(env));
  return tries;
}

/** Its time is that of a quiet machine: as much less as a plain command takes longer here than `HELP_MS`. */
async function timedRun(env: Record<string, string>) {
  const asked = performance.now();
  await runCommand(["--help"], env);
  const began = performance.now();
  const finished = await runServer(env);
  const slowness = Math.max(1, (began - asked) / HELP_MS);
  return { ...finished, ms: (performance.now() - began) / slowness };
}

function quickest(runs: { ms: number }[]): number {
  return Math.min(...runs.map(({ ms }) => ms));
}

/** Everything printed up to the wanted words, or to its end without them. */
async function untilPrinted(server: ServerProcess, words: string): Promise<string> {
  while (!server.printed().includes(words) && server.child.exitCode === null) await delay(20);
  return server.printed();
}

function processesOf(folder: string): string[] {
  const { stdout } = spawnSync("ps", ["-eo", "args="], { encoding: "utf8", env: { COLUMNS: "2000" } });
  return stdout.split("\n").filter((line) => line.includes(folder));
}
