import type { Platform } from "@app/contract/platforms";
import { handleKey } from "./cells/accounts.ts";
import type { ReadAccount } from "./rows.ts";
import { joinAudiences } from "./cells/audiences.ts";
import type { ReadPrice } from "./cells/offers.ts";
import type { CellTally } from "./tally.ts";
import { valueNames } from "./values.ts";
import type { ValueName, Values } from "./values.ts";

/** Where the value of one field stands in the file. */
interface CellPlace {
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
  places: Partial<Record<ValueName, CellPlace>>;
  /** Line of each field of the workspace's own, by its name. */
  ownLines: Record<string, number>;
  /** The first row that names it. */
  first: RowPlace;
}

/** Where an account stands: several accounts of one line have parts 0, 1, 2. */
export interface RowPlace {
  line: number;
  part: number;
  cells: string[];
}

/** What makes two accounts of a table the same. */
function accountKey(platform: Platform, handle: string): string {
  return `${platform} ${handleKey(platform, handle)}`;
}

/** Adds the account of one row to those of the rows above it: a later value that is not empty wins, and is told. */
export function mergeInto(
  accounts: Map<string, MergedAccount>,
  place: RowPlace,
  read: ReadAccount,
  tally: CellTally,
): MergedAccount {
  const { platform, handle } = read.account;
  const key = accountKey(platform, handle);
  const known = accounts.get(key);
  if (known) {
    keepRefusal(known, place.line, read, tally);
    tellReplaced(known, place.line, read, tally);
    Object.assign(known.values, read.values, joinedValues(known.values, read.values));
  }
  const account = known ?? {
    key,
    platform,
    handle,
    handleKey: handleKey(platform, handle),
    values: read.values,
    places: {},
    ownLines: {},
    first: place,
  };
  for (const name of Object.keys(read.values.own ?? {})) account.ownLines[name] = place.line;
  for (const name of valueNames(read.values)) {
    account.places[name] = { line: place.line, column: read.columns[name] ?? "" };
  }
  accounts.set(key, account);
  return account;
}

/** Whoever is not to be contacted stays so, whatever another row says. */
function keepRefusal(
  known: MergedAccount,
  line: number,
  { values, columns }: ReadAccount,
  tally: CellTally,
): void {
  const { status } = values;
  if (known.values.status !== NEVER || status === undefined || status === NEVER) return;
  delete values.status;
  tally.outweigh({ line, column: columns.status ?? "", value: status }, known.places.status?.line ?? line);
}

const NEVER = "do_not_contact";

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

/** What several rows say together, or what names the account. */
const ADDED_UP: ReadonlySet<ValueName> = new Set(["audience", "url", "links", "own"]);

/** Values that a later row takes the place of; what adds up is none of them. */
function tellReplaced(known: MergedAccount, line: number, read: ReadAccount, tally: CellTally): void {
  const { values, places, ownLines } = known;
  for (const name of valueNames(read.values)) {
    const [before, place] = [values[name], places[name]];
    if (before === undefined || !place || ADDED_UP.has(name)) continue;
    if (name === "price" && hasRoom(values.prices ?? [], read.values.prices ?? [])) continue;
    const [old, current] = [JSON.stringify(before), JSON.stringify(read.values[name])];
    if (old !== current) tally.replace({ ...place, value: textOf(before) }, line, "stored");
  }
  for (const [column, { value }] of Object.entries(read.values.own ?? {})) {
    const before = values.own?.[column]?.value;
    const first = ownLines[column];
    if (before === undefined || first === undefined || textOf(before) === textOf(value)) continue;
    tally.replace({ line: first, column, value: textOf(before) }, line, "ownFields");
  }
}

/** Prices of other formats stand beside the earlier ones. */
function hasRoom(before: readonly ReadPrice[], after: readonly ReadPrice[]): boolean {
  return after.every((price) =>
    before.every((other) => !isSameOffer(price, other) || other.amount === price.amount),
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}
