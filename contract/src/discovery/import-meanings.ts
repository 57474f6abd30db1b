import { IMPORT_FIELD_LABELS } from "./import-field-labels.ts";
import { isRecordKind, PAID_FIELDS, RECORD_FIELD_LABELS, RECORD_FIELDS_OF } from "./import-records.ts";
import { IMPORT_FIELDS } from "./imports.ts";
import type { ImportColumn, ImportMeaning } from "./imports.ts";
import type { ImportKind } from "./import-history.ts";

/** Who a row of posts, orders or payments is about. */
const WHOSE = ["handle", "name", "platform", "profile"] as const;

const WHOSE_LABELS: Readonly<Record<(typeof WHOSE)[number], string>> = {
  handle: "Creator’s handle",
  name: "Creator’s name",
  platform: "Platform",
  profile: "Creator’s profile link",
};

const OF_PEOPLE = IMPORT_FIELDS.filter((field) => field !== "ignore");

/** What a person may say of a column in a table of this kind: last that it is kept as one's own, or left out. */
export function meaningsOf(kind: ImportKind): readonly ImportMeaning[] {
  const read = isRecordKind(kind)
    ? [...WHOSE, ...RECORD_FIELDS_OF[kind], ...(kind === "posts" ? PAID_FIELDS : [])]
    : OF_PEOPLE;
  return [...read, "own", "ignore"];
}

/** What a column means, in the words of `meaningsOf`; null where it means nothing to Herald. */
export function meaningOf(
  { field, record, own }: Pick<ImportColumn, "field" | "record" | "own">,
  kind: ImportKind,
): ImportMeaning | null {
  if (own !== null) return "own";
  if (record !== null) return record;
  return isRecordKind(kind) && field === "url" ? "profile" : field;
}

/** A meaning as people read it. */
export function meaningLabel(meaning: ImportMeaning, kind: ImportKind): string {
  const labels: Readonly<Partial<Record<ImportMeaning, string>>> = isRecordKind(kind)
    ? { ...IMPORT_FIELD_LABELS, ...RECORD_FIELD_LABELS, ...WHOSE_LABELS, own: "Kept as it is written" }
    : { ...IMPORT_FIELD_LABELS, own: "Your own field" };
  return labels[meaning] ?? meaning;
}
