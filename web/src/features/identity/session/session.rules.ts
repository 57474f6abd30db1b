import { object, record, text } from "#/features/identity/client/shapes.ts";
import type { Read } from "#/features/identity/client/shapes.ts";

const readOwn = object({ userId: text, sessionId: text, expiresAt: text });

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
  try {
    const kept = record(JSON.parse(stored ?? ""));
    const mirror = kept["session"] ? mirrorOf(record(kept["session"])) : readOwn(kept);
    return Date.parse(mirror.expiresAt) > now.getTime() ? mirror : null;
  } catch {
    return null;
  }
}

/** What is known of a session, from how the provider names it; so does its own client, where scripts write the cookies. */
export function mirrorOf(session: Readonly<Record<string, unknown>>): Mirror {
  const { user_id: userId, session_id: sessionId, expires_at: expiresAt } = session;
  return readOwn({ userId, sessionId, expiresAt });
}
