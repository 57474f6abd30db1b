import type { CreatorProfile } from "@app/contract/discovery/creators";
import { importPaths } from "@app/contract/discovery/import-paths";
import { CreatorKeptList } from "@app/contract/discovery/import-history";
import type { CreatorKept } from "@app/contract/discovery/import-history";
import { addressOf } from "@app/contract/paths";
import { useRead } from "#/lib/api/api.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { editCreator } from "#/features/discovery/discovery.queries.ts";
import { editNews, seenOf } from "#/features/discovery/creator/creator-edit.rules.ts";
import { editOfKept, keptLabel, openKept } from "#/features/discovery/creator/kept.rules.ts";

/** Values that a later table did not replace, each with the way to take it all the same. Quiet while there is none. */
export function KeptPanel({ creator }: { creator: CreatorProfile }) {
  const { data } = useRead(addressOf(importPaths.keptOfCreator, { id: creator.id }), CreatorKeptList);
  const open = openKept(creator, data?.items ?? []);
  if (open.length === 0) return null;
  return (
    <Panel title="Tables say otherwise">
      <ul className="divide-y divide-line text-sm">
        {open.map((item) => (
          <KeptLine key={`${item.importId} ${item.creator} ${item.field}`} creator={creator} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function KeptLine({ creator, item }: { creator: CreatorProfile; item: CreatorKept }) {
  const mayWork = useMayWork();
  const timeZone = useTimeZone();
  const { field, kept, offered, reason, fileName, at, line } = item;
  const edit = editOfKept(item);
  const label = keptLabel(field);
  const take = async () => {
    if (edit === null) return;
    const edited = await editCreator(creator.id, edit, seenOf(creator));
    if (!edited) return;
    const { version, values, previous } = edited;
    offerUndo(editNews(edit), () =>
      editCreator(creator.id, previous, { ...seenOf(creator), ...values, version }),
    );
  };
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {label}: {offered}
        <span className="block text-fg-2">
          {fileName ?? "Pasted"}, line {line}, {formatDate(at, timeZone)}. {kept} stays:{" "}
          {reason ?? "it was typed by hand"}.
        </span>
      </span>
      {edit !== null && mayWork && (
        <Button
          size={32}
          variant="ghost"
          aria-label={`Take ${label} ${offered}`}
          onClick={() => void take().catch(() => undefined)}
        >
          Take it
        </Button>
      )}
    </li>
  );
}
