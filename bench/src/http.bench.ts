import autocannon from "autocannon";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { becomeAdministrator } from "../../server/src/acceptance/first-administrator.fixtures.ts";
import { openDatabase } from "../../server/src/platform/database/database.ts";
import { newHome, startServer } from "../../server/src/acceptance/processes.fixtures.ts";
import { drawSample } from "../../server/src/sample/creators.rules.ts";
import { insertCreators } from "../../server/src/sample/sample.store.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { sendPaced } from "./http/paced.ts";

const BARE = join(import.meta.dirname, "http/bare-server.ts");
const ROUTE = "/api/v1/collections";
const COLLECTIONS = 20;
/** Creators in each collection. */
const MEMBERS = 25;
const CONNECTIONS = 50;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;
/** Promised by the design: everything around the query costs at most two thirds. */
const RATIO_MIN = 0.35;
const P99_MAX_MS = 25;

/** A list route with session, row-level security, validation and logging against the same query served bare. */
export async function measure(): Promise<Figure[]> {
  const { env, folder, remove } = await newHome();
  const server = await startServer({ ...env, LOG_LEVEL: "info" });
  const socket = join(folder, "postgres/socket");
  let bare: ChildProcess | undefined;
  try {
    const headers = { cookie: await becomeAdministrator(server.url, env) };
    await fill(server.url, headers, { host: socket, folder });
    bare = fork(BARE, [socket, readFileSync(join(folder, "secrets/database-owner"), "utf8")]);
    const [port]: unknown[] = await once(bare, "message");
    const bareUrl = `http://127.0.0.1:${String(port)}/`;

    await shoot(bareUrl, {}, WARM_UP_SECONDS);
    await shoot(`${server.url}${ROUTE}`, headers, WARM_UP_SECONDS);
    const plain = await shoot(bareUrl, {}, SECONDS);
    const full = await shoot(`${server.url}${ROUTE}`, headers, SECONDS);
    const pace = { perSecond: full.requests.average / 2, seconds: SECONDS };
    const half = await sendPaced(`${server.url}${ROUTE}`, { headers }, pace);
    const bareHalf = await sendPaced(bareUrl, { headers: {} }, pace);

    const peer = { name: "bare Fastify and pg, requests/s", value: plain.requests.average };
    return [
      info("requests", full.requests.average, "1/s"),
      atLeast("share of bare requests", full.requests.average / plain.requests.average, "", RATIO_MIN, peer),
      atMost("p99 at half load", half.p99Ms, "ms", P99_MAX_MS, {
        name: "bare at the same load, ms",
        value: bareHalf.p99Ms,
      }),
      atMost("failed requests", full.non2xx + full.errors + half.failed + bareHalf.failed, "requests", 0),
    ];
  } finally {
    bare?.kill();
    await server.stop();
    remove();
  }
}

function shoot(url: string, headers: Record<string, string>, duration: number) {
  return autocannon({ url, headers, duration, connections: CONNECTIONS });
}

/** Collections as a team has them: each with its creators. */
async function fill(
  url: string,
  headers: Record<string, string>,
  { host, folder }: { host: string; folder: string },
) {
  const password = readFileSync(join(folder, "secrets/database-app"), "utf8");
  const db = openDatabase({ host, password, user: "herald_app", database: "herald" }, 1);
  const { id: workspaceId } = await db
    .selectFrom("workspaces")
    .select("id")
    .where("is_sample", "=", false)
    .executeTakeFirstOrThrow();
  const occasion = {
    workspaceId,
    now: new Date(),
    faces: { female: [], male: [] },
    images: [],
    count: COLLECTIONS * MEMBERS,
  };
  const drawn = [...drawSample(occasion)];
  await insertCreators(db, workspaceId, drawn);
  await db.destroy();
  const ids = drawn.map(({ creator }) => creator.id);
  for (let number = 0; number < COLLECTIONS; number++) {
    await addCollection(url, headers, number, ids.slice(number * MEMBERS, (number + 1) * MEMBERS));
  }
}

async function addCollection(
  url: string,
  headers: Record<string, string>,
  number: number,
  creatorIds: string[],
): Promise<void> {
  const { status } = await fetch(`${url}${ROUTE}`, {
    method: "POST",
    headers: { ...headers, origin: url, "content-type": "application/json" },
    body: JSON.stringify({ name: `Collection ${number}`, creatorIds }),
  });
  if (status !== 201) throw new Error(`A collection was refused with ${status}`);
}
