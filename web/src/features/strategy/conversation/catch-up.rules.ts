import type { UIMessage } from "@ai-sdk/react";

/**
 * The conversation as the server holds it. Words that stand in the same place keep the name under which they are
 * shown, so that nothing on screen is made anew.
 */
export function caughtUp(shown: readonly UIMessage[], stored: readonly UIMessage[]): UIMessage[] {
  return stored.map((message, index) => {
    const twin = shown[index];
    const isSame = twin?.role === "user" && message.role === "user" && wordsOf(twin) === wordsOf(message);
    return isSame ? { ...message, id: twin.id } : message;
  });
}

/** Words that did not reach the thread; null when the thread has them after all. */
export function wordsToReturn(words: string | null, stored: readonly UIMessage[]): string | null {
  const last = stored.findLast(({ role }) => role === "user");
  return words === null || (last && wordsOf(last) === words) ? null : words;
}

export function wordsOf({ parts }: UIMessage): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}
