import { buildWeb } from "../build-web.mjs";
import { runChecks } from "./checks24.mjs";
import { emptyResults, runPlaywright, runVitest } from "./test-runs24.mjs";
import { forgetSettings } from "./test-settings.mjs";

const counts = [];

forgetSettings();
emptyResults();

await step("web build", () => {
  buildWeb();
  return { passed: 1, failed: 0 };
});
// Browser tests wait a good part of their time, in which the others go on.
await Promise.all([
  step("browser tests", runPlaywright),
  step("checks", runChecks).then(() => step("tests", () => runVitest([], { TEST_LENGTH: "short" }))),
]);

const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
// npm that is killed, a pool that stays open: the exit does not wait for them.
process.exit(sum("failed") === 0 ? 0 : 1);

async function step(name, run) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const count = await attempt(run);
  counts.push(count);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.failed === 0 ? "passed" : "failed"} in ${seconds} s`);
}

async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}
