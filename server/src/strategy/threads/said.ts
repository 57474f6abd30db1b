import { Attachment, ATTACHMENT_PART } from "@app/contract/strategy/attachments/schemas";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import { randomUUID } from "node:crypto";

/** What a person says, with the text of a file where one was used. */
export function saidBy(text: string, attachment: Attachment | null = null): ThreadMessage {
  const words = text === "" ? [] : [{ type: "text", text }];
  const file = attachment === null ? [] : [{ type: ATTACHMENT_PART, data: attachment }];
  return { id: randomUUID(), role: "user", parts: [...words, ...file] };
}

/** What the person wrote or used of a file, the last at the end. */
export function saidIn(messages: readonly ThreadMessage[]): string[] {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ parts }) => parts.map((part) => textIn(part)).join(" "));
}

function textIn(part: ThreadMessage["parts"][number]): string {
  if (part.type === ATTACHMENT_PART) return Attachment.safeParse(part["data"]).data?.text ?? "";
  return typeof part["text"] === "string" ? part["text"] : "";
}
