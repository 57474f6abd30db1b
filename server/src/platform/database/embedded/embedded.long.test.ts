import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { OWNER, startPostgres } from "./embedded.ts";
import type { EmbeddedPostgres } from "./embedded.ts";

const PROGRAM = join(import.meta.dirname, "embedded-holder.fixtures.ts");
const SLOW = 240_000;

test(
  "the database has checksums, waits for the disk, opens no port and keeps its files closed",
  async () => {
    const postgres = await started(temporaryFolder());

    const settings = await ask(
      postgres,
      "select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses",
    );

    expect(settings).toEqual({ checksums: "on", fsync: "on", addresses: "" });
    expect(postgres.notices).toEqual([]);
    expect(postgres.version).toMatch(/^18\./);
    expect(statSync(join(postgres.home, "data")).mode & 0o777).toBe(0o700);
  },
  SLOW,
);

test(
  "what was written is there after a stop and a new start, and nothing is left running",
  async () => {
    const folder = temporaryFolder();
    const first = await started(folder);
    await ask(first, "create table kept as select 7 as number");
    await first.stop();
    const left = processesOn(folder);

    const second = await started(folder);

    expect(left).toEqual([]);
    expect(await ask(second, "select number from kept")).toEqual({ number: 7 });
  },
  SLOW,
);

test(
  "a server whose Herald was killed stops by itself",
  async () => {
    const folder = temporaryFolder();
    const holder = await held(folder);

    holder.kill("SIGKILL");
    await once(holder, "exit");

    expect(await leftAfter(folder, 10)).toEqual([]);
  },
  SLOW,
);

test(
  "a server whose supervisor was killed too is found, stopped and started again",
  async () => {
    const folder = temporaryFolder();
    const holder = await held(folder);
    const [before] = readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n");
    // One that runs on closes the pipe when it sees the first shell end, and the second one then stops the server.
    holder.kill("SIGSTOP");
    for (const { pid, command } of processesOn(folder)) {
      if (command.includes("herald-postgres")) process.kill(pid, "SIGKILL");
    }
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const orphans = processesOn(folder).map(({ pid }) => String(pid));

    const postgres = await started(folder);

    expect(orphans).toContain(before);
    expect(processesOn(folder).map(({ pid }) => String(pid))).not.toContain(before);
    expect(await ask(postgres, "select 1 as one")).toEqual({ one: 1 });
  },
  SLOW,
);

test(
  "a server that was killed altogether starts again with everything it had acknowledged",
  async () => {
    const folder = temporaryFolder();
    const first = await startPostgres(folder);
    await ask(first, "create table kept as select 7 as number");
    for (const { pid } of processesOn(folder)) process.kill(pid, "SIGKILL");
    await first.ended;

    const second = await started(folder);

    expect(await ask(second, "select number from kept")).toEqual({ number: 7 });
  },
  SLOW,
);

test(
  "a server that ends by itself says so with its last words",
  async () => {
    const folder = temporaryFolder();
    const postgres = await started(folder);
    const [pid] = readFileSync(join(postgres.home, "data/postmaster.pid"), "utf8").split("\n");

    process.kill(Number(pid), "SIGTERM");

    expect(await postgres.ended).toContain("shut down");
  },
  SLOW,
);

test(
  "a folder whose path is too long for a socket works, and its substitute is removed",
  async () => {
    const postgres = await started(join(temporaryFolder(), "a".repeat(60), "b".repeat(60)));

    expect(await ask(postgres, "select 1 as one")).toEqual({ one: 1 });
    await postgres.stop();

    expect(Buffer.byteLength(postgres.host)).toBeLessThan(91);
    expect(existsSync(postgres.host)).toBe(false);
  },
  SLOW,
);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function started(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(folder);
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function held(folder: string) {
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function ask({ host, password }: EmbeddedPostgres, question: string): Promise<unknown> {
  const client = new Client({ host, password, user: OWNER, database: "postgres" });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows[0];
}

/** What still runs after at most so many seconds. */
async function leftAfter(folder: string, seconds: number) {
  for (let tenths = 0; tenths < seconds * 10 && processesOn(folder).length > 0; tenths++) await delay(100);
  return processesOn(folder);
}

function processesOn(folder: string): { pid: number; command: string }[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,args="], { encoding: "utf8", env: { COLUMNS: "2000" } });
  return stdout
    .split("\n")
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line.trim().replace(/^\d+ /, "") }))
    .filter(({ command }) => command.includes(`${folder}/postgres/data`));
}
