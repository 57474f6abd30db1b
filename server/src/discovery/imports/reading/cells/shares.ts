import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readNumber } from "./numbers.ts";
import type { ColumnStyle } from "./rates.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/**
 * How the shares of one row are written, `open` where only those of women and men leave it open, `genders` where those alone
 * are fractions; null where nothing in it shows that.
 */
export type Scale = "fractions" | "percent" | "genders" | "open" | null;

/** Groups of a gender or of ages add up to one whole, but for what was rounded. */
const WHOLE = 1;
const ROUNDED = 0.05;

/** What the shares of a row show together: 0.74 beside 0.26 are fractions, 1 beside 51 are percent. */
export function scaleOfRow(
  cells: readonly string[],
  columns: readonly Column[],
  styles: readonly ColumnStyle[],
): Scale {
  const shares = columns.filter(isShare).flatMap((column) => {
    const value = bareShare(textAt(cells, column.index), styles[column.index]);
    return value === null ? [] : [{ value, group: groupOf(column) }];
  });
  const genders = shares.filter(({ value, group }) => group === "gender" && value > 0);
  const isOpen = genders.length > 0 && genders.every(({ value }) => value < WHOLE);
  // "0.69" of women beside ages in per cent: hardly any audience has so few, and with 0.31 of men they are all.
  if (shares.some(({ value }) => value > WHOLE))
    return !isOpen ? "percent" : isWhole(genders) ? "genders" : "open";
  const wholes = Map.groupBy(shares, ({ group }) => group);
  wholes.delete(null);
  return [...wholes.values()].some(isWhole) ? "fractions" : null;
}

function isWhole(group: readonly { value: number }[]): boolean {
  const sum = group.reduce((total, { value }) => total + value, 0);
  return group.length > 1 && Math.abs(sum - WHOLE) <= ROUNDED;
}

/** How a cell of shares is to be read; null where it may be a fraction as well as a percentage. */
export function styleOfShare(
  column: Column,
  cell: string,
  style: ColumnStyle,
  scale: Scale,
): ColumnStyle | null {
  const value = isShare(column) ? bareShare(cell, style) : null;
  if (value === null || value === 0 || value > WHOLE) return style;
  const isOfGender = groupOf(column) === "gender";
  if (scale === "open" && isOfGender) return null;
  if (scale === "genders") return { ...style, isFraction: isOfGender };
  if (scale !== null) return { ...style, isFraction: scale === "fractions" };
  return style.isFraction && column.contents.percents === 0 ? style : null;
}

/** A share without a sign of percent. */
function bareShare(cell: string, style: ColumnStyle | undefined): number | null {
  const number = readNumber(cell, "rate", style?.mark ?? null);
  return number === null || number.isPercent ? null : number.value;
}

function isShare({ field }: Column): boolean {
  return field !== null && field.startsWith("audience");
}

function groupOf({ field, ages }: Column): "gender" | "age" | null {
  if (field === "audienceFemale" || field === "audienceMale") return "gender";
  return field === "audienceAge" && ages !== null ? "age" : null;
}
