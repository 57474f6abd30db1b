import type { ImportField } from "@app/contract/discovery/imports";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { saidOfOpenDay } from "#/discovery/imports/reading/history/day-spans.ts";
import type { Row } from "#/discovery/imports/reading/rows.ts";

const OF_DAYS: ReadonlySet<ImportField | null> = new Set(["lastDeal", "lastContact"]);

/** Tells of a last deal or contact whose day only the days around it decide. */
export function noteOpenDay({ record, context, problems }: Row, column: Column, cell: string): void {
  if (!OF_DAYS.has(column.field)) return;
  const message = saidOfOpenDay(cell, context.styles[column.index] ?? NO_STYLE);
  if (message !== null) problems.push({ line: record.line, column: column.header, message });
}
