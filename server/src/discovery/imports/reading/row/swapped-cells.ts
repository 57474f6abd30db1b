import { namesPlatform, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { repeatAbove } from "#/discovery/imports/reading/cells/dittos.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { asFigure } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { OF_ONE_ACCOUNT } from "#/discovery/imports/reading/columns/price-columns.ts";
import { accountWord } from "#/language/tables/tables.ts";
import { readEmail } from "#/discovery/imports/reading/columns/contents.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";

/** What a cell of a handle holds where it was typed into the column beside its own, and the field of that column. */
const TAKEN_FOR = [
  { field: "platform", isIts: namesPlatform },
  { field: "email", isIts: (cell: string) => readEmail(cell) === cell },
  // "Leonardo Prado" beside "@leo.vegano", which is no name.
  { field: "name", isIts: (cell: string) => NAME.test(cell) },
] as const;
const NAME = /^\p{Lu}\p{L}+(?:[ -]\p{L}+)* \p{Lu}\p{L}+$/u;

/** Records as they are meant: with what their marks repeat, and without cells that were exchanged. */
export function asMeant(records: readonly TableRecord[], columns: readonly Column[]): readonly TableRecord[] {
  return exchangeAccounts(swapBack(repeatAbove(records, columns), columns), columns);
}

/** Records in which "IG | @ana" below "Handle | Platform" stands as it is meant: each of the two says that it is the other. */
function swapBack(records: readonly TableRecord[], columns: readonly Column[]): readonly TableRecord[] {
  const handle = columns.find(({ field }) => field === "handle" || field === "url");
  if (handle === undefined) return records;
  const others = TAKEN_FOR.flatMap(({ field, isIts }) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [{ index: column.index, isIts }];
  });
  return records.map((record) => {
    const cell = textAt(record.cells, handle.index);
    const other = others.find(({ index, isIts }) => isIts(cell) && isAccount(textAt(record.cells, index)));
    return other === undefined ? record : exchanged(record, handle.index, other.index);
  });
}

/**
 * Records in which the accounts of two platforms stand in each other's columns: the address below "TikTok" is one of
 * Instagram, and a handle stands where that belongs. Their figures stand with them.
 */
function exchangeAccounts(
  records: readonly TableRecord[],
  columns: readonly Column[],
): readonly TableRecord[] {
  const places = columns.filter(
    ({ field, platform }) => (field === "handle" || field === "url") && platform !== null,
  );
  const pairs = places.flatMap((one) =>
    places.flatMap((other) => (one.platform === other.platform ? [] : [[one, other] as const])),
  );
  return records.map((record) => {
    const pair = pairs.find(([one, other]) => areExchanged(record, one, other));
    return pair === undefined ? record : withFiguresExchanged(record, pair, columns);
  });
}

function areExchanged({ cells }: TableRecord, one: Column, other: Column): boolean {
  const [handle, address] = [textAt(cells, one.index), textAt(cells, other.index)];
  const read = readAccount(address);
  const isOfOne =
    read.kind === "account" && read.account.url !== null && read.account.platform === one.platform;
  return isOfOne && readAccount(handle).kind === "handle" && accountWord(handle) === null;
}

/** As it stands where a figure has no column on the other side. */
function withFiguresExchanged(
  record: TableRecord,
  [one, other]: readonly [Column, Column],
  columns: readonly Column[],
): TableRecord {
  const figuresOf = ({ platform }: Column) =>
    columns
      .map(asFigure)
      .filter(
        (column) => column.platform === platform && column.field !== null && OF_ONE_ACCOUNT.has(column.field),
      );
  const [own, theirs] = [figuresOf(one), figuresOf(other)];
  const across = own.flatMap((column) => {
    const same = theirs.find((each) => measuresTheSame(each, column));
    return same === undefined ? [] : [[column.index, same.index] as const];
  });
  const paired = new Set(across.flat());
  const isAlone = [...own, ...theirs].some(
    ({ index }) => !paired.has(index) && !isNotKnown(textAt(record.cells, index)),
  );
  if (isAlone) return record;
  return [...across, [one.index, other.index] as const].reduce(
    (row, [left, right]) => exchanged(row, left, right),
    record,
  );
}

function measuresTheSame(one: Column, other: Column): boolean {
  return one.field === other.field && one.format === other.format && one.unit === other.unit;
}

function exchanged(record: TableRecord, one: number, other: number): TableRecord {
  const cells = [...record.cells];
  [cells[one], cells[other]] = [textAt(cells, other), textAt(cells, one)];
  return { ...record, cells, written: record.written ?? record.cells };
}

function isAccount(cell: string): boolean {
  const read = readAccount(cell);
  return read.kind === "account" || (read.kind === "handle" && read.isMarked);
}
