import type { ApiError } from "./api-error.ts";

/** The person is signed in, and has to prove it once more. */
export const STALE_FACTORS = "identity.stale_factors";
/** The token changed while the request was under way; the cookie is the new one by now. */
export const SUPERSEDED = "identity.session_token_superseded";

const listeners = new Set<(error: ApiError) => void>();

/** Hears of every failed request, for whoever keeps the session; the answer ends it. */
export function onFailure(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Mend = (error: ApiError) => Promise<boolean>;
let mend: Mend = () => Promise.resolve(false);

/** Tells who can do something about a refused request, such as asking who sits there; it is then sent once more. */
export function mendsFailures(mends: Mend): void {
  mend = mends;
}

export function mended(error: ApiError): Promise<boolean> {
  return mend(error);
}

export function announceFailure(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
