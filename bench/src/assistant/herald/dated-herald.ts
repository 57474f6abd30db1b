import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { newHome } from "../../../../server/src/acceptance/processes.fixtures.ts";
import { startInstance } from "../../../../server/src/instance.ts";
import { listen } from "../../../../server/src/listen.ts";
import { loadConfig } from "../../../../server/src/platform/config/config.ts";
import { Shutdown } from "../../../../server/src/platform/shutdown.ts";
import type { Herald } from "../../sheets/herald-calls.ts";
import { TODAY } from "../worlds/world.ts";

/** A Herald whose day is that of the conversations, with somebody signed in. */
export async function startOnThatDay(): Promise<{ herald: Herald; stop: () => Promise<void> }> {
  const { env, folder, remove } = await newHome();
  const shutdown = new Shutdown();
  const began = Date.now();
  const clock = { now: () => new Date(Date.parse(`${TODAY}T09:00:00Z`) + Date.now() - began) };
  const stop = async () => {
    await shutdown.run();
    remove();
  };
  try {
    const config = loadConfig(env);
    const { app } = await startInstance(config, shutdown, clock);
    const url = await listen(app, config, shutdown);
    app.discovery.search.parse("");
    const link = await app.identity.administratorLinks.makeWhileNobodyAdministers();
    if (!link) throw new Error("Somebody administers this Herald already");
    return { herald: { url, headers: { cookie: await signIn(url, link.url, folder) } }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(url: string, link: string, folder: string): Promise<string> {
  const publicToken = readFileSync(join(folder, "secrets/public-token"), "utf8");
  const answer = await fetch(`${url}/sdk/v1/administrator_links/authenticate`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${publicToken}:`).toString("base64")}`,
      "content-type": "application/json",
      origin: url,
    },
    body: JSON.stringify({
      token: new URL(link).searchParams.get("token"),
      name: "Ana",
      email: "ana@haferhelden.test",
      password: randomBytes(24).toString("base64url"),
      workspace_name: "Ana",
      time_zone: "Europe/Berlin",
      currency: "EUR",
      session_duration_minutes: 43_200,
    }),
  });
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
