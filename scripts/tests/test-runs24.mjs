import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findFfmpeg, findPgBouncer } from "../debian-programs.mjs";
import { root } from "../root.mjs";
import { startTool } from "../tools24.mjs";

const results = join(root, ".cache/test-results");
const WHICH = { long: ["--grep", "@long|@both"], short: ["--grep-invert", "@long"] };

/** Takes away what an earlier run has left, so that it is not counted. */
export function emptyResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** @returns how many tests of Vitest passed and failed; `words` name some of its files. */
export async function runVitest(words = [], env = {}) {
  for (const find of [findFfmpeg, findPgBouncer]) {
    try {
      find();
    } catch (error) {
      // Its tests say that it is missing, all others still tell.
      console.error(error.message);
    }
  }
  const file = join(results, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  const code = await startTool("vitest", ["run", ...words, ...reporters], env);
  const report = read(file);
  // A file that cannot even be loaded has no tests to count.
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return counted(code, report?.numPassedTests, (report?.numFailedTests ?? 0) + (broken?.length ?? 0));
}

/** @returns how many browser tests passed and failed; `which` is the long form of them, or the short one. */
export async function runPlaywright(which) {
  const file = join(results, "playwright.json");
  let chromium;
  try {
    chromium = findChromium();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const env = { TEST_LENGTH: which, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await startTool(
    "playwright",
    ["test", "-c", "e2e", "--reporter=list,json", ...WHICH[which]],
    env,
  );
  const stats = read(file)?.stats;
  // What a failure before it kept from running was not seen to work.
  const bad = (stats?.unexpected ?? 0) + (stats?.skipped ?? 0);
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), bad);
}

function counted(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
