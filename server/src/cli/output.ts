import type { Problem } from "@app/contract/problem";
import { AppError, toProblem } from "#/platform/errors.ts";
import type { Command, Outcome } from "./command.ts";

/** Statuses that say that what was given is at fault; every other failure is one of the work. */
const BAD_INPUT = new Set([400, 413, 415, 422]);

export function printOutcome(outcome: Outcome, json: boolean): void {
  if (!json) {
    if (outcome.text !== "") write(process.stdout, outcome.text);
    return;
  }
  const objects = outcome.lines && Array.isArray(outcome.json) ? outcome.json : [outcome.json];
  for (const object of objects) write(process.stdout, JSON.stringify(object));
}

/** Prints a failure on stderr. @returns the exit code. */
export function printFailure(error: unknown, json: boolean): 1 | 2 {
  const problem = asProblem(error);
  write(process.stderr, json ? JSON.stringify(problem) : problem.detail);
  return exitCodeOf(problem);
}

export function exitCodeOf(problem: Problem): 1 | 2 {
  return BAD_INPUT.has(problem.status) ? 2 : 1;
}

export function asProblem(error: unknown): Problem {
  if (error instanceof AppError) return { ...toProblem(error), errors: error.errors ?? [] };
  const detail = error instanceof Error ? error.message : String(error);
  return { type: "about:blank", title: "Error", status: 500, detail, code: "cli.failed", errors: [] };
}

export function usageOf(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, { kind, meaning }]) => `  --${kind === "switch" ? name : `${name} VALUE`}  ${meaning}`,
  );
  const common = [
    "  --json  prints JSON on standard output and nothing else there",
    ...(command.state.needed ? ["  --workspace SLUG  the workspace to act on"] : []),
  ];
  return [`./herald ${command.name} ${command.usage}`.trimEnd(), command.summary, ...options, ...common].join(
    "\n",
  );
}

export function usageOfAll(commands: Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    "./herald COMMAND [--json]",
    "",
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    "",
    "./herald COMMAND --help tells more. Exit code: 0 done, 1 the work could not be done, 2 bad input.",
  ].join("\n");
}

/** A table for people: columns as wide as their widest cell. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function write(stream: NodeJS.WriteStream, text: string): void {
  stream.write(`${text}\n`);
}
