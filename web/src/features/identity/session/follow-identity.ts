import { getIdentity } from "#/features/identity/identity.ts";
import type { Identity } from "#/features/identity/identity.ts";
import { backoffMs } from "./session.rules.ts";

/** A page that waits for its server is not left waiting longer than some 8 seconds. Chosen by us. */
const MAX_FAILURES = 3;
/** The connection may be back, or the person is: nobody waits for the next try then. */
const RETURNS = ["online", "visibilitychange"];

/**
 * Follows what `begin` subscribes to, as soon as the server is reached, which is tried until it is; and tells the server
 * of a logout that it has not heard of, whenever it may be reached again. @returns how to stop.
 */
export function followIdentity(begin: (identity: Identity) => () => void): () => void {
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isGone = false;
  async function reach() {
    clearTimeout(timer);
    try {
      const identity = await getIdentity();
      if (isGone) return;
      leave ??= begin(identity);
      await identity.session.revokePending();
    } catch {
      failures = Math.min(failures + 1, MAX_FAILURES);
      clearTimeout(timer);
      if (!isGone) timer = setTimeout(() => void reach(), backoffMs(failures, Math.random()));
    }
  }
  const onReturn = () => void reach();
  for (const kind of RETURNS) window.addEventListener(kind, onReturn);
  void reach();
  return () => {
    isGone = true;
    for (const kind of RETURNS) window.removeEventListener(kind, onReturn);
    clearTimeout(timer);
    leave?.();
  };
}
