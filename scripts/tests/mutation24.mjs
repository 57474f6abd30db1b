// `npm run mutation -- FOLDER [SEED]`: faults planted in a folder of server/src, and how many its own tests see.
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { root } from "../root.mjs";
import { toolProcess } from "../tools24.mjs";
import { drawn } from "./mutation-draw.mjs";

const WITHIN_MS = 20 * 60_000;
const SCORE_MIN = 85;
/**
 * A call of the solver takes seconds: tests that make one are left out, and so is what calls it. Tests of speed are, too:
 * code that holds planted faults is slow by itself.
 */
const LEFT_OUT = /from "highs"|\b(loadSolver|planOf|Optimiser|processorMs)\b/;
const SILENT = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {}, error() {} };
const SEEN = new Set(["Killed", "Timeout"]);

const [folder = "", seed = "1"] = process.argv.slice(2);
const place = `server/src/${folder}`;
if (folder === "" || !existsSync(join(root, place))) {
  console.error(
    "npm run mutation -- FOLDER [SEED]\nFOLDER lies in server/src, like discovery/search/query-language.",
  );
  process.exit(2);
}
const cache = join(root, ".cache/mutation", folder.replaceAll("/", "-"));
const found = join(cache, "found.jsonl");
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

const files = globSync(`${place}/**/*.ts`, { cwd: root }).filter((file) => !isLeftOut(file));
const isForTests = (file) => /\.(test|fixtures|conformance|setup)\.ts$/.test(file);
const config = join(cache, "stryker.config.json");
writeFileSync(config, JSON.stringify(settings(await rangesOfDrawn())));
const env = {
  MUTATION_TESTS: JSON.stringify(files.filter((file) => file.endsWith(".test.ts"))),
  MUTATION_SEED: seed,
  MUTATION_FOUND: found,
  MUTATION_PLACES: join(cache, "places.json"),
  // Random input seldom sees what examples miss, and would be read anew for every fault.
  TEST_LENGTH: "least",
};
const stryker = toolProcess("stryker", ["run", relative(root, config)], env, true);
// A planted fault may run for ever, and then hears of no other signal.
const endAll = () => process.kill(-stryker.pid, "SIGKILL");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, endAll);
let isCut = false;
const clock = setTimeout(() => {
  isCut = true;
  endAll();
}, WITHIN_MS);
const [code] = await once(stryker, "close");
clearTimeout(clock);
if (isCut)
  console.log("The time ended before every drawn fault was tried; faults without a test come first.");
const mutants = existsSync(found) ? readFileSync(found, "utf8").trim().split("\n").map(JSON.parse) : [];
if (code !== 0 && mutants.length === 0) process.exit(1);
process.exit(tell(mutants) ? 0 : 1);

function isLeftOut(file) {
  return LEFT_OUT.test(readFileSync(join(root, file), "utf8"));
}

function settings(mutate) {
  return {
    testRunner: "vitest",
    vitest: { configFile: "scripts/tests/mutation.vitest.config.mjs", related: false },
    plugins: ["@stryker-mutator/vitest-runner", join(root, "scripts/tests/mutation-draw.mjs")],
    checkers: ["draw"],
    reporters: ["found"],
    mutate,
    ignorePatterns: ["/web", "/e2e", "/bench/src", "/docs", ".cache", ".herald", "test-results"],
    tempDirName: relative(root, join(cache, "sandbox")),
    disableTypeChecks: false,
    coverageAnalysis: "perTest",
    // One process that draws, and one that tries until the draw is done, then two.
    concurrency: 2,
    // What each test covers of ten thousand faults needs more than a process has by itself. Each fault has a worker of its
    // own, in which a pattern is compiled for few texts: to run it uncompiled first costs a quarter more (measured).
    testRunnerNodeArgs: ["--max-old-space-size=12288", "--no-regexp-tier-up"],
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    allowConsoleColors: false,
  };
}

/**
 * Where the drawn faults stand. Only there is code made slower, and only of those is told which test covers them: of a
 * whole large folder that is more than a process can tell.
 */
async function rangesOfDrawn() {
  const sources = files
    .filter((file) => !isForTests(file))
    .map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), "utf8") }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const planted = await new Instrumenter(SILENT).instrument(sources, options);
  return drawn(planted.mutants, seed).map(
    ({ fileName, location: { start, end } }) =>
      `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
  );
}

function tell(judged) {
  const seen = judged.filter(({ status }) => SEEN.has(status));
  const unseen = judged.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  for (const { status, file, line, mutator, replacement } of unseen)
    console.log(`${status}  ${relative(root, file)}:${line}  ${mutator}: ${replacement}`);
  const counted = seen.length + unseen.length;
  const score = counted === 0 ? 0 : (100 * seen.length) / counted;
  const untested = unseen.filter(({ status }) => status === "NoCoverage").length;
  console.log(
    `${folder}, seed ${seed}: ${seen.length} of ${counted} faults were seen (${score.toFixed(1)} %, wanted ${SCORE_MIN} %); ${untested} stand where no test comes`,
  );
  return score >= SCORE_MIN;
}
