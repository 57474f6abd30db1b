import type { Said } from "./catch-up.rules.ts";

/** What was said before its thread existed; the thread's own screen says it, once. */
const pending = new Map<string, Said>();

export function holdText(threadId: string, said: Said): void {
  pending.set(threadId, said);
}

export function takeText(threadId: string): Said | null {
  const said = pending.get(threadId) ?? null;
  pending.delete(threadId);
  return said;
}
