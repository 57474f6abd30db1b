import { PROPOSAL_PART, Proposal } from "@app/contract/strategy/proposals/schemas";
import type { UIMessageChunk } from "ai";
import * as z from "zod/mini";

const Proposing = z.object({ proposal: Proposal });

/** Puts what tools propose at the end of an answer, each as a card of its own. */
export function withProposals(chunks: ReadableStream<UIMessageChunk>): ReadableStream<UIMessageChunk> {
  const waiting: Proposal[] = [];
  return chunks.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        if (chunk.type === "tool-output-available") {
          const { data } = Proposing.safeParse(chunk.output);
          if (data) waiting.push(data.proposal);
        }
        if (chunk.type === "finish") {
          for (const data of waiting.splice(0))
            controller.enqueue({ type: PROPOSAL_PART, id: data.id, data });
        }
        controller.enqueue(chunk);
      },
    }),
  );
}
