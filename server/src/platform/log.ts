import { pino } from "pino";
import type { Logger } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error" | "debug">;

/** Lines for the operator: no personal datum, no token, no address. `err.message` is never taken over as the text. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

/** What may be said of an unexpected error: its kind, its code and where it was thrown, never its message. */
export function describeError(error: unknown): { kind: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return { kind: error.name, ...code, at: frames.slice(0, 8).map((line) => line.trim()) };
}
