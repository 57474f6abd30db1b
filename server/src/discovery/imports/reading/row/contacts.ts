import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readEmail } from "#/discovery/imports/reading/columns/contents.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import type { Values } from "#/discovery/imports/reading/values.ts";
import { readDate } from "#/language/time/dates.ts";
import { singleSpaced, textAt } from "#/discovery/imports/reading/words.ts";

const NUMBER = /(?<![\p{L}\d])(?:\+|\(\+?)?\d(?:[\d\s()./-]{5,20})\d(?!\d)/u;
const CONTACT_WORDS = /(?<!\p{L})(?:tel|phone|ph|mob|mobile|handy|wa|whatsapp|call|mail|e-?mail)\b\.?:?/giu;
/** "ana(at)mail.example". */
const AT_SIGN = /\s?[([](?:at|a)[)\]]\s?/iu;
const EMPTY_BRACKETS = /\([\s,;:|/-]*\)/gu;
const MARKS_AROUND = /^[\s,;:|/<>–-]+|[\s,;:|/<>–-]+$/gu;
const DIGITS_MIN = 7;

/** How somebody is reached, as a cell says it, and its other words: "Riya (Star Talent), riya@star.example, 98200 12345". */
export interface Contacts {
  email: string | null;
  phone: string | null;
  rest: string;
}

export function readContacts(cell: string): Contacts {
  const email = readEmail(cell.replace(AT_SIGN, "@").replaceAll(/[()|]/gu, " "));
  const written = cell.replace(AT_SIGN, "@");
  const bare = (email === null ? cell : written.replace(email, " ")).replace(/mailto:/iu, " ");
  const number = NUMBER.exec(bare)?.[0].trim() ?? "";
  const isNumber = number.replaceAll(/\D/gu, "").length >= DIGITS_MIN && readDate(number) === null;
  const phone = isNumber ? number : null;
  const isReached = email !== null || phone !== null;
  const words = isReached ? bare.replace(phone ?? "", " ").replaceAll(CONTACT_WORDS, " ") : bare;
  const rest = words.replaceAll(EMPTY_BRACKETS, " ").replaceAll(MARKS_AROUND, "");
  return { email, phone: phone && singleSpaced(phone), rest };
}

/** Whether a row says in another column how its creator is reached, so that this one is beside it. */
export function isReachedElsewhere(
  values: Values,
  { field, index }: Column,
  { cells }: TableRecord,
  columns: readonly Column[],
): boolean {
  const isTold = (name: "phone" | "email") =>
    name !== field &&
    values[name] !== undefined &&
    columns.some((one) => one.field === name && one.index !== index && !isNotKnown(textAt(cells, one.index)));
  return isTold("phone") || isTold("email");
}

const OWN: ReadonlySet<string | null> = new Set(["phone", "email", "agency"]);

/** Whether a cell of contacts says more than is kept of it, as a name or a second address. */
export function saysMoreThanContacts({ field }: Column, cell: string, kept: Values): boolean {
  if (!OWN.has(field)) return false;
  const { email, phone, rest } = readContacts(cell);
  const isLost = (email !== null && kept.email !== email) || (phone !== null && kept.phone !== phone);
  const others = rest.replace(kept.phone ?? "", "");
  return isLost || (field !== "agency" && /[\p{L}\d]{2}/u.test(others));
}
