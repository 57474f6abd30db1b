import type { FigureSource } from "@app/contract/figures";
import { UNKNOWN } from "@app/contract/formats";
import { FIGURE_PART, FigureData, figureText } from "@app/contract/strategy/findings/figure-data";
import {
  ModelNotice,
  NOTICE_PART,
  Unchecked,
  UNCHECKED_PART,
} from "@app/contract/strategy/language-model/notices";
import { PROPOSAL_PART, Proposal } from "@app/contract/strategy/proposals";
import { SavedPlan } from "@app/contract/strategy/schemas";
import { Assumption } from "@app/contract/strategy/plan";
import { Suggestions } from "@app/contract/strategy/findings/suggestions";
import { WorkFound } from "@app/contract/strategy/findings/work-findings";
import { BriefReading } from "@app/contract/strategy/tools";
import * as z from "zod/mini";

/** A part of a message as the screen needs it. */
export type Block =
  | { kind: "words"; key: string; pieces: Piece[] }
  | { kind: "tools"; key: string; tools: ToolPart[] }
  | { kind: "approval"; key: string; approval: Approval }
  | { kind: "proposal"; key: string; proposal: Proposal }
  | { kind: "notice"; key: string; notice: ModelNotice }
  | { kind: "unchecked"; key: string; unchecked: Unchecked };

export type Piece =
  | { kind: "text"; key: string; text: string }
  | { kind: "figure"; key: string; value: string; source: FigureSource }
  | { kind: "unverified"; key: string; text: string };

export interface ToolPart {
  key: string;
  name: string;
  state: "running" | "stopped" | "done" | "failed" | "denied";
  output: unknown;
  errorText: string | null;
}

export interface Approval {
  id: string;
  tool: string;
  name: string | null;
  /** It is of creators whom an answer listed, and not of the plan. */
  isListed?: boolean;
  /** Null while it waits. */
  approved: boolean | null;
}

const Fact = z.object({ slot: z.string(), value: z.string() });

/** How the brief of a plan was read: what the person said, and what was assumed for the rest. */
export interface BriefRead {
  said: z.infer<typeof Fact>[];
  assumptions: Assumption[];
  /** What the plan is called and how many creators it has; null where the answer is too old to say. */
  plan: { name: string; version: number; creators: number } | null;
}

const ToolShape = z.looseObject({
  type: z.string(),
  toolCallId: z.string(),
  state: z.string(),
  input: z.optional(z.unknown()),
  output: z.optional(z.unknown()),
  errorText: z.optional(z.string()),
  approval: z.optional(z.looseObject({ id: z.string(), approved: z.optional(z.boolean()) })),
});
type ToolShape = z.infer<typeof ToolShape>;

const Named = z.object({
  name: z.nullable(z.string()),
  handles: z.optional(z.array(z.string())),
  filters: z.optional(z.unknown()),
});
const TextData = z.object({ text: z.string() });
const Assumed = z.object({
  assumptions: z.array(Assumption),
  said: z.optional(z.array(Fact)),
  status: z.string(),
  name: z.nullish(z.string()),
  version: z.nullish(z.number()),
  counts: z.nullish(z.object({ creators: z.number() })),
});

/** Tool cards, prose with figures in it, and approvals, in the order in which they were written. */
export function blocksOf(parts: readonly { type: string }[], isAnswering: boolean): Block[] {
  const blocks: Block[] = [];
  for (const [index, part] of parts.entries()) {
    const key = String(index);
    const tool = part.type.startsWith("tool-") ? ToolShape.safeParse(part).data : undefined;
    if (tool) {
      addTool(blocks, tool, key, isAnswering);
      continue;
    }
    const card = cardOf(part, key);
    if (card) blocks.push(card);
    const piece = pieceOf(part, key);
    if (!piece) continue;
    const last = blocks.at(-1);
    if (last?.kind === "words") last.pieces.push(piece);
    else blocks.push({ kind: "words", key, pieces: [piece] });
  }
  return blocks;
}

/** Tools that ran one after another stand in one card. */
function addTool(blocks: Block[], tool: ToolShape, key: string, isAnswering: boolean): void {
  const name = tool.type.slice("tool-".length);
  if (tool.approval && tool.state !== "output-available") {
    const { name: asked = null, handles, filters } = Named.safeParse(tool.input).data ?? {};
    const isListed = handles !== undefined || filters !== undefined;
    const approved = tool.state === "approval-requested" ? null : (tool.approval.approved ?? false);
    blocks.push({
      kind: "approval",
      key,
      approval: { id: tool.approval.id, tool: name, name: asked, isListed, approved },
    });
    return;
  }
  const part = {
    key,
    name,
    state: stateOf(tool.state, isAnswering),
    output: tool.output,
    errorText: tool.errorText ?? null,
  };
  const last = blocks.at(-1);
  if (last?.kind === "tools") last.tools.push(part);
  else blocks.push({ kind: "tools", key, tools: [part] });
}

