import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { clipPath } from "#/content-checks/index.ts";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";
import { runServer } from "./processes.fixtures.ts";
import { byLength } from "./test-length.fixtures.ts";
import {
  inLanes,
  memberEnv,
  newToken,
  sharedGround,
  startMember,
  startMembers,
} from "./several-processes.fixtures.ts";
import type { Member } from "./several-processes.fixtures.ts";

// Four whole Heralds take their time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

/** Of each of five kinds. */
const EACH = byLength({ short: 8, long: 40 });
const AT_ONCE = 8;
/** Longest wait for one job: a worker is killed in the middle, and the machine may be busy. */
const JOB_MS = 300_000;
/** Files that differ, so that some of them have to be read while others are known. */
const VIDEOS = 4;

interface Answer {
  id: string;
  state: string;
  [key: string]: unknown;
}

test("two webs and two workers lose nothing, do nothing twice and leave nothing lying, also when a worker is killed", async () => {
  const { owner, shared } = await sharedGround();
  const members = await startMembers(["web", "web", "worker", "worker"], shared);
  const webs = members.filter(({ role }) => role === "web");
  const [first] = webs;
  const victim = members.find(({ role }) => role === "worker");
  if (!first || !victim) throw new Error("Not all started");
  const clients = clientsOf(webs, await newToken(first));
  let done = 0;
  const counted = (work: () => Promise<void>) => async () => {
    await work();
    done += 1;
  };

  const works = Array.from({ length: EACH }, (_, number) => [
    () => importTable(clients, number),
    () => checkVideo(clients, number),
    () => talk(clients, number),
    () => makeReport(clients, number),
  ]).flat();
  const killing = killWhen(victim, () => done >= works.length / 3);
  await inLanes(AT_ONCE, works.map(counted));
  await killing;

  // What the killed worker had begun is tried again a little later.
  await expect
    .poll(() => countRows(owner), { timeout: 60_000, interval: 500 })
    .toEqual({
      imports: EACH,
      creators: 2 * EACH,
      uploads: EACH,
      checks: EACH,
      threads: EACH,
      messages: 2 * EACH,
      reports: EACH,
      unfinished: 0,
      jobs: 0,
      claims: 0,
      promises: 0,
    });
});

test("a process with another folder of files is refused at its start, and the folder stays as it was", async () => {
  const { shared } = await sharedGround();
  await startMembers(["worker"], shared);
  const { FILES_DIR: _shared, ...others } = shared;
  const env = await memberEnv("web", others);

  const { code, stderr } = await runServer(env);

  expect(code).toBe(1);
  expect(stderr).toContain(
    `FILES_DIR is ${env["DATA_DIR"]}/files, which is not the folder of files that belongs to this database.`,
  );
});

type Clients = ReturnType<typeof clientsOf>;

