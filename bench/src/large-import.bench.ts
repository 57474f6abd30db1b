import { importPaths } from "@app/contract/discovery/import-paths";
import { ImportSummary } from "@app/contract/discovery/import-history";
import { addressOf } from "@app/contract/paths";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { becomeAdministrator } from "../../server/src/acceptance/first-administrator.fixtures.ts";
import { newHome, startServer } from "../../server/src/acceptance/processes.fixtures.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import type { Herald } from "./sheets/herald-calls.ts";

const ROWS = 100_000;
/** Rows of the import that is stopped as soon as some of them are in. */
const STOPPED_ROWS = 50_000;
const WITHIN_S = 60;
const MEMORY_MAX_MB = 300;
const STOP_MAX_S = 5;
const IDLE_MS = 10_000;
const LOOK_MS = 250;
const ENDED = new Set(["done", "failed"]);
const CITIES = ["Berlin", "Wien", "Lyon", "Madrid", "Porto", "Pune", "Leeds", "Milano"];

/** A table of 100,000 rows and 8 columns: time, memory above the idle server, progress; and how soon a stop is heard. */
export async function measure(): Promise<Figure[]> {
  const { env, remove } = await newHome();
  const server = await startServer(env);
  try {
    const herald = { url: server.url, headers: { cookie: await becomeAdministrator(server.url, env) } };
    await delay(IDLE_MS);
    const memory = memoryOf(server.child.pid ?? 0);
    const idle = memory();
    const whole = await bring(herald, table(ROWS, "a"), memory);
    const stopped = await stop(herald, table(STOPPED_ROWS, "b"));
    return [
      atMost("100,000 rows", whole.seconds, "s", WITHIN_S),
      atLeast("creators that are in", whole.last.rows.created, "creators", ROWS),
      info("idle memory", idle, "MB"),
      atMost("memory above it at most", whole.memory - idle, "MB", MEMORY_MAX_MB),
      atLeast("steps of progress", whole.steps, "steps", 10),
      atMost("from a stop to its end", stopped.seconds, "s", STOP_MAX_S),
      atMost("rows that went in all the same", stopped.done, "rows", STOPPED_ROWS - 1),
    ];
  } finally {
    await server.stop();
    remove();
  }
}

/** Imports a table in the background and looks at it until it ends. */
async function bring(herald: Herald, text: string, memory: () => number) {
  const began = performance.now();
  const seen = new Set<number>();
  let most = 0;
  for (let last = await start(herald, text); ; last = await look(herald, last.id)) {
    most = Math.max(most, memory());
    seen.add(last.progress?.rows ?? 0);
    const seconds = (performance.now() - began) / 1000;
    if (ENDED.has(last.state)) return { seconds, last, memory: most, steps: seen.size };
    await delay(LOOK_MS);
  }
}

async function stop(herald: Herald, text: string) {
  let now = await start(herald, text);
  while (!ENDED.has(now.state) && (now.progress?.rows ?? 0) === 0) {
    await delay(LOOK_MS);
    now = await look(herald, now.id);
  }
  const began = performance.now();
  await send(herald, "POST", addressOf(importPaths.cancel, { id: now.id }));
  while (!ENDED.has(now.state)) {
    await delay(LOOK_MS / 5);
    now = await look(herald, now.id);
  }
  return { seconds: (performance.now() - began) / 1000, done: now.rows.created };
}

function start(herald: Herald, text: string): Promise<ImportSummary> {
  return send(herald, "POST", importPaths.all, { text, fileName: "large.csv", background: true });
}

function look(herald: Herald, id: string): Promise<ImportSummary> {
  return send(herald, "GET", addressOf(importPaths.one, { id }));
}

async function send(
  { url, headers }: Herald,
  method: string,
  path: string,
  body?: object,
): Promise<ImportSummary> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, origin: url, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return ImportSummary.parse(JSON.parse(text));
}

function table(rows: number, name: string): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const handle = `${name}.creator${index}`;
    const [followers, rate] = [1000 + ((index * 7919) % 900_000), ((index % 90) + 10) / 10];
    return `${handle},instagram,Person ${name} ${index},${followers},${rate}%,${CITIES[index % CITIES.length]},${handle}@example.com,${50 + (index % 40) * 25} EUR`;
  });
  return ["Handle,Platform,Name,Followers,Engagement rate,City,Email,Price", ...lines].join("\n");
}

function memoryOf(pid: number): () => number {
  return () => Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
