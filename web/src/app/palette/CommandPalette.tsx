import { Dialog as Base } from "@base-ui/react/dialog";
import { useNavigate } from "@tanstack/react-router";
import {
  ArrowRight,
  ChartColumn,
  CornerDownLeft,
  FolderHeart,
  Megaphone,
  Search,
  UserRound,
  Zap,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { logOut } from "#/features/identity/index.ts";
import { useMayInvite } from "#/lib/api/me.ts";
import { classes } from "#/ui/classes.ts";
import { Marked } from "#/ui/text/Marked.tsx";
import { groupEntries, matchEntries, words } from "./palette.rules.ts";
import type { PaletteEntry, PaletteGroup } from "./palette.rules.ts";
import { closePalette } from "./palette.ts";
import { paletteCommands } from "./palette-commands.ts";
import { useFoundEntries } from "./palette.queries.ts";

const OPTION_ID = "palette-option-";
const ICONS: Readonly<Record<PaletteGroup, LucideIcon>> = {
  Open: ArrowRight,
  Do: Zap,
  Creators: UserRound,
  Collections: FolderHeart,
  Campaigns: Megaphone,
  Reports: ChartColumn,
  Search,
};

/** Opens things, searches, and does; every route and action of the app. */
export function CommandPalette() {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const go = (to: string) => void navigate({ to });
  const commands = paletteCommands({ go, logout: () => void logOut(), mayInvite: useMayInvite() });
  const found = useFoundEntries(query, go);
  const entries = [...matchEntries(commands, query), ...found];

  function move(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") run(entries[active]);
    if (step !== 0 && entries.length > 0) setActive((active + step + entries.length) % entries.length);
    if (step !== 0 || event.key === "Enter") event.preventDefault();
  }
  return (
    <Base.Root open onOpenChange={(open) => !open && closePalette()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-60 bg-scrim" />
        <Base.Popup
          aria-label="Search or jump to"
          initialFocus={field}
          className="fixed top-2 left-1/2 z-70 flex max-h-[calc(100dvh-16px)] w-[calc(100vw-16px)] max-w-160 -translate-x-1/2 flex-col overflow-hidden rounded-xl bg-surface shadow-overlay md:top-28 md:max-h-[70dvh]"
        >
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
            <Search aria-hidden size={20} className="text-fg-2" />
            <input
              ref={field}
              role="combobox"
              aria-label="Search or jump to"
              aria-expanded={entries.length > 0}
              aria-controls="palette-list"
              aria-activedescendant={entries.length > 0 ? `${OPTION_ID}${active}` : undefined}
              placeholder="Search or jump to"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              onKeyDown={move}
              className="min-w-0 flex-1 bg-transparent text-lg outline-none"
            />
            <Key>Esc</Key>
          </div>
          <PaletteList entries={entries} active={active} query={query} />
          <p className="flex items-center gap-1.5 border-t border-line px-5 py-2.5 text-xs text-fg-2 max-md:hidden">
            <Key>↑</Key>
            <Key>↓</Key>
            <span className="mr-3">move</span>
            <Key>
              <CornerDownLeft aria-hidden size={12} />
            </Key>
            open
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className="grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-mid bg-surface-2 px-1.5 font-sans text-rail font-medium text-fg-2 max-md:hidden"
    >
      {children}
    </kbd>
  );
}

function run(entry: PaletteEntry | undefined): void {
  if (!entry) return;
  closePalette({ onward: true });
  entry.run();
}

interface PaletteListProps {
  entries: readonly PaletteEntry[];
  active: number;
  query: string;
}

function PaletteList({ entries, active, query }: PaletteListProps) {
  if (entries.length === 0) {
    return (
      <p role="status" className="px-5 py-6 text-fg-2">
        Nothing is called “{query}”.
      </p>
    );
  }
  const places = new Map(entries.map((entry, index) => [entry.id, index]));
  return (
    <div id="palette-list" role="listbox" aria-label="Results" className="min-h-0 overflow-y-auto px-2 pb-2">
      {groupEntries(entries).map(({ group, entries: members }) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden className="px-3 pt-3 pb-1.5 text-xs font-medium text-fg-2">
            {group}
          </p>
          {members.map((entry) => {
            const index = places.get(entry.id) ?? 0;
            return (
              <Option key={entry.id} entry={entry} index={index} isActive={index === active} query={query} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  entry: PaletteEntry;
  index: number;
  isActive: boolean;
  query: string;
}

function Option({ entry, index, isActive, query }: OptionProps) {
  const { group, label, hint } = entry;
  const Icon = ICONS[group];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard acts on the field above, by aria-activedescendant
    <div
      id={`${OPTION_ID}${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: "nearest" });
      }}
      onClick={() => run(entry)}
      className={classes(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-hover max-md:min-h-11",
        isActive && "bg-selected",
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0 text-fg-2" />
      <span className="max-w-[70%] shrink-0 truncate">
        {group === "Search" ? label : <Marked text={label} words={words(query)} />}
      </span>
      {hint !== undefined && (
        <span className="ml-auto min-w-0 truncate text-sm text-fg-2">
          <Marked text={hint} words={words(query)} />
        </span>
      )}
    </div>
  );
}
