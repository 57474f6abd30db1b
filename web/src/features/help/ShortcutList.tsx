import { keyName } from "#/lib/api/keys.ts";
import { Panel } from "#/ui/Panel.tsx";

interface ShortcutListProps {
  shortcuts: readonly { keys: string[]; text: string }[];
}

export function ShortcutList({ shortcuts }: ShortcutListProps) {
  return (
    <Panel title="Keys">
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex min-h-11 items-center gap-4 px-4 py-2">
            <dt className="flex w-24 shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-mid bg-surface-2 px-1.5 font-sans text-rail font-medium text-fg-2"
                >
                  {keyName(key, navigator.userAgent)}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
