import type { ImportField } from "@app/contract/discovery/imports";
import { costsExtra, readMonths } from "#/discovery/imports/reading/cells/months.ts";
import { readFormat } from "#/discovery/imports/reading/cells/offers.ts";
import type { PriceTerms, ReadPrice } from "#/discovery/imports/reading/cells/offers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { countsSeveral } from "#/discovery/imports/reading/offers/several-pieces.ts";
import { readVatCell } from "./vat.ts";

/** Fields that say something of every price of a row. */
export const TERMS: ReadonlySet<ImportField> = new Set(["format", "usageMonths", "exclusivityMonths", "vat"]);

/** Rights, taxes and the format that a column of its own says of every price of its row. */
export function readOfferTerms(
  column: Column,
  cell: string,
): (PriceTerms & { format?: ReadPrice["format"] }) | null {
  if (column.field === "format") {
    const format = readFormat(cell);
    // "2 Reels" beside one fee are what it buys together.
    return format === null ? null : { format: countsSeveral(cell) ? "bundle" : format };
  }
  if (column.field === "vat") {
    const vat = readVatCell(cell, column.header);
    return vat === null ? null : { vat };
  }
  const months = readMonths(cell, column.header);
  if (months === null || costsExtra(cell)) return null;
  return column.field === "usageMonths" ? { usageMonths: months } : { exclusivityMonths: months };
}
