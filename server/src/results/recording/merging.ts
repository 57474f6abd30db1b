import type { WaitingReason } from "@app/contract/results/attachment";

/** A row of posts, orders or payments by its columns, as JSON carries it; null is unknown. */
export type Row = Readonly<Record<string, unknown>>;

/** The source of what a person entered or edited. */
export const MANUAL = "manual";

/**
 * What a stored row becomes when the same thing is recorded again. What is not said stays. A person's words stay too:
 * of a row that a person entered or edited, and by what a person enters once more, only unknown values are filled in;
 * edits know their version. Of two tables the later one holds. Whoever attached it, a person's choice is never changed.
 */
export function mergeRow(stored: Row, given: Row): Row {
  const isFillingOnly = stored["source"] === MANUAL || given["source"] === MANUAL;
  const merged = Object.fromEntries(
    Object.entries(stored).map(([column, value]) => {
      const next = given[column];
      if (isNothing(next) || KEPT.has(column)) return [column, value];
      if (PIECEWISE.has(column)) return [column, { ...asObject(value), ...withoutNothing(asObject(next)) }];
      const stays = !isNothing(value) && (isFillingOnly || column === "url");
      return [column, stays ? value : next];
    }),
  );
  const amounts = AMOUNTS.map((columns) => mergeAmounts(stored, given, { ...columns, isFillingOnly }));
  return {
    ...merged,
    ...Object.assign({}, ...amounts),
    ...mergeState(stored, given, isFillingOnly),
    ...mergePlace(stored, given),
  };
}

/**
 * What was open or unclear may be paid by now; what is paid is opened again by an edit of a person alone, and what is
 * unclear by their word.
 */
function mergeState(stored: Row, given: Row, isFillingOnly: boolean): Row {
  const { state } = stored;
  if (state !== "open" && state !== "unclear") return "state" in stored ? { state } : {};
  const isNews = given["state"] === "paid" && (!isFillingOnly || isNothing(stored["paid_on"]));
  const isTold = state === "unclear" && given["source"] === MANUAL && !isNothing(given["state"]);
  return { state: isNews ? "paid" : isTold ? given["state"] : state };
}

/** Amounts beside the column of their currency: they are one thing. */
const AMOUNTS = [
  { currency: "fee_currency", parts: ["fee_amount"] },
  { currency: "said_revenue_currency", parts: ["said_revenue_amount"] },
  { currency: "currency", parts: ["amount", "net_amount", "vat_amount", "gross_amount", "paid_amount"] },
];

/** Amounts of another currency never mix with those that are stored: they take their place, or are left out. */
function mergeAmounts(
  stored: Row,
  given: Row,
  { currency, parts, isFillingOnly }: { currency: string; parts: string[]; isFillingOnly: boolean },
): Row {
  const [before, after] = [stored[currency], given[currency]];
  if (isNothing(before) || isNothing(after) || before === after) return {};
  const from = isFillingOnly ? stored : given;
  const columns = [currency, ...parts].filter((column) => column in stored);
  return Object.fromEntries(columns.map((column) => [column, from[column] ?? null]));
}

/** Objects of which each part is said or not. */
const PIECEWISE: ReadonlySet<string> = new Set(["fields", "said"]);

/** What says whose it is goes together: an id and how it was found. */
const PLACE = ["creator_id", "creator_by", "campaign_id", "campaign_by", "waiting"];
const KEPT: ReadonlySet<string> = new Set(["id", "source", "version", "created_at", ...PLACE]);

function mergePlace(stored: Row, given: Row): Row {
  if (isTakenAway(stored, given))
    return { ...Object.fromEntries(PLACE.map((column) => [column, stored[column] ?? null])), waiting: ASKED };
  const creator = chosen(stored, given, ["creator_id", "creator_by"]);
  const campaign = chosen(stored, given, ["campaign_id", "campaign_by"]);
  return { ...creator, ...campaign, waiting: waitingOf(stored, given, { ...creator, ...campaign }) };
}

const ASKED: WaitingReason = "contradiction";

/** A table says that it is another creator's: it stays whose it is, and a person is asked. */
function isTakenAway(stored: Row, given: Row): boolean {
  const [before, after] = [stored["creator_id"], given["creator_id"]];
  if (isNothing(given["import_id"]) || isNothing(before) || isNothing(after)) return false;
  return before !== after && stored["creator_by"] !== "person";
}

/** What waited for a creator says nothing any more once there is one. */
function waitingOf(stored: Row, given: Row, place: Row): unknown {
  if (stored["creator_by"] === "person" || (place["creator_id"] !== null && place["campaign_by"] !== null)) {
    return null;
  }
  const isOfCreator = place["creator_id"] !== null && isNothing(given["creator_id"]);
  return (isOfCreator ? stored : given)["waiting"] ?? null;
}

function chosen(stored: Row, given: Row, [id, by]: readonly [id: string, by: string]): Row {
  const isStoredKept = stored[by] === "person" || isNothing(given[id]);
  const from = isStoredKept ? stored : given;
  return { [id]: from[id] ?? null, [by]: from[by] ?? null };
}

/** Whether two rows say the same, from whichever line of whichever table. */
export function isSameRow(a: Row, b: Row): boolean {
  return Object.keys(b).every((column) => ORIGIN.has(column) || isSameValue(a[column], b[column]));
}

export function isSameValue(a: unknown, b: unknown): boolean {
  return written(a) === written(b);
}

const ORIGIN: ReadonlySet<string> = new Set(["import_id", "line"]);

/** The same text for the same value, in whatever order the parts of an object come. */
function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function withoutNothing(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isNothing(value)));
}

function asObject(value: unknown): object {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
