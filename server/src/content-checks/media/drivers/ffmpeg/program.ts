import { spawn } from "node:child_process";
import type { SpawnOptions } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { FORMATS, PIXELS_MAX } from "#/content-checks/media/drivers/limits.ts";
import { StarvedChild } from "#/content-checks/media/refusal.errors.ts";

/** How a file is opened by either program: as one of the containers that point at no other file, and by its path alone. */
export function inputWords(path: string): string[] {
  const limits = [
    "-protocol_whitelist",
    "file",
    "-format_whitelist",
    FORMATS,
    "-max_pixels",
    String(PIXELS_MAX),
  ];
  return [...limits, "-i", `file:${path}`];
}

/** What the programs say when the machine gives them no thread. */
const STARVED = /Resource temporarily unavailable/u;
/** Both pipes of pictures come after standard input, output and errors. */
const FIRST_PIPE = 3;

export interface Program {
  /** What it writes to descriptor 1, and then to 3 and on. */
  outputs: Readable[];
  /**
   * Its exit code, when every line of its messages was heard.
   * @throws StarvedChild where it could not run; an error where it was ended, as a hostile file may do.
   */
  ended: Promise<number>;
}

/** Starts ffmpeg or ffprobe without environment and input; each line of its messages goes to `hear`. */
export function startProgram(
  path: string,
  words: readonly string[],
  { pipes = 0, hear }: { pipes?: number; hear?: (line: string) => void } = {},
): Program {
  const more = Array.from({ length: pipes }, () => "pipe" as const);
  const options: SpawnOptions = { env: {}, stdio: ["ignore", "pipe", "pipe", ...more] };
  const child = spawn(path, words, options);
  let isStarved = false;
  const lines = child.stderr ? createInterface({ input: child.stderr }) : null;
  lines?.on("line", (line) => {
    isStarved ||= STARVED.test(line);
    hear?.(line);
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", () => reject(new StarvedChild()));
    child.once("close", (code, signal) => {
      if (isStarved) reject(new StarvedChild());
      else if (code === null) reject(new Error(`${path} was ended by ${signal}`));
      else resolve(code);
    });
  });
  // It may fail before anybody waits for its end.
  ended.catch(() => undefined);
  const streams = [child.stdout, ...child.stdio.slice(FIRST_PIPE)];
  return { outputs: streams.filter((stream) => stream instanceof Readable), ended };
}

/** All that a program prints, when it has ended well; null when it says that it could not. */
export async function printed(
  path: string,
  words: readonly string[],
  hear?: (line: string) => void,
): Promise<string | null> {
  const { outputs, ended } = startProgram(path, words, hear ? { hear } : {});
  let text = "";
  for await (const piece of outputs[0] ?? []) text += String(piece);
  return (await ended) === 0 ? text : null;
}

/** A stream in pieces of equal size, each in memory of its own; the last one may be shorter. */
export async function* piecesOf(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let piece = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  for await (const chunk of stream)
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(piece, filled, at);
      at += copied;
      filled += copied;
      if (filled < size) continue;
      yield piece;
      piece = Buffer.allocUnsafeSlow(size);
      filled = 0;
    }
  if (filled > 0) yield piece.subarray(0, filled);
}
