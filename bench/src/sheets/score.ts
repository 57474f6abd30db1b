import { compare } from "./compare.ts";
import { everyValueOf, find, fieldOf, valuesOf, verdictOn } from "./found.ts";
import type { Found } from "./found.ts";
import type { Stored } from "./stored.ts";
import type { CellTruth, Expectation, Meaning, Sheet, Value } from "./truth.ts";

/**
 * right: stored as it is meant, or rightly refused with a word; listed: kept under its own name, or told as refused or
 * left out; lost: gone, wholly or in part, without a word; harmful: made into something wrong.
 */
type CellClass = "right" | "listed" | "lost" | "harmful";

export interface Fault {
  sheet: string;
  class: "lost" | "harmful";
  /** Null where no cell can be blamed. */
  cell: Pick<CellTruth, "row" | "column" | "text"> | null;
  /** The path that is wrong or missing. */
  path: string;
  stored: Value | null;
}

export interface Score {
  cells: number;
  right: number;
  /** Of the right ones, titles, headers, totals and signs of which nothing was to be made. */
  nothing: number;
  listed: number;
  lost: number;
  harmful: number;
  /** Values, creators and records that nothing in the sheet says, beyond harmful cells. */
  invented: number;
  /** What must never happen and did. */
  broken: string[];
  faults: Fault[];
}

/** Something stored that nothing in the sheet says. */
interface Invention {
  /** The creator of the sheet that it stands at; null for one that the sheet does not have. */
  key: string | null;
  path: string;
  value: Value;
}

interface Judged {
  cell: CellTruth;
  class: CellClass;
  path: string;
  stored: Value | null;
}

/** Counts what became of each filled cell of a sheet. */
export function score(sheet: Sheet, stored: Stored): Score {
  const found = find(sheet, stored);
  const judged = sheet.cells.map((cell) => judge(cell, sheet, stored, found));
  const inventions = inventionsOf(sheet, stored, found);
  const unblamed = inventions.filter((invention) => !blame(invention, judged, sheet, stored));
  const count = (name: CellClass) => judged.filter((each) => each.class === name).length;
  const wrong = new Set(inventions.map(({ path }) => fieldOf(path)));
  return {
    cells: judged.length,
    right: count("right"),
    nothing: judged.filter((each) => each.class === "right" && each.cell.meaning.kind === "nothing").length,
    listed: count("listed"),
    lost: count("lost"),
    harmful: count("harmful"),
    invented: unblamed.length,
    broken: sheet.never
      .filter(({ fields }) => fields.some((field) => wrong.has(field)))
      .map(({ says }) => says),
    faults: [
      ...judged.flatMap((each) => faultOf(sheet, each)),
      ...unblamed.map(({ path, value }) => ({
        sheet: sheet.name,
        class: "harmful" as const,
        cell: null,
        path,
        stored: value,
      })),
    ],
  };
}

function faultOf({ name }: Sheet, { cell, path, stored, ...judged }: Judged): Fault[] {
  if (judged.class !== "lost" && judged.class !== "harmful") return [];
  const { row, column, text } = cell;
  return [{ sheet: name, class: judged.class, cell: { row, column, text }, path, stored }];
}

function judge(cell: CellTruth, sheet: Sheet, stored: Stored, found: Found): Judged {
  const { meaning } = cell;
  const told = (): CellClass =>
    isTold(cell, stored) || isKept(cell, sheet, stored, found) ? "listed" : "lost";
  const as = (path: string, name: CellClass): Judged => ({ cell, class: name, path, stored: null });
  if (meaning.kind === "nothing") return as(meaning.why, "right");
  if (meaning.kind === "refused") return as(meaning.path, isRefused(cell, stored) ? "right" : told());
  if (meaning.kind === "own") {
    const ids = new Set(idsOf(meaning.of, found));
    const isOwn = stored.ownFields.some(
      ({ of, name, value }) => ids.has(of) && isText(meaning.name, name) && isText(meaning.value, value),
    );
    return as(`own field ${meaning.name}`, isOwn ? "right" : told());
  }
  const verdicts = meaning.expects.map((each) => ({ ...each, is: verdictOn(each, sheet, found) }));
  const wrong = verdicts.find(({ is }) => is === "different");
  if (wrong) return as(wrong.path, "harmful");
  const gone = verdicts.find(({ is }) => is !== "same");
  return gone ? as(gone.path, told()) : as(verdicts[0]?.path ?? "", "right");
}

const isText = (one: string, other: string) => compare("", one, other) === "same";

function isRefused({ row, column }: CellTruth, { refused }: Stored): boolean {
  return refused.some((each) => each.row === row && each.column === column);
}

function isTold({ row, column }: CellTruth, { refused, leftOut }: Stored): boolean {
  return (
    leftOut.includes(column) || refused.some((each) => each.row === row && (each.column ?? column) === column)
  );
}

