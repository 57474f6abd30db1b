import type { ModelProvider } from "@app/contract/strategy/language-model/schemas";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { ModelEndpoint } from "./endpoint.ts";

/** One answer of the model, in nobody's format. */
export interface Turn {
  text?: string;
  /** `input` as JSON that is written as it stands, also when it is none. */
  calls?: { name: string; input: object | string }[];
  fault?: "429" | "500" | "401" | "silence" | "cut" | "garbage" | "redirect";
  /** Milliseconds before the first byte, and between the pieces. */
  delay?: number;
  /** Tool calls come without their index, as older servers send them. */
  withoutIndex?: boolean;
}

interface Asked {
  path: string;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

export type Script = readonly Turn[] | ((asked: Asked, count: number) => Turn);

const PIECE = 7;
const USAGE = { input: 120, cached: 20, output: 30 };

/** A model service on loopback that says what a script says, in the format of each provider, in small pieces. */
export async function modelServer(script: Script, provider: ModelProvider = "openai-compatible") {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      if (request.method === "GET") return answerList(response);
      const parsed: Record<string, unknown> = JSON.parse(text || "{}");
      const one = { path: request.url ?? "", headers: { ...request.headers }, body: parsed };
      asked.push(one);
      const turn = typeof script === "function" ? script(one, asked.length) : script[asked.length - 1];
      return answer(response, one, provider, turn ?? { text: "The script is over." });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${port}/v1`;
  const endpoint: ModelEndpoint = { provider, url, name: "scripted-model", key: "sk-of-the-test" };
  return { asked, url, port, endpoint };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
}

function answerList(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ object: "list", data: [{ id: "scripted-model", object: "model" }] }));
}

async function answer(
  response: ServerResponse,
  { body }: Asked,
  provider: ModelProvider,
  turn: Turn,
): Promise<void> {
  const { fault, delay = 0 } = turn;
  if (fault === "silence") return;
  if (fault === "429" || fault === "500" || fault === "401") {
    response.writeHead(Number(fault), { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message: "sk-of-the-test was refused", type: "error", code: fault } }),
    );
    return;
  }
  if (fault === "redirect") {
    response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end();
    return;
  }
  await wait(delay);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events = eventsOf(provider, turn, asJsonTool(body));
  const whole = fault === "cut" ? events.slice(0, Math.ceil(events.length / 2)) : events;
  if (fault === "garbage") response.write("data: {this is no JSON\n\ndata: }\n\n");
  for (const event of whole) {
    // Every event is torn apart in the middle of a line.
    const half = Math.floor(event.length / 2);
    response.write(event.slice(0, half));
    await wait(delay);
    response.write(event.slice(half));
  }
  if (fault === "cut") response.destroy();
  else response.end();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Some providers ask for JSON by a tool of that name. */
function asJsonTool(body: Record<string, unknown>): boolean {
  return Array.isArray(body["tools"]) && JSON.stringify(body["tool_choice"] ?? "").includes('"name":"json"');
}

function eventsOf(provider: ModelProvider, turn: Turn, isJsonTool: boolean): string[] {
  const asTool = isJsonTool && turn.text !== undefined;
  const shaped = asTool ? { ...turn, text: "", calls: [{ name: "json", input: turn.text ?? "" }] } : turn;
  if (provider === "anthropic") return anthropicEvents(shaped);
  return provider === "google" ? googleEvents(shaped) : openAiEvents(shaped);
}

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "gu")) ?? [];
}

function inputText(input: object | string): string {
  return typeof input === "string" ? input : JSON.stringify(input);
}

function data(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function openAiChunk(choices: object[], more: object = {}): string {
  return data({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "scripted-model",
    choices,
    ...more,
  });
}

function openAiDelta(delta: object, finish: string | null = null): string {
  return openAiChunk([{ index: 0, delta, finish_reason: finish }]);
}

function openAiEvents({ text = "", calls = [], withoutIndex = false }: Turn): string[] {
  const called = calls.flatMap(({ name, input }, at) => {
    const call = { ...(!withoutIndex && { index: at }), id: `call_${at}`, type: "function" };
    const pieces = withoutIndex ? [] : piecesOf(inputText(input));
    const begun = withoutIndex ? inputText(input) : "";
    return [
      openAiDelta({ tool_calls: [{ ...call, function: { name, arguments: begun } }] }),
      ...pieces.map((piece) => openAiDelta({ tool_calls: [{ index: at, function: { arguments: piece } }] })),
    ];
  });
  const usage = {
    prompt_tokens: USAGE.input,
    completion_tokens: USAGE.output,
    total_tokens: USAGE.input + USAGE.output,
    prompt_tokens_details: { cached_tokens: USAGE.cached },
  };
  return [
    openAiDelta({ role: "assistant", content: "" }),
    ...piecesOf(text).map((piece) => openAiDelta({ content: piece })),
    ...called,
    openAiDelta({}, calls.length > 0 ? "tool_calls" : "stop"),
    openAiChunk([], { usage }),
    "data: [DONE]\n\n",
  ];
}

function anthropicEvent(type: string, value: object): string {
  return `event: ${type}\n${data({ type, ...value })}`;
}

function anthropicEvents({ text = "", calls = [] }: Turn): string[] {
  const words = text === "" ? [] : [{ type: "text", pieces: piecesOf(text), name: "" }];
  const blocks = [
    ...words,
    ...calls.map(({ name, input }) => ({ type: "tool_use", pieces: piecesOf(inputText(input)), name })),
  ];
  const usage = {
    input_tokens: USAGE.input - USAGE.cached,
    cache_read_input_tokens: USAGE.cached,
    output_tokens: 1,
  };
  const message = { id: "m1", type: "message", role: "assistant", model: "scripted-model", content: [] };
  return [
    anthropicEvent("message_start", {
      message: { ...message, stop_reason: null, stop_sequence: null, usage },
    }),
    ...blocks.flatMap(anthropicBlock),
    anthropicEvent("message_delta", {
      delta: { stop_reason: calls.length > 0 ? "tool_use" : "end_turn", stop_sequence: null },
      usage: { output_tokens: USAGE.output },
    }),
    anthropicEvent("message_stop", {}),
  ];
}

function anthropicBlock(
  { type, pieces, name }: { type: string; pieces: string[]; name: string },
  index: number,
): string[] {
  const isText = type === "text";
  const content_block = isText ? { type, text: "" } : { type, id: `toolu_${index}`, name, input: {} };
  return [
    anthropicEvent("content_block_start", { index, content_block }),
    ...pieces.map((piece) =>
      anthropicEvent("content_block_delta", {
        index,
        delta: isText
          ? { type: "text_delta", text: piece }
          : { type: "input_json_delta", partial_json: piece },
      }),
    ),
    anthropicEvent("content_block_stop", { index }),
  ];
}

function googleChunk(parts: object[], finish?: string): string {
  return data({
    candidates: [{ content: { parts, role: "model" }, index: 0, ...(finish && { finishReason: finish }) }],
    usageMetadata: {
      promptTokenCount: USAGE.input,
      cachedContentTokenCount: USAGE.cached,
      candidatesTokenCount: USAGE.output,
      totalTokenCount: USAGE.input + USAGE.output,
    },
  });
}

function googleEvents({ text = "", calls = [] }: Turn): string[] {
  return [
    ...piecesOf(text).map((piece) => googleChunk([{ text: piece }])),
    ...calls.map(({ name, input }) =>
      typeof input === "string"
        ? `data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"${name}","args":${input}\n\n`
        : googleChunk([{ functionCall: { name, args: input } }]),
    ),
    googleChunk([{ text: "" }], "STOP"),
  ];
}
