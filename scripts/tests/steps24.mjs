const counts = [];

/**
 * Runs one part of the tests, says what it came to, and counts it; `run` answers how many passed and failed, in
 * `failures` what failed, and in `flaky` what passed only when tried again.
 */
export async function step(name, run) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const count = await attempt(run);
  counts.push(count);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.failed === 0 ? "passed" : "failed"} in ${seconds} s`);
}

/**
 * Says what all steps came to, and ends the process. What failed or is flaky is told last: of a long output the end is
 * read.
 */
export function endOfSteps() {
  for (const test of counts.flatMap(({ flaky = [] }) => flaky)) console.log(`flaky: ${test}`);
  for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${failure}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  // npm that is killed, a pool that stays open: the exit does not wait for them.
  process.exit(sum("failed") === 0 ? 0 : 1);
}

function sum(kind) {
  return counts.reduce((total, count) => total + count[kind], 0);
}

async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    return { passed: 0, failed: 1, failures: [error.message] };
  }
}
