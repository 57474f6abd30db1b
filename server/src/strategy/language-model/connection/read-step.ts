import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { setTimeout as delay } from "node:timers/promises";
import { failureOf, ModelError } from "./failures.ts";

/** How long a model may take, in milliseconds. */
export interface Patience {
  /** To the first piece of an answer: a model on this machine may have to be loaded first. */
  firstMs: number;
  /** Between two pieces. */
  pieceMs: number;
  /** For one step. */
  stepMs: number;
  /** For all steps of an answer. */
  answerMs: number;
}

/** Chosen by us: nobody looks at a screen for longer. */
export const PATIENCE: Patience = {
  firstMs: 30_000,
  pieceMs: 15_000,
  stepMs: 60_000,
  answerMs: 120_000,
};
/** Before a model that was busy or broke is asked once more. */
const AGAIN_MS = 500;

export interface ModelCall {
  id: string;
  name: string;
  /** JSON as the model wrote it. */
  input: string;
  providerMetadata?: Extract<LanguageModelV4StreamPart, { type: "tool-call" }>["providerMetadata"];
}

/** One whole answer of a model: nothing of it is used before it has ended well. */
export interface ModelStep {
  text: string;
  calls: ModelCall[];
  usage: Usage;
  /** How many pieces it came in. */
  pieces: number;
}

/** Tokens; what a service does not tell counts as none. */
export interface Usage {
  input: number;
  /** Of the input, what was read from a cache. */
  cached: number;
  output: number;
}

/** Asks a model and waits for the whole step; asks once more where it was busy or broke. @throws ModelError. */
export async function readStep(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  patience: Omit<Patience, "answerMs"> = PATIENCE,
): Promise<ModelStep> {
  try {
    return await readOnce(model, options, patience);
  } catch (error) {
    options.abortSignal?.throwIfAborted();
    const failure = failureOf(error);
    if (failure !== "busy" && failure !== "broken") throw new ModelError(failure, error);
    await delay(AGAIN_MS, undefined, { signal: options.abortSignal });
    return readOnce(model, options, patience).catch((again: unknown) => {
      options.abortSignal?.throwIfAborted();
      throw new ModelError(failureOf(again), again);
    });
  }
}

async function readOnce(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  { firstMs, pieceMs, stepMs }: Omit<Patience, "answerMs">,
): Promise<ModelStep> {
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), Math.min(firstMs, stepMs));
  const whole = setTimeout(() => watch.abort(), stepMs);
  const abortSignal = options.abortSignal
    ? AbortSignal.any([options.abortSignal, watch.signal])
    : watch.signal;
  try {
    const { stream } = await model.doStream({ ...options, abortSignal });
    const step = new StepReader();
    for await (const part of stream) {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(), pieceMs);
      step.take(part);
    }
    return step.end();
  } catch (error) {
    throw watch.signal.aborted && !options.abortSignal?.aborted ? new ModelError("slow", error) : error;
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
  }
}

class StepReader {
  #text = "";
  #calls: ModelCall[] = [];
  #usage: Usage | null = null;
  #pieces = 0;
  #isWhole = false;

  take(part: LanguageModelV4StreamPart): void {
    if (part.type === "error") throw part.error;
    if (part.type === "text-delta") {
      this.#text += part.delta;
      this.#pieces += 1;
    }
    if (part.type === "tool-call") {
      const { toolCallId: id, toolName: name, input, providerMetadata } = part;
      this.#calls.push({ id, name, input, ...(providerMetadata && { providerMetadata }) });
    }
    if (part.type !== "finish") return;
    const { unified } = part.finishReason;
    // A stream that ends without saying why was cut.
    this.#isWhole = unified === "stop" || unified === "tool-calls";
    if (unified === "length") throw new ModelError("runaway");
    this.#usage = usageOf(part.usage);
  }

  end(): ModelStep {
    if (!this.#isWhole || !this.#usage) throw new ModelError("cut");
    return {
      text: withoutThoughts(this.#text),
      calls: this.#calls,
      usage: this.#usage,
      pieces: this.#pieces,
    };
  }
}

/** Local models may think aloud between marks, the first of which some servers leave out. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf("</think>");
  return (end < 0 ? text : text.slice(end + "</think>".length)).trim();
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage {
  return {
    input: inputTokens.total ?? 0,
    cached: inputTokens.cacheRead ?? 0,
    output: outputTokens.total ?? 0,
  };
}
