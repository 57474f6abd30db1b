import { findingFigureSource, isPercentOf } from "@app/contract/strategy/findings/figures";
import type { FigureSource } from "@app/contract/figures";
import type { Language } from "#/strategy/acts/act.ts";
import { moneyIn, numberIn, percentIn } from "#/strategy/assistant/saying/local.ts";
import * as z from "zod/mini";

/** Sums of an answer may be less than nothing, and the currency stands beside. */
const Amount = z.object({ amount: z.number(), currency: z.string() });

/** A figure of a finding as its language writes it, with where it comes from; null for what is no finding. */
export function findingFigure(
  path: string,
  value: unknown,
  output: unknown,
  language: Language,
): { value: string; unit: "words"; source: FigureSource } | null {
  const source = findingFigureSource(path, output);
  const text = source && textOf(value, isPercentOf(path, output), language);
  return source && text !== null ? { value: text, unit: "words", source } : null;
}

function textOf(value: unknown, isPercent: boolean, language: Language): string | null {
  if (typeof value === "number") return isPercent ? percentIn(value, language) : numberIn(value, language);
  const money = Amount.safeParse(value).data;
  return money ? moneyIn(money, language) : null;
}