/** Speaks to the webs in turn: whatever one begins, another one goes on with. */
function clientsOf(webs: readonly Member[], token: string) {
  let turn = 0;
  const reach = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const web = webs[turn++ % webs.length];
    const answer = await fetch(`${web?.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body }),
    });
    // On a machine that stood still for a while the database gives a transaction up, and asks for another try.
    const wait = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || wait === 0) return answer;
    await answer.text();
    await delay(wait * 1000);
    return reach(method, path, headers, body);
  };
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const json = { "content-type": "application/json" };
    const answer = await reach(method, path, body ? json : {}, body && JSON.stringify(body));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return text.startsWith("{") ? JSON.parse(text) : { id: "", state: "", text };
  };
  return { reach, send };
}

async function importTable(clients: Clients, number: number): Promise<void> {
  const rows = ["a", "b"].map((letter) => `person.${number}.${letter},instagram,${1000 + number}`);
  const text = ["handle,platform,followers", ...rows].join("\n");
  const { id } = await clients.send("POST", "/api/v1/imports", { text, background: true });
  await untilState(clients, `/api/v1/imports/${id}`, "done");
}

/** Sends a video in three pieces, each to the next web, and has it checked. */
async function checkVideo(clients: Clients, number: number): Promise<void> {
  const bytes = Buffer.concat([readFileSync(clipPath("walk")), freeBox(number % VIDEOS)]);
  const tus = { "tus-resumable": "1.0.0" };
  const metadata = {
    filename: `clip-${number}.mp4`,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const created = await clients.reach("POST", "/api/v1/uploads", {
    ...tus,
    "upload-length": String(bytes.length),
    "upload-metadata": Object.entries(metadata)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
      .join(","),
  });
  const path = created.headers.get("location") ?? "";
  const piece = Math.ceil(bytes.length / 3);
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const written = await clients.reach(
      "PATCH",
      path,
      { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      new Uint8Array(bytes.subarray(offset, offset + piece)),
    );
    if (written.status !== 204)
      throw new Error(`A piece was answered ${written.status}: ${await written.text()}`);
  }
  const uploadId = path.split("/").at(-1) ?? "";
  const { id } = await clients.send("POST", "/api/v1/checks", { uploadId });
  await untilState(clients, `/api/v1/checks/${id}`, "done");
}

/** Something that no reader of the container looks at. */
function freeBox(length: number): Buffer {
  const box = Buffer.alloc(8 + length);
  box.writeUInt32BE(box.length);
  box.write("free", 4);
  return box;
}

async function talk(clients: Clients, number: number): Promise<void> {
  const { id } = await clients.send("POST", "/api/v1/threads", { title: `Thread ${number}` });
  await clients.send("POST", `/api/v1/threads/${id}/messages`, { text: "hello" });
  const { isAnswering, messages } = await clients.send("GET", `/api/v1/threads/${id}`);
  expect({ isAnswering, messages }).toMatchObject({
    isAnswering: false,
    messages: [{ role: "user" }, { role: "assistant" }],
  });
}

async function makeReport(clients: Clients, number: number): Promise<void> {
  const budget = { amount: 820_000, currency: "EUR" };
  const campaign = await clients.send("POST", "/api/v1/campaigns", { name: `Campaign ${number}`, budget });
  const report = await clients.send("POST", "/api/v1/reports", { campaignId: campaign.id });
  expect((await clients.send("GET", `/api/v1/reports/${report.id}`)).id).toBe(report.id);
}

async function untilState(clients: Clients, path: string, state: string): Promise<void> {
  const until = performance.now() + JOB_MS;
  for (;;) {
    const found = await clients.send("GET", path);
    if (found.state === state) return;
    if (performance.now() > until) throw new Error(`${path} is stuck: ${JSON.stringify(found)}`);
    await delay(200);
  }
}

/** Kills a process in the middle of the work and puts another one in its place. */
async function killWhen({ role, env, child }: Member, isTime: () => boolean): Promise<void> {
  while (!isTime()) await delay(50);
  child.kill("SIGKILL");
  await startMember(role, env);
}

/** What is there in the end, as the owner of the database sees it. */
async function countRows(owner: Connection): Promise<Record<string, number>> {
  const db = openDatabase(owner, 1);
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from imports) as imports,
    (select count(*) from creators) as creators,
    (select count(*) from uploads where ready) as uploads,
    (select count(*) from content_checks) as checks,
    (select count(*) from threads) as threads,
    (select count(*) from thread_messages) as messages,
    (select count(*) from reports) as reports,
    (select count(*) from uploads where not ready)
      + (select count(*) from content_checks where state <> 'done')
      + (select count(*) from imports where state <> 'done') as unfinished,
    (select count(*) from pgboss.job where state in ('active', 'retry', 'failed', 'cancelled')
      or state = 'created' and start_after <= now()) as jobs,
    (select count(*) from claims) as claims,
    (select count(*) from upload_promises) as promises`.execute(db);
  await db.destroy();
  return rows[0] ?? {};
}
