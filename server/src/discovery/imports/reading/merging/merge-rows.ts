import type { Platform } from "@app/contract/platforms";
import { isShortFor } from "./full-names.ts";
import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { joinAudiences } from "#/discovery/imports/reading/cells/audiences.ts";
import type { ReadPrice } from "#/discovery/imports/reading/cells/offers.ts";
import { MONTH_FIGURES } from "#/discovery/imports/reading/history/month-columns.ts";
import { monthOf } from "#/discovery/imports/reading/history/months-of-figures.ts";
import type { ReadAccount } from "#/discovery/imports/reading/rows.ts";
import type { CellPlace, CellTally } from "#/discovery/imports/reading/tally.ts";
import { withText } from "#/discovery/imports/reading/groups/parcels.ts";
import { namedValues, valueNames } from "#/discovery/imports/reading/values.ts";
import type { FiguresOfDay, ValueName, Values } from "#/discovery/imports/reading/values.ts";

/** Where the value of one field stands in the file. */
export interface ValuePlace {
  line: number;
  column: string;
}

/** One account of a table with everything that its rows say of it. */
export interface MergedAccount {
  key: string;
  platform: Platform;
  handle: string;
  handleKey: string;
  values: Values;
  /** The header above each value; `placeOf` tells the line as well. */
  columns: ValueColumns;
  /** Lines of the values that are not of the first row; of most accounts there are none. */
  laterLines?: Partial<Record<ValueName, number>>;
  /** The first row that names it. */
  first: RowPlace;
}

/** Where an account stands: several accounts of one line have parts 0, 1, 2. */
export interface RowPlace {
  line: number;
  part: number;
  cells: string[];
}

type ValueColumns = Readonly<Partial<Record<ValueName, string>>>;

/** Where a value of an account stands; undefined where no row says it. */
export function placeOf(account: MergedAccount | undefined, name: ValueName): ValuePlace | undefined {
  const column = account?.columns[name];
  if (account === undefined || column === undefined) return undefined;
  return { line: account.laterLines?.[name] ?? account.first.line, column };
}

export function setPlace(account: MergedAccount, name: ValueName, { line, column }: ValuePlace): void {
  account.columns = { ...account.columns, [name]: column };
  account.laterLines = { ...account.laterLines, [name]: line };
}

/** The cells that a value of an account was read from, by its name: "city", "own.Shoe size", "audience.countries.DE". */
export type ValueCells = Map<string, CellPlace[]>;

/** Which columns of a row hold which values. */
interface Shape {
  cells: ReadAccount["cells"];
  columns: ValueColumns;
}

/** The accounts of a table, each once: a later value that is not empty wins, and what gives way is told. */
export class AccountMerger {
  readonly accounts = new Map<string, MergedAccount>();
  /** Of accounts that more than one row names, or that were asked for. Kept apart from the accounts, which are handed on. */
  readonly #cells = new Map<MergedAccount, ValueCells>();
  readonly #firsts = new Map<MergedAccount, Shape>();
  /** Most rows have the same columns filled, and then one shape is enough for all of them. */
  readonly #shapes = new Map<string, Shape>();
  readonly #tally: CellTally;

  constructor(tally: CellTally) {
    this.#tally = tally;
  }

  /** Adds the account of one row to those of the rows above it. */
  add(place: RowPlace, read: ReadAccount): MergedAccount {
    const { platform, handle } = read.account;
    const key = `${platform} ${handleKey(platform, handle)}`;
    const found = this.accounts.get(key);
    if (found) {
      this.#addLater(found, place.line, read);
      return found;
    }
    const shape = this.#shapeOf(read);
    const account = {
      key,
      platform,
      handle,
      handleKey: handleKey(platform, handle),
      values: read.values,
      columns: shape.columns,
      first: place,
    };
    this.#firsts.set(account, shape);
    this.accounts.set(key, account);
    return account;
  }

