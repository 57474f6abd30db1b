import { BriefText } from "@app/contract/prices";
import { attachmentIn, blocksOf, paragraphsOf } from "@app/contract/strategy/answers/blocks";
import type { Block, Piece as ShownPiece } from "@app/contract/strategy/answers/blocks";
import { cardTextsOf } from "@app/contract/strategy/answers/card-text";
import { proposalAnswer, proposalText } from "@app/contract/strategy/proposals/words";
import { Strategy } from "@app/contract/strategy/schemas";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import { withoutContacts } from "#/language/people/contacts.ts";
import { WITHHELD, WITHHELD_SHORT } from "#/platform/http/price-texts.ts";
import { withoutPrices } from "#/platform/http/prices.ts";
import { messageWithoutPrices } from "#/strategy/threads/messages-without-prices.rules.ts";
import { planThen } from "./plan-then.rules.ts";
import { ThreadSnapshot } from "./thread-snapshot.ts";
import type { Piece, SaidThen } from "./thread-snapshot.ts";

interface Taken extends Pick<ThreadSnapshot, "title" | "takenAt" | "timeZone" | "pricesHidden"> {
  messages: readonly ThreadMessage[];
  strategy: Strategy | null;
}

/** Whoever reads a link is in no workspace. */
const LEFT_OUT = "Left out: this text may name prices.";
const LEFT_OUT_SHORT = "left out: may name prices";
/** Where neither the title nor the name of the plan can be shown. */
const UNTITLED = "Conversation with Strategy AI";

/** A thread as whoever holds a link reads it: without contacts of people, and without any amount where prices are hidden. */
export function threadSnapshot({ messages, strategy, title, ...taken }: Taken): ThreadSnapshot {
  const { pricesHidden } = taken;
  const shown = pricesHidden ? messages.map(messageWithoutPrices) : messages;
  const plan = strategy && pricesHidden ? Strategy.parse(withoutPrices(Strategy, strategy)) : strategy;
  const names = pricesHidden ? [title, plan?.name].map((name) => withoutPrices(BriefText, name)) : [title];
  const snapshot = {
    ...taken,
    title: names.find((name) => typeof name === "string" && name !== WITHHELD_SHORT) ?? UNTITLED,
    said: shown.map((message) => saidThen(message, !pricesHidden)),
    plan: plan && planThen(plan, !pricesHidden),
  };
  return ThreadSnapshot.parse(cleared(snapshot));
}

function saidThen({ role, parts }: ThreadMessage, seesPrices: boolean): SaidThen {
  const blocks = blocksOf(parts, false);
  return {
    by: role === "user" ? "person" : "assistant",
    paragraphs: blocks.flatMap((block) =>
      block.kind === "words" ? paragraphsOf(block.pieces).map((pieces) => pieces.map(pieceThen)) : [],
    ),
    file: fileIn(parts),
    cards: cardTextsOf(parts, seesPrices),
    beside: blocks.flatMap(besideThen),
  };
}

function besideThen(block: Block): string[] {
  if (block.kind === "unchecked") return [`In the model’s words, not checked: ${block.unchecked.text}`];
  if (block.kind !== "proposal") return [];
  const { read, what } = proposalText(block.proposal);
  const answer = proposalAnswer(block.proposal);
  return [answer === null ? `${read}: ${what}` : `${read}: ${what}. ${answer}`];
}

function fileIn(parts: ThreadMessage["parts"]): SaidThen["file"] {
  const file = attachmentIn(parts);
  return file && { name: file.name, text: file.text };
}

function pieceThen(piece: ShownPiece): Piece {
  if (piece.kind === "figure") return { text: piece.value, source: piece.source };
  return { text: piece.kind === "text" ? piece.text : `${piece.text} (not checked)`, source: null };
}

/** Every text of a value without contacts; what was withheld says so to readers from outside. */
function cleared(value: unknown): unknown {
  if (typeof value === "string") {
    const told = value.replaceAll(WITHHELD, LEFT_OUT).replaceAll(WITHHELD_SHORT, LEFT_OUT_SHORT);
    return withoutContacts(told);
  }
  if (Array.isArray(value)) return value.map(cleared);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleared(inner)]));
}
