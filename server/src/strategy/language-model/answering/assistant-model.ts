import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import type { ModelFailure } from "@app/contract/strategy/language-model/notices";
import type { ReadAct } from "#/strategy/acts/read-act.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { plannerModel, plannerReading, readTurn } from "#/strategy/assistant/planner.model.ts";
import { besideIn } from "#/strategy/assistant/planner/step-stream.ts";
import type { CheckSetting } from "#/strategy/checker/known.ts";
import { choiceRequest, readChoice } from "./choose-kind.ts";
import { failureOf, ModelError } from "#/strategy/language-model/connection/failures.ts";
import { LAST_STEP, REMARKING } from "./instructions.ts";
import { gate, repairRequest } from "./gate.ts";
import type { Gated } from "./gate.ts";
import type { ModelNotices } from "./model-notices.ts";
import { offeredTools, refusalOf } from "./offered-tools.ts";
import { factSheet, promptView } from "./prompt-view.ts";
import type { PromptView } from "./prompt-view.ts";
import { PATIENCE, readStep } from "#/strategy/language-model/connection/read-step.ts";
import type {
  ModelCall,
  ModelStep,
  Patience,
  Usage,
} from "#/strategy/language-model/connection/read-step.ts";
import { callsStream, streamOf, textStream } from "./step-streams.ts";

/** A model outside, as one answer may use it. */
export interface OutsideModel {
  model: LanguageModelV4;
  /** "weak" only sorts what the built-in reading could not place. */
  use: "weak" | "strong";
  /** Of several calls at once only the first is made: the model was found to know no other way. */
  isOneAtATime?: boolean;
  /** False once this month's limit is used up. */
  mayAsk: () => Promise<boolean>;
  note: (usage: Usage) => Promise<void>;
  patience?: Patience;
}

interface Around {
  notices: ModelNotices;
  /** Where own links lead. */
  origin: string;
}

/** Steps of a model in one answer, the last of them without tools. */
const STEPS_MAX = 8;
/** Answers of one step that can be nothing but sent back: a tool that is not there, an input that does not fit. */
const CORRECTIONS_MAX = 2;
const ANSWER_TOKENS_MAX = 4000;
/** Sentences that a small model may add. */
const REMARKS_MAX = 3;

/**
 * One answer with a model outside. Orders and remarks are the planner's; so is everything from the moment at which the
 * model fails, is slow or is cut: nothing of a step is used before it has ended well and has been checked.
 */
export function assistantModel(outside: OutsideModel, around: Around): LanguageModelV4 {
  const answer = new ModelAnswer(outside, around);
  return {
    specificationVersion: "v4",
    provider: "herald",
    modelId: `planner with ${outside.model.modelId}`,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The assistant only streams")),
    doStream: (options) => answer.step(options),
  };
}

class ModelAnswer {
  readonly #outside: OutsideModel;
  readonly #around: Around;
  /** Who answers from here on; null while the model does. */
  #planner: LanguageModelV4 | null = null;
  #steps = 0;
  readonly #asked = new Set<string>();
  readonly #until: number;
  /** A small model has sorted the message: it may add to what the planner writes. */
  #mayRemark = false;

  constructor(outside: OutsideModel, around: Around) {
    this.#outside = outside;
    this.#around = around;
    this.#until = performance.now() + (outside.patience ?? PATIENCE).answerMs;
  }

  async step(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const turn = readTurn(options.prompt, besideIn(options.providerOptions));
    if (!this.#planner && !isForModel(turn, this.#outside.use)) this.#planner = plannerModel;
    if (!this.#planner) {
      try {
        if (!(await this.#outside.mayAsk())) throw new ModelError("limit");
        if (this.#outside.use === "strong") return await this.#work(options, turn.act.language);
        this.#planner = await this.#sort(options, turn.asked);
      } catch (error) {
        options.abortSignal?.throwIfAborted();
        this.#giveUp(failureOf(error), turn.act.language);
      }
    }
    const planned = await (this.#planner ?? plannerModel).doStream(options);
    return this.#mayRemark ? this.#withRemarks(options, planned, turn.act.language) : planned;
  }

  #giveUp(failure: ModelFailure, language: string): void {
    this.#planner = plannerModel;
    this.#mayRemark = false;
    this.#around.notices.tell({ failure, language });
  }

  /** A small model says what the message is; the planner answers it as that. */
  async #sort({ abortSignal }: LanguageModelV4CallOptions, asked: Asked): Promise<LanguageModelV4> {
    const request = choiceRequest(asked.text, asked.hasPlan);
    const { text } = await this.#ask({ ...request, ...(abortSignal && { abortSignal }) });
    const sorted = readChoice(text, asked.text);
    if (!sorted) throw new ModelError("broken");
    this.#mayRemark = true;
    return plannerReading(sorted.act, sorted.sentence);
  }

  /** At most three sentences from the results, below what the planner wrote; without them where anything is wrong. */
  async #withRemarks(
    options: LanguageModelV4CallOptions,
    { stream }: LanguageModelV4StreamResult,
    language: string,
  ): Promise<LanguageModelV4StreamResult> {
    const parts: LanguageModelV4StreamPart[] = [];
    for await (const part of stream) parts.push(part);
    const view = factSheet(options.prompt, REMARKING);
    const isAnswer = parts.some(({ type }) => type === "text-end") && view.results.size > 0;
    const remarks = isAnswer ? await this.#remarks(options, view, language) : "";
    if (remarks === "") return streamOf(parts);
    const at = parts.findLastIndex(({ type }) => type === "text-end");
    return streamOf(parts.toSpliced(at, 0, { type: "text-delta", id: "answer", delta: `\n\n${remarks}` }));
  }

  async #remarks(options: LanguageModelV4CallOptions, view: PromptView, language: string): Promise<string> {
    const question = questionOf(options.prompt);
    const setting = { question, language, results: view.results, origin: this.#around.origin };
    try {
      const { text } = await this.#ask({
        prompt: view.prompt,
        maxOutputTokens: ANSWER_TOKENS_MAX,
        ...(options.abortSignal && { abortSignal: options.abortSignal }),
      });
      const { shown, apart } = gate(text, setting, REMARKS_MAX);
      this.#around.notices.setApart(apart);
      return withCalls(shown, view.calls);
    } catch (error) {
      options.abortSignal?.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      return "";
    }
  }

