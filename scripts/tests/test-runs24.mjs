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

/** @returns how many tests of Vitest passed and failed, and which; `words` name some of its files. */
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
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  return counted(code, { passed: report?.numPassedTests, failed, failures: failuresOfVitest(report) });
}

function failuresOfVitest(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${name}: ${message}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${fullName}: ${withoutStack(failureMessages.join(" "))}`,
      );
    });
}

/** @returns how many browser tests passed and failed, and which; `which` is the long form of them, or the short one. */
export async function runPlaywright(which) {
  const file = join(results, "playwright.json");
  let chromium;
  try {
    chromium = findChromium();
  } catch (error) {
    return { passed: 0, failed: 1, failures: [error.message] };
  }
  const env = { TEST_LENGTH: which, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await startTool(
    "playwright",
    ["test", "-c", "e2e", "--reporter=list,json", ...WHICH[which]],
    env,
  );
  const report = read(file);
  const { stats } = report ?? {};
  // Passed when tried again, which only the load of a machine may be to blame for: told, so that nobody has to guess.
  for (const spec of specsOf(report).filter(({ tests }) => tests.some(({ status }) => status === "flaky"))) {
    console.log(`passed at the second try: ${withErrors(spec)}`);
  }
  // What a failure before it kept from running was not seen to work.
  const bad = (stats?.unexpected ?? 0) + (stats?.skipped ?? 0);
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return counted(code, { passed, failed: bad, failures: failuresOfPlaywright(report) });
}

function withoutStack(message) {
  return message.split("\n    at ")[0];
}

function failuresOfPlaywright(report) {
  return specsOf(report)
    .filter(({ ok }) => !ok)
    .map(withErrors);
}

function specsOf(suite) {
  return [...(suite?.specs ?? []), ...(suite?.suites ?? []).flatMap(specsOf)];
}

function withErrors({ file, title, tests }) {
  const errors = tests.flatMap(({ results: tries }) => tries.flatMap((tried) => tried.errors));
  return `${file}: ${title}: ${errors.map(({ message }) => message).join(" ")}`;
}

function counted(code, { passed = 0, failed = 0, failures = [] }) {
  const untold = code !== 0 && failed === 0;
  return {
    passed,
    failed: untold ? 1 : failed,
    failures: untold ? [...failures, `a runner ended with code ${code}`] : failures,
  };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
