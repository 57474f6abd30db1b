// Run as a program: starts the database of a folder and holds it until it is killed.
import { startPostgres } from "./embedded.ts";

const [folder = ""] = process.argv.slice(2);
await startPostgres(folder);
process.stdout.write("ready\n");
setInterval(() => undefined, 1000);
