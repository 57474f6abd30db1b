import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { allowedNamespaces, HERE, programOf } from "#/platform/namespaces.fixtures.ts";
import type { Namespace } from "#/platform/namespaces.fixtures.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { lockDirectory, lockHolder } from "./lock.ts";

const PROGRAM = join(import.meta.dirname, "lock-holder.fixtures.ts");
const SPACES = allowedNamespaces().slice(-byLength({ short: 1, long: 3 }));
const RIVALS = byLength({ short: 6, long: 12 });
const ROUNDS = byLength({ short: 2, long: 10 });
/** Longest time from a kill to the next holder. */
const TAKEOVER_MS = 3000;
// The tests start programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test("a directory is held by one, and free again after it lets go", () => {
  const folder = temporaryFolder();

  const lock = lockDirectory(folder);
  const during = lockHolder(folder);
  lock.release();

  expect(during).toMatchObject({ pid: process.pid, host: hostname(), url: null });
  expect(lockHolder(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual(["herald.lock.db"]);
});

test("looking at the lock from the process that holds it does not give it up", async () => {
  const folder = temporaryFolder();
  const lock = lockDirectory(folder);

  lockHolder(folder);
  lockHolder(folder);

  expect(await said(hold(folder))).toContain("instance.running");
  lock.release();
});

test("the holder tells where it answers, and only its user can read that", () => {
  const folder = temporaryFolder();
  const lock = lockDirectory(folder);

  lock.announce("http://127.0.0.1:4870", "https://herald.example.org");

  expect(lockHolder(folder)).toMatchObject({
    url: "http://127.0.0.1:4870",
    baseUrl: "https://herald.example.org",
  });
  expect(statSync(join(folder, "herald.lock")).mode & 0o777).toBe(0o600);
});

test("a directory that cannot be written to is refused with what to do", () => {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, "");

  expect(() => lockDirectory(path)).toThrow(
    `Herald cannot write to its data directory ${path}. Let this user write there, or set DATA_DIR to another folder.`,
  );
});

test("a second process is refused with the number of the first", async () => {
  const folder = temporaryFolder();
  const first = hold(folder);
  await said(first);

  const words = await said(hold(folder));

  expect(words).toContain(`instance.running: Herald is already running on ${folder}: process ${first.pid}.`);
});

test.each(SPACES)(`who holds it here refuses ${ROUNDS} of ${ROUNDS} in $name`, async (namespace) => {
  const folder = temporaryFolder();
  await said(hold(folder));
  const before = snapshot(folder);

  const words = await inSequence(() => said(hold(folder, namespace)));

  expect(words.filter((text) => text.startsWith("instance.running:"))).toHaveLength(ROUNDS);
  expect(snapshot(folder)).toEqual(before);
});

test.each(SPACES)(`who holds it in $name refuses ${ROUNDS} of ${ROUNDS} elsewhere`, async (namespace) => {
  const folder = temporaryFolder();
  await said(hold(folder, namespace));
  const before = snapshot(folder);

  const words = await inSequence((round) => said(hold(folder, round % 2 === 0 ? HERE : namespace)));

  expect(words.filter((text) => text.startsWith("instance.running:"))).toHaveLength(ROUNDS);
  expect(snapshot(folder)).toEqual(before);
});

test.each(SPACES)(`${ROUNDS} of ${ROUNDS} killed in $name are followed within 3 s`, async (namespace) => {
  const folder = temporaryFolder();

  const delays = await inSequence(async () => {
    const first = hold(folder, namespace);
    await said(first);
    process.kill(await programOf(first, namespace), "SIGKILL");
    const killed = performance.now();
    await once(first, "exit");
    lockDirectory(folder).release();
    return performance.now() - killed;
  });

  expect(delays.filter((ms) => ms > TAKEOVER_MS)).toEqual([]);
});

test("another boot or machine counts until it has been silent for 30 seconds", () => {
  const folder = temporaryFolder();
  const record = join(folder, "herald.lock");
  const holder = { pid: 7, host: "north", boot: "another", url: null, baseUrl: null };
  const silentFor = (seconds: number) => {
    writeFileSync(record, JSON.stringify(holder));
    const then = Date.now() / 1000 - seconds;
    utimesSync(record, then, then);
  };

  silentFor(20);
  expect(() => lockDirectory(folder)).toThrow(
    `Herald ran on ${folder} 20 s ago, as process 7 on north, before a restart or on another machine. Start again when it has been silent for 30 s.`,
  );
  expect(readFileSync(record, "utf8")).toBe(JSON.stringify(holder));
  silentFor(31);
  const lock = lockDirectory(folder);

  expect(lockHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test("a holder gives signs of life", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const lock = lockDirectory(folder);
  const record = join(folder, "herald.lock");
  utimesSync(record, 0, 0);

  vi.advanceTimersByTime(10_000);

  expect(statSync(record).mtimeMs).toBeGreaterThan(0);
  lock.release();
});

test("what an earlier version left behind is taken over", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "herald.lock"), JSON.stringify({ pid: process.ppid, started: "1", url: null }));

  expect(lockHolder(folder)).toBeNull();
  const lock = lockDirectory(folder);

  expect(lockHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test("of many that come at once exactly one takes it", async () => {
  const folder = temporaryFolder();

  const rivals = Array.from({ length: RIVALS }, () => hold(folder));
  const words = await Promise.all(rivals.map(said));

  const winners = words.filter((text) => text.startsWith("held"));
  expect(winners).toHaveLength(1);
  expect(words.filter((text) => text.startsWith("instance.running:"))).toHaveLength(RIVALS - 1);
  expect(winners[0]).toBe(`held by ${lockHolder(folder)?.pid}`);
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function inSequence<T>(work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await work(round));
  return results;
}

/** Everything in the folder with its time, but for the sign of life. */
function snapshot(folder: string) {
  return [folder, ...readdirSync(folder).map((name) => join(folder, name))]
    .filter((path) => !path.endsWith(".lock"))
    .map((path) => [path, statSync(path).mtimeMs, statSync(path).size]);
}

function hold(folder: string, { prefix }: Namespace = HERE): ChildProcess {
  const [command, ...words] = [...prefix, process.execPath, PROGRAM, folder];
  const child = spawn(command, words, { stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(async () => {
    child.stdin?.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  return child;
}

async function said(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The program has no output");
  const [chunk]: unknown[] = await once(child.stdout, "data");
  return String(chunk).trim();
}
