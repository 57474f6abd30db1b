import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { endOfSteps, step } from "./steps24.mjs";
import { emptyResults, runPlaywright, runVitest, tryFlakyAlone } from "./test-runs24.mjs";
import { setTestEnvironment } from "./test-settings.mjs";

/** Who imports it has a short and a long form. */
const LENGTH = "test-length.fixtures.ts";

setTestEnvironment();
emptyResults();
const files = globSync("server/src/**/*.test.ts", { cwd: root }).filter(
  (file) => file.endsWith(".long.test.ts") || readFileSync(join(root, file), "utf8").includes(LENGTH),
);
await Promise.all([
  step("browser tests", () => runPlaywright("long")),
  step("tests", () => runVitest(files, { TEST_LENGTH: "long" })),
]);
await tryFlakyAlone("long");
endOfSteps();