  /** One step of a strong model: calls that the tools can answer, or its checked words. */
  async #work(options: LanguageModelV4CallOptions, language: string): Promise<LanguageModelV4StreamResult> {
    const view = promptView(options.prompt);
    const tools = offeredTools(options.tools);
    const corrections: LanguageModelV4Message[] = [];
    this.#steps += 1;
    const isLast = this.#steps >= STEPS_MAX;
    for (let tries = 0; tries <= CORRECTIONS_MAX; tries += 1) {
      const step = await this.#ask({
        prompt: [...view.prompt, ...corrections, ...(isLast ? [LAST_MESSAGE] : [])],
        // Also at the last step: some services refuse results of tools that they are not told of.
        tools,
        maxOutputTokens: ANSWER_TOKENS_MAX,
        ...(options.abortSignal && { abortSignal: options.abortSignal }),
      });
      if (step.calls.length === 0) return this.#write(options, step, view, language);
      if (isLast) break;
      const refusals = step.calls.map((call) => refusalOf(call) ?? this.#repetition(call));
      if (refusals.every((refusal) => refusal === null)) {
        for (const call of step.calls) this.#asked.add(keyOf(call));
        return callsStream(step.calls, this.#steps);
      }
      corrections.push(...sentBack(step.calls, refusals));
    }
    throw new ModelError("runaway");
  }

  #repetition(call: ModelCall): string | null {
    return this.#asked.has(keyOf(call)) ? "This was asked already; its result stands above." : null;
  }

  async #write(
    options: LanguageModelV4CallOptions,
    { text }: ModelStep,
    view: PromptView,
    language: string,
  ): Promise<LanguageModelV4StreamResult> {
    const question = questionOf(options.prompt);
    const setting = { question, language, results: view.results, origin: this.#around.origin };
    const gated = await this.#mended(options, text, view, setting);
    this.#around.notices.setApart(gated.apart);
    if (gated.shown === "") {
      this.#giveUp("unchecked", language);
      return plannerModel.doStream(options);
    }
    return textStream(withCalls(gated.shown, view.calls));
  }

  /** What may be shown, after one more try where something was refused. */
  async #mended(
    options: LanguageModelV4CallOptions,
    text: string,
    view: PromptView,
    setting: CheckSetting,
  ): Promise<Gated> {
    const first = gate(text, setting);
    if (first.refused.length === 0) return first;
    try {
      const again = await this.#ask({
        prompt: [
          ...view.prompt,
          { role: "assistant", content: [{ type: "text", text }] },
          { role: "user", content: [{ type: "text", text: repairRequest(first.refused) }] },
        ],
        tools: offeredTools(options.tools),
        maxOutputTokens: ANSWER_TOKENS_MAX,
        ...(options.abortSignal && { abortSignal: options.abortSignal }),
      });
      const second = gate(again.text, setting);
      return second.shown === "" ? first : second;
    } catch (error) {
      options.abortSignal?.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      return first;
    }
  }

  async #ask(options: LanguageModelV4CallOptions): Promise<ModelStep> {
    const { model, patience, note, isOneAtATime } = this.#outside;
    if (performance.now() > this.#until) throw new ModelError("slow");
    const step = await readStep(model, options, patience);
    await note(step.usage);
    return isOneAtATime ? { ...step, calls: step.calls.slice(0, 1) } : step;
  }
}

const LAST_MESSAGE: LanguageModelV4Message = { role: "user", content: [{ type: "text", text: LAST_STEP }] };

/** Orders and remarks are read by the planner; a brief that is almost one is planned as before. */
function isForModel({ act, asked }: { act: ReadAct; asked: Asked }, use: OutsideModel["use"]): boolean {
  const isBrief = act.kind === "plan" && !asked.hasPlan;
  if (act.act === "doubt") return !isBrief;
  return act.act === "question" && use === "strong";
}

function keyOf({ name, input }: ModelCall): string {
  return `${name} ${input}`;
}

function sentBack(
  calls: readonly ModelCall[],
  refusals: readonly (string | null)[],
): LanguageModelV4Message[] {
  return [
    {
      role: "assistant",
      content: calls.map(({ id, name }) => ({
        type: "tool-call",
        toolCallId: id,
        toolName: name,
        input: {},
      })),
    },
    {
      role: "tool",
      content: calls.map(({ id, name }, index) => ({
        type: "tool-result",
        toolCallId: id,
        toolName: name,
        output: { type: "error-text", value: refusals[index] ?? "Not run, since another call was refused." },
      })),
    },
  ];
}

function questionOf(prompt: LanguageModelV4Prompt): string {
  const last = prompt.findLast(({ role }) => role === "user");
  if (last?.role !== "user") return "";
  return last.content.map((part) => (part.type === "text" ? part.text : "")).join(" ");
}

/** The results under the names that the rest of the server knows them by. */
function withCalls(text: string, calls: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\[\[(r\d+)#/gu, (whole, name: string) => {
    const call = calls.get(name);
    return call === undefined ? whole : `[[${call}#`;
  });
}
