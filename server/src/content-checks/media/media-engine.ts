import { createInterface } from "node:readline";
import { stat } from "node:fs/promises";
import { VIDEO_BYTES_MAX } from "@app/contract/content-checks/schemas";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { chosenEngine } from "#/content-checks/media/engine-choice.ts";
import type { ChosenEngine, EngineIdentity, EngineWish } from "#/content-checks/media/engine-choice.ts";
import { refuseByHead } from "#/content-checks/media/file-kind.ts";
import { startIsolated } from "#/platform/isolation/isolated-child.ts";
import { isolationLevel } from "#/platform/isolation/isolation.ts";
import type { CommandLine } from "#/platform/isolation/command-line.ts";
import { MediaMessage } from "#/content-checks/media/media-messages.ts";
import type { Refusal } from "#/content-checks/media/media-messages.ts";
import { notStarted } from "#/content-checks/media/media-engine.errors.ts";
import type { Still } from "#/content-checks/media/still.ts";

export type Reading =
  | { status: "measured"; measurement: Measurement; still: Still | null }
  | { status: "refused"; refusal: Refusal };

interface ReadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the child; `read` then throws its reason. */
  signal?: AbortSignal;
}

/** What reads videos. A file can never do more harm than to be refused. */
export interface MediaEngine {
  /** @throws `content_checks.no_media_engine` */
  identity(): Promise<EngineIdentity>;
  /** @throws `content_checks.not_started`, `content_checks.no_media_engine`, and the reason of a signal. */
  read(path: string, options?: ReadOptions): Promise<Reading>;
}

const START_MS = 60_000;
/** Wall time for each second of video, besides the start. */
const PACE = 2;

/** The engine that this machine has and the setting allows. */
export function mediaEngine(wish: EngineWish): MediaEngine {
  return childEngine(chosenEngine[wish]);
}

/** Reads a file in a child process of its own, without environment, isolated as well as the machine allows. */
export function childEngine(choose: Chooser): MediaEngine {
  return {
    identity: async () => (await choose()).identity,
    async read(path, options = {}) {
      const refusal = await refuseBefore(path);
      if (refusal) return { status: "refused", refusal };
      const { command, programs } = await choose();
      const reading = await readInChild(command, { path, programs }, options);
      if (reading) return reading;
      isolationLevel.forget();
      choose.forget?.();
      throw notStarted();
    },
  };
}

/** Told to forget when the engine that it chose could not be started: it may be gone. */
type Chooser = (() => Promise<ChosenEngine>) & { forget?: () => void };

async function refuseBefore(path: string): Promise<Refusal | null> {
  const { size } = await stat(path);
  if (size > VIDEO_BYTES_MAX) return "too_large";
  return await refuseByHead(path);
}

/** Null when the child could not begin. */
async function readInChild(
  { program, arguments: words }: CommandLine,
  { path, programs }: { path: string; programs: readonly string[] },
  { onProgress, signal }: ReadOptions,
): Promise<Reading | null> {
  const child = await startIsolated(
    { program, arguments: [...words, path] },
    { files: [path, ...programs], signal, notStarted },
  );
  const { kill } = child;
  let clock = setTimeout(kill, START_MS);
  let isReady = false;
  let reading: Reading | null = null;
  let still: Still | null = null;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = parse(line);
      if (message === null) continue;
      isReady = message.type !== "starved";
      if (message.type === "opened") {
        clearTimeout(clock);
        clock = setTimeout(kill, START_MS + (message.seconds ?? 0) * PACE * 1000);
      }
      if (message.type === "progress") onProgress?.(message.share);
      if (message.type === "still") still = message.still;
      if (message.type === "measured")
        reading = { status: "measured", measurement: message.measurement, still };
      if (message.type === "refused") reading = { status: "refused", refusal: message.refusal };
    }
    await child.ended;
  } finally {
    clearTimeout(clock);
    child.close();
  }
  signal?.throwIfAborted();
  // A child that ended without a word once it ran was stopped by a limit or brought down by the file.
  return isReady ? (reading ?? { status: "refused", refusal: "unsafe" }) : null;
}

function parse(line: string): MediaMessage | null {
  try {
    return MediaMessage.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
