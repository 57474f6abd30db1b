import { readDay } from "#/discovery/imports/reading/history/day-spans.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { uniqueName } from "#/discovery/imports/reading/columns/own-columns.ts";
import {
  cluesOf,
  currencyAround,
  currencyBeside,
  OF_MONEY,
  withOpenSign,
} from "#/discovery/imports/reading/row-currency.ts";
import type { CellProblem, Row } from "#/discovery/imports/reading/rows.ts";
import { FOLLOWERS_MAX } from "#/discovery/imports/reading/values.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";
import { currencyOfSign, questionOfSign, sharesSign } from "./currencies.ts";
import { readNumber } from "./numbers.ts";
import { readCountry } from "./places.ts";
import { NO_STYLE, readRate } from "./rates.ts";
import { styleOfShare } from "./shares.ts";

/** What a person is told of a cell that is not what its column says. */
export function whyUnread(row: Row, column: Column, cell: string): CellProblem {
  return (
    dayAhead(row, column, cell) ??
    openSign(row, column, cell) ??
    openShare(row, column, cell) ??
    unreadable(row.record.line, column, cell)
  );
}

/** A last deal or contact cannot be on a day to come: then the day is another one, or another thing. Null for all else. */
export function dayAhead({ record, context }: Row, column: Column, cell: string): CellProblem | null {
  if (context.today === null || (column.field !== "lastDeal" && column.field !== "lastContact")) return null;
  const day = readDay(cell, context.styles[column.index] ?? NO_STYLE);
  if (day === null || day <= context.today) return null;
  const message = `“${shortened(cell)}” would be ${day}, a day after today. It stays NA: write the day as 2026-12-31.`;
  return { line: record.line, column: uniqueName(column), message };
}

/** A price that could be read but for its sign; null where the sign is none, or says enough. */
function openSign({ record, context }: Row, column: Column, written: string): CellProblem | null {
  const around = currencyBeside(column, record, context) ?? currencyAround(record, context);
  const cell = withOpenSign(written, around, context);
  if (!OF_MONEY.has(column.field) || !/\d/u.test(cell) || !sharesSign(cell)) return null;
  if (currencyOfSign(cell, cluesOf(column, record, context)) !== null) return null;
  context.openSigns.add(`${record.line} ${column.index}`);
  const message = `“${shortened(written)}” is not read: ${questionOfSign(cell)}`;
  return { line: record.line, column: uniqueName(column), message };
}

/** A share that could be read but for its scale. */
function openShare({ record, context, scale }: Row, column: Column, cell: string): CellProblem | null {
  const style = context.styles[column.index] ?? NO_STYLE;
  if (styleOfShare(column, cell, style, scale) !== null) return null;
  const [percent, fraction] = [false, true].map((isFraction) => readRate(cell, { ...style, isFraction }));
  const message = `“${shortened(cell)}” may be ${percent}% or ${fraction}%. It stays NA.`;
  return { line: record.line, column: uniqueName(column), message };
}

function unreadable(line: number, column: Column, cell: string): CellProblem {
  if (
    column.field === "followers" &&
    /\p{L}/u.test(cell) &&
    (readNumber(cell, "count", null)?.value ?? 0) > FOLLOWERS_MAX
  ) {
    const message = `“${shortened(cell)}” is more followers than an account can have. It stays NA.`;
    return { line, column: uniqueName(column), message };
  }
  if (column.field === "audienceCountry" && readCountry(cell) !== null) {
    const message = `“${shortened(cell)}” says no share. It stays NA.`;
    return { line, column: uniqueName(column), message };
  }
  const what = column.field === null ? "value" : (NOUNS[column.field] ?? "value");
  return { line, column: uniqueName(column), message: `“${shortened(cell)}” is no ${what}. It stays NA.` };
}

const NOUNS: Readonly<Record<string, string>> = {
  name: "name",
  followers: "number of followers",
  engagementRate: "rate in percent",
  avgViews: "number of views",
  avgLikes: "number of likes",
  country: "country",
  city: "city",
  category: "category",
  gender: "gender",
  email: "e-mail address",
  phone: "phone number",
  address: "address",
  price: "price",
  audienceCountry: "country",
  audienceFemale: "share in percent",
  audienceAge: "share of an age group",
  audienceMale: "share in percent",
  avgComments: "number of comments",
  feePaid: "amount",
  lastFee: "amount",
  code: "code",
  verified: "yes or no",
  links: "address",
};
