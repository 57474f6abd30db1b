import { isUnmanaged } from "#/language/tables/tables.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readEmail } from "#/discovery/imports/reading/columns/contents.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";
import { singleSpaced, textAt } from "#/discovery/imports/reading/words.ts";

const NUMBER = /(?<![\p{L}\d])\+?\(?\d[\d\s()./-]{6,18}\d(?!\d)/u;
const CONTACT_WORDS = /(?<!\p{L})(?:tel|phone|ph|mob|mobile|handy|wa|whatsapp|call|mail|e-?mail)\b\.?:?/giu;
const EMPTY_BRACKETS = /\([\s,;:|/-]*\)/gu;
const MARKS_AROUND = /^[\s,;:|/<>–-]+|[\s,;:|/<>–-]+$/gu;

/**
 * Who looks after a creator, and how they are reached: "Riya, Star Talent (98200 12345)". Null where a cell says that
 * nobody does, or names several.
 */
export function readManager(cell: string): Pick<Values, "agency" | "phone" | "email"> | null {
  if (isUnmanaged(cell)) return null;
  const email = readEmail(cell.replaceAll(/[()|]/gu, " "));
  const rest = email === null ? cell : cell.replace(email, " ");
  const phone = NUMBER.exec(rest)?.[0].trim();
  const isReached = email !== null || phone !== undefined;
  const bare = isReached ? rest.replace(phone ?? "", " ").replaceAll(CONTACT_WORDS, " ") : rest;
  const name = singleSpaced(bare.replaceAll(EMPTY_BRACKETS, " ")).replaceAll(MARKS_AROUND, "");
  if (/[;|\n]/u.test(isReached ? name : cell)) return null;
  return {
    ...(/\p{L}/u.test(name) && { agency: isReached ? name : singleSpaced(cell).trim() }),
    ...(phone !== undefined && { phone: singleSpaced(phone) }),
    ...(email !== null && { email }),
  };
}

/** Whether a row says elsewhere how its creator is reached, so that the contact of a manager is no contact of theirs. */
export function isReachedElsewhere(
  values: Values | null,
  { cells }: TableRecord,
  columns: readonly Column[],
): boolean {
  const { phone, email } = values ?? {};
  const isTold = (field: "phone" | "email") =>
    columns.some((one) => one.field === field && !isNotKnown(textAt(cells, one.index)));
  return (phone !== undefined && isTold("phone")) || (email !== undefined && isTold("email"));
}
