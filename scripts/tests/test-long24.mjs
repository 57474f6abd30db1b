import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { emptyResults, runVitest } from "./test-runs24.mjs";
import { forgetSettings } from "./test-settings.mjs";

/** Who imports it has a short and a long form. */
const LENGTH = "test-length.fixtures.ts";

forgetSettings();
emptyResults();
const files = globSync("server/src/**/*.test.ts", { cwd: root }).filter(
  (file) => file.endsWith(".long.test.ts") || readFileSync(join(root, file), "utf8").includes(LENGTH),
);
const { passed, failed } = await runVitest(files, { TEST_LENGTH: "long" });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
