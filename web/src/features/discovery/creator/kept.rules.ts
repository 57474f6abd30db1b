import { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { IMPORT_FIELD_LABELS } from "@app/contract/discovery/import-field-labels";
import type { CreatorKept } from "@app/contract/discovery/import-history";

/** Values that a person may write as a table says them; of the others a newer table is needed. */
const WRITTEN = [
  "name",
  "email",
  "phone",
  "address",
  "country",
  "city",
  "language",
  "notes",
  "status",
  "owner",
  "client",
  "agency",
  "code",
  "lastContact",
  "lastDeal",
] as const;
/** Told as one text, and no value that could be written. */
const TOGETHER: ReadonlySet<string> = new Set(["keywords", "audience", "own"]);

/** What a table offered and the creator still has otherwise. */
export function openKept(creator: CreatorProfile, items: readonly CreatorKept[]): CreatorKept[] {
  return items.filter((item) => item.offered !== null && item.offered !== valueOf(creator, item.field));
}

function valueOf(creator: CreatorProfile, field: string): string | null {
  if (field === "client") return creator.client?.name ?? null;
  const known = Object.entries(creator).find(([name]) => name === field)?.[1];
  if (typeof known === "string" || typeof known === "number" || typeof known === "boolean")
    return String(known);
  return creator.fields[field] ?? null;
}

/** The edit that takes what a table offered; null where nobody writes such a value by hand. */
export function editOfKept({ field, offered }: CreatorKept): CreatorEdit | null {
  const isWritten = WRITTEN.some((name) => name === field);
  const isOwn = !isKnownField(field) && !TOGETHER.has(field);
  if (!isWritten && !isOwn) return null;
  const edit = isWritten ? { [field]: offered } : { fields: { [field]: offered } };
  return CreatorEdit.safeParse(edit).data ?? null;
}

/** "Phone", or the name of a field of the workspace's own. */
export function keptLabel(field: string): string {
  return isKnownField(field) ? IMPORT_FIELD_LABELS[field] : field;
}

function isKnownField(field: string): field is keyof typeof IMPORT_FIELD_LABELS {
  return Object.hasOwn(IMPORT_FIELD_LABELS, field);
}
