import { runTool } from "./tools24.mjs";

process.exitCode = runTool("oxfmt", process.argv.slice(2));
