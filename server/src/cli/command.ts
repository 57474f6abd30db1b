import type * as z from "zod/mini";
import type { Domains } from "#/domains.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { invalidWords } from "./cli.errors.ts";

/** An option of a command: with a value, a switch, or a value that may be given several times. */
interface OptionNote {
  kind: "value" | "switch" | "list";
  /** Ends the sentence that the help prints. */
  meaning: string;
}

/** What a person wrote after the command's name. */
export interface CommandLine {
  words: string[];
  value(option: string): string | undefined;
  isSet(option: string): boolean;
  list(option: string): string[];
  /** The content of a file; "-" is standard input. @throws `cli.unreadable_file`. */
  file(path: string): Promise<Buffer>;
}

/** What a command has to say: `json` for programs, `text` for people. */
export interface Outcome {
  json: unknown;
  text: string;
  /** `json` is a list that is printed as one object a line. */
  lines?: boolean | undefined;
  /** 1 when the answer itself says that the work could not be done. */
  exitCode?: 0 | 1 | undefined;
}

/** What commands that need state act on. */
interface Instance {
  domains: Domains;
  /** A caller with all rights in the workspace that the line names, or in the default one. */
  caller: () => Promise<Caller>;
}

interface CommandNotes {
  name: string;
  /** What follows the name: `TEXT [--limit N]`. */
  usage: string;
  summary: string;
  options?: Record<string, OptionNote>;
}

interface StatelessDefinition<Input> extends CommandNotes {
  read(line: CommandLine): Input | Promise<Input>;
  /** One object of `--stdin`; absent where the command takes no lines. */
  readObject?: (object: Record<string, unknown>) => Input;
  run(input: Input): Outcome | Promise<Outcome>;
}

interface StatefulDefinition<Input> extends CommandNotes {
  /** The input crosses to a running Herald as JSON: files as base64. */
  input: z.ZodMiniType<Input>;
  /** What the line says, not yet checked. */
  read(line: CommandLine): unknown;
  /** What one object of `--stdin` says, not yet checked; absent where the command takes no lines. */
  readObject?: (object: Record<string, unknown>) => unknown;
  run(input: Input, instance: Instance): Promise<Outcome>;
}

/** A command as the frame sees it, whatever its input is. */
export interface Command extends CommandNotes {
  options: Record<string, OptionNote>;
  /** The command that does the work of this line in its place; null for none. */
  instead?: (line: CommandLine) => Command | null;
  state:
    | {
        needed: false;
        start(line: CommandLine): Promise<Outcome>;
        startObject: ((object: Record<string, unknown>) => Promise<Outcome>) | null;
      }
    | {
        needed: true;
        prepare(line: CommandLine): Promise<unknown>;
        prepareObject: ((object: Record<string, unknown>) => unknown) | null;
        execute(input: unknown, instance: Instance): Promise<Outcome>;
      };
}

/** A command that starts no database. */
export function stateless<Input>(definition: StatelessDefinition<Input>): Command {
  const { readObject } = definition;
  return {
    ...notes(definition),
    state: {
      needed: false,
      start: async (line) => definition.run(await definition.read(line)),
      startObject: readObject ? async (object) => definition.run(readObject(object)) : null,
    },
  };
}

/** A command that works on the state of a Herald, running or started for it. */
export function stateful<Input>(definition: StatefulDefinition<Input>): Command {
  return {
    ...notes(definition),
    state: {
      needed: true,
      prepare: async (line) => definition.read(line),
      prepareObject: definition.readObject ?? null,
      execute: async (input, instance) => {
        const parsed = definition.input.safeParse(input);
        if (!parsed.success) throw invalidWords(parsed.error.issues);
        return definition.run(parsed.data, instance);
      },
    },
  };
}

function notes({ name, usage, summary, options }: CommandNotes) {
  return { name, usage, summary, options: options ?? {} };
}
