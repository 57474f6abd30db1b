import { createInterface } from "node:readline";
import { loadConfig } from "#/platform/config/config.ts";
import { Shutdown } from "#/platform/shutdown.ts";
import { invalidLine, USAGE, usageError } from "./cli.errors.ts";
import { parseLine } from "./command-line.ts";
import type { ParsedLine } from "./command-line.ts";
import type { Command, Outcome } from "./command.ts";
import { COMMANDS, findCommand } from "./commands.ts";
import { asProblem, exitCodeOf, printFailure, printOutcome, usageOf, usageOfAll, write } from "./output.ts";
import { openState } from "./stateful-run.ts";

const shutdown = new Shutdown();

// A reader that has seen enough, such as `head`, must not end the command halfway through its work.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void shutdown.run().finally(() => process.exit(130)));
}

process.exitCode = await main(process.argv.slice(2));
// A worker or a pool that a library keeps open must not hold the terminal once the work is done.
setTimeout(() => process.exit(), 1000).unref();

async function main([name, ...written]: string[]): Promise<0 | 1 | 2> {
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    write(name === undefined ? process.stderr : process.stdout, usageOfAll(COMMANDS));
    return name === undefined ? 2 : 0;
  }
  const wantsJson = written.includes("--json");
  const command = findCommand(name);
  if (!command) {
    const code = printFailure(usageError(`There is no command ${name}.`), wantsJson);
    if (!wantsJson) write(process.stderr, `\n${usageOfAll(COMMANDS)}`);
    return code;
  }
  try {
    const line = parseLine(command, written);
    if (line.help) return printHelp(command);
    return line.stdin ? await runLines(command, line) : finish(await run(command, line), line.json);
  } catch (error) {
    const code = printFailure(error, wantsJson);
    if (!wantsJson && asProblem(error).code === USAGE) write(process.stderr, `\n${usageOf(command)}`);
    return code;
  } finally {
    await shutdown.run();
  }
}

function printHelp(command: Command): 0 {
  write(process.stdout, usageOf(command));
  return 0;
}

async function run(command: Command, line: ParsedLine): Promise<Outcome> {
  const { state } = command.instead?.(line) ?? command;
  if (!state.needed) return state.start(line);
  const input = await state.prepare(line);
  const door = await openState(loadConfig(process.env), shutdown);
  return door({ name: command.name, workspace: line.workspace, input });
}

function finish(outcome: Outcome, json: boolean): 0 | 1 {
  printOutcome(outcome, json);
  return outcome.exitCode ?? 0;
}

type ObjectRunner = (object: Record<string, unknown>) => Promise<Outcome>;

/** Starts once for all objects of a command that takes them line by line; null for one that does not. */
async function objectRunner(command: Command, line: ParsedLine): Promise<ObjectRunner | null> {
  const { name, state } = command;
  if (!state.needed) return state.startObject;
  const { prepareObject } = state;
  if (!prepareObject) return null;
  const door = await openState(loadConfig(process.env), shutdown);
  return async (object) => door({ name, workspace: line.workspace, input: prepareObject(object) });
}

/** Answers each line as soon as it is read; a line that fails is answered in its place and tells in the exit code. */
async function runLines(command: Command, line: ParsedLine): Promise<0 | 1 | 2> {
  const runObject = await objectRunner(command, line);
  if (!runObject) {
    return finish(await run(command, { ...line, words: [...line.words, "-"] }), line.json);
  }
  let worst: 0 | 1 | 2 = 0;
  let number = 0;
  for await (const text of createInterface({ input: process.stdin })) {
    number += 1;
    if (text.trim() === "") continue;
    const object = parseObject(text);
    const id = object?.["id"] ?? null;
    try {
      if (!object) throw invalidLine(number);
      const { json, exitCode } = await runObject(object);
      write(process.stdout, JSON.stringify({ id, ...(typeof json === "object" ? json : { value: json }) }));
      worst = exitCode === 1 && worst === 0 ? 1 : worst;
    } catch (error) {
      const problem = asProblem(error);
      write(process.stdout, JSON.stringify({ id, problem }));
      worst = exitCodeOf(problem) === 2 ? 2 : worst || 1;
    }
  }
  return worst;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
