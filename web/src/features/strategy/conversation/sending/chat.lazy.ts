import { AbstractChat } from "ai";
import type { UIMessage } from "ai";

export { offerToTakeBack } from "./taking-back.ts";
export { threadTransport, waitsForSending } from "./thread-transport.ts";

/** What sends a message, and writes the answer that comes into what is shown. */
export class ThreadChat extends AbstractChat<UIMessage> {}
