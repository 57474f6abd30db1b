import { marksOf } from "./number-format.ts";
import type { NumberMarks } from "./number-format.ts";

/** What a cell of a workbook holds, as far as its text needs it. */
export interface SheetCell {
  value: string | number | boolean | Date | null;
  /** How the sheet writes it; empty for "General". */
  format: string;
  /** Where a click on it leads; empty without a link. */
  link: string;
}

/** Digits that a spreadsheet keeps; further ones are noise of the arithmetic. */
const DIGITS = 15;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Words that stand for the link behind them. */
const POINTERS = new Set(
  "link,links,profile,profil,perfil,profile link,view,view profile,open,here,click,click here,url,website,lien,voir,enlace,ver,ver perfil,hier,zum profil,ig,insta,instagram,tt,tiktok,tik tok,yt,youtube,channel,kanal".split(
    ",",
  ),
);

/** A cell as a text file would hold it: exact, with its sign of percent or money, dates as 2026-11-03. */
export function cellText({ value, format, link }: SheetCell): string {
  if (value === null) return link;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return linkedText(value.replaceAll(/\r\n?/gu, "\n").trim(), link);
  const marks = marksOf(format);
  if (value instanceof Date) return dateText(value, marks);
  return numberText(value, marks);
}

/** A link that the text does not say itself; null where it does, or where there is none. */
export function hiddenLink({ value, link }: SheetCell): string | null {
  if (link === "" || typeof value !== "string") return null;
  return cellText({ value, format: "", link }) === link || isAddress(value) ? null : link;
}

/** "Profile" and "@ana" over a link to her page say less than the link does. */
function linkedText(text: string, link: string): string {
  if (link === "" || isAddress(text)) return text;
  const plain = text.toLowerCase().replace(/^@/u, "");
  const isHandle =
    /^[\w.-]+$/u.test(plain) &&
    link
      .toLowerCase()
      .split(/[/@?#]/u)
      .includes(plain);
  return text === "" || isHandle || POINTERS.has(text.toLowerCase()) ? link : text;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/|^www\.|\.[a-z]{2,}\/\S/iu.test(text.trim());
}

function numberText(
  value: number,
  { isPercent, hasPercentSign, money, scale, sign, width }: NumberMarks,
): string {
  if (!Number.isFinite(value)) return "";
  const digits = plainDigits(isPercent ? value * 100 : value);
  if (isPercent || hasPercentSign) return `${digits}%`;
  const padded = /^\d+$/u.test(digits) ? digits.padStart(width, "0") : digits;
  return `${money === "" ? "" : `${money} `}${value < 0 ? "" : sign}${padded}${scale}`;
}

/** Never "1e-7", and never "1.234", which would read as a thousand where a comma divides. */
function plainDigits(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const text = /e-/u.test(String(rounded)) ? rounded.toFixed(DIGITS).replace(/0+$/u, "") : String(rounded);
  return /^-?\d+\.\d{3}$/u.test(text) ? `${text}0` : text;
}

function dateText(value: Date, { hasDay, hasTime, isElapsed }: NumberMarks): string {
  // A second is the finest that anybody writes; fractions of days come out a little below it.
  const time = Math.round(value.getTime() / 1000) * 1000;
  if (Number.isNaN(time)) return "";
  const [day = "", clock = ""] = new Date(time).toISOString().split("T");
  const hours = Math.floor((time - DAY_ZERO) / (DAY_MS / 24));
  const minutes = clock.slice(0, 5);
  if (isElapsed) return `${hours}${minutes.slice(2)}`;
  if (hasTime && !hasDay) return minutes;
  return hasTime && minutes !== "00:00" ? `${day} ${minutes}` : day;
}
