import { Money } from "@app/contract/money";
import type { DisputedField } from "./edit-conflicts.ts";
import { formatMoney } from "#/lib/format.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a field is called, and the words for its values where they are names of ours. */
export type FieldWords = string | { label: string; words: Readonly<Record<string, string>> };

/** An edit beside what somebody else stored meanwhile. */
export interface Rebased<Change> {
  /** The own changes, and theirs where one's own hand changed nothing. */
  change: Change;
  /** The fields that one changed oneself; empty where nobody is in the way of anybody. */
  disputed: string[];
}

/**
 * Puts an edit on top of what was stored meanwhile. Fields are in dispute only when somebody else changed one that one
 * has changed oneself, and to something else.
 */
export function rebase<Change extends object>(change: Change, seen: object, theirs: Fields): Rebased<Change> {
  const before = fieldsOf(seen);
  const own = Object.entries(change).filter(([field, value]) => !isSame(value, before[field]));
  const isDisputed = own.some(
    ([field, value]) => !isSame(theirs[field], before[field]) && !isSame(theirs[field], value),
  );
  const rebased = { ...change, ...theirs, ...Object.fromEntries(own) };
  return { change: rebased, disputed: isDisputed ? own.map(([field]) => field) : [] };
}

/** The disputed fields in words, one's own beside theirs. */
export function inWords(
  disputed: readonly string[],
  { yours, theirs, words }: { yours: object; theirs: Fields; words: Readonly<Record<string, FieldWords>> },
): DisputedField[] {
  const mine = fieldsOf(yours);
  return disputed.map((field) => {
    const known = words[field] ?? field;
    const label = typeof known === "string" ? known : known.label;
    const names = typeof known === "string" ? {} : known.words;
    return { label, yours: valueText(mine[field], names), theirs: valueText(theirs[field], names) };
  });
}

const NOTHING = "Nothing";

/** A value as people read it. @param names words for values that are names of ours; of "" for one that is empty. */
export function valueText(value: unknown, names: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined || value === "") return names[""] ?? NOTHING;
  if (typeof value === "boolean") return names[String(value)] ?? (value ? "Yes" : "No");
  if (typeof value === "string" || typeof value === "number") return names[String(value)] ?? String(value);
  if (Array.isArray(value)) {
    return value.length === 0
      ? (names[""] ?? NOTHING)
      : value.map((item) => valueText(item, names)).join(", ");
  }
  const money = Money.safeParse(value);
  if (money.success) return formatMoney(money.data);
  const parts = Object.entries(value).map(([key, part]) => `${names[key] ?? key}: ${valueText(part, names)}`);
  return parts.length === 0 ? NOTHING : parts.join("; ");
}

function fieldsOf(thing: object): Fields {
  return Object.fromEntries(Object.entries(thing));
}

/** Whatever the order of their keys; an absent key is as null. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, ordered(inner)]),
  );
}
