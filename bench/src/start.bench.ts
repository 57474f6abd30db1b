import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockHolder } from "../../server/src/platform/lock/lock.ts";
import { becomeAdministrator } from "../../server/src/acceptance/first-administrator.fixtures.ts";
import { newHome } from "../../server/src/acceptance/processes.fixtures.ts";
import { call } from "./assistant/herald/calls.ts";
import { say } from "./assistant/talking/say.ts";
import { atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { wholeSample } from "./web/whole-sample.ts";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, "web/dist/.sources");
const FIRST_MAX_S = 15;
const SECOND_MAX_S = 3;
const STOP_MAX_S = 5;
const MEMORY_MAX_MB = 250;
const ANSWER_MAX_MS = 300;
const IDLE_MS = 10_000;
const TYPING_MS = 3000;
const GIVE_UP_MS = 120_000;

/**
 * First start after an installation (build, database, sample), a second one, how long the first question waits after it,
 * and the memory of an idle server.
 */
export async function measure(): Promise<Figure[]> {
  const { env, folder, remove } = await newHome();
  rmSync(BUILT, { force: true });
  try {
    const first = await start({ ...env, SAMPLE: "yes" });
    const url = `http://localhost:${env["PORT"]}`;
    const cookie = await becomeAdministrator(url, env);
    await wholeSample(url);
    await stop(first.child);
    const second = await start({ ...env, SAMPLE: "yes" });
    await delay(IDLE_MS);
    const memory = residentMegabytes(lockHolder(folder)?.pid ?? 0);
    const answerMs = await firstAnswer(url, cookie);
    const stopSeconds = await stop(second.child);
    return [
      atMost("first start to the first page", first.seconds, "s", FIRST_MAX_S),
      atMost("second start to the first page", second.seconds, "s", SECOND_MAX_S),
      atMost("first words of the first answer after a start", answerMs, "ms", ANSWER_MAX_MS),
      atMost("stop", stopSeconds, "s", STOP_MAX_S),
      memory === null
        ? info("idle memory", 0, "not measured here")
        : atMost("idle memory", memory, "MB", MEMORY_MAX_MB),
    ];
  } finally {
    remove();
  }
}

async function start(env: Record<string, string>): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, "scripts/start.mjs")], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  while (!(await answers(`http://localhost:${env["PORT"]}/signin`))) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error("Herald did not start");
    await delay(50);
  }
  return { child, seconds: (performance.now() - began) / 1000 };
}

/** The first message of a process: Strategy AI is opened, a question typed and sent. */
async function firstAnswer(url: string, cookie: string): Promise<number> {
  const place = { herald: { url, headers: { cookie } }, slug: "" };
  await call(place, "GET", "/api/v1/threads");
  await delay(TYPING_MS);
  const { id } = await call(place, "POST", "/api/v1/threads", {});
  const { firstMs } = await say(place, String(id), { text: "who has the most followers in Hamburg?" });
  return firstMs;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<number> {
  const began = performance.now();
  child.kill("SIGTERM");
  await once(child, "exit");
  return (performance.now() - began) / 1000;
}

function residentMegabytes(pid: number): number | null {
  if (process.platform !== "linux") return null;
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1024;
}
