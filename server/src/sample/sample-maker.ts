import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Connection } from "#/platform/database/database.ts";
import type { Shutdown } from "#/platform/shutdown.ts";

const CHILD = join(import.meta.dirname, "sample-maker.child.ts");

/** Has the sample made by a process of its own. @throws with its words when it could not. */
export async function makeSampleApart(connection: Connection, shutdown: Shutdown): Promise<void> {
  const child = fork(CHILD, [], { stdio: ["ignore", "ignore", "pipe", "ipc"], execArgv: [] });
  await shutdown.add(() => child.kill("SIGKILL"));
  let words = "";
  child.stderr?.on("data", (text) => (words += String(text)));
  child.send(connection);
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error(words.trim() || "Its maker ended early");
}
