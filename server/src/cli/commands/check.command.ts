import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { CheckReport, ContentRules, FieldCheck } from "@app/contract/content-checks/schemas";
import { loadConfig } from "#/platform/config/config.ts";
import { unreadableFile, usageError } from "#/cli/cli.errors.ts";
import { stateless } from "#/cli/command.ts";
import type { CommandLine } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";
import { parseRulesFile } from "./rules-input.ts";

interface CheckInput {
  path: string;
  caption: string | null;
  rules: ContentRules;
  /** Whether a person watches the terminal. */
  isWatched: boolean;
}

const WORDS: Readonly<Record<FieldCheck["status"], string>> = {
  pass: "Passed",
  fail: "Failed",
  unknown: "Not checked",
};

export const checkCommand = stateless<CheckInput>({
  name: "check",
  usage: "FILE [--caption-file FILE] [--rules FILE]",
  summary: "Checks a video and its caption against rules.",
  options: {
    "caption-file": { kind: "value", meaning: "a text file with the caption" },
    rules: { kind: "value", meaning: "a JSON file with the rules" },
  },
  read: readInput,
  async run({ path, caption, rules, isWatched }) {
    const { checkFile, mediaEngine } = await import("#/content-checks/index.ts");
    const engine = mediaEngine(loadConfig(process.env).mediaEngine);
    const report = await checkFile(engine, path, caption, rules, isWatched ? showProgress : undefined);
    if (isWatched) process.stderr.write("\r\u001b[K");
    return { json: report, text: describe(report) };
  },
});

/** What each check says, a line each, for people. */
export function describeChecks(checks: readonly FieldCheck[]): string {
  return table(checks.map((check) => [WORDS[check.status], check.label, check.message]));
}

async function readInput(line: CommandLine): Promise<CheckInput> {
  const [file, ...more] = line.words;
  if (file === undefined || more.length > 0) throw usageError("check takes one video file.");
  const path = resolve(file);
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    (error: unknown) => Promise.reject(unreadableFile(file, error)),
  );
  if (!isFile) throw unreadableFile(file, null);
  const captionFile = line.value("caption-file");
  const rulesFile = line.value("rules");
  return {
    path,
    caption: captionFile === undefined ? null : (await line.file(captionFile)).toString("utf8").trimEnd(),
    rules: rulesFile === undefined ? {} : parseRulesFile(await line.file(rulesFile)),
    isWatched: process.stderr.isTTY && !line.isSet("json"),
  };
}

function describe({ checks, media }: CheckReport): string {
  const size = media.width === null ? "no picture" : `${media.width} × ${media.height}`;
  const facts = `${size}, ${media.durationS ?? "NA"} s, ${media.videoCodec ?? "no video"}, ${media.audioCodec ?? "no sound"}`;
  return `${facts}\n\n${describeChecks(checks)}`;
}

function showProgress(share: number): void {
  process.stderr.write(`\rReading the video, ${Math.round(share * 100)}%`);
}
