import type { Platform } from "@app/contract/platforms";
import { handleKey, isChannelId, isHandleOf, mentionedPlatform } from "./cells/accounts.ts";
import type { Column } from "./columns/column.ts";
import type { Fate } from "./tally.ts";
import { shortened } from "./words.ts";

export interface RowAccount {
  platform: Platform;
  handle: string;
  url: string | null;
  /** Where its cell says how many they are. */
  followers?: number;
  /** Where its cell says who that is. */
  name?: string;
  /** The place of its cell. */
  index: number;
}

/** What the cells of a row say of accounts while they are collected. */
export interface Collected {
  accounts: Map<string, RowAccount>;
  bare: { handle: string; column: Column | null; index: number; name?: string }[];
  /** Columns whose cells say "the same as beside". */
  same: { column: Column; cell: string }[];
  /** What became of the cells that accounts were looked for in. */
  fates: Map<number, Fate>;
  /** Places of cells that say more than an account, which is kept as it is written. */
  partly: Set<number>;
  /** Addresses that are no profile of a platform that is kept. */
  links: string[];
  reason: string | null;
  unreadable: string | null;
}

/** A handle without a platform of its own column repeats the address beside it, or is one more account. */
export function placeBare(
  bare: Collected["bare"][number],
  platform: Platform | null,
  found: Collected,
): void {
  const { handle, column, index } = bare;
  const own = column?.platform ?? null;
  if (own === null && found.accounts.size > 0 && !isBesideHandles(index, found)) {
    const isSame = [...found.accounts.values()].some(
      (account) => handleKey(account.platform, account.handle) === handleKey(account.platform, handle),
    );
    const reason = `The account beside it is another one than “${shortened(handle)}”, and counts`;
    if (!found.fates.has(index)) found.fates.set(index, isSame ? "stored" : { kind: "refused", reason });
    return;
  }
  const place = own ?? platform;
  if (place !== null) addHandle(bare, place, found);
}

export function addHandle(
  { handle, index, name }: Pick<Collected["bare"][number], "handle" | "index" | "name">,
  place: Platform,
  found: Collected,
): void {
  if (isHandleOf(place, handle))
    add(found, { platform: place, handle, url: null, ...(name !== undefined && { name }) }, index);
  else {
    found.unreadable ??= handle;
    found.fates.set(index, { kind: "refused", reason: `“${shortened(handle)}” is no handle or address` });
  }
}

/** "Same" under TikTok is the handle that stands nearest to it; an id of a channel is no handle elsewhere. */
export function addSame(
  { column: { index, platform: own }, cell }: Collected["same"][number],
  platform: Platform | null,
  found: Collected,
): void {
  const place = own ?? platform;
  // "Same as IG" beside two others means one of them.
  const named = mentionedPlatform(cell);
  const [nearest] = [...found.accounts.values()]
    .filter((account) => account.platform !== place && (named === null || account.platform === named))
    .filter((account) => !isChannelId(account.handle))
    .toSorted((one, other) => Math.abs(one.index - index) - Math.abs(other.index - index));
  if (place !== null && nearest !== undefined && isHandleOf(place, nearest.handle))
    add(found, { platform: place, handle: nearest.handle, url: null }, index);
  else found.fates.set(index, { kind: "refused", reason: "No handle stands beside it that it could mean" });
}

/** Whether the cell holds several handles of which an earlier one is placed. */
function isBesideHandles(index: number, { bare, accounts }: Collected): boolean {
  const others = bare.filter((one) => one.index === index).map(({ handle }) => handle);
  return others.length > 1 && [...accounts.values()].every(({ handle }) => others.includes(handle));
}

export function add(found: Collected, account: Omit<RowAccount, "index">, index: number): void {
  const key = `${account.platform} ${handleKey(account.platform, account.handle)}`;
  const known = found.accounts.get(key);
  if (!known || known.url === null) found.accounts.set(key, { ...account, index: known?.index ?? index });
  found.fates.set(index, "stored");
}

/** What was collected as lists without the room that a list keeps to grow: of 100,000 rows 30 MB (measured). */
export function listed({ accounts, fates, partly, links }: Collected) {
  const placed: (Fate | undefined)[] = [];
  for (const [index, fate] of fates) if (fate !== "stored" || !partly.has(index)) placed[index] = fate;
  return { accounts: [...accounts.values()].slice(), fates: placed.slice(), links };
}
