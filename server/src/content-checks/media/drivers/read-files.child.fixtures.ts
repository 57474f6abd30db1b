import { basename } from "node:path";
import { measureFile } from "#/content-checks/media/child/measure-file.ts";
import { loadDriver } from "#/content-checks/media/drivers/load-driver.ts";

// Reads many files in one process, so that a test does not start one for each. Words: driver, programs, files as JSON.

const [name = "", ...programs] = process.argv.slice(2);
const files: string[] = JSON.parse(programs.pop() ?? "[]");
const driver = await loadDriver(name, programs);
const turns = files.values();
const work = async () => {
  for (const file of turns)
    await measureFile(driver, file, (message) =>
      process.stdout.write(`${JSON.stringify({ file: basename(file), message })}\n`),
    );
};
await Promise.all([work(), work()]);
