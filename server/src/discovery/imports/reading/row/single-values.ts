import type { ImportField } from "@app/contract/discovery/imports";
import { forbidsContact } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { isPartOfName } from "#/discovery/imports/reading/columns/duplicate-columns.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { plainWords, textAt } from "#/discovery/imports/reading/words.ts";
import { answerOf } from "#/language/tables/tables.ts";
import { wordKey } from "#/language/fold.ts";
import { TERMS } from "./terms.ts";
import type { ValueName, Values } from "#/discovery/imports/reading/values.ts";

/** Figures of which an account has one of each kind. */
export const FIGURES: ReadonlySet<ImportField | null> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
]);

/** Fields whose cells a team fills in words of its own: what does not read is kept as it is written. */
export const KEPT_AS_TEXT: ReadonlySet<ImportField> = new Set([
  "status",
  "lastDeal",
  "lastContact",
  "client",
  "owner",
  "agency",
  "brands",
  "language",
  ...TERMS,
]);

/** Fields of which any word may be one. */
export const OF_ANY_WORDS: ReadonlySet<ImportField> = new Set(["name", "city", "category"]);

/**
 * Given names go before family names, figures whose header names the platform before those of the same kind that name
 * none, and who must not be written to before how far talks are.
 */
export function inOrder(columns: readonly Column[]): readonly Column[] {
  const bans = columns.filter(forbidsContact);
  return bans.length === 0
    ? ofPlatformFirst(columns)
    : [...bans, ...ofPlatformFirst(columns.filter((column) => !forbidsContact(column)))];
}

function ofPlatformFirst(columns: readonly Column[]): readonly Column[] {
  const isLater = columns.some(({ namePart }) => namePart === "given") ? isFamilyName : () => false;
  if (!columns.some((column) => isOfPlatform(column) || isLater(column))) return columns;
  const others = columns.filter((column) => !isOfPlatform(column));
  return [
    ...columns.filter(isOfPlatform),
    ...others.filter((column) => !isLater(column)),
    ...others.filter(isLater),
  ];
}

/** "Nom; Prénom": the given name stands first, whichever column does. */
function isFamilyName({ namePart }: Column): boolean {
  return namePart === "family";
}

/** A name and a further part of it; "Uma" beside "Uma Rui" says nothing more. */
export function wholeName(before: string, part: string): string {
  if (isWithin(part, before)) return before;
  return isWithin(before, part) ? part : `${before} ${part}`;
}

function isWithin(part: string, name: string): boolean {
  return ` ${wordKey(name)} `.includes(` ${wordKey(part)} `);
}

function isOfPlatform({ field, platform }: Column): boolean {
  return platform !== null && FIGURES.has(field);
}

/** What earlier columns of a row gave, and the place of the one that gave each field of which there is one. */
interface Known {
  values: Values;
  fields: Map<ImportField, number>;
}

/** Whether an earlier column gave another value of the one that an account or a creator has of this field. */
export function isTaken({ values: known, fields }: Known, found: Values, column: Column): boolean {
  const { field, index } = column;
  if (field === null || !isSingle(field)) return false;
  if (field === "status" && found.status === undefined) return false;
  const before = fields.get(field);
  fields.set(field, before ?? index);
  if (before === undefined || before === index || isPartOfName(column)) return false;
  return JSON.stringify(known[field]) !== JSON.stringify(found[field]);
}

const SINGLE = [
  "name",
  "bio",
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "country",
  "city",
  "language",
  "gender",
  "email",
  "phone",
  "status",
  "owner",
  "client",
  "agency",
  "lastDeal",
  "lastContact",
  "feePaid",
  "lastFee",
  "code",
  "verified",
] as const satisfies readonly (ImportField & ValueName)[];

function isSingle(field: ImportField): field is (typeof SINGLE)[number] {
  return SINGLE.some((one) => one === field);
}

const PAID = /\b(?:paid|bezahlt|gezahlt|paye|pagad[oa]|pag[oa]|pagato)\b/u;

/** "Paid? no": what is agreed in that row is no fee that was paid. */
export function saysUnpaid({ cells }: TableRecord, columns: readonly Column[]): boolean {
  return columns.some(
    ({ header, index }) => PAID.test(plainWords(header)) && answerOf(textAt(cells, index)) === false,
  );
}
