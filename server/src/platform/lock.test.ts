import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDirectory, lockHolder } from "./lock.ts";

const PROGRAM = join(import.meta.dirname, "lock-holder.fixtures.ts");
const TWINS = 12;
// The tests start programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test("a directory is held by one, and free again after it lets go", () => {
  const folder = temporaryFolder();

  const lock = lockDirectory(folder);
  const during = lockHolder(folder);
  lock.release();

  expect(during).toMatchObject({ pid: process.pid, url: null });
  expect(lockHolder(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
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

test("a second process is refused with the number of the first, within two seconds", async () => {
  const folder = temporaryFolder();
  const first = hold(folder);
  await said(first);

  const began = performance.now();
  const words = await said(hold(folder));

  expect(words).toContain(`instance.running: Herald is already running on ${folder}: process ${first.pid}.`);
  expect(performance.now() - began).toBeLessThan(2000);
});

test("the lock of a process that was killed is taken over", async () => {
  const folder = temporaryFolder();
  const first = hold(folder);
  await said(first);
  first.kill("SIGKILL");
  await once(first, "exit");

  const lock = lockDirectory(folder);

  expect(lockHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test("a process that only has the number of the dead holder does not count as the holder", () => {
  const folder = temporaryFolder();
  const dead = JSON.stringify({ pid: process.ppid, started: "1", url: null });
  writeFileSync(join(folder, "herald.lock"), dead);

  expect(lockHolder(folder)).toBeNull();
  expect(() => lockDirectory(folder)).not.toThrow();
});

test("of many that find the same dead lock at once exactly one takes it", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "herald.lock"), JSON.stringify({ pid: process.ppid, started: "1", url: null }));

  const twins = Array.from({ length: TWINS }, () => hold(folder));
  const words = await Promise.all(twins.map(said));

  const winners = words.filter((text) => text.startsWith("held"));
  expect(winners).toHaveLength(1);
  expect(words.filter((text) => text.startsWith("instance.running"))).toHaveLength(TWINS - 1);
  expect(winners[0]).toBe(`held by ${lockHolder(folder)?.pid}`);
  expect(existsSync(join(folder, "herald.lock.guard"))).toBe(false);
  expect(readFileSync(join(folder, "herald.lock"), "utf8")).toContain('"url":null');
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hold(folder: string): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ["pipe", "pipe", "inherit"] });
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
