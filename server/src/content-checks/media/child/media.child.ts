import { writeSync } from "node:fs";
import { measureFile } from "#/content-checks/media/child/measure-file.ts";
import { loadDriver } from "#/content-checks/media/drivers/load-driver.ts";
import type { MediaMessage } from "#/content-checks/media/media-messages.ts";

// Runs alone in its own process: a hostile file can only end this one, and what it started.
// Words: the driver, the programs it needs, and the file; without a file it says the version of the driver.

const [name = "", ...programs] = process.argv.slice(2);
const file = programs.pop();
if (file === undefined) throw new Error("usage: media.child DRIVER [PROGRAM...] FILE|--version");
const driver = await loadDriver(name, programs);
if (file === "--version") {
  say({ type: "version", ...(await driver.version()) });
} else {
  say({ type: "ready" });
  await measureFile(driver, file, say);
}

// Written at once: when nobody reads any more the write fails and ends this process.
function say(message: MediaMessage): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < line.length;) at += writeSync(1, line, at);
}
