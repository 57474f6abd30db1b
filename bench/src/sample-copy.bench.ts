import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../server/src/app.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import { loadConfig } from "../../server/src/platform/config/config.ts";
import { loadSecrets } from "../../server/src/platform/config/secrets.ts";
import { openServer } from "../../server/src/platform/database/server.ts";
import { createLog } from "../../server/src/platform/log.ts";
import { migrate } from "../../server/src/migrations/index.ts";
import { atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";

const HOST = "localhost:4870";
const PEOPLE = 5;
const COPY_MAX_S = 5;

type App = Awaited<ReturnType<typeof createApp>>;

/** How long a person waits for an own copy of the sample. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "herald-sample-copy-"));
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const secrets = loadSecrets(config);
  const database = await openServer(config, secrets);
  try {
    await migrate(database.owner, database.appPassword);
    const app = await createApp({
      config,
      secrets,
      connection: database.app,
      clock: systemClock,
      log: createLog("silent"),
    });
    await app.sample.workspace.loadOnce();
    const seconds: number[] = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      const cookie = await signIn(app, secrets.identityPublicToken, `person-${person}@fern.com`);
      seconds.push(await copy(app, cookie));
    }
    await app.stop();
    const [fastest = 0, ...others] = seconds.toSorted((one, other) => one - other);
    return [
      atMost("the slowest of five copies of the sample", others.at(-1) ?? fastest, "s", COPY_MAX_S),
      info("the fastest", fastest, "s"),
    ];
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the cookies of somebody who has come by an administrator's link. */
async function signIn(app: App, publicToken: string, email: string): Promise<string> {
  const { url } = await app.identity.administratorLinks.make();
  const answer = await app.http.inject({
    method: "POST",
    url: "/sdk/v1/administrator_links/authenticate",
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      authorization: `Basic ${Buffer.from(`${publicToken}:${publicToken}`).toString("base64")}`,
      "x-sdk-parent-host": `http://${HOST}`,
    },
    payload: {
      token: new URL(url).searchParams.get("token") ?? "",
      name: "Maya Ferro",
      email,
      password: "lantern orchid gravel 71",
      workspace_name: "Fernhollow",
      time_zone: "UTC",
      currency: "EUR",
      session_duration_minutes: 43_200,
    },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function copy(app: App, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/v1/sample/copy",
    headers: { host: HOST, origin: `http://${HOST}`, cookie },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return (performance.now() - began) / 1000;
}
