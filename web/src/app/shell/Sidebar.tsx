import { Link, useRouterState } from "@tanstack/react-router";
import { ChartColumn, CircleQuestionMark, House, LogOut, Megaphone, Search } from "lucide-react";
import { FolderHeart, Settings, ShieldCheck, Sparkles } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { logOut } from "#/features/identity/index.ts";
import { Mark } from "#/ui/text/Mark.tsx";
import { classes } from "#/ui/classes.ts";
import { isActive, shownEntries } from "./navigation.ts";

const ICONS: Record<string, LucideIcon> = {
  "/home": House,
  "/strategy-ai": Sparkles,
  "/influencers": Search,
  "/collections": FolderHeart,
  "/campaigns": Megaphone,
  "/reports": ChartColumn,
  "/sentinel": ShieldCheck,
  "/settings": Settings,
  "/help": CircleQuestionMark,
};

/** In the sidebar the label stands under the icon, in the drawer as a pill beside the strip. */
type SidebarPlace = "rail" | "drawer";

interface SidebarProps {
  place: SidebarPlace;
  switchedOn: readonly string[];
  onChoose?: () => void;
}

export function SidebarEntries({ place, switchedOn, onChoose }: SidebarProps) {
  const look = ITEM[place];
  const entry = (path: string, label: string) => (
    <EntryLink key={path} path={path} label={label} place={place} onChoose={onChoose} />
  );
  return (
    <>
      <HomeLink onChoose={onChoose} />
      {shownEntries(switchedOn).map(({ path, shownAs }) => entry(path, shownAs))}
      <div className="mt-auto flex flex-col gap-1">
        {entry("/settings", "Settings")}
        {entry("/help", "Help")}
        <button
          type="button"
          title="Logout"
          onClick={() => void logOut()}
          className={classes(look.item, look.rest)}
        >
          <LogOut aria-hidden size={20} strokeWidth={1.6} />
          <span className={look.label}>Logout</span>
        </button>
      </div>
    </>
  );
}

const BASE =
  "relative flex shrink-0 flex-col items-center justify-center gap-1 rounded-md text-center text-rail font-medium transition-colors duration-120 ease-out -outline-offset-2";
const LABEL_HIDDEN = "sr-only";
const ITEM = {
  rail: {
    item: classes(BASE, "h-11 @min-[64px]:h-auto @min-[64px]:min-h-14 @min-[64px]:py-1.5"),
    rest: "text-fg-2 hover:bg-hover hover:text-fg",
    label: classes(LABEL_HIDDEN, "@min-[64px]:not-sr-only"),
  },
  drawer: {
    item: classes(BASE, "h-12 w-full"),
    rest: "text-fg-2 hover:bg-hover hover:text-fg",
    label:
      "absolute top-2 left-[calc(100%+8px)] flex h-8 items-center rounded-full bg-surface px-3 text-sm whitespace-nowrap text-fg opacity-0 shadow-overlay transition-opacity duration-200 in-[dialog[open]]:opacity-100 starting:in-[dialog[open]]:opacity-0",
  },
};

function HomeLink({ onChoose }: Pick<EntryLinkProps, "onChoose">) {
  const current = useRouterState({ select: (state) => state.location.pathname });
  return (
    <Link
      to="/home"
      aria-label="Herald, home"
      // The router itself marks only an address in the same letters.
      aria-current={isActive("/home", current) ? "page" : undefined}
      onClick={onChoose}
      className="mb-2 grid h-14 place-items-center rounded-md -outline-offset-2"
    >
      <Mark />
    </Link>
  );
}

interface EntryLinkProps {
  path: string;
  label: string;
  place: SidebarPlace;
  onChoose: (() => void) | undefined;
}

function EntryLink({ path, label, place, onChoose }: EntryLinkProps) {
  const current = useRouterState({ select: (state) => state.location.pathname });
  const active = isActive(path, current);
  const Icon = ICONS[path] ?? House;
  const look = ITEM[place];
  return (
    <Link
      to={path}
      title={label}
      aria-current={active ? "page" : undefined}
      onClick={onChoose}
      className={classes(look.item, active ? "bg-brand-soft text-brand-text" : look.rest)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} />
      <span className={look.label}>{label}</span>
    </Link>
  );
}
