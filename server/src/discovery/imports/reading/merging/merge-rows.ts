import type { Platform } from "@app/contract/platforms";
import { handleKey } from "#/discovery/imports/reading/cells/accounts.ts";
import { joinAudiences } from "#/discovery/imports/reading/cells/audiences.ts";
import type { ReadPrice } from "#/discovery/imports/reading/cells/offers.ts";
import type { ReadAccount } from "#/discovery/imports/reading/rows.ts";
import type { CellPlace, CellTally } from "#/discovery/imports/reading/tally.ts";
import { namedValues, valueNames } from "#/discovery/imports/reading/values.ts";
import type { ValueName, Values } from "#/discovery/imports/reading/values.ts";

/** Where the value of one field stands in the file. */
interface ValuePlace {
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
  places: Partial<Record<ValueName, ValuePlace>>;
  /** The first row that names it. */
  first: RowPlace;
}

/** Where an account stands: several accounts of one line have parts 0, 1, 2. */
export interface RowPlace {
  line: number;
  part: number;
  cells: string[];
}

/** The cells that a value of an account was read from, by its name: "city", "own.Shoe size", "audience.countries.DE". */
export type ValueCells = Map<string, CellPlace[]>;

/** The accounts of a table, each once: a later value that is not empty wins, and what gives way is told. */
export class AccountMerger {
  readonly accounts = new Map<string, MergedAccount>();
  /** Of accounts that more than one row names, or that were asked for. Kept apart from the accounts, which are handed on. */
  readonly #cells = new Map<MergedAccount, ValueCells>();
  /** Of the first rows: most have the same columns filled, and then one map is enough for all of them. */
  readonly #firsts = new Map<MergedAccount, ReadAccount["cells"]>();
  readonly #shared = new Map<string, ReadAccount["cells"]>();
  readonly #tally: CellTally;

  constructor(tally: CellTally) {
    this.#tally = tally;
  }

  /** Adds the account of one row to those of the rows above it. */
  add(place: RowPlace, read: ReadAccount): MergedAccount {
    const { platform, handle } = read.account;
    const key = `${platform} ${handleKey(platform, handle)}`;
    const found = this.accounts.get(key);
    const account = found ?? {
      key,
      platform,
      handle,
      handleKey: handleKey(platform, handle),
      values: read.values,
      places: {},
      first: place,
    };
    if (found) this.#addLater(account, place.line, read);
    else this.#firsts.set(account, this.#sharedCells(read));
    for (const name of valueNames(read.values)) {
      account.places[name] = { line: place.line, column: read.columns[name] ?? "" };
    }
    this.accounts.set(key, account);
    return account;
  }

  #addLater(account: MergedAccount, line: number, read: ReadAccount): void {
    const known = this.cellsOf(account);
    this.#keepRefusal(account, line, read);
    this.#tellReplaced(account, line, read);
    if (read.values.country !== undefined) delete account.values.inferred;
    Object.assign(account.values, read.values, joinedValues(account.values, read.values));
    for (const [name, cells] of placed(read.cells, line)) {
      known.set(name, name === "price" ? [...(known.get(name) ?? []), ...cells] : cells);
    }
  }

  cellsOf(account: MergedAccount): ValueCells {
    const known =
      this.#cells.get(account) ?? placed(this.#firsts.get(account) ?? new Map(), account.first.line);
    this.#cells.set(account, known);
    return known;
  }

  #sharedCells({ cells }: ReadAccount): ReadAccount["cells"] {
    const shape = [...cells].map(([name, indexes]) => `${name} ${indexes.join(" ")}`).join("\n");
    const shared = this.#shared.get(shape) ?? cells;
    this.#shared.set(shape, shared);
    return shared;
  }

  /** Whoever is not to be contacted stays so, whatever another row says. */
  #keepRefusal(known: MergedAccount, line: number, { values, cells }: ReadAccount): void {
    const { status } = values;
    if (known.values.status !== NEVER || status === undefined || status === NEVER) return;
    delete values.status;
    const reason = refusalStays(known.places.status?.line ?? line);
    for (const index of cells.get("status") ?? []) this.#tally.giveWay({ line, index }, "stored", reason);
    cells.delete("status");
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
      if (earlier !== undefined && isOther(earlier, value)) tell(name);
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

/** What several rows say together: shares of an audience, prices of several formats, own fields, links. */
function joinedValues(before: Values, after: Values): Values {
  const { audience, prices, own, links } = after;
  return {
    ...(audience && { audience: joinAudiences(before.audience, audience) }),
    ...(prices && { prices: joinedPrices(before.prices ?? [], prices) }),
    ...(own && { own: { ...before.own, ...own } }),
    ...(links && { links: [...new Set([...(before.links ?? []), ...links])] }),
  };
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
