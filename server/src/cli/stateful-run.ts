import type { Config } from "#/platform/config/config.ts";
import { AppError } from "#/platform/errors.ts";
import type { Shutdown } from "#/platform/shutdown.ts";
import type { Outcome } from "./command.ts";
import { executeLocally } from "./local-instance.ts";
import type { LocalCommand } from "./local-instance.ts";
import { askInstance, findInstance } from "./running-instance.ts";

const ATTEMPTS = 5;

/** A Herald that carries out one command after another. */
type Door = (command: LocalCommand) => Promise<Outcome>;

/** The Herald that holds the data directory; where there is none, one that is started for the commands. */
export async function openState(config: Config, shutdown: Shutdown): Promise<Door> {
  for (let attempt = 1; ; attempt++) {
    const running = await findInstance(config);
    if (running) return (command) => askInstance(config, running, command);
    try {
      const { startInstance } = await import("#/instance.ts");
      // Only the work asked for: waiting jobs stay for a Herald that runs on.
      const { app } = await startInstance({ ...config, role: "web", logLevel: "silent" }, shutdown);
      return (command) => executeLocally(app, command);
    } catch (error) {
      // Somebody else took the directory between the look and the start.
      const isTaken = error instanceof AppError && error.code === "instance.running";
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}
