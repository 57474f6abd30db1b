import { childEngine } from "#/content-checks/media/media-engine.ts";
import type { MediaEngine } from "#/content-checks/media/media-engine.ts";
import type { CommandLine } from "#/platform/isolation/command-line.ts";

/** An engine whose media child is this command. */
export function engineOf(command: CommandLine): MediaEngine {
  return childEngine(async () => ({
    identity: { name: "ffmpeg", version: "0+0" },
    ffmpeg: "0",
    command,
    programs: [],
  }));
}
