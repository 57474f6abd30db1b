import { AppError } from "#/platform/errors.ts";

const UNREADABLE = "This cursor cannot be read. Leave it out to begin with the first page";

/** Where a page ended: the values by which its last row is ordered, as text. */
export type Position = readonly string[];

/** A position as opaque text, fit for an address. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** @throws `request.unreadable_cursor` for a text that holds no position of as many values, each of its own form. */
export function readCursor(cursor: string, forms: readonly RegExp[]): Position {
  const values = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(values) || values.length !== forms.length) throw unreadableCursor();
  return forms.map((form, index) => {
    const value: unknown = values[index];
    if (typeof value !== "string" || !form.test(value)) throw unreadableCursor();
    return value;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const unreadableCursor = () =>
  new AppError({
    code: "request.unreadable_cursor",
    status: 400,
    detail: `${UNREADABLE}.`,
    errors: [{ path: "cursor", message: UNREADABLE }],
  });
