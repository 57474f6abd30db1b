import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { UIMessageChunk } from "ai";

/** A stream that is written by hand. */
export function handWritten() {
  let controller: ReadableStreamDefaultController<UIMessageChunk> | null = null;
  const chunks = new ReadableStream<UIMessageChunk>({
    start(own) {
      controller = own;
    },
  });
  return {
    chunks,
    write: (delta: string) => controller?.enqueue({ type: "text-delta", id: "a", delta }),
    end: () => controller?.close(),
  };
}

/** What is read of an answer up to its end; other chunks than text by their types. */
export async function wordsOf(chunks: AsyncIterable<UIMessageChunk> | null): Promise<string> {
  let words = "";
  for await (const chunk of chunks ?? [])
    words += chunk.type === "text-delta" ? chunk.delta : `<${chunk.type}>`;
  return words;
}

/** A model that says some words and then nothing more until it is stopped. */
export function hangingModel(words: string): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "hanging",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("Only streams")),
    doStream: ({ abortSignal }) => {
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "a" });
          controller.enqueue({ type: "text-delta", id: "a", delta: words });
          abortSignal?.addEventListener("abort", () => controller.close());
        },
      });
      return Promise.resolve({ stream });
    },
  };
}
