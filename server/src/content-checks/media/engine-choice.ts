import { execFile } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { memoizeAsync } from "@app/contract/memoize-async";
import type { Memoized } from "@app/contract/memoize-async";
import { isolate, isolationLevel } from "#/platform/isolation/isolation.ts";
import type { CommandLine } from "#/platform/isolation/command-line.ts";
import { MediaMessage } from "#/content-checks/media/media-messages.ts";
import type { Config } from "#/platform/config/config.ts";
import { noMediaEngine } from "#/content-checks/media/media-engine.errors.ts";

/** `auto` takes node-av where it is installed and loads, else ffmpeg. */
export type EngineWish = Config["mediaEngine"];
type EngineName = Exclude<EngineWish, "auto">;

/** Kept with what was read: another engine, or another version, reads anew. */
export interface EngineIdentity {
  name: EngineName;
  version: string;
}

/** An engine that is there and runs. */
export interface ChosenEngine {
  identity: EngineIdentity;
  /** Of the FFmpeg behind it. */
  ffmpeg: string;
  /** Starts the media child; the file to read follows its arguments. */
  command: CommandLine;
  /** What it runs besides Node. */
  programs: readonly string[];
}

/** The best first: node-av has the newer FFmpeg, and starts fewer processes. */
const ORDER: readonly EngineName[] = ["node-av", "ffmpeg"];
/** Raised by everything that changes what is measured of the same file. */
const MEASURE = 3;
const CHILD = join(import.meta.dirname, "child/media.child.ts");
/** Generous: on a busy machine an engine must not count as missing. */
const START_MS = 60_000;
/** Where programs are besides PATH, which a service may have cut short. */
const FOLDERS = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"];

/** The engine for each wish, found once. @throws `content_checks.no_media_engine` */
export const chosenEngine: Readonly<Record<EngineWish, Memoized<ChosenEngine>>> = {
  auto: memoizeAsync(() => chooseEngine("auto", attempt)),
  "node-av": memoizeAsync(() => chooseEngine("node-av", attempt)),
  ffmpeg: memoizeAsync(() => chooseEngine("ffmpeg", attempt)),
};

/** The first engine of the wish that `tries` finds. @throws `content_checks.no_media_engine` */
export async function chooseEngine(
  wish: EngineWish,
  tries: (name: EngineName) => Promise<ChosenEngine | null>,
): Promise<ChosenEngine> {
  for (const name of wish === "auto" ? ORDER : [wish]) {
    const found = await tries(name);
    if (found) return found;
  }
  throw noMediaEngine(wish);
}

/** Null where the engine is not installed, or does not run here, isolated as it will be. */
async function attempt(name: EngineName): Promise<ChosenEngine | null> {
  const programs = name === "ffmpeg" ? [programNamed("ffmpeg"), programNamed("ffprobe")] : [];
  const found = programs.filter((program) => program !== null);
  if (found.length < programs.length) return null;
  const command = { program: process.execPath, arguments: [CHILD, name, ...found] };
  const { name: level } = await isolationLevel();
  const asked = { ...command, arguments: [...command.arguments, "--version"] };
  const { program, arguments: words } = isolate(level, asked, found);
  try {
    const { stdout } = await promisify(execFile)(program, words, {
      env: {},
      timeout: START_MS,
      killSignal: "SIGKILL",
    });
    const message = MediaMessage.parse(JSON.parse(stdout));
    if (message.type !== "version") return null;
    const identity = { name, version: `${message.version}+${MEASURE}` };
    return { identity, ffmpeg: message.ffmpeg, command, programs: found };
  } catch {
    return null;
  }
}

/** The real path of a program, so that it can be shown to the child; null where there is none. */
function programNamed(name: string): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...FOLDERS].filter(Boolean);
  for (const folder of folders) {
    try {
      const path = realpathSync(join(folder, name));
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
