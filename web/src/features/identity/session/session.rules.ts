import { object, text } from "#/features/identity/client/shapes.ts";
import type { Read } from "#/features/identity/client/shapes.ts";

const readOwn = object({ userId: text, sessionId: text, expiresAt: text });
/** As the hosted provider's own client keeps it, where scripts write the cookies. */
const readHosted = object({ session: object({ session_id: text, user_id: text, expires_at: text }) });

/** What the app knows of the session. Never a token. */
export type Mirror = Read<typeof readOwn>;

/** Not yet known, nobody, somebody who has yet to prove a second factor, or somebody (specification section 4). */
export type SessionState =
  | { status: "unknown" }
  | { status: "signed-out" }
  | { status: "second-factor" }
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
export function readMirror(stored: string | null, now: Date): Mirror | null {
  if (stored === null) return null;
  try {
    const mirror = mirrorOf(JSON.parse(stored));
    return Date.parse(mirror.expiresAt) > now.getTime() ? mirror : null;
  } catch {
    return null;
  }
}

function mirrorOf(json: unknown): Mirror {
  try {
    const { session } = readHosted(json);
    return { userId: session.user_id, sessionId: session.session_id, expiresAt: session.expires_at };
  } catch {
    return readOwn(json);
  }
}
