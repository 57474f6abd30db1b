import type { FigureSource } from "@app/contract/figures";
import { FIGURE_PART } from "@app/contract/strategy/findings/figure-data";
import type { FigureData } from "@app/contract/strategy/findings/figure-data";
import { formatDate, formatTotal } from "@app/contract/formats";
import { memoizeAsync } from "@app/contract/memoize-async";
import { planFigureSource } from "@app/contract/strategy/figures";
import type { Plan } from "@app/contract/strategy/plan";
import { cutAtFigures } from "@app/contract/strategy/cut-at-figures";
import { CreatorExplanation } from "@app/contract/strategy/tools";
import type { UIMessageChunk } from "ai";
import type { Language } from "#/strategy/acts/act.ts";
import { moneyIn, numberIn, percentIn, plainIn } from "./saying/local.ts";
import { findingFigure } from "./questions/finding-figure.ts";
import { valueAt } from "./value-at.ts";
import * as z from "zod/mini";

export interface FigureSetting {
  /** What the person wrote last: its numbers may be repeated. */
  asked: string;
  /** UTC. */
  asOf: string;
  /** In which numbers of findings are written; English where nothing is said. */
  language?: Language;
  /** The newest plan of the thread, of which the figures are. */
  plan: () => Promise<Plan | null>;
}

/** `[[call#path]]` for a figure, `[[c:id]]` for a creator. */
const REFERENCE = /\[\[(?:c:([\w-]+)|([\w-]+)#([\w.]+))\]\]/u;
/** A reference is never longer; a longer "[[" is the model's own words. */
const REFERENCE_MAX = 200;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/u;
const BARE_DIGITS = /\d[\d.,]*/u;
const Said = z.pick(CreatorExplanation, { version: true, figures: true });

/**
 * Puts figures into an answer. References such as `[[call#totals.cost]]` become `data-figure` parts with the value of
 * that tool's result; a reference to nothing becomes an error part, and digits that neither a tool nor the person said
 * are marked. The text is cut where a figure stands. `before`: what was found before an approval, by its call.
 */
export function resolveFigures(
  chunks: ReadableStream<UIMessageChunk>,
  setting: FigureSetting,
  before: ReadonlyMap<string, unknown> = new Map(),
): ReadableStream<UIMessageChunk> {
  const writer = new AnswerWriter(setting, before);
  return chunks.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      async transform(chunk, controller) {
        for await (const one of writer.take(chunk)) controller.enqueue(one);
      },
    }),
  );
}

class AnswerWriter {
  readonly #outputs: Map<string, unknown>;
  readonly #setting: FigureSetting;
  /** Read once, until a tool may have kept another one. */
  readonly #plan = memoizeAsync(() => this.#setting.plan());
  #pending = "";
  #parts = 0;
  #openId: string | null = null;

  constructor(setting: FigureSetting, before: ReadonlyMap<string, unknown>) {
    this.#setting = setting;
    this.#outputs = new Map(before);
  }

  async *take(chunk: UIMessageChunk): AsyncGenerator<UIMessageChunk> {
    if (chunk.type === "text-start") return;
    if (chunk.type === "text-delta") {
      this.#pending += chunk.delta;
      yield* this.#flush(false);
      return;
    }
    if (chunk.type === "text-end") {
      yield* this.#flush(true);
      yield* this.#close();
      return;
    }
    if (chunk.type === "tool-output-available") {
      this.#outputs.set(chunk.toolCallId, chunk.output);
      this.#plan.forget();
    }
    yield chunk;
  }

  /** Writes what can no longer become part of a reference or a number; everything at the end. */
  async *#flush(atEnd: boolean): AsyncGenerator<UIMessageChunk> {
    for (;;) {
      const match = REFERENCE.exec(this.#pending);
      if (!match) break;
      yield* this.#words(this.#pending.slice(0, match.index));
      if (match[1] === undefined) yield* this.#figure(match[2] ?? "", match[3] ?? "");
      else yield* this.#creator(match[1]);
      this.#pending = this.#pending.slice(match.index + match[0].length);
    }
    const open = this.#pending.lastIndexOf("[[");
    const isOpen = open >= 0 && this.#pending.length - open < REFERENCE_MAX;
    const safe = atEnd
      ? this.#pending.length
      : isOpen
        ? open
        : this.#pending.replace(/(?:\[|\d[\d.,]*)$/u, "").length;
    yield* this.#words(this.#pending.slice(0, safe));
    this.#pending = this.#pending.slice(safe);
  }

  *#words(text: string): Generator<UIMessageChunk> {
    let rest = text;
    for (;;) {
      const digits = BARE_DIGITS.exec(rest);
      if (!digits) break;
      yield* this.#text(rest.slice(0, digits.index));
      if (this.#setting.asked.includes(digits[0])) yield* this.#text(digits[0]);
      else yield* this.#data("data-unverified", { text: digits[0] });
      rest = rest.slice(digits.index + digits[0].length);
    }
    yield* this.#text(rest);
  }

