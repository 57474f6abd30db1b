import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const COMMAND = join(import.meta.dirname, "../../../server/src/cli/cli.ts");
const BRIEF =
  "Launch of a vegan protein bar in Germany, 25.000 €, Instagram and TikTok, women 18–34, awareness, four weeks";

export interface Planned {
  certificate: { seconds: number; gapPercent: number; candidates: number };
}

/** What the command line prints for the sample brief and the creators of a file. */
export async function planText(file: string): Promise<string> {
  const words = [COMMAND, "plan", BRIEF, "--creators", file, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export async function plan(file: string): Promise<Planned> {
  return JSON.parse(await planText(file));
}
