import { UNKNOWN } from "../../formats.ts";
import type { FigureSource } from "../../figures.ts";
import { Money } from "../../money.ts";
import { Attachment, ATTACHMENT_PART } from "../attachments/schemas.ts";
import { FIGURE_PART, FigureData, figureText } from "../findings/figure-data.ts";
import { ModelNotice, NOTICE_PART, Unchecked, UNCHECKED_PART } from "../language-model/notices.ts";
import { PROPOSAL_PART, Proposal } from "../proposals/schemas.ts";
import * as z from "zod/mini";

/** A part of a message as it is shown. */
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
  /** Without @; absent where it is of all who fit, or of the plan. */
  handles?: string[];
  /** What would be put on them. */
  tag?: string;
  /** What would be noted of them, word for word. */
  note?: string;
  /** How far talks with them would be; null where that would be taken away. */
  status?: string | null;
  /** Who would look after them; null where nobody would. */
  owner?: string | null;
  /** What a campaign may spend; null where nothing would be said of it. */
  budget?: Money | null;
  /** The day on which somebody was paid; null where that would be taken back. */
  paidOn?: string | null;
  /** That of the answer; absent in older stored ones. */
  language?: string;
  /** Null while it waits. */
  approved: boolean | null;
}

const ToolShape = z.looseObject({
  type: z.string(),
  toolCallId: z.string(),
  state: z.string(),
  input: z.optional(z.unknown()),
  output: z.optional(z.unknown()),
  errorText: z.optional(z.string()),
  callProviderMetadata: z.optional(
    z.looseObject({ herald: z.optional(z.looseObject({ language: z.optional(z.string()) })) }),
  ),
  approval: z.optional(z.looseObject({ id: z.string(), approved: z.optional(z.boolean()) })),
});
type ToolShape = z.infer<typeof ToolShape>;

const Named = z.object({
  name: z.optional(z.nullable(z.string())),
  tag: z.optional(z.string()),
  note: z.optional(z.string()),
  status: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.string())),
  budget: z.optional(z.nullable(Money)),
  paidOn: z.optional(z.nullable(z.string())),
  handles: z.optional(z.array(z.string())),
  filters: z.optional(z.unknown()),
});
const TextData = z.object({ text: z.string() });
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
    const {
      name: asked = null,
      tag,
      note,
      status,
      owner,
      budget,
      paidOn,
      handles,
      filters,
    } = Named.safeParse(tool.input).data ?? {};
    const language = tool.callProviderMetadata?.herald?.language;
    const isListed = handles !== undefined || filters !== undefined;
    const approved = tool.state === "approval-requested" ? null : (tool.approval.approved ?? false);
    blocks.push({
      kind: "approval",
      key,
      approval: {
        id: tool.approval.id,
        tool: name,
        name: asked,
        isListed,
        ...(handles && { handles }),
        ...(tag !== undefined && { tag }),
        ...(note !== undefined && { note }),
        ...(status !== undefined && { status }),
        ...(owner !== undefined && { owner }),
        ...(budget !== undefined && { budget }),
        ...(paidOn !== undefined && { paidOn }),
        ...(language !== undefined && { language }),
        approved,
      },
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

/** The text of a file that a person used in a message. */
export function attachmentIn(parts: readonly { type: string }[]): Attachment | null {
  const file = parts.find(({ type }) => type === ATTACHMENT_PART);
  return file && "data" in file ? (Attachment.safeParse(file.data).data ?? null) : null;
}