/** A part that stands as a block of its own. */
function cardOf(part: { type: string }, key: string): Block | null {
  const data = "data" in part ? part.data : null;
  if (part.type === PROPOSAL_PART) {
    const proposal = Proposal.safeParse(data).data;
    return proposal ? { kind: "proposal", key, proposal } : null;
  }
  if (part.type === NOTICE_PART) {
    const notice = ModelNotice.safeParse(data).data;
    return notice ? { kind: "notice", key, notice } : null;
  }
  const unchecked = part.type === UNCHECKED_PART ? Unchecked.safeParse(data).data : undefined;
  return unchecked ? { kind: "unchecked", key, unchecked } : null;
}

function stateOf(state: string, isAnswering: boolean): ToolPart["state"] {
  if (state === "output-available") return "done";
  if (state === "output-error") return "failed";
  if (state === "output-denied") return "denied";
  return isAnswering ? "running" : "stopped";
}

function pieceOf(part: { type: string }, key: string): Piece | null {
  if (part.type === "text" && "text" in part) return { kind: "text", key, text: String(part.text) };
  const data = "data" in part ? part.data : null;
  if (part.type === "data-unverified")
    return { kind: "unverified", key, text: TextData.safeParse(data).data?.text ?? "" };
  // A reference to nothing leaves no gap in the sentence.
  if (part.type === "data-missing") return { kind: "text", key, text: UNKNOWN };
  const figure = part.type === FIGURE_PART ? FigureData.safeParse(data).data : undefined;
  return figure ? { kind: "figure", key, value: figureText(figure), source: figure.source } : null;
}

/** The prose of a block in paragraphs; an empty line begins the next one. */
export function paragraphsOf(pieces: readonly Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind !== "text") {
      paragraphs.at(-1)?.push(piece);
      continue;
    }
    for (const [index, text] of piece.text.split(/\n{2,}/u).entries()) {
      if (index > 0) paragraphs.push([]);
      if (text !== "") paragraphs.at(-1)?.push({ ...piece, key: `${piece.key}.${index}`, text });
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** How the last plan among these parts was read; null without one. */
export function briefReadOf(parts: readonly { type: string }[]): BriefRead | null {
  const plans = parts.flatMap((part) => {
    const isPlan = part.type === "tool-optimise_plan" || part.type === "tool-change_plan";
    const output = isPlan && "output" in part ? Assumed.safeParse(part.output).data : undefined;
    return output ? [output] : [];
  });
  const last = plans.at(-1);
  if (!last) return null;
  const { said = [], assumptions, name, version, counts } = last;
  const isWhole = typeof name === "string" && typeof version === "number" && counts;
  return { said, assumptions, plan: isWhole ? { name, version, creators: counts.creators } : null };
}

/** What can be said with one click: answers to what a plan waits for, what could be meant, and what can be asked. */
export function quickAnswersOf(parts: readonly { type: string }[]): string[] {
  const asked = parts.flatMap((part) => {
    const isOffer = part.type === "tool-suggest_questions" && "output" in part;
    const offered = isOffer ? Suggestions.safeParse(part.output).data : undefined;
    if (offered) return offered.suggestions;
    const isWork = part.type === "tool-work_figures" && "output" in part;
    const work = isWork ? WorkFound.safeParse(part.output).data : undefined;
    if (work) return work.couldBe;
    const isReading = part.type === "tool-parse_brief" && "output" in part;
    const read = isReading ? BriefReading.safeParse(part.output).data : undefined;
    return read?.question?.answers.map(({ label }) => label) ?? [];
  });
  return [...new Set(asked)];
}

/** What these parts made of a plan, the last thing if several; null for nothing. */
export function savedPlanOf(parts: readonly { type: string }[]): SavedPlan | null {
  const made = parts.flatMap((part) => {
    const plan = "output" in part ? SavedPlan.safeParse(part.output).data : undefined;
    return plan ? [plan] : [];
  });
  return made.at(-1) ?? null;
}

/** Slots of which an assumption can be put right in words, with the name the planner knows them by. */
export const EDITABLE_SLOTS: Readonly<Record<string, string>> = {
  flight: "Flight",
  objective: "Objective",
  markets: "Markets",
  platforms: "Platforms",
  audience: "Audience",
  deliverables: "Deliverables",
  maxShare: "Max share",
  maxCreators: "Creators",
  categories: "Categories",
  budget: "Budget",
};
