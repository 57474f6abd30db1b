import type { ImportPreview } from "@app/contract/discovery/imports";
import { copyText } from "#/lib/clipboard.ts";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { State } from "#/ui/feedback/State.tsx";
import type { StateKind } from "#/ui/feedback/State.tsx";
import {
  groupLines,
  keptText,
  leftOutLines,
  unusedCells,
} from "#/features/discovery/importing/importing.rules.ts";
import type { ToldLine } from "#/features/discovery/importing/importing.rules.ts";

/** Entries shown of each kind; the copied list has more. */
const SHOWN = 12;

/** Rows that fail or are skipped, and cells that stay NA, with their lines and reasons. */
export function RowsLeftOut({ preview }: { preview: ImportPreview }) {
  const { rows, errors, skipped, kept, records } = preview;
  const failed = errors
    .filter(({ column }) => column === null)
    .map(({ line, message }) => ({ line, text: message }));
  const cells = errors.flatMap(({ line, column, message }) =>
    column === null ? [] : [{ line, text: `${column}: ${message}` }],
  );
  const left = skipped.map(({ line, reason, text }) => ({
    line,
    text: text === "" ? reason : `${reason}, “${text}”`,
  }));
  const stays = kept.map((each) => ({ line: each.line, text: keptText(each) }));
  const unused = unusedCells(preview);
  const isEmpty = failed.length + cells.length + left.length + stays.length + unused.length === 0;
  return (
    <Panel
      title="Rows that stay out"
      aside={
        !isEmpty && (
          <Button
            variant="ghost"
            size={32}
            onClick={() => void copyText(leftOutLines(preview), "The list is copied")}
          >
            Copy the list
          </Button>
        )
      }
    >
      {isEmpty && <p className="p-4 text-sm text-fg-2">None. Every row is used.</p>}
      <Group kind="failed" title="Failed" count={rows.failed} lines={failed} />
      <Group kind="none" title="Skipped" count={rows.skipped} lines={left} />
      <Group
        kind="warn"
        title={records ? "Cells kept as they are written" : "Cells that stay NA"}
        count={cells.length}
        lines={cells}
      />
      <Group kind="none" title="Cells that are not used" count={unused.length} lines={unused} />
      <Group kind="passed" title="Values that stay as they are" count={stays.length} lines={stays} />
    </Panel>
  );
}

function Group({
  kind,
  title,
  count,
  lines,
}: {
  kind: StateKind;
  title: string;
  count: number;
  lines: readonly ToldLine[];
}) {
  if (lines.length === 0) return null;
  const groups = groupLines(lines);
  return (
    <section aria-label={title} className="border-line not-first:border-t">
      <h3 className="flex items-center justify-between px-4 py-2.5 text-sm font-medium">
        <State kind={kind}>{title}</State>
        <span className="text-fg-2 tabular-nums">{formatTotal(count)}</span>
      </h3>
      <ul>
        {groups.slice(0, SHOWN).map((group) => (
          <li
            key={group.text}
            className="grid grid-cols-[88px_minmax(0,1fr)] gap-2 border-t border-line px-4 py-2 text-sm"
          >
            <span className="text-fg-2">{group.lines}</span>
            <span className="break-words">{group.text}</span>
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className="border-t border-line px-4 py-2 text-sm text-fg-2">
          and {formatTotal(groups.length - SHOWN)} more, in the copied list
        </p>
      )}
    </section>
  );
}
