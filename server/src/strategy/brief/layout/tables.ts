import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import { COUNTRY_CODES, countryName } from "#/language/places/countries.ts";
import kindWords from "./table-words.json" with { type: "json" };

/** A text whose tables are sentences, and what of them no plan keeps. */
export interface LaidOut {
  text: string;
  unmet: Unmet[];
}

type Kind = keyof typeof kindWords;
type Row = readonly string[];
/** A table by its columns: of each kind the cells of its rows, without the row of sums. */
interface Table {
  rows: Row[];
  total: Row | null;
  at: Partial<Record<Kind, number>>;
  /** The currency of its money where only the head says it. */
  sign: string;
  others: number[];
}

const MARKS = ["\t", "|", ";", " - "];
const KINDS: readonly (readonly [kind: Kind, words: RegExp])[] = (
  ["share", "cap", "count", "money", "place", "platform", "dates", "phase", "tier"] as const
).map((kind) => [kind, patternOf(`(?<!\\p{L})${anyListed(kindWords[kind])}(?!\\p{L})`)]);
const TOTAL = patternOf(
  `^(?:${anyListed("total, totale, totals, sum, summe, gesamt, somme, suma, soma, kul")})?$`,
);
const RULER = /^[\s|:-]*$/u;
const MONEY = patternOf(`(?:(${SIGNS})\\s?)?${NUMBER}(?:\\s?(${SIGNS}))?`);
const SIGN = patternOf(`(?<!\\p{L})(?:${SIGNS})(?!\\p{L})`);
const PHASES =
  "A plan has one budget over its whole flight: what all phases come to. It keeps no part of it for one of them.";
const BOUND =
  "What stands in one row of a table is kept for the whole plan, and not beside the rest of its row.";
const CAPS =
  "A plan has one limit for what a creator gets, the highest that you named. Check this one yourself.";

/** Tables of a text, with a head that says what their columns are, as the sentences that say the same. */
export function withoutTables(source: string): LaidOut {
  const lines = source.split("\n");
  const unmet: Unmet[] = [];
  const made: string[] = [];
  for (let at = 0; at < lines.length;) {
    const mark = MARKS.find((one) => (lines[at] ?? "").includes(one)) ?? "\t";
    let end = at;
    while (end < lines.length && (lines[end] ?? "").includes(mark)) end += 1;
    const table =
      end - at >= 3
        ? tableOf(
            lines.slice(at, end).filter((line) => !RULER.test(line)),
            mark,
          )
        : null;
    if (!table) {
      made.push(lines[at] ?? "");
      at += 1;
      continue;
    }
    const said = saidBy(table);
    made.push(`${said.text}.`);
    unmet.push(...said.unmet);
    at = end;
  }
  return { text: made.join("\n"), unmet };
}

/** What the column under a head holds; null where the head does not say. */
export function kindOfHead(cell: string): Kind | null {
  return KINDS.find(([, words]) => words.test(foldInPlace(cell)))?.[0] ?? null;
}

function tableOf(lines: readonly string[], mark: string): Table | null {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\s*\|/u, "")
      .replace(/\|\s*$/u, "")
      .split(mark)
      .map((cell) => cell.trim()),
  );
  const kinds = head.map(kindOfHead);
  const at: Table["at"] = {};
  for (const [index, kind] of kinds.entries()) if (kind !== null) at[kind] ??= index;
  const isHead = head.every((cell) => !/\d/u.test(cell)) && Object.keys(at).length >= 2;
  if (!isHead || rows.length < 2) return null;
  const last = rows.at(-1) ?? [];
  const isTotal = last.some((cell) => cell !== "") && TOTAL.test(foldInPlace(last[0] ?? ""));
  const known = new Set(Object.values(at));
  return {
    rows: isTotal ? rows.slice(0, -1) : rows,
    total: isTotal ? last : null,
    at,
    sign: SIGN.exec(foldInPlace(head[at.money ?? -1] ?? ""))?.[0] ?? "",
    others: head.flatMap((_, index) => (known.has(index) ? [] : [index])),
  };
}

