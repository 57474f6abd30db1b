import { buildWeb } from "../build-web.mjs";
import { runChecks } from "./checks24.mjs";
import { endOfSteps, step } from "./steps24.mjs";
import { emptyResults, runPlaywright, runVitest, tryFlakyAlone } from "./test-runs24.mjs";
import { setTestEnvironment } from "./test-settings.mjs";

setTestEnvironment();
emptyResults();

const webBuild = () =>
  step("web build", async () => {
    await buildWeb();
    return { passed: 1, failed: 0 };
  });
// Each of them waits a good part of its time, in which the others go on.
await Promise.all([
  step("checks", runChecks),
  step("tests", () => runVitest([], { TEST_LENGTH: "short" })),
  webBuild().then(() => step("browser tests", () => runPlaywright("short"))),
]);
await tryFlakyAlone("short");
endOfSteps();
