import type { UIMessage } from "ai";
import { attachmentIn } from "@app/contract/strategy/answers/blocks";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";

/**
 * The conversation as the server holds it. Words that stand in the same place keep the name under which they are
 * shown, so that nothing on screen is made anew.
 */
export function caughtUp(shown: readonly UIMessage[], stored: readonly UIMessage[]): UIMessage[] {
  return stored.map((message, index) => {
    const before = shown[index];
    const isSame =
      before?.role === "user" && message.role === "user" && isAlike(saidOf(before), saidOf(message));
    return isSame ? { ...message, id: before.id } : message;
  });
}

/** What did not reach the thread; null when the thread has it after all. */
export function saidToReturn(said: Said | null, stored: readonly UIMessage[]): Said | null {
  const last = stored.findLast(({ role }) => role === "user");
  return said === null || (last && isAlike(saidOf(last), said)) ? null : said;
}

/** What a person said: words, or the text of a file, or both. */
export interface Said {
  text: string;
  attachment?: Attachment;
}

export function saidOf(message: UIMessage): Said {
  const attachment = attachmentIn(message.parts);
  return { text: wordsOf(message), ...(attachment && { attachment }) };
}

function isAlike(one: Said, other: Said): boolean {
  return one.text === other.text && one.attachment?.text === other.attachment?.text;
}

export function wordsOf({ parts }: UIMessage): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}
