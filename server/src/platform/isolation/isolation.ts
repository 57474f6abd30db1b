import { memoizeAsync } from "@app/contract/memoize-async";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { CommandLine } from "./command-line.ts";
import { ALONE, inPrivateRoot } from "./private-root.ts";

export type IsolationName = "bwrap" | "chroot" | "unshare" | "prlimit" | "watchdog";

/** How far a child that reads hostile files is kept away from the machine, and what would keep it farther away. */
export interface Isolation {
  name: IsolationName;
  detail: string;
  raise: string | null;
}

/** Most memory that one job may use; looked at while it runs. */
export const MEMORY_MAX_BYTES = 1024 ** 3;
/**
 * Where the system itself refuses more. It counts what is reserved: 0.65 GiB for Node alone, and 1.00 GiB for a video
 * of 7680 × 4320 that uses half of it (measured).
 */
export const RESERVED_MAX_BYTES = 2 * MEMORY_MAX_BYTES;
/** Seconds of processor time; only the last stop behind the wall clock. */
const CPU_SECONDS = 3600;
/** Generous: on a busy machine a probe cut short would leave every later child with less isolation. */
const PROBE_MS = 10_000;

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
  chroot: {
    name: "chroot",
    detail:
      "unshare with chroot: the child sees one file, no network, no other process, has no rights, and has limits of memory and time",
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
const ORDER = ["bwrap", "chroot", "unshare", "prlimit"] as const;

/** The best isolation of this machine, found once. Forgotten when a child could not be started: it may be gone. */
export const isolationLevel = memoizeAsync(() => probe());

/** `command` inside the isolation; of the user's files and of programs elsewhere it sees only `files`. */
export function isolate(name: IsolationName, command: CommandLine, files: readonly string[]): CommandLine {
  switch (name) {
    case "bwrap":
      return limited(bwrap(command, files));
    case "chroot":
      return inPrivateRoot(limited(command), shown(files));
    case "unshare":
      return {
        program: "unshare",
        arguments: ["--user", "--map-current-user", ...ALONE, "--", ...flat(limited(command))],
      };
    case "prlimit":
      return limited(command);
    case "watchdog":
      return command;
    default:
      return command;
  }
}

/** Data, not address space: Node reserves far more addresses than it uses. */
function limited(command: CommandLine): CommandLine {
  const limits = [`--data=${RESERVED_MAX_BYTES}`, `--cpu=${CPU_SECONDS}`, "--fsize=0", "--core=0"];
  return { program: "prlimit", arguments: [...limits, "--", ...flat(command)] };
}

/** What the child may see: what Node and the project need, and the files. */
function shown(files: readonly string[]): string[] {
  const project = PROJECT.map((name) => join(ROOT, name));
  return [...SYSTEM, ...project, dirname(process.execPath), ...files].filter((path) => existsSync(path));
}

function bwrap(command: CommandLine, files: readonly string[]): CommandLine {
  const binds = shown(files).flatMap((path) => ["--ro-bind", path, path]);
  const rest = ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--chdir", "/", "--clearenv"];
  return {
    program: "bwrap",
    arguments: [
      "--unshare-all",
      "--cap-drop",
      "ALL",
      "--die-with-parent",
      "--new-session",
      ...rest,
      ...binds,
      "--",
      ...flat(command),
    ],
  };
}

async function probe(): Promise<Isolation> {
  if (process.platform !== "linux") return LEVELS.watchdog;
  for (const name of ORDER) {
    const tried = isolate(name, { program: process.execPath, arguments: ["--eval", "0"] }, [
      import.meta.filename,
    ]);
    try {
      // unshare leaves the gentler signals to its child, which may hang.
      const limits = { timeout: PROBE_MS, killSignal: "SIGKILL", env: {} } as const;
      await promisify(execFile)(tried.program, tried.arguments, limits);
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
