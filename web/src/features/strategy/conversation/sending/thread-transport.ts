import type { ChatTransport, UIMessage, UIMessageChunk } from "ai";
import { addressOf } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import { apiHeaders } from "#/lib/api/api.ts";
import { offersCopy } from "#/lib/sample-copy.ts";
import { NotSent } from "./not-sent.ts";
import { approvalOf, sayingOf } from "./saying.ts";

const UNREACHABLE = "Unable to contact the servers. Are you online?";

/** Sends only what a person may say, words or an approval, and reads the answer as it is written. */
export function threadTransport(threadId: string): ChatTransport<UIMessage> {
  const ids = { id: threadId };
  return {
    async sendMessages({ messages }) {
      const said = sayingOf(messages.at(-1));
      const headers = { "content-type": "application/json", ...apiHeaders() };
      const init = { method: "POST", headers, body: JSON.stringify(said) };
      const response = await reach(addressOf(strategyPaths.messages, ids), init).catch((error: Error) => {
        throw new NotSent(error.message, "text" in said ? said : null);
      });
      return readChunks(response);
    },
    async reconnectToStream() {
      const response = await reach(addressOf(strategyPaths.stream, ids), { headers: apiHeaders() });
      return response.status === 204 ? null : readChunks(response);
    },
  };
}

/** Whether the last message holds an approval that was just answered, so that it has to be sent. */
export function waitsForSending({ messages }: { messages: UIMessage[] }): boolean {
  const last = messages.at(-1);
  return last?.role === "assistant" && last.parts.some((part) => approvalOf(part) !== null);
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "same-origin" }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  offersCopy(textOf(problem, "code"));
  throw new Error(textOf(problem, "detail") ?? `The server answered ${response.status} without saying why.`);
}

function textOf(problem: unknown, field: "code" | "detail"): string | null {
  const text =
    typeof problem === "object" &&
    problem !== null &&
    Object.entries(problem).find(([name]) => name === field)?.[1];
  return typeof text === "string" ? text : null;
}

function readChunks({ body }: Response): ReadableStream<UIMessageChunk> {
  const events = (body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).pipeThrough(new TextDecoderStream());
  let rest = "";
  return events.pipeThrough(
    new TransformStream<string, UIMessageChunk>({
      transform(text, controller) {
        const pieces = `${rest}${text}`.split("\n\n");
        rest = pieces.pop() ?? "";
        for (const piece of pieces) {
          if (piece.startsWith("data: ")) controller.enqueue(toChunk(piece.slice("data: ".length)));
        }
      },
    }),
  );
}

// The server's stream is that of the library: every event is one of its chunks.
function toChunk(json: string): UIMessageChunk {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(json) as UIMessageChunk;
}
