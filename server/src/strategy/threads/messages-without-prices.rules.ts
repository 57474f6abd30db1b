import { WORDS_PART } from "@app/contract/strategy/answers/phrases";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import * as z from "zod/mini";
import { withoutPrices } from "#/platform/http/prices.ts";
import { mayNameMoney, namesMoney, WITHHELD } from "#/platform/http/price-texts.ts";
import { TOOLS } from "#/strategy/assistant/tools.ts";

type Part = ThreadMessage["parts"][number];

const TextPart = z.object({ type: z.literal("text"), text: z.string() });
const FigurePart = z.object({
  type: z.literal("data-figure"),
  data: z.looseObject({ unit: z.enum(["percent", "count", "total"]), value: z.number() }),
});
const ToolPart = z.object({
  type: z.string().check(z.startsWith("tool-")),
  toolCallId: z.string(),
  state: z.string(),
  output: z.optional(z.unknown()),
  errorText: z.optional(z.string()),
});
const PRICED_FIGURE = /price|cost|budget|thousandMore/iu;

/**
 * The same message for somebody who sees no prices. Cards of tools stay without their amounts and without what was
 * asked of them, and so do our own words on them. Prose is of one piece: when any of it may name an amount, one sentence
 * stands for all of it. What is not understood is left out.
 */
export function messageWithoutPrices(message: ThreadMessage): ThreadMessage {
  const tools = message.parts.flatMap(toolWithoutPrices);
  const words = message.parts.filter(({ type }) => type === WORDS_PART);
  const prose = message.parts.filter(
    ({ type }) => type === "text" || (type.startsWith("data-") && type !== WORDS_PART),
  );
  const kept = [...words, ...tools];
  if (prose.length === 0) return { ...message, parts: kept };
  const shown = prose.every(isFree) ? prose : [{ type: "text", text: WITHHELD }];
  return { ...message, parts: [...kept, ...shown] };
}

function isFree(part: Part): boolean {
  const text = TextPart.safeParse(part).data;
  if (text) return !mayNameMoney(text.text);
  const figure = FigurePart.safeParse(part).data;
  const source = JSON.stringify(figure?.data["source"] ?? "");
  return figure !== undefined && !PRICED_FIGURE.test(source) && !namesMoney(source);
}

function toolWithoutPrices(part: Part): Part[] {
  const tool = ToolPart.safeParse(part).data;
  if (!tool) return [];
  const { output, errorText, ...call } = tool;
  const schema = Object.entries(TOOLS).find(([name]) => `tool-${name}` === tool.type)?.[1].output;
  return [
    {
      ...call,
      ...(output !== undefined && schema && { output: withoutPrices(schema, output) }),
      ...(errorText !== undefined && { errorText: mayNameMoney(errorText) ? WITHHELD : errorText }),
    },
  ];
}
