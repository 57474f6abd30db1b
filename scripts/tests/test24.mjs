import { buildWeb } from "../build-web.mjs";
import { runChecks } from "./checks24.mjs";
import { endOfSteps, step } from "./steps24.mjs";
import { emptyResults, runPlaywright, runVitest } from "./test-runs24.mjs";
import { setTestEnvironment } from "./test-settings.mjs";

setTestEnvironment();
emptyResults();

await step("web build", () => {
  buildWeb();
  return { passed: 1, failed: 0 };
});
// Browser tests wait a good part of their time, in which the others go on.
await Promise.all([
  step("browser tests", () => runPlaywright("short")),
  step("checks", runChecks).then(() => step("tests", () => runVitest([], { TEST_LENGTH: "short" }))),
]);
endOfSteps();
