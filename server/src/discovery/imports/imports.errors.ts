import type { ImportSheet } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { AppError, notFound } from "#/platform/errors.ts";
import type { WorkbookRefusal } from "./workbooks/workbook-refusals.ts";

export const importNotFound = () => notFound("import");

export const unreadableTable = (cause: unknown) =>
  new AppError({
    code: "imports.unreadable",
    status: 413,
    detail: "This table is too large to be read at once. Split it and import the parts.",
    cause,
  });

export const tooManyRows = (rows: number, most: number) =>
  new AppError({
    code: "imports.too_many_rows",
    status: 413,
    detail: `This table has ${rows.toLocaleString("en")} rows; ${most.toLocaleString("en")} fit in one import. Split it and import the parts.`,
  });

export const emptyTable = () =>
  new AppError({
    code: "imports.empty",
    status: 422,
    detail: "There are no rows in this table. Paste cells, handles or profile links, or choose another file.",
  });

export const importRunning = () =>
  new AppError({
    code: "imports.running",
    status: 409,
    detail: "This import is still running. Remove it when it is done.",
  });

/** Ends an import in the background; its detail stands in the import as what happened. */
export const importCancelled = () =>
  new AppError({
    code: "imports.cancelled",
    status: 409,
    detail: "This import was stopped. What was in by then stays; remove the import to take that back.",
  });

export const importNotRunning = () =>
  new AppError({
    code: "imports.not_running",
    status: 409,
    detail: "This import is not running in the background, so there is nothing to stop.",
  });

export const importRemoved = () =>
  new AppError({ code: "imports.removed", status: 409, detail: "This import is already removed." });

export const importNotRemoved = () =>
  new AppError({
    code: "imports.not_removed",
    status: 409,
    detail: "This import is not removed, so there is nothing to bring back.",
  });

export const unknownColumn = (header: string) =>
  new AppError({
    code: "imports.unknown_column",
    status: 400,
    detail: `mapping: There is no column “${header}” in this table. Write the header as it stands there.`,
    errors: [{ path: "mapping", message: `There is no column “${header}”` }],
  });

export const unknownMeaning = (meaning: string, kind: ImportKind, allowed: readonly string[]) => {
  const listed = `Choose one of ${allowed.join(", ")}`;
  return new AppError({
    code: "imports.unknown_meaning",
    status: 400,
    detail: `mapping: In a table of ${kind} no column means “${meaning}”. ${listed}, or say with kind what the rows are.`,
    errors: [{ path: "mapping", message: listed }],
  });
};

const AS_CSV = "Open it in your spreadsheet program and save the sheet as CSV, or as a new .xlsx workbook.";

const REFUSED_WORKBOOK: Readonly<Record<WorkbookRefusal, string>> = {
  old: `This is an old Excel workbook (.xls), which is not read. ${AS_CSV}`,
  binary: `This is a binary Excel workbook (.xlsb), which is not read. ${AS_CSV}`,
  open_document: `This is an OpenDocument sheet (.ods), which is not read. ${AS_CSV}`,
  numbers: "This is a Numbers document, which is not read. In Numbers choose File, Export To, Excel or CSV.",
  locked: "This workbook is protected by a password. Save it without one, or save the sheet as CSV.",
  too_large:
    "Unpacked, this workbook is larger than 20 MB. Save the sheet that you need as CSV, or as a workbook of its own.",
  scattered:
    "A sheet of this workbook has filled cells very far apart. Delete the cells far below or to the right of your table, or save the sheet as CSV.",
  unsafe: `This workbook is packed in a way that spreadsheet programs do not use, so it was not opened. ${AS_CSV}`,
  damaged: `This workbook is damaged or incomplete. ${AS_CSV}`,
  too_heavy:
    "This workbook takes too much memory or time to read. Save the sheet as CSV, or split it and import the parts.",
};

export const unreadableWorkbook = (refusal: WorkbookRefusal) =>
  new AppError({
    code: "imports.unreadable_workbook",
    status: refusal === "too_large" || refusal === "too_heavy" ? 413 : 422,
    detail: REFUSED_WORKBOOK[refusal],
  });

export const unknownSheet = (wanted: string, sheets: readonly ImportSheet[]) => {
  const names = sheets.map(({ name }) => `“${name}”`).join(", ");
  return new AppError({
    code: "imports.unknown_sheet",
    status: 400,
    detail: `sheet: There is no sheet “${wanted}” in this workbook. It has ${names || "no sheets"}.`,
    errors: [{ path: "sheet", message: `There is no sheet “${wanted}”` }],
  });
};

/** The program that reads workbooks ended before it had begun: nothing is said about the file. */
export const workbookNotStarted = (cause?: unknown) =>
  new AppError({
    code: "imports.workbook_not_started",
    status: 503,
    detail:
      "The program that reads workbooks could not be started. Try again in a moment, or save the sheet as CSV; ./herald doctor tells more.",
    retryAfter: 10,
    cause,
  });

export const notATable = (kind: string) =>
  new AppError({
    code: "imports.not_a_table",
    status: 422,
    detail: `This file is ${kind}, not a table as text. Save the sheet as CSV, or copy its cells and paste them.`,
  });
