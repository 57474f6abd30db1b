import { AbstractChat } from "ai";
import type { UIMessage } from "ai";

/** What sends a message, and writes the answer that comes into what is shown. */
export class ThreadChat extends AbstractChat<UIMessage> {}
