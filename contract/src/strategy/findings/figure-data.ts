import * as z from "zod/mini";
import { FigureSource } from "../../figures.ts";
import { formatCount, formatMoney, formatPercent, formatTotal } from "../../formats.ts";
import { Money } from "../../money.ts";

/** The part of an answer that is a figure. */
export const FIGURE_PART = "data-figure";

/** A figure in an answer: its value, its unit, and where it comes from. */
export const FigureData = z.object({
  value: z.union([z.number(), z.string(), Money]),
  /** "words" for a figure that is written as it stands there; a total counts creators and is never shortened. */
  unit: z.enum(["money", "percent", "count", "total", "words"]),
  source: FigureSource,
  /** Its place in what the tools found: the call and the path, as "call#path". Absent in older stored answers. */
  address: z.optional(z.string()),
});
export type FigureData = z.infer<typeof FigureData>;

/** A figure as a person reads it. */
export function figureText({ value, unit }: Pick<FigureData, "value" | "unit">): string {
  if (typeof value === "string") return value;
  if (typeof value !== "number") return formatMoney(value);
  if (unit === "percent") return formatPercent(value);
  return unit === "total" ? formatTotal(value) : formatCount(value);
}
