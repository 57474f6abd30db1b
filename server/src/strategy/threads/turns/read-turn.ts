import type { FigureSource } from "@app/contract/figures";
import { UNKNOWN } from "@app/contract/formats";
import { FIGURE_PART, FigureData, figureText } from "@app/contract/strategy/findings/figure-data";
import { NOTICE_PART, UNCHECKED_PART } from "@app/contract/strategy/language-model/notices";
import { PROPOSAL_PART, Proposal } from "@app/contract/strategy/proposals/schemas";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import { valueAt } from "#/strategy/assistant/value-at.ts";
import * as z from "zod/mini";

type Part = ThreadMessage["parts"][number];

/** What stands below an answer: what a tool found, or a card of the answer's own. */
interface TurnCard {
  /** The tool, or the part of the stream. */
  type: string;
  /** By which figures refer to it; null for a card that no tool made. */
  call: string | null;
  title: string | null;
  data: unknown;
}

interface TurnFigure {
  /** As it stands in the answer. */
  text: string;
  /** As the tool gave it: a number, money in minor units, or words. */
  value: unknown;
  /** `address` is the call and the path in its card, as "call#path". */
  source: FigureSource & { address: string | null };
}

interface TurnCreator {
  creatorId: string | null;
  platform: string | null;
  handle: string;
}

/** One answer of Strategy AI, for programs. */
export interface AnswerRead {
  answer: string;
  cards: TurnCard[];
  proposals: Proposal[];
  approvals: { id: string; tool: string; input: unknown }[];
  figures: TurnFigure[];
  /** Whom the answer and its cards name, each once. */
  creators: TurnCreator[];
}

const ToolPart = z.looseObject({
  type: z.string().check(z.startsWith("tool-")),
  toolCallId: z.string(),
  state: z.string(),
  input: z.optional(z.unknown()),
  output: z.optional(z.unknown()),
  approval: z.optional(z.looseObject({ id: z.string() })),
});
type ToolPart = z.infer<typeof ToolPart>;

const TITLES: Readonly<Record<string, string>> = TOOL_TITLES;
const OWN_CARDS: ReadonlySet<string> = new Set([NOTICE_PART, UNCHECKED_PART]);
/** Whom a plan was chosen from is in its certificate: nobody whom an answer names. */
const NOBODY: ReadonlySet<string> = new Set(["certificate"]);

/** A stored answer as programs read it: its words with the figures in their place, and all that stands around them. */
export function readTurn({ parts }: Pick<ThreadMessage, "parts">): AnswerRead {
  const tools = parts.flatMap((part) => ToolPart.safeParse(part).data ?? []);
  return {
    answer: wordsOf(parts),
    cards: parts.flatMap(cardOf),
    proposals: parts.flatMap((part) =>
      part.type === PROPOSAL_PART ? (Proposal.safeParse(part["data"]).data ?? []) : [],
    ),
    approvals: tools.flatMap(({ type, state, input, approval }) =>
      approval && state === "approval-requested" ? [{ id: approval.id, tool: nameOf(type), input }] : [],
    ),
    figures: parts.flatMap((part) => figureOf(part, tools)),
    creators: creatorsIn(tools.map(({ output }) => output)),
  };
}

function wordsOf(parts: readonly Part[]): string {
  let words = "";
  let isCut = false;
  for (const part of parts) {
    const text = textOf(part);
    // Between two tools an answer begins anew.
    if (text === null) isCut ||= part.type.startsWith("tool-");
    else if (text !== "") {
      words += isCut && words !== "" ? `\n\n${text}` : text;
      isCut = false;
    }
  }
  return words.trim();
}

/** What a part adds to the words; null for one that is no words. */
function textOf(part: Part): string | null {
  if (part.type === "text") return wordIn(part["text"]) ?? "";
  if (part.type === "data-missing") return UNKNOWN;
  if (part.type === "data-unverified") return wordIn(valueAt(part, "data.text")) ?? "";
  const figure = part.type === FIGURE_PART ? FigureData.safeParse(part["data"]).data : undefined;
  return figure ? figureText(figure) : null;
}

function cardOf(part: Part): TurnCard[] {
  if (OWN_CARDS.has(part.type)) return [{ type: part.type, call: null, title: null, data: part["data"] }];
  const tool = ToolPart.safeParse(part).data;
  if (!tool || tool.state !== "output-available") return [];
  const type = nameOf(tool.type);
  return [{ type, call: tool.toolCallId, title: TITLES[type] ?? null, data: tool.output }];
}

function nameOf(type: string): string {
  return type.slice("tool-".length);
}

function figureOf(part: Part, tools: readonly ToolPart[]): TurnFigure[] {
  const figure = part.type === FIGURE_PART ? FigureData.safeParse(part["data"]).data : undefined;
  if (!figure) return [];
  const { source, address = null, value: shown } = figure;
  const [call, path = ""] = address?.split("#") ?? [];
  const output = tools.find(({ toolCallId }) => toolCallId === call)?.output;
  const found = valueAt(output, path);
  // A sentence is no value: of a figure in it, its words are.
  const value = found === undefined || typeof found === "string" ? shown : found;
  return [{ text: figureText(figure), value, source: { ...source, address } }];
}

function creatorsIn(outputs: readonly unknown[]): TurnCreator[] {
  const found: TurnCreator[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isRecord(value)) return;
    const creator = creatorOf(value);
    if (creator) found.push(creator);
    for (const [key, inner] of Object.entries(value)) if (!NOBODY.has(key)) walk(inner);
  };
  for (const output of outputs) walk(output);
  const named = found.filter(({ creatorId }) => creatorId !== null);
  const handles = new Set(named.map(({ handle }) => handle));
  const others = found.filter(({ creatorId, handle }) => creatorId === null && !handles.has(handle));
  const all = new Map([...named, ...others].map((one) => [one.creatorId ?? one.handle, one]));
  return [...all.values()];
}

function creatorOf({ creatorId, platform, handle }: Record<string, unknown>): TurnCreator | null {
  if (typeof handle !== "string" || handle === "") return null;
  return { creatorId: wordIn(creatorId), platform: wordIn(platform), handle };
}

function wordIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
