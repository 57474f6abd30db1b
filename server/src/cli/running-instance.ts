import { Problem } from "@app/contract/problem";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "#/platform/config/config.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { lockHolder } from "#/platform/lock/lock.ts";
import type { Holder } from "#/platform/lock/lock.ts";
import { answeredProblem, unreachableInstance } from "./cli.errors.ts";
import type { Outcome } from "./command.ts";
import type { LocalCommand } from "./local-instance.ts";
import { sendLocally } from "./local-request.ts";
import { LOCAL_COMMAND, LOCAL_SECRET_HEADER, LocalOutcome } from "./local.routes.ts";

const START_MS = 60_000;
const POLL_MS = 100;

/** Where a Herald answers that holds this data directory; null when none does. Waits while it starts. */
export async function findInstance(config: Config): Promise<{ holder: Holder; url: string } | null> {
  const until = performance.now() + START_MS;
  for (;;) {
    const holder = lockHolder(config.dataDir);
    if (!holder) return null;
    if (holder.url !== null) return { holder, url: holder.url };
    if (performance.now() > until) throw unreachableInstance(holder.pid);
    await delay(POLL_MS);
  }
}

/** Has the running Herald carry the command out. @throws what it answered. */
export async function askInstance(
  config: Config,
  { holder, url }: { holder: Holder; url: string },
  command: LocalCommand,
): Promise<Outcome> {
  const headers = {
    "content-type": "application/json",
    host: new URL(holder.baseUrl ?? config.baseUrl).host,
    [LOCAL_SECRET_HEADER]: loadSecrets(config).localCommand,
  };
  const answer = await sendLocally(`${url}${LOCAL_COMMAND}`, {
    method: "POST",
    headers,
    body: JSON.stringify(command),
  }).catch((error: unknown) => Promise.reject(unreachableInstance(holder.pid, error)));
  const body: unknown = JSON.parse(answer.text);
  if (answer.status === 200) return LocalOutcome.parse(body);
  throw answeredProblem(Problem.parse(body));
}
