import type { ImportKept } from "@app/contract/discovery/import-history";
import { formatTotal } from "#/lib/format.ts";
import { Panel } from "#/ui/Panel.tsx";
import { keptText } from "#/features/discovery/importing/importing.rules.ts";

/** Entries shown; the import's own list has the first 1,000. */
const SHOWN = 50;

/** What an import has left as it was: typed by a person, or newer than the table. */
export function KeptValues({ kept }: { kept: readonly ImportKept[] }) {
  if (kept.length === 0) return null;
  return (
    <Panel
      title="Values that stay as they are"
      aside={<span className="text-sm text-fg-2">{formatTotal(kept.length)}</span>}
    >
      <ul className="max-h-80 divide-y divide-line overflow-y-auto text-sm">
        {kept.slice(0, SHOWN).map((each) => (
          <li
            key={`${each.line} ${each.creator} ${each.field}`}
            className="grid grid-cols-[88px_minmax(0,1fr)] gap-2 px-4 py-2"
          >
            <span className="text-fg-2 tabular-nums">Line {each.line}</span>
            <span className="wrap-anywhere">{keptText(each)}</span>
          </li>
        ))}
      </ul>
      {kept.length > SHOWN && (
        <p className="border-t border-line px-4 py-2 text-sm text-fg-2">
          And {formatTotal(kept.length - SHOWN)} more
        </p>
      )}
    </Panel>
  );
}
