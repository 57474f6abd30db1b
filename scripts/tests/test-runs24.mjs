import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findFfmpeg, findPgBouncer } from "../debian-programs.mjs";
import { root } from "../root.mjs";
import { step } from "./steps24.mjs";
import { startTool } from "../tools24.mjs";

const results = join(root, ".cache/test-results");
/** How often a flaky test has to pass without anything beside it. */
const TRIES_ALONE = 3;
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
  const file = resultOf("vitest");
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

/**
 * @returns how many browser tests passed and failed, which, and which only when tried again; `which` is the long form of
 * them, or the short one.
 */
export async function runPlaywright(which) {
  const { code, report } = await playwright("playwright", which, WHICH[which]);
  const { stats } = report ?? {};
  // What a failure before it kept from running was not seen to work.
  const bad = (stats?.unexpected ?? 0) + (stats?.skipped ?? 0);
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const flaky = flakySpecsOf(report).map(withFirstError);
  return { ...counted(code, { passed, failed: bad, failures: failuresOfPlaywright(report) }), flaky };
}

/**
 * Tries browser tests that passed only at their second try alone, each three times and never again: the load of the
 * machine is no excuse any more. Does nothing where there are none.
 */
export async function tryFlakyAlone(which) {
  const flaky = flakySpecsOf(read(resultOf("playwright")));
  if (flaky.length === 0) return;
  const titles = flaky.map(({ title }) => RegExp.escape(title)).join("|");
  const alone = ["--workers=1", "--retries=0", `--repeat-each=${TRIES_ALONE}`, "--grep", titles];
  await step("flaky browser tests, alone", async () => {
    const files = new Set(flaky.map(({ file }) => file));
    const { code, report } = await playwright("playwright-alone", which, [...files, ...alone]);
    const failures = failuresOfPlaywright(report);
    // They were counted as passed before.
    return counted(code, { failed: failures.length, failures });
  });
}

/** Runs browser tests beside each other, as `args` choose them. */
async function playwright(name, which, args) {
  const file = resultOf(name);
  const env = { TEST_LENGTH: which, CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await startTool("playwright", ["test", "-c", "e2e", "--reporter=list,json", ...args], env);
  return { code, report: read(file) };
}

function flakySpecsOf(report) {
  return specsOf(report).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
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
  return `${file}: ${title}: ${errorsOf(tests).join(" ")}`;
}

function withFirstError({ file, title, tests }) {
  return `${file}: ${title}: ${errorsOf(tests)[0]}`;
}

/** Of all tries, in their order. */
function errorsOf(tests) {
  const errors = tests.flatMap(({ results: tries }) => tries.flatMap((tried) => tried.errors));
  return [...new Set(errors.map(({ message }) => message))];
}

function counted(code, { passed = 0, failed = 0, failures = [] }) {
  const untold = code !== 0 && failed === 0;
  return {
    passed,
    failed: untold ? 1 : failed,
    failures: untold ? [...failures, `a runner ended with code ${code}`] : failures,
  };
}

function resultOf(name) {
  return join(results, `${name}.json`);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
