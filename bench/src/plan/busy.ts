import { fork } from "node:child_process";
import { planText } from "./command.ts";

/** Processes that keep the machine busy meanwhile. */
const BUSY = 4;
const RUNS = 10;

/** How many of ten runs on a busy machine print the same bytes as an idle one, but for the seconds, and of how many. */
export async function sameBytes(file: string): Promise<{ same: number; of: number }> {
  const expected = withoutSeconds(await planText(file));
  const children = Array.from({ length: BUSY }, () => fork(new URL("./spin.ts", import.meta.url)));
  try {
    let same = 0;
    for (let run = 0; run < RUNS; run += 1) same += Number(withoutSeconds(await planText(file)) === expected);
    return { same, of: RUNS };
  } finally {
    for (const child of children) child.kill();
  }
}

function withoutSeconds(text: string): string {
  return text.replace(/"seconds":\s*[\d.]+/u, "");
}
