import { setTestEnvironment } from "./test-settings.mjs";
import { runTool } from "../tools24.mjs";

// `run` or `watch`, then words: files whose path has one of them, or the options of Vitest.
setTestEnvironment();
process.exitCode = runTool("vitest", process.argv.slice(2));
