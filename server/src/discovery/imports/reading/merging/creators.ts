import type { CellPlace, CellTally } from "#/discovery/imports/reading/tally.ts";
import { namedValues, PERSON_NAMES } from "#/discovery/imports/reading/values.ts";
import type { PersonName } from "#/discovery/imports/reading/values.ts";
import { isOther, NEVER, placeOf, refusalStays, setPlace } from "./merge-rows.ts";
import type { AccountMerger, MergedAccount } from "./merge-rows.ts";

/** Names of values that are the person's and no account's; own fields each for itself. */
const OF_PERSON: ReadonlySet<string> = new Set(PERSON_NAMES);
const OWN = "own.";

/**
 * Lets the accounts of one creator say the same of the person: of different words the later line counts, and what gives
 * way is told.
 */
export function agreeOnPerson(
  accounts: readonly MergedAccount[],
  merger: AccountMerger,
  tally: CellTally,
): void {
  const said = new Map<string, Said[]>();
  for (const account of accounts) {
    const cells = merger.cellsOf(account);
    for (const [name, value] of namedValues(account.values)) {
      if (!OF_PERSON.has(name) && !name.startsWith(OWN)) continue;
      const one = { account, value, cells: cells.get(name) ?? [], isInferred: isInferred(account, name) };
      said.set(name, [...(said.get(name) ?? []), one]);
    }
  }
  for (const [name, all] of said) {
    const winner = all.reduce((one, other) => (weighsMore(other, one) ? other : one));
    for (const loser of all) if (isOther(loser.value, winner.value)) tell(name, loser, winner, tally);
    for (const account of accounts) take(account, name, winner);
  }
}

interface Said {
  account: MergedAccount;
  value: unknown;
  cells: readonly CellPlace[];
  /** No cell says it in so many words. */
  isInferred: boolean;
}

function isInferred({ values }: MergedAccount, name: string): boolean {
  return values.inferred?.some((inferred) => inferred === name) ?? false;
}

function weighsMore(one: Said, other: Said): boolean {
  if ((one.value === NEVER) !== (other.value === NEVER)) return one.value === NEVER;
  if (one.isInferred !== other.isInferred) return other.isInferred;
  return lineOf(one) > lineOf(other);
}

function lineOf({ account, cells }: Said): number {
  return cells[0]?.line ?? placeOf(account, "country")?.line ?? -1;
}

function tell(name: string, loser: Said, winner: Said, tally: CellTally): void {
  // A country that follows from a city has no cell of its own.
  if (loser.isInferred) return;
  const line = lineOf(winner);
  const says = `Line ${line} says something else of the same creator`;
  const counts = line === lineOf(loser) ? "the first account counts" : "the later line counts";
  const reason = winner.value === NEVER ? refusalStays(line) : `${says}, and ${counts}`;
  for (const cell of loser.cells) tally.giveWay(cell, name.startsWith(OWN) ? "ownFields" : "stored", reason);
}

function take(account: MergedAccount, name: string, winner: Said): void {
  const { values } = winner.account;
  if (name.startsWith(OWN)) {
    const field = name.slice(OWN.length);
    const own = values.own?.[field];
    if (own) account.values.own = { ...account.values.own, [field]: own };
    if (placeOf(account, "own") === undefined) copyPlace(account, winner.account, "own");
    return;
  }
  const of = PERSON_NAMES.find((one) => one === name);
  if (of === undefined || of === "own") return;
  copy(account, winner.account, of);
  if (of !== "country") return;
  if (winner.isInferred) account.values.inferred = ["country"];
  else delete account.values.inferred;
}

function copy(to: MergedAccount, from: MergedAccount, name: PersonName): void {
  Object.assign(to.values, { [name]: from.values[name] });
  copyPlace(to, from, name);
}

function copyPlace(to: MergedAccount, from: MergedAccount, name: PersonName): void {
  const place = placeOf(from, name);
  if (place) setPlace(to, name, place);
}
