import * as z from "zod/mini";

/** What the app knows of the session. Never a token. */
export const Mirror = z.object({ userId: z.string(), sessionId: z.string(), expiresAt: z.string() });
export type Mirror = z.infer<typeof Mirror>;

/** Not yet known, nobody, or somebody (specification section 4). */
export type SessionState =
  | { status: "unknown" }
  | { status: "signed-out" }
  | { status: "signed-in"; session: Mirror };

const BACKOFF_BASE_MS = 2000;
const BACKOFF_EXPONENT_MAX = 7;
const JITTER_MS = 175;

/** Wait before the next try after `failures` failed ones, counted from 1; `random` is 0 to 1 (specification section 4). */
export function backoffMs(failures: number, random: number): number {
  const exponent = Math.min(failures - 1, BACKOFF_EXPONENT_MAX);
  return BACKOFF_BASE_MS * 2 ** exponent + Math.round((random * 2 - 1) * JITTER_MS);
}

/** What stands in local storage; null for nobody, for an ended session and for what we did not write. */
export function readMirror(text: string | null, now: Date): Mirror | null {
  if (text === null) return null;
  try {
    const parsed = Mirror.safeParse(JSON.parse(text));
    return parsed.success && Date.parse(parsed.data.expiresAt) > now.getTime() ? parsed.data : null;
  } catch {
    return null;
  }
}