  async *#figure(call: string, path: string): AsyncGenerator<UIMessageChunk> {
    const address = `${call}#${path}`;
    const output = this.#outputs.get(call);
    const value = valueAt(output, path);
    // A tool's own sentence or name may hold digits: it is no figure of the model.
    if (typeof value === "string") {
      const text = ISO_DAY.test(value) ? formatDate(value, "UTC") : value;
      yield* this.#sentence(text, path === "why" ? output : null, call);
      return;
    }
    const finding = findingFigure(path, value, output, this.#setting.language ?? "en");
    if (finding) {
      yield* this.#data(FIGURE_PART, { ...finding, address } satisfies FigureData);
      return;
    }
    if (value === null || typeof value === "boolean") {
      yield* this.#text(plainIn(value, this.#setting.language ?? "en"));
      return;
    }
    const plan = await this.#plan();
    const figure = figureOf(value, path, output, { asOf: this.#setting.asOf, plan });
    if (figure)
      yield* this.#data(FIGURE_PART, { ...written(figure, this.#setting.language ?? "en"), address });
    else yield* this.#data("data-missing", { reference: address });
  }

  /** A creator of a result, by the handle. */
  *#creator(id: string): Generator<UIMessageChunk> {
    const handle = handleOf([...this.#outputs.values()], id);
    if (handle === null) yield* this.#data("data-missing", { reference: `c:${id}` });
    else yield* this.#text(`@${handle}`);
  }

  /** A sentence of a tool, with the figures that stand beside it. */
  *#sentence(sentence: string, output: unknown, call: string): Generator<UIMessageChunk> {
    const { figures = [], version = null } = Said.safeParse(output).data ?? {};
    for (const part of cutAtFigures(sentence, figures)) {
      if (typeof part === "string") {
        yield* this.#text(part);
        continue;
      }
      const source = planFigureSource(part.name, { asOf: this.#setting.asOf, version, candidates: null });
      source.inputs.push(...(part.inputs ?? []));
      const address = `${call}#why`;
      const figure = { value: part.text, unit: "words", source, address } satisfies FigureData;
      yield* this.#data(FIGURE_PART, figure);
    }
  }

  *#text(delta: string): Generator<UIMessageChunk> {
    if (delta === "") return;
    if (this.#openId === null) {
      this.#parts += 1;
      this.#openId = `text-${this.#parts}`;
      yield { type: "text-start", id: this.#openId };
    }
    yield { type: "text-delta", id: this.#openId, delta };
  }

  *#data(type: `data-${string}`, data: unknown): Generator<UIMessageChunk> {
    yield* this.#close();
    this.#parts += 1;
    yield { type, id: `part-${this.#parts}`, data };
  }

  *#close(): Generator<UIMessageChunk> {
    if (this.#openId === null) return;
    yield { type: "text-end", id: this.#openId };
    this.#openId = null;
  }
}

function figureOf(
  value: unknown,
  path: string,
  output: unknown,
  { asOf, plan }: { asOf: string; plan: Plan | null },
): FigureData | null {
  const candidates = valueAt(output, "certificate.candidates");
  const version = valueAt(output, "version");
  const basis = valueAt(output, "basis");
  const source = planFigureSource(path, {
    asOf,
    version: typeof version === "number" ? version : null,
    candidates: typeof candidates === "number" ? candidates : null,
    basis: typeof basis === "string" ? basis : null,
    plan,
  });
  source.inputs.push(...beforeInputs(path, output));
  if (typeof value === "number") return { value, unit: unitOf(path), source };
  if (!isRecord(value)) return null;
  const { amount, currency } = value;
  return typeof amount === "number" && typeof currency === "string"
    ? { value: { amount, currency }, unit: "money", source }
    : null;
}

/** English numbers are shortened on screen; other languages have theirs whole, as they write them. */
function written(figure: FigureData, language: Language): FigureData {
  const { value, unit, source } = figure;
  if (language === "en" || language === "hi" || typeof value === "string") return figure;
  if (typeof value !== "number") return { value: moneyIn(value, language), unit: "words", source };
  const text = unit === "percent" ? percentIn(value, language) : numberIn(value, language);
  return { value: text, unit: "words", source };
}

function unitOf(path: string): "percent" | "count" | "total" {
  if (/percent$/iu.test(path)) return "percent";
  return /^(?:counts|unknown)\./u.test(path) ? "total" : "count";
}

/** What a difference was taken from. */
function beforeInputs(path: string, output: unknown): FigureSource["inputs"] {
  const [reach, change] = [valueAt(output, "totals.reach"), valueAt(output, "change.reach")];
  if (path !== "change.people" || typeof reach !== "number" || typeof change !== "number") return [];
  return [
    { label: "This version", value: `${formatTotal(reach)} people` },
    { label: "Version before", value: `${formatTotal(reach - change)} people` },
  ];
}

/** The handle that stands beside the id, wherever in a result that is. */
function handleOf(value: unknown, id: string): string | null {
  if (!isRecord(value)) return null;
  const { creatorId, handle } = value;
  if (creatorId === id && typeof handle === "string") return handle;
  for (const inner of Object.values(value)) {
    const found = handleOf(inner, id);
    if (found !== null) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