  #addLater(account: MergedAccount, line: number, read: ReadAccount): void {
    const known = this.cellsOf(account);
    this.#keepRefusal(account, line, read);
    this.#keepFullName(account, line, read);
    joinTexts(account.values.own ?? {}, read.values.own ?? {});
    this.#tellReplaced(account, line, read);
    if (read.values.country !== undefined) delete account.values.inferred;
    Object.assign(account.values, read.values, joinedValues(account.values, read.values));
    // What says the same stands beside it, and gives way with it.
    for (const [name, cells] of placed(read.cells, line)) {
      const before = known.get(name);
      if (before === undefined) known.set(name, cells);
      else before.push(...cells);
    }
    for (const name of valueNames(read.values)) {
      setPlace(account, name, { line, column: read.columns[name] ?? "" });
    }
  }

  cellsOf(account: MergedAccount): ValueCells {
    const known =
      this.#cells.get(account) ?? placed(this.#firsts.get(account)?.cells ?? new Map(), account.first.line);
    this.#cells.set(account, known);
    return known;
  }

  #shapeOf({ cells, columns, values }: ReadAccount): Shape {
    const names = valueNames(values);
    const key = [...cells, names].map((each) => each.join(" ")).join("\n");
    const shape = this.#shapes.get(key) ?? {
      cells,
      columns: Object.fromEntries(names.map((name) => [name, columns[name] ?? ""])),
    };
    this.#shapes.set(key, shape);
    return shape;
  }

  /** Whoever is not to be contacted stays so, whatever another row says. */
  #keepRefusal(known: MergedAccount, line: number, { values, cells }: ReadAccount): void {
    const { status } = values;
    if (known.values.status !== NEVER || status === undefined || status === NEVER) return;
    delete values.status;
    const reason = refusalStays(placeOf(known, "status")?.line ?? line);
    for (const index of cells.get("status") ?? []) this.#tally.giveWay({ line, index }, "stored", reason);
    cells.delete("status");
  }

  /** A name in short takes the place of no full one. */
  #keepFullName(known: MergedAccount, line: number, { values, cells }: ReadAccount): void {
    const { name } = values;
    if (name === undefined || known.values.name === undefined || !isShortFor(name, known.values.name)) return;
    delete values.name;
    const reason = `Line ${placeOf(known, "name")?.line ?? line} has the whole name, which stays`;
    for (const index of cells.get("name") ?? []) this.#tally.giveWay({ line, index }, "stored", reason);
    cells.delete("name");
  }

  /** Values that a later row takes the place of; what adds up is none of them. */
  #tellReplaced(known: MergedAccount, line: number, read: ReadAccount): void {
    const reason = `Line ${line} says something else of the same account, and the later line counts`;
    const cells = this.cellsOf(known);
    const tell = (name: string) => {
      const was = name.startsWith("own.") ? "ownFields" : "stored";
      for (const cell of cells.get(name) ?? []) this.#tally.giveWay(cell, was, reason);
    };
    const before = namedValues(known.values);
    for (const [name, value] of namedValues(read.values)) {
      const earlier = before.get(name);
      if (earlier === undefined || !isOther(earlier, value)) continue;
      if (!isOfOtherMonth(name, known.values, read.values)) tell(name);
      cells.delete(name);
    }
    const left = (cells.get("price") ?? []).filter((cell, at) => {
      const price = known.values.prices?.[at];
      const same = price && read.values.prices?.find((other) => isSameOffer(price, other));
      if (same && !costsTheSame(price, same)) this.#tally.giveWay(cell, "stored", reason);
      return same === undefined;
    });
    cells.set("price", left);
  }
}

function placed(cells: ReadAccount["cells"], line: number): ValueCells {
  return new Map([...cells].map(([name, indexes]) => [name, indexes.map((index) => ({ line, index }))]));
}

export const NEVER = "do_not_contact";

/** Why a status gives way to the word of another line. */
export function refusalStays(line: number): string {
  return `Line ${line} says not to contact this creator, and that stays`;
}

/** What stands beside the text of an earlier row gives way to nothing. */
function joinTexts(before: NonNullable<Values["own"]>, after: NonNullable<Values["own"]>): void {
  for (const [name, value] of Object.entries(after)) {
    const known = before[name];
    if (known?.kind !== "text" || value.kind !== "text" || value.isAdded !== true) continue;
    before[name] = { ...value, value: withText(known.value, value.value) };
    after[name] = before[name];
  }
}

/** What several rows say together: shares of an audience, prices of several formats, own fields, links. */
function joinedValues(before: Values, after: Values): Values {
  const { audience, prices, own, links, history } = after;
  return {
    ...(audience && { audience: joinAudiences(before.audience, audience) }),
    ...(prices && { prices: joinedPrices(before.prices ?? [], prices) }),
    ...(own && { own: { ...before.own, ...own } }),
    ...(history && { history: joinedDays(before.history ?? [], history) }),
    ...(links && { links: [...new Set([...(before.links ?? []), ...links])] }),
  };
}

/** The last day of a month stands for it, with what only an earlier one says. */
function joinedDays(before: readonly FiguresOfDay[], after: readonly FiguresOfDay[]): FiguresOfDay[] {
  const months = new Set(after.map(({ day }) => monthOf(day)));
  const joined = after.map((one) => {
    const earlier = before.find((other) => monthOf(other.day) === monthOf(one.day));
    return {
      day: one.day,
      followers: one.followers ?? earlier?.followers ?? null,
      avgViews: one.avgViews ?? earlier?.avgViews ?? null,
      engagementRate: one.engagementRate ?? earlier?.engagementRate ?? null,
    };
  });
  const others = before.filter(({ day }) => !months.has(monthOf(day)));
  return [...others, ...joined].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Whether the value before is kept under a month of its own, and gives way to nothing. */
function isOfOtherMonth(name: string, before: Values, after: Values): boolean {
  const figure = MONTH_FIGURES.find((one) => one === name);
  if (figure === undefined) return false;
  const [last, next] = [before, after].map(({ history }) => history?.findLast((one) => one[figure] !== null));
  if (!last || !next || last[figure] !== before[figure]) return false;
  return monthOf(last.day) !== monthOf(next.day);
}

function joinedPrices(before: readonly ReadPrice[], after: readonly ReadPrice[]): ReadPrice[] {
  const others = before.filter((price) => !after.some((other) => isSameOffer(price, other)));
  return [...others, ...after];
}

/** The same thing on the same terms, whatever it costs. */
function isSameOffer(one: ReadPrice, other: ReadPrice): boolean {
  return (
    one.format === other.format &&
    one.usageMonths === other.usageMonths &&
    one.exclusivityMonths === other.exclusivityMonths
  );
}

function costsTheSame(one: ReadPrice, other: ReadPrice): boolean {
  const names = ["amount", "upTo", "currency", "vat"] as const;
  return names.every((name) => one[name] === other[name]);
}

export function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
