import { IMPORT_KINDS } from "@app/contract/discovery/import-history";
import type { ImportPreview } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { formatTotal } from "#/lib/format.ts";
import { Select } from "#/ui/fields/Select.tsx";
import { recordsText } from "./records/import-records.rules.ts";

const LABELS: Readonly<Record<ImportKind, string>> = {
  creators: "Creators",
  posts: "Posts and results",
  orders: "Orders",
  payments: "Payments",
  audience: "Audiences",
};
const CHOICES = IMPORT_KINDS.map((value) => ({ value, label: LABELS[value] }));

interface TableKindProps {
  preview: Pick<ImportPreview, "kind" | "kindReason" | "cells" | "records">;
  onKind: (kind: ImportKind) => void;
}

/** What the rows are taken for and why, and what becomes of every filled cell. */
export function TableKind({ preview, onKind }: TableKindProps) {
  const { kind, kindReason, cells, records } = preview;
  const unused = cells.ignored + cells.refused;
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Select label="The rows are" size="sm" value={kind} options={CHOICES} onChange={onKind} />
        <p className="min-w-60 flex-1 text-fg-2">
          {kindReason} {formatTotal(cells.read)} filled cells: {formatTotal(cells.stored)} in Herald’s fields
          {cells.ownFields > 0 &&
            `, ${formatTotal(cells.ownFields)} ${records ? "kept as they are written" : "in your own fields"}`}
          {unused > 0 && `, ${formatTotal(unused)} not used`}.
        </p>
      </div>
      {records && <p className="text-sm">{recordsText(kind, records)}</p>}
    </div>
  );
}
