import { availableParallelism } from "node:os";
import { toolOutput } from "../tools24.mjs";

/** Bench reads the server, and the server the contract: the three are one program. */
const PROGRAMS = { "contract, server and bench": "bench", web: "web", e2e: "e2e" };

const CHECKS = [
  { name: "lint", tool: "oxlint", args: ["--deny-warnings"] },
  ...Object.entries(PROGRAMS).map(([name, folder]) => ({
    name: `types of ${name}`,
    tool: "tsc",
    args: ["-p", folder],
  })),
  { name: "unused code", tool: "knip", args: [] },
  { name: "format", tool: "oxfmt", args: ["--check"] },
];

/**
 * Types, lint, format and unused code, as many beside each other as there are cores. What one prints is shown when it
 * has ended, so that the lines of several do not mix.
 * @returns how many passed and failed.
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function run({ name, tool, args }) {
  const started = performance.now();
  const { code, output } = await toolOutput(tool, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${code === 0 ? "passed" : "failed"} in ${seconds} s`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
