import { availableParallelism } from "node:os";
import { toolOutput } from "../tools24.mjs";

const CHECKS = [
  // Its settings have it check all types as well, as the compiler of TypeScript does.
  { name: "types and lint", tool: "oxlint", args: ["--deny-warnings"] },
  { name: "unused code", tool: "knip", args: [] },
  { name: "format", tool: "oxfmt", args: ["--check"] },
];

/** Characters of what a failed check printed that are told once more at the end. */
const OUTPUT_MAX = 2000;

/**
 * Types, lint, format and unused code, as many beside each other as there are cores. What one prints is shown when it
 * has ended, so that the lines of several do not mix.
 * @returns how many passed and failed, and what failed.
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  const failures = results.filter((failure) => failure !== null);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

async function run({ name, tool, args }) {
  const started = performance.now();
  const { code, output } = await toolOutput(tool, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${code === 0 ? "passed" : "failed"} in ${seconds} s`);
  if (code === 0) return null;
  console.log(output.trimEnd());
  return `${name}\n${output.trimEnd().slice(-OUTPUT_MAX)}`;
}
