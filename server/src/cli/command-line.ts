import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { unreadableFile, usageError } from "./cli.errors.ts";
import type { Command, CommandLine } from "./command.ts";

/** A command line with what every command understands. */
export interface ParsedLine extends CommandLine {
  json: boolean;
  help: boolean;
  /** One JSON object a line comes from standard input. */
  stdin: boolean;
  workspace: string | null;
}

const COMMON = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  stdin: { type: "boolean" },
  workspace: { type: "string" },
} as const;

/** @throws `cli.usage` for an option that the command does not know. */
export function parseLine(command: Command, written: string[]): ParsedLine {
  const { values, positionals } = parse(command, written);
  const value = (option: string) => {
    const found = values[option];
    return typeof found === "string" ? found : undefined;
  };
  return {
    words: positionals,
    value,
    isSet: (option) => values[option] === true,
    list: (option) => {
      const found = values[option];
      return Array.isArray(found) ? found.map(String) : [];
    },
    file: readAll,
    json: values["json"] === true,
    help: values["help"] === true,
    stdin: values["stdin"] === true,
    workspace: value("workspace") ?? null,
  };
}

interface ParsedArguments {
  values: Record<string, string | boolean | (string | boolean)[] | undefined>;
  positionals: string[];
}

function parse(command: Command, written: string[]): ParsedArguments {
  const options: NonNullable<ParseArgsConfig["options"]> = { ...COMMON };
  for (const [name, { kind }] of Object.entries(command.options)) {
    options[name] = { type: kind === "switch" ? "boolean" : "string", multiple: kind === "list" };
  }
  try {
    return parseArgs({ args: joinValues(written, command), options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw usageError(`${reason}.`);
  }
}

/** "--sort -followers" as "--sort=-followers", "--days -3" as "--days=-3": a value may begin with a dash. */
function joinValues(written: readonly string[], command: Command): string[] {
  const joined: string[] = [];
  for (const word of written) {
    const before = joined.at(-1);
    const isValue =
      /^-[A-Za-z\d]/u.test(word) && command.options[before?.replace(/^--/u, "") ?? ""]?.kind === "value";
    if (isValue && before?.startsWith("--")) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

async function readAll(path: string): Promise<Buffer> {
  if (path !== "-") {
    return readFile(path).catch((error: unknown) => Promise.reject(unreadableFile(path, error)));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The one text a command asks for: its words, or standard input for "-" and --stdin. */
export async function textOf(line: CommandLine): Promise<string> {
  const text = line.words.join(" ");
  if (text !== "-" && text !== "") return text;
  if (text === "-") return (await line.file("-")).toString("utf8").trim();
  throw usageError("The text is missing.");
}
