import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod/mini";

const Holder = z.object({
  /** Its number where it runs, which may be a container. */
  pid: z.number(),
  host: z.string(),
  /** Of the running kernel: the same in all containers of a machine, another one after a restart. */
  boot: z.string(),
  /** Where it answers on loopback; null while it starts, and for a command. */
  url: z.nullable(z.string()),
  /** The base of its links: requests to it must be for the host of this address. */
  baseUrl: z.nullable(z.string()),
});
/** Who holds, or last held, a data directory. */
export type Holder = z.infer<typeof Holder>;

const BEAT_MS = 5000;
const BOOT_ID = "/proc/sys/kernel/random/boot_id";

/** Says who holds the directory; the time of the file's last change is the last sign of life. */
export class Heartbeat {
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;
  #holder: Holder = { pid: process.pid, host: hostname(), boot: bootId(), url: null, baseUrl: null };

  constructor(path: string) {
    this.#path = path;
    this.#write();
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  announce(url: string, baseUrl: string): void {
    this.#holder = { ...this.#holder, url, baseUrl };
    this.#write();
  }

  stop(): void {
    clearInterval(this.#timer);
    rmSync(this.#path, { force: true });
  }

  // Whole at once, so that nobody reads half of it.
  #write(): void {
    const draft = `${this.#path}.new`;
    writeFileSync(draft, JSON.stringify(this.#holder), { mode: 0o600 });
    renameSync(draft, this.#path);
  }

  // Takes no room, so it goes on when the disk is full; the lock holds without it, too.
  #beat(): void {
    try {
      const now = new Date();
      utimesSync(this.#path, now, now);
    } catch {
      return;
    }
  }
}

/** What the last holder left; null when it left nothing, or something of an earlier version. */
export function readHolder(path: string): { holder: Holder; isOfThisBoot: boolean; silentMs: number } | null {
  try {
    const holder = Holder.parse(JSON.parse(readFileSync(path, "utf8")));
    const silentMs = Date.now() - statSync(path).mtimeMs;
    return { holder, isOfThisBoot: holder.boot === bootId(), silentMs };
  } catch {
    return null;
  }
}

/** Waits without giving way to anything else in this process. */
export function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

// Where the kernel has no such number, one host counts as one boot.
function bootId(): string {
  try {
    return readFileSync(BOOT_ID, "utf8").trim();
  } catch {
    return hostname();
  }
}
