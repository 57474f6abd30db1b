import type { ModelNotice } from "@app/contract/strategy/language-model/notices";
import { NOTICE_PART, UNCHECKED_PART } from "@app/contract/strategy/language-model/notices";
import type { UIMessageChunk } from "ai";
import { randomUUID } from "node:crypto";

/** What stands in an answer besides the answer itself: that the model failed, and what it said without a reference. */
export class ModelNotices {
  #waiting: ModelNotice[] = [];
  #apart: string[] = [];

  /** Shown before whatever is written next. */
  tell(notice: ModelNotice): void {
    this.#waiting.push(notice);
  }

  /** Shown below the answer. */
  setApart(text: string): void {
    if (text !== "") this.#apart.push(text);
  }

  /** Puts them into an answer. */
  into(chunks: ReadableStream<UIMessageChunk>, language: string): ReadableStream<UIMessageChunk> {
    return chunks.pipeThrough(
      new TransformStream<UIMessageChunk, UIMessageChunk>({
        transform: (chunk, controller) => {
          if (chunk.type !== "start") {
            for (const data of this.#waiting.splice(0))
              controller.enqueue({ type: NOTICE_PART, id: randomUUID(), data });
          }
          if (chunk.type === "finish") {
            const text = this.#apart.splice(0).join("\n");
            if (text !== "")
              controller.enqueue({ type: UNCHECKED_PART, id: randomUUID(), data: { text, language } });
          }
          controller.enqueue(chunk);
        },
      }),
    );
  }
}
