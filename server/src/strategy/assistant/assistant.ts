import { ATTACHMENT_PART } from "@app/contract/strategy/attachments/schemas";
import { asAttached } from "./attached.ts";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import { ThreadMessage as StoredMessage } from "@app/contract/strategy/schemas";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import {
  asSchema,
  convertToModelMessages,
  isStepCount,
  readUIMessageStream,
  streamText,
  toUIMessageStream,
  tool,
} from "ai";
import type { LanguageModel, ToolSet, UIMessage, UIMessageChunk } from "ai";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { AppError } from "#/platform/errors.ts";
import { resolveFigures } from "./figure-stream.ts";
import type { FigureSetting } from "./figure-stream.ts";
import type { ModelNotices } from "#/strategy/language-model/answering/model-notices.ts";
import { withCardWords } from "./saying/card-words.ts";
import { withProposals } from "./proposals/proposal-stream.ts";
import { isToolName, TOOLS } from "./tools.ts";
import type { ToolName, ToolRunners } from "./tools.ts";

/** The one module that knows the assistant's library: messages of ours in, chunks for the screen and a message out. */

/** Eight of a model, and those that the planner takes where the model has failed. */
const STEPS_MAX = 16;
const BROKE_OFF = "The answer broke off. What is there was kept; ask again for the rest.";
const TOOL_NAMES = Object.keys(TOOLS).filter(isToolName);
// Made once: each tells what a model is told of it, which took 20 ms of every answer.
const INPUTS = new Map(
  TOOL_NAMES.map((name) => {
    const { input }: { input: z.ZodMiniType } = TOOLS[name];
    return [name, asSchema(input)];
  }),
);

export interface AnswerRequest {
  model: Exclude<LanguageModel, string>;
  messages: ThreadMessage[];
  runners: ToolRunners;
  /** Signs approvals, besides that they are looked up in what was stored. */
  secret: string;
  abort: AbortSignal;
  figures: FigureSetting;
  /** A tool that writes and whose input a person has just said yes to, as it was shown. */
  approved?: ToolName | null;
  /** What was said in other threads just before; it helps to tell the language of a short message. */
  beside?: readonly string[];
  /** Of a model outside, put into the answer. */
  notices?: ModelNotices;
}

export interface Answer {
  chunks: ReadableStream<UIMessageChunk>;
  /** The whole message once the chunks have been read; null when there was none. */
  message: Promise<ThreadMessage | null>;
  /** Whether the model ended by itself. */
  isFailed: () => boolean;
}

/** Runs the model and its tools until the answer is done or waits for an approval. */
export async function answerThread(request: AnswerRequest): Promise<Answer> {
  const { model, messages, runners, secret, abort, figures, notices, approved = null, beside = [] } = request;
  const history = messages.map(toLibraryMessage);
  let isFailed = false;
  const fail = (error: unknown) => {
    isFailed = true;
    return error instanceof AppError ? error.detail : BROKE_OFF;
  };
  const result = streamText({
    model,
    messages: await convertToModelMessages(history, {
      ignoreIncompleteToolCalls: true,
      convertDataPart: dataText,
    }),
    tools: toolSet(runners),
    toolApproval: Object.fromEntries(
      TOOL_NAMES.filter((name) => TOOLS[name].effect === "write" && name !== approved).map((name) => [
        name,
        "user-approval" as const,
      ]),
    ),
    experimental_toolApprovalSecret: secret,
    stopWhen: isStepCount(STEPS_MAX),
    abortSignal: abort,
    maxRetries: 1,
    providerOptions: { herald: { beside: [...beside] } },
    onError: ({ error }) => void fail(error),
  });
  const stream = toUIMessageStream({
    stream: result.stream,
    originalMessages: history,
    generateMessageId: randomUUID,
    onError: fail,
  });
  const { language = "en" } = figures;
  const worded = withCardWords(guard(stream, fail), language);
  const resolved = withProposals(resolveFigures(worded, figures, foundBefore(messages.at(-1))));
  const [chunks, copy] = (notices?.into(resolved, language) ?? resolved).tee();
  return { chunks, message: lastMessage(copy, history.at(-1)), isFailed: () => isFailed };
}

const Found = z.looseObject({ toolCallId: z.string(), output: z.unknown() });

/** What the tools of a message that goes on after an approval have found, by their calls. */
function foundBefore(last: ThreadMessage | undefined): ReadonlyMap<string, unknown> {
  if (last?.role !== "assistant") return new Map();
  const found = last.parts.flatMap((part) => Found.safeParse(part).data ?? []);
  return new Map(
    found.filter(({ output }) => output !== undefined).map((one) => [one.toolCallId, one.output]),
  );
}

const Written = z.object({ value: z.union([z.string(), z.number()]) });

/** Files of the team as data, and figures of earlier answers, for a model that reads what was said; money stays out. */
function dataText({ type, data }: { type: string; data: unknown }) {
  if (type === ATTACHMENT_PART) {
    const text = asAttached(data);
    return text === null ? undefined : { type: "text" as const, text };
  }
  const figure = type === "data-figure" ? Written.safeParse(data).data : undefined;
  return figure && { type: "text" as const, text: String(figure.value) };
}

function toolSet(runners: ToolRunners): ToolSet {
  return Object.fromEntries(
    TOOL_NAMES.map((name) => [
      name,
      tool({
        title: TOOL_TITLES[name],
        description: TOOLS[name].description,
        inputSchema: INPUTS.get(name) ?? TOOLS[name].input,
        outputSchema: TOOLS[name].output,
        execute: (input: unknown) => runTool(runners, name, input),
      }),
    ]),
  );
}

/** Checks what goes in and what comes out, whatever model asks. */
export async function runTool(runners: ToolRunners, name: ToolName, input: unknown): Promise<unknown> {
  const run = runnerOf(runners, name);
  return TOOLS[name].output.parse(await run(TOOLS[name].input.parse(input)));
}

// The registry has one runner per name, and `runTool` parses its input with the schema of the same name.
function runnerOf(runners: ToolRunners, name: ToolName): (input: unknown) => Promise<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return runners[name] as (input: unknown) => Promise<unknown>;
}

// The library's stream throws when the model breaks off in the middle; the reader must see an error part instead.
function guard(
  stream: ReadableStream<UIMessageChunk>,
  fail: (error: unknown) => string,
): ReadableStream<UIMessageChunk> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.enqueue({ type: "error", errorText: fail(error) });
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** An answer that goes on after an approval continues the message that asked for it. */
async function lastMessage(
  chunks: ReadableStream<UIMessageChunk>,
  last: UIMessage | undefined,
): Promise<ThreadMessage | null> {
  const before = last?.role === "assistant" ? structuredClone(last) : undefined;
  let message: UIMessage | null = null;
  const states = readUIMessageStream({
    stream: chunks,
    onError: () => undefined,
    ...(before && { message: before }),
  });
  for await (const state of states) message = state;
  return message && StoredMessage.parse(JSON.parse(JSON.stringify(message)));
}

// Stored messages are what this module wrote: the library's own parts, under our schema version.
function toLibraryMessage(message: ThreadMessage): UIMessage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return message as unknown as UIMessage;
}
