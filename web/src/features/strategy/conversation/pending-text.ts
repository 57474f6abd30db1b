/** What was written before its thread existed; the thread's own screen says it, once. */
const pending = new Map<string, string>();

export function holdText(threadId: string, text: string): void {
  pending.set(threadId, text);
}

export function takeText(threadId: string): string | null {
  const text = pending.get(threadId) ?? null;
  pending.delete(threadId);
  return text;
}