/** Kept word by word as an own field of whatever its row tells of, or within the notes. */
function isKept(
  { row, text, meaning }: CellTruth,
  sheet: Sheet,
  { ownFields }: Stored,
  found: Found,
): boolean {
  const keys = keysOf(meaning);
  const inRow = sheet.cells.filter((cell) => cell.row === row).flatMap((cell) => keysOf(cell.meaning));
  const ids = inRow.flatMap((key) => idsOf(key, found));
  if (ownFields.some(({ of, value }) => ids.includes(of) && isText(text, value))) return true;
  const creators = keys.flatMap((key) => found.creators.get(key) ?? []);
  return creators.some(({ fields }) => valuesOf(fields, "").some((each) => isNoteOf(text, each)));
}

function keysOf(meaning: Meaning): string[] {
  if (meaning.kind === "field") return meaning.expects.map(({ of }) => of);
  return meaning.kind === "nothing" ? [] : [meaning.of];
}

// Two letters stand in any note by chance.
function isNoteOf(text: string, { path, value }: { path: string; value: Value }): boolean {
  return path === "notes" && text.trim().length > 2 && compare("notes", text, value) === "same";
}

function idsOf(key: string, { creators, records }: Found): string[] {
  const record = records.get(key);
  return [...(creators.get(key) ?? []).map(({ id }) => id), ...(record ? [record.id] : [])];
}

function inventionsOf(sheet: Sheet, stored: Stored, found: Found): Invention[] {
  const said = sheet.cells.flatMap(({ meaning }) => (meaning.kind === "field" ? meaning.expects : []));
  const all = [...said, ...sheet.follows];
  const known = sheet.creators.flatMap(({ key }) =>
    (found.creators.get(key) ?? []).flatMap((creator) =>
      everyValueOf(creator)
        .filter((each) => !isSaid(key, each, all) && !isNoteOfRow(key, each, sheet))
        .map((each) => ({ key, ...each })),
    ),
  );
  const keysAt = (id: string) => sheet.creators.filter(({ key }) => idsOf(key, found).includes(id));
  const merged = stored.creators.filter(({ id }) => keysAt(id).length > 1);
  const written = [...found.records].flatMap(([key, { fields }]) =>
    valuesOf(fields, "")
      .filter((each) => !isSaid(key, each, all))
      .map((each) => ({ key, ...each })),
  );
  return [
    ...known,
    ...written,
    ...[...found.strangers, ...merged].map(({ accounts }) => ({
      key: null,
      path: "creator",
      value: accounts[0]?.handle ?? "",
    })),
    ...found.strangeRecords.map(({ id }) => ({ key: null, path: "record", value: id })),
  ];
}

function isSaid(key: string, { path, value }: { path: string; value: Value }, all: readonly Expectation[]) {
  const field = fieldOf(path);
  return all.some(
    (each) =>
      each.of === key &&
      // A price of no single account may stand at any of them.
      (each.path === path || (each.path === "prices" && field === "prices")) &&
      compare(field, each.value, value) !== "different",
  );
}

function isNoteOfRow(key: string, stored: { path: string; value: Value }, sheet: Sheet): boolean {
  return cellsOf(key, sheet).some(({ text }) => isNoteOf(text, stored));
}

/** The filled cells of all rows that tell of a creator or record. */
function cellsOf(key: string, { cells, creators }: Sheet): CellTruth[] {
  const handles = creators.find((each) => each.key === key)?.accounts.map(({ handle }) => handle) ?? [];
  const tells = ({ of, path, value }: Expectation) =>
    of === key || (path === "handle" && handles.some((name) => name === value));
  const rows = new Set(
    cells.flatMap(({ row, meaning }) =>
      meaning.kind === "field" && meaning.expects.some(tells) ? [row] : [],
    ),
  );
  return cells.filter(({ row }) => rows.has(row));
}

/** Finds the cells that an invention was made from. @returns whether there are any. */
function blame({ key, path, value }: Invention, judged: Judged[], sheet: Sheet, { readAs }: Stored): boolean {
  const field = fieldOf(path);
  const columns = new Set(readAs.filter((each) => each.field === field).map(({ column }) => column));
  const rows = new Set(key === null ? [] : cellsOf(key, sheet).map(({ row }) => row));
  const isGuilty = ({ cell, class: was, path: judgedPath }: Judged) => {
    if (was === "right" && means(cell, key === null ? "handle" : field)) return false;
    if (key === null) return namesOf(cell).some((name) => isNameOf(value, name));
    const isAlreadyWrong = was === "harmful" && fieldOf(judgedPath) === field;
    return rows.has(cell.row) && (isAlreadyWrong || columns.has(cell.column));
  };
  const guilty = judged.filter(isGuilty);
  for (const each of guilty) Object.assign(each, { class: "harmful", path, stored: value });
  return guilty.length > 0;
}

function means({ meaning }: CellTruth, field: string): boolean {
  return meaning.kind === "field" && meaning.expects.some(({ path }) => fieldOf(path) === field);
}

/** What a cell may have been taken for as a handle. */
function namesOf({ text, meaning }: CellTruth): string[] {
  const said = meaning.kind === "field" ? meaning.expects : [];
  const handles = said.filter(({ path }) => fieldOf(path) === "handle").map(({ value }) => value);
  return [text, ...handles.filter((value) => typeof value === "string")];
}

/** Whether somebody's handle was made from a word: "Total" gives "total". */
function isNameOf(handle: Value, word: string): boolean {
  return typeof handle === "string" && bare(handle) !== "" && bare(handle) === bare(word);
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
