import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { databaseOwnerSecret } from "#/platform/config/secrets.ts";
import { allowedNamespaces, childrenOf, HERE, programOf } from "#/platform/namespaces.fixtures.ts";
import type { Namespace } from "#/platform/namespaces.fixtures.ts";
import { isServed } from "./embedded-alive.ts";
import { stopOrphan } from "./embedded-orphan.ts";
import { OWNER } from "./embedded.ts";

const PROGRAM = join(import.meta.dirname, "embedded-holder.fixtures.ts");
/** Long enough for a start on an empty machine, and it may be any longer without changing the outcome. */
const START_MS = 3000;
const SPACES = allowedNamespaces();
vi.setConfig({ testTimeout: 120_000 });

test.each(SPACES)("a database left behind in $name is waited for, never doubled", async (namespace) => {
  const folder = temporaryFolder();
  const first = await held(folder, namespace);
  await ask(folder, "create table kept as select 7 as number");
  const [server = 0] = postmastersOn(folder);
  process.kill(server, "SIGSTOP");
  process.kill(first.program, "SIGKILL");

  const second = start(folder, namespace);
  await delay(START_MS);
  const meanwhile = { printed: second.printed(), postmasters: postmastersOn(folder) };
  process.kill(server, "SIGCONT");
  await second.ready;

  expect(meanwhile).toEqual({ printed: "", postmasters: [server] });
  expect(postmastersOn(folder)).toHaveLength(1);
  expect(postmastersOn(folder)).not.toContain(server);
  expect(await ask(folder, "select number from kept")).toEqual({ number: 7 });
});

test.each(SPACES)("a database that goes on in $name keeps a second one out", async (namespace) => {
  const folder = temporaryFolder();
  const home = join(folder, "postgres");
  await held(folder, namespace);
  const before = readFileSync(join(home, "data/postmaster.pid"), "utf8");
  const [server = 0] = postmastersOn(folder);

  const waiting = stopOrphan(home, 500);

  await expect(waiting).rejects.toThrow("A database server that a killed Herald left behind still runs on");
  expect(readFileSync(join(home, "data/postmaster.pid"), "utf8")).toBe(before);
  expect(postmastersOn(folder)).toEqual([server]);
  expect(await ask(folder, "select 1 as one")).toEqual({ one: 1 });
});

test("whether a database lives is told by its last process, also without a main one", async () => {
  const folder = temporaryFolder();
  const home = join(folder, "postgres");
  const { program } = await held(folder, HERE);
  const [server = 0] = postmastersOn(folder);
  const others = childrenOf(server);
  for (const pid of others) process.kill(pid, "SIGSTOP");

  process.kill(program, "SIGKILL");
  process.kill(server, "SIGKILL");
  await delay(100);
  const withOthers = isServed(home);
  for (const pid of others) process.kill(pid, "SIGCONT");
  await stopOrphan(home);

  expect(others.length).toBeGreaterThan(0);
  expect(withOthers).toBe(true);
  expect(isServed(home)).toBe(false);
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-spaces-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that holds a database, whose namespace outlives it. */
async function held(folder: string, namespace: Namespace) {
  const { child, ready } = start(folder, namespace);
  await ready;
  const shell = await programOf(child, namespace);
  const [program = 0] = childrenOf(shell);
  return { program };
}

function start(folder: string, { prefix }: Namespace) {
  const script = `"$@" & wait $!; exec sleep 600`;
  const [command, ...words] = [...prefix, "/bin/sh", "-c", script, "sh", process.execPath, PROGRAM, folder];
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (text) => resolve(void (printed += String(text))));
  });
  onTestFinished(async () => {
    await endAll(child.pid ?? 0);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    while (isServed(join(folder, "postgres"))) await delay(20);
  });
  return { child, ready, printed: () => printed };
}

async function endAll(pid: number): Promise<void> {
  for (const child of childrenOf(pid)) await endAll(child);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    return;
  }
}

async function ask(folder: string, question: string): Promise<unknown> {
  const host = join(folder, "postgres/socket");
  const client = new Client({
    host,
    password: databaseOwnerSecret(folder),
    user: OWNER,
    database: "postgres",
  });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows[0];
}

/** Main processes of servers on the folder, by their numbers here. */
function postmastersOn(folder: string): number[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,args="], { encoding: "utf8", env: { COLUMNS: "2000" } });
  return stdout
    .split("\n")
    .filter((line) => /^\s*\d+ \S*bin\/postgres -D /.test(line) && line.includes(`${folder}/postgres/data`))
    .map((line) => Number.parseInt(line, 10));
}
