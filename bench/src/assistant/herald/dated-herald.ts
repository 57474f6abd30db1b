import { takeLink } from "../../../../server/src/acceptance/first-administrator.fixtures.ts";
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
    return { herald: { url, headers: { cookie: await takeLink(url, link.url, folder) } }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