function saidBy(table: Table): LaidOut {
  const { rows, total, at, others } = table;
  const column = (kind: Kind) => (at[kind] === undefined ? [] : rows.map((row) => row[at[kind] ?? 0] ?? ""));
  const sum = (kind: Kind) => (total && at[kind] !== undefined ? (total[at[kind]] ?? "") : "");
  const signed = (cell: string) =>
    table.sign === "" || SIGN.test(foldInPlace(cell)) ? cell : `${cell} ${table.sign}`;
  const money = column("money").map(signed);
  const { names, link } = namesOf(table);
  const groupLink = at.place !== undefined ? "in" : at.platform !== undefined ? "on" : "";
  const parts = names.length > 0 ? [] : money.map((cell, row) => `${rows[row]?.[0] ?? ""} ${cell}`.trim());
  const caps = capsOf(table);
  const platforms = [...new Set(column("platform"))];
  const isBound = at.place !== undefined && platforms.length > 1;
  const sentences = [
    parts.length > 0 || (money.length > 0 && sum("money") !== "")
      ? `Total budget ${sum("money") || sumOf(money)}`
      : "",
    names.length > 0 && money.length > 0
      ? money.map((cell, row) => `${cell} ${link} ${names[row] ?? ""}`).join(", ")
      : names.join(", "),
    names.length > 0
      ? column("share")
          .map((cell, row) => `${/%/u.test(cell) ? cell : `${cell} %`} ${link} ${names[row] ?? ""}`)
          .join(", ")
      : "",
    sum("count") === "" ? "" : `${sum("count")} creators`,
    column("count")
      .map((cell, row) => `${cell} ${groupLink} ${names[row] ?? ""}`.replace(/\s+/gu, " ").trim())
      .join(", "),
    at.place === undefined ? "" : platforms.join(", "),
    [...new Set(column("dates"))].join(", "),
    ...caps.said,
    ...others.map((index) => [...new Set(rows.map((row) => row[index] ?? ""))].join(", ")),
  ];
  return {
    text: sentences.filter((sentence) => sentence.trim() !== "").join(". "),
    unmet: [
      ...parts.map((words) => ({ words, why: PHASES })),
      ...(isBound
        ? column("platform").map((cell, row) => ({
            words: `${rows[row]?.[at.place ?? 0] ?? ""}: ${cell}`,
            why: BOUND,
          }))
        : []),
      ...caps.unmet,
    ],
  };
}

/** Countries as cars of them are marked. */
const PLATES: ReadonlyMap<string, string> = new Map([
  ["D", "Germany"],
  ["A", "Austria"],
  ["I", "Italy"],
  ["F", "France"],
  ["E", "Spain"],
]);

/** "LU" of a cell is a word elsewhere. */
function nameOf(cell: string): string {
  return (
    PLATES.get(cell) ?? (/^\p{Lu}{2}$/u.test(cell) && COUNTRY_CODES.has(cell) ? countryName(cell) : cell)
  );
}

/** What the rows are of, and how money is said to be for it. */
function namesOf({ rows, at }: Table): { names: string[]; link: string } {
  const of = at.place ?? at.platform ?? at.tier;
  if (of === undefined) return { names: [], link: "" };
  const names = rows.map((row) => nameOf(row[of] ?? ""));
  return { names, link: at.place === undefined ? "for" : "in" };
}

function capsOf({ rows, at }: Table): { said: string[]; unmet: Unmet[] } {
  const { cap } = at;
  if (cap === undefined) return { said: [], unmet: [] };
  const cells = rows.map((row) => row[cap] ?? "");
  const highest = cells.reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one));
  const lower = rows.filter((row) => valueOf(row[cap] ?? "") < valueOf(highest));
  return {
    said: [`max ${highest} per creator`],
    unmet: lower.map((row) => ({ words: `${row[0] ?? ""}: ${row[cap] ?? ""}`, why: CAPS })),
  };
}

function valueOf(cell: string): number {
  const [, , digits, scale] = MONEY.exec(foldInPlace(cell)) ?? [];
  return digits === undefined ? 0 : readNumber(digits, scale);
}

/** All cells together, with the sign of the first. */
export function sumOf(cells: readonly string[]): string {
  const [, before, , , behind] = MONEY.exec(foldInPlace(cells[0] ?? "")) ?? [];
  const all = cells.reduce((sum, cell) => sum + valueOf(cell), 0);
  return [String(all), before ?? behind ?? ""].join(" ").trim();
}
