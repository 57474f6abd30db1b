import type { ImportField } from "@app/contract/discovery/imports";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { Platform } from "@app/contract/platforms";
import type { PriceTerms } from "#/discovery/imports/reading/cells/offers.ts";
import type { RecordField } from "@app/contract/discovery/import-records";
import { asksForBans } from "#/language/tables/contact-bans.ts";
import type { NamePart } from "#/language/people/people.ts";
import type { Contents } from "./contents.ts";
import type { HeaderUnit } from "./header-units.ts";
import type { HeaderReading } from "./headers.ts";
import type { ColumnMonth } from "#/discovery/imports/reading/history/month-columns.ts";
import type { OwnColumn } from "./own-columns.ts";

/** One column of a table with what it was found to be. */
export interface Column {
  index: number;
  header: string;
  /** Null where the column means nothing to Herald, or was left out. */
  field: ImportField | null;
  /** 0 to 1. */
  confidence: number;
  platform: Platform | null;
  per: PriceUnit | null;
  /** What a price of this column buys, and on which terms. */
  format: PriceUnit | null;
  terms: PriceTerms;
  /** What its numbers count, where the header says so. */
  unit: HeaderUnit | null;
  /** The merged cell above the header; empty without one. */
  group: string;
  /** The country or gender whose share the column holds. */
  audience: string | null;
  /** A column before this one names the group whose share is here; its place. */
  shareOf: number | null;
  /** What the cells are where rows are posts, orders or payments. */
  record: RecordField | null;
  /** The month whose figures it holds; null for every other column. */
  month: ColumnMonth | null;
  /** The first day of the month of which it says what was sold; null for every other column. */
  ofMonth: string | null;
  /** Of which post of a row it speaks: 0 is the first one. */
  turn: number;
  /** Decided before accounts are looked for, so that none is seen in it. */
  isSettled: boolean;
  /** Another column is the one whose value counts as the price. */
  isSecond: boolean;
  /** The column of the upper end, where this one holds the lower end of a range of prices; its place. */
  upperEnd: number | null;
  /** It holds the upper end of the range of another column. */
  isUpperEnd: boolean;
  /** Age group of an audience column. */
  ages: string | null;
  contents: Contents;
  said: HeaderReading;
  /** The field of the workspace's own that its header names, in a table of ours. */
  own: OwnColumn | null;
  /** Why a person should look at it. */
  doubt: "contradiction" | "unreadable" | "guess" | null;
  /** Herald wrote it of a collection; it says nothing of a creator. */
  isOfCollection: boolean;
  /** Which part of a name it holds, where several columns make the name. */
  namePart: NamePart | null;
  /** A person decided. */
  isConfirmed: boolean;
  /** A person wants it as a field of the workspace's own. */
  isKept: boolean;
  /** When a person decided, in an import before this one. */
  chosenAt: string | null;
}

/** What is found once all columns are looked at. */
export const UNSET = {
  audience: null,
  shareOf: null,
  record: null,
  month: null,
  ofMonth: null,
  turn: 0,
  isSettled: false,
  isSecond: false,
  upperEnd: null,
  isUpperEnd: false,
  isOfCollection: false,
  namePart: null,
  isConfirmed: false,
  isKept: false,
  chosenAt: null,
};

/** Fields that say whose a row is. */
export const IDENTITY_FIELDS: ReadonlySet<string> = new Set(["handle", "url", "platform", "name"]);

/** Whether it says who must not be written to, which holds in every kind of table. */
export function forbidsContact({ field, header }: Pick<Column, "field" | "header">): boolean {
  return field === "status" && asksForBans(header);
}

/** A column of a month is one of what it counts. */
export function asFigure(column: Column): Column {
  return column.month === null ? column : { ...column, field: column.month.figure };
}
