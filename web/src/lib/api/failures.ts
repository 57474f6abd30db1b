import type { ApiError } from "./api-error.ts";

const listeners = new Set<(error: ApiError) => void>();

/** Hears of every failed request, for whoever keeps the session; the answer ends it. */
export function onFailure(listener: (error: ApiError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceFailure(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
