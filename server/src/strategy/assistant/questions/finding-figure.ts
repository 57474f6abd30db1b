import { findingFigureSource, isPercentOf } from "@app/contract/strategy/findings/figures";
import type { FigureSource } from "@app/contract/figures";
import { minorUnits, wholeUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import * as z from "zod/mini";

/** Sums of an answer may be less than nothing, and the currency stands beside. */
const Amount = z.object({ amount: z.number(), currency: z.string() });

/** A figure of a finding as its language writes it, with where it comes from; null for what is no finding. */
export function findingFigure(
  path: string,
  value: unknown,
  output: unknown,
  language: string,
): { value: string; unit: "words"; source: FigureSource } | null {
  const source = findingFigureSource(path, output);
  const locale = language === "hi" ? "en-IN" : language;
  const text = source && textOf(value, isPercentOf(path, output), locale);
  return source && text !== null ? { value: text, unit: "words", source } : null;
}

function textOf(value: unknown, isPercent: boolean, language: string): string | null {
  if (typeof value === "number") {
    const format = new Intl.NumberFormat(language, {
      maximumFractionDigits: 2,
      ...(isPercent && { style: "percent" }),
    });
    return format.format(isPercent ? value / 100 : value);
  }
  const money = Amount.safeParse(value).data;
  return money ? moneyText(money, language) : null;
}

function moneyText(money: Money, language: string): string {
  const whole = wholeUnits(money);
  const { currency } = money;
  const digits = Number.isInteger(whole) ? 0 : minorUnits(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: "currency", currency, ...fraction }).format(whole);
}
