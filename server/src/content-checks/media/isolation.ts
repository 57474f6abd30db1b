import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export type IsolationName = "bwrap" | "unshare" | "prlimit" | "watchdog";

/** How far the media child is kept away from the machine, and what would keep it farther away. */
export interface Isolation {
  name: IsolationName;
  detail: string;
  raise: string | null;
}

/** A program with its arguments. */
export interface CommandLine {
  program: string;
  arguments: string[];
}

/** Most memory that one job may use. */
export const MEMORY_MAX_BYTES = 1024 ** 3;
/** Seconds of processor time; only the last stop behind the wall clock. */
const CPU_SECONDS = 3600;
const PROBE_MS = 3000;

const ROOT = join(import.meta.dirname, "../../../..");
/** What Node needs of the machine to start. */
const SYSTEM = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/alternatives"];
/** What the child needs of the project; never the data directory. */
const PROJECT = ["node_modules", "server", "contract", "package.json"];

const LEVELS: Readonly<Record<IsolationName, Isolation>> = {
  bwrap: {
    name: "bwrap",
    detail: "bwrap: the child sees one file, no network, no other process, and has limits of memory and time",
    raise: null,
  },
  unshare: {
    name: "unshare",
    detail:
      "unshare with prlimit: the child has no network, sees no other process, and has limits of memory and time",
    raise: "Install bubblewrap (bwrap) to hide all other files from it as well.",
  },
  prlimit: {
    name: "prlimit",
    detail: "prlimit: the child has limits of memory and time",
    raise: "Install bubblewrap (bwrap), or allow user namespaces, to take network and files from it.",
  },
  watchdog: {
    name: "watchdog",
    detail: "watchdog: the child is ended when it takes too much memory or time",
    raise: "Install util-linux and bubblewrap (bwrap) on Linux to keep it away from network and files.",
  },
};

/** The best first; each is tried once with a child that does nothing. */
const ORDER = ["bwrap", "unshare", "prlimit"] as const;

let found: Promise<Isolation> | undefined;

/** The best isolation of this machine, found once. */
export function isolationLevel(): Promise<Isolation> {
  found ??= probe();
  return found;
}

/** `command` inside the isolation; `file` is the only file of the user that it may read. */
export function isolate(name: IsolationName, command: CommandLine, file: string): CommandLine {
  switch (name) {
    case "bwrap":
      return limited(bwrap(command, file));
    case "unshare":
      return {
        program: "unshare",
        arguments: [...NAMESPACES, "--", ...flat(limited(command))],
      };
    case "prlimit":
      return limited(command);
    case "watchdog":
      return command;
    default:
      return command;
  }
}

const NAMESPACES = [
  "--user",
  "--map-current-user",
  "--net",
  "--ipc",
  "--uts",
  "--pid",
  "--fork",
  "--kill-child",
];

/** Data, not address space: Node reserves far more addresses than it uses. */
function limited(command: CommandLine): CommandLine {
  const limits = [`--data=${MEMORY_MAX_BYTES}`, `--cpu=${CPU_SECONDS}`, "--fsize=0", "--core=0"];
  return { program: "prlimit", arguments: [...limits, "--", ...flat(command)] };
}

function bwrap(command: CommandLine, file: string): CommandLine {
  const shown = [
    ...SYSTEM,
    ...PROJECT.map((name) => join(ROOT, name)),
    dirname(process.execPath),
    file,
  ].flatMap((path) => (existsSync(path) ? ["--ro-bind", path, path] : []));
  const rest = ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--chdir", "/", "--clearenv"];
  return {
    program: "bwrap",
    arguments: [
      "--unshare-all",
      "--die-with-parent",
      "--new-session",
      ...rest,
      ...shown,
      "--",
      ...flat(command),
    ],
  };
}

async function probe(): Promise<Isolation> {
  if (process.platform !== "linux") return LEVELS.watchdog;
  for (const name of ORDER) {
    const tried = isolate(
      name,
      { program: process.execPath, arguments: ["--eval", "0"] },
      import.meta.filename,
    );
    try {
      await promisify(execFile)(tried.program, tried.arguments, { timeout: PROBE_MS, env: {} });
      return LEVELS[name];
    } catch {
      // This machine does not allow the level: the next one is tried.
    }
  }
  return LEVELS.watchdog;
}

function flat(command: CommandLine): string[] {
  return [command.program, ...command.arguments];
}
