import { TABLES } from "./worlds/world.ts";
import type { Cell, Row, TableName, World } from "./worlds/world.ts";

/** What an expression of `bench/data/README.md` comes to. */
export type Truth =
  | { is: "count"; value: number }
  | { is: "handles"; value: string[]; inOrder: boolean }
  | { is: "figure"; value: number | null }
  | { is: "word"; value: string | null };

type Test = (row: Row) => boolean;

const FORMS = {
  count: /^count (?<table>\w+)(?: where (?<where>.+))?$/u,
  list: /^list (?<table>\w+)(?: where (?<where>.+))?$/u,
  rank: /^(?<end>top|bottom) (?<many>\d+) (?<table>\w+) by (?<column>\w+)(?: where (?<where>.+))?$/u,
  figure: /^(?<how>sum|mean|median|min|max) (?<column>\w+) of (?<table>\w+)(?: where (?<where>.+))?$/u,
  value: /^value (?<column>\w+) of (?<table>\w+)(?: where (?<where>.+))?$/u,
};

/** Computes the answer to a question from the rows: nothing here knows the product. @throws what it cannot read. */
export function truthOf(expression: string, world: World): Truth {
  for (const [form, pattern] of Object.entries(FORMS)) {
    const groups = pattern.exec(expression.trim())?.groups;
    if (!groups) continue;
    const rows = rowsOf(world, groups["table"] ?? "").filter(testOf(groups["where"], world));
    if (form === "count") return { is: "count", value: rows.length };
    if (form === "list") return { is: "handles", value: handlesOf(rows), inOrder: false };
    const column = groups["column"] ?? "";
    if (form === "rank") return ranked(rows, column, groups["end"] === "top", Number(groups["many"]));
    if (form === "figure")
      return { is: "figure", value: worked(groups["how"] ?? "", numbersIn(rows, column)) };
    return cellOf(rows, column, expression);
  }
  throw new Error(`The oracle does not read “${expression}”`);
}

function rowsOf({ tables }: World, name: string): readonly Row[] {
  if (!isTable(name)) throw new Error(`There is no table “${name}”`);
  return tables[name];
}

function isTable(name: string): name is TableName {
  return name in TABLES;
}

function testOf(where: string | undefined, world: World): Test {
  const tests = (where ?? "")
    .split(/ and /u)
    .filter(Boolean)
    .map((condition) => conditionOf(condition.trim(), world));
  return (row) => tests.every((test) => test(row));
}

function conditionOf(condition: string, world: World): Test {
  const listed = /^handle in list (?<name>.+)$/u.exec(condition)?.groups?.["name"];
  if (listed !== undefined) {
    const handles = world.tables.lists.filter(({ list }) => list === listed).map(({ handle }) => handle);
    return ({ handle = null }) => handles.includes(handle);
  }
  const known = /^(?<column>\w+) (?<is>known|unknown)$/u.exec(condition)?.groups;
  if (known) return (row) => (cell(row, known["column"]) !== null) === (known["is"] === "known");
  const compared = /^(?<column>\w+) (?<sign>=|!=|>=|<=|>|<|in) (?<value>.+)$/u.exec(condition)?.groups;
  if (!compared) throw new Error(`The oracle does not read the condition “${condition}”`);
  const { column, sign = "", value = "" } = compared;
  return (row) => holds(cell(row, column), sign, value);
}

function holds(own: Cell, sign: string, value: string): boolean {
  if (own === null) return false;
  if (sign === "in") return value.split("|").some((one) => isSame(own, one));
  if (sign === "=") return isSame(own, value);
  if (sign === "!=") return !isSame(own, value);
  // Days compare as words, numbers as numbers.
  const [left, right] = typeof own === "number" ? [own, Number(value)] : [own, value.trim()];
  if (sign === ">") return left > right;
  if (sign === "<") return left < right;
  return sign === ">=" ? left >= right : left <= right;
}

function isSame(own: Cell, value: string): boolean {
  return typeof own === "number" ? own === Number(value) : own?.toLowerCase() === value.trim().toLowerCase();
}

function cell(row: Row, column: string | undefined): Cell {
  const value = row[column ?? ""];
  if (value === undefined) throw new Error(`There is no column “${column}”`);
  return value;
}

function ranked(rows: readonly Row[], column: string, isTop: boolean, many: number): Truth {
  const known = rows.filter((row) => cell(row, column) !== null);
  const sorted = known.toSorted((a, b) => Number(cell(a, column)) - Number(cell(b, column)));
  return {
    is: "handles",
    value: handlesOf((isTop ? sorted.toReversed() : sorted).slice(0, many)),
    inOrder: true,
  };
}

function handlesOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.map((row) => String(row["handle"] ?? row["campaign"])))];
}

function numbersIn(rows: readonly Row[], column: string): number[] {
  return rows.flatMap((row) => {
    const value = cell(row, column);
    return value === null ? [] : [Number(value)];
  });
}

function worked(how: string, numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const sum = numbers.reduce((total, one) => total + one, 0);
  const middle = (sorted.length - 1) / 2;
  const ways: Readonly<Record<string, number | undefined>> = {
    sum,
    mean: sum / numbers.length,
    median: ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2,
    min: sorted[0],
    max: sorted.at(-1),
  };
  return ways[how] ?? null;
}

function cellOf(rows: readonly Row[], column: string, expression: string): Truth {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows fit “${expression}”`);
  const value = cell(row, column);
  return typeof value === "number" ? { is: "figure", value } : { is: "word", value };
}
