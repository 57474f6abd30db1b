import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "../server/src/platform/config/config.ts";
import { buildWeb } from "./build-web.mjs";
import { findChromium } from "./chromium.mjs";
import { root } from "./root.mjs";
import { runTool } from "./tools24.mjs";

const WORKSPACES = ["contract", "server", "web", "e2e", "bench"];
const FOR_TESTS = ["CHROMIUM", "TEST_DATA_DIR"];
const results = join(root, ".cache/test-results");

let passed = 0;
let failed = 0;

// The tests must never touch a database or an address that is set for daily work.
for (const { key } of SETTINGS) if (!FOR_TESTS.includes(key)) delete process.env[key];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step("web build", () => one(attempt(buildWeb)));
for (const workspace of WORKSPACES) {
  step(`types of ${workspace}`, () => one(runTool("tsc", ["-p", workspace]) === 0));
}
step("lint", () => one(runTool("oxlint", ["--deny-warnings"]) === 0));
step("format", () => one(runTool("oxfmt", ["--check"]) === 0));
step("unused code", () => one(runTool("knip", []) === 0));
step("tests", runVitest);
step("browser tests", runPlaywright);

console.log(`${passed} passed, ${failed} failed`);
// npm that is killed, a pool that stays open: the exit does not wait for them.
process.exit(failed === 0 ? 0 : 1);

function step(name, run) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const before = failed;
  run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${failed === before ? "passed" : "failed"} in ${seconds} s`);
}

function one(isPassed) {
  if (isPassed) passed += 1;
  else failed += 1;
}

function runVitest() {
  const file = join(results, "vitest.json");
  const code = runTool("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile=${file}`]);
  const report = read(file);
  // A file that cannot even be loaded has no tests to count.
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  count(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + (broken?.length ?? 0));
}

function runPlaywright() {
  const file = join(results, "playwright.json");
  const chromium = attempt(findChromium);
  if (!chromium) return one(false);
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = runTool("playwright", ["test", "-c", "e2e", "--reporter=list,json"], env);
  const stats = read(file)?.stats;
  // What a failure before it kept from running was not seen to work.
  count(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), (stats?.unexpected ?? 0) + (stats?.skipped ?? 0));
}

function count(code, good = 0, bad = 0) {
  passed += good;
  failed += code !== 0 && bad === 0 ? 1 : bad;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** What `action` gives, or true when it gives nothing; undefined and its message when it fails. */
function attempt(action) {
  try {
    return action() ?? true;
  } catch (error) {
    console.error(error.message);
    return undefined;
  }
}
