// A fresh start for the browser tests; the folder is named by the configuration and made and removed here only.
import { mkdirSync, rmSync } from "node:fs";

const folder = process.env.DATA_DIR;
if (!folder) throw new Error("DATA_DIR must name the folder of this run");
mkdirSync(folder, { recursive: true });
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await import("../scripts/start24.mjs");
