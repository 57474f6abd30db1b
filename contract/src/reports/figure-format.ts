import { UNKNOWN, formatAmount, formatCount, formatPercent, formatTotal } from "../formats.ts";
import type { FIGURE_UNITS } from "./figure.ts";

type FigureUnit = (typeof FIGURE_UNITS)[number];

/** A figure of a report as text. Money is in minor units; unknown is "NA". */
export function formatReportFigure(figure: {
  value: number | null;
  unit: FigureUnit;
  currency: string | null;
}): string {
  const { value, unit, currency } = figure;
  if (value === null) return UNKNOWN;
  if (unit === "percent") return formatPercent(value);
  if (unit === "share") return formatPercent(value, 0);
  if (unit === "total") return formatTotal(value);
  if (unit === "count") return formatCount(value);
  if (unit === "return") return value.toFixed(2);
  return formatAmount(value, currency);
}
