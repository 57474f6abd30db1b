import { join } from "node:path";
import { startIsolated } from "./isolated-child.ts";

/** A program of ours that reads a hostile file from its standard input and writes what it found. */
export interface ReadingChild {
  /** Its file, and the words it is given. */
  program: string;
  words?: readonly string[];
  /** All that it may read of the machine, from the project's folder. */
  readable: readonly string[];
  heapMb: number;
  /** After so long it is ended. */
  readingMs: number;
  outputMax: number;
  /** What is thrown where the machine gives no process. */
  notStarted: (cause?: unknown) => Error;
  /** What is thrown where it writes more than `outputMax`. */
  tooLong: () => Error;
}

const ROOT = join(import.meta.dirname, "../../../..");

/** Everything that the child writes. It sees nothing of the machine but the program; the signal ends it. */
export async function outputOfChild(
  child: ReadingChild,
  input: Uint8Array,
  signal?: AbortSignal,
): Promise<Buffer> {
  const started = await startIsolated(
    { program: process.execPath, arguments: [...permissions(child), child.program, ...(child.words ?? [])] },
    { files: [], input, signal, notStarted: child.notStarted },
  );
  const clock = setTimeout(started.kill, child.readingMs);
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of started.stdout) {
      const bytes = Buffer.from(piece);
      length += bytes.length;
      if (length > child.outputMax) throw child.tooLong();
      pieces.push(bytes);
    }
    await started.ended;
    signal?.throwIfAborted();
  } finally {
    clearTimeout(clock);
    started.close();
  }
  return Buffer.concat(pieces);
}

function permissions({ heapMb, readable }: ReadingChild): string[] {
  const paths = readable.map((path) => `--allow-fs-read=${join(ROOT, path)}`);
  return [`--max-old-space-size=${heapMb}`, "--permission", ...paths];
}
