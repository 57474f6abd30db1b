import { AppError, notFound } from "#/platform/errors.ts";

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

export const notATable = (kind: string) =>
  new AppError({
    code: "imports.not_a_table",
    status: 422,
    detail: `This file is ${kind}, not a table as text. Save the sheet as CSV, or copy its cells and paste them.`,
  });
