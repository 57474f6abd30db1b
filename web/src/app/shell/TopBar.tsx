import { Link, useMatches } from "@tanstack/react-router";
import { CircleQuestionMark, Menu, Search } from "lucide-react";
import { Suspense } from "react";
import { keyName } from "#/lib/api/keys.ts";
import { useHeadingInPage, usePageBar } from "#/lib/page-heading.ts";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { PageActionsPlace } from "#/ui/PageActions.tsx";
import { useMe } from "#/lib/api/me.ts";
import { WorkspaceSwitcher } from "./WorkspaceSwitcher.tsx";
import { late } from "#/ui/late.tsx";

// Most workspaces are none of the sample.
const SampleMark = late(async () => (await import("./SampleMark.tsx")).SampleMark);

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
}

export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const { data: me } = useMe();
  const isSample = me?.currentWorkspace?.isSample ?? false;
  return (
    <header
      className={classes(
        "sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-2 md:gap-3 md:px-6 print:hidden",
        isSample && "max-md:h-23 max-md:pb-9",
      )}
    >
      <IconButton
        label="Open menu"
        icon={<Menu aria-hidden size={20} />}
        className="md:hidden"
        onClick={onMenu}
      />
      <WorkspaceSwitcher />
      <Title />
      {isSample && me && (
        <Suspense fallback={null}>
          <SampleMark me={me} />
        </Suspense>
      )}
      <div className="ml-auto flex min-w-0 shrink-0 items-center md:gap-2">
        <PageActionsPlace />
        <SearchButton onSearch={onSearch} />
        <Link
          to="/help"
          aria-label="Help"
          title="Help"
          className="inline-grid size-11 place-items-center rounded-md text-fg-2 hover:bg-surface-2 hover:text-fg md:size-9"
        >
          <CircleQuestionMark aria-hidden size={20} />
        </Link>
      </div>
    </header>
  );
}

/** The h1 of pages that draw none themselves. */
function Title() {
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? "" });
  const named = usePageBar();
  const inPage = useHeadingInPage();
  const Tag = inPage ? "span" : "h1";
  return (
    <div className="flex min-w-0 items-center gap-2 text-fg-2">
      <span aria-hidden className="text-line-2 max-md:hidden">
        /
      </span>
      {named?.parent && (
        <span className="flex items-center gap-2 whitespace-nowrap max-lg:hidden">
          <Link to={named.parent.to} className="inline-flex min-h-6 items-center hover:text-fg">
            {named.parent.label}
          </Link>
          <span aria-hidden className="text-line-2">
            /
          </span>
        </span>
      )}
      <Tag className="min-w-0 truncate text-prose font-semibold text-fg" title={named?.title ?? routeTitle}>
        {named?.title ?? routeTitle}
      </Tag>
    </div>
  );
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className="inline-flex size-11 items-center justify-center gap-2 rounded-md text-sm text-fg-2 hover:text-fg md:h-9 md:w-9 md:border md:border-line-mid md:hover:border-line-2 lg:w-66 lg:justify-start lg:pr-2 lg:pl-3"
    >
      <Search aria-hidden size={16} className="max-md:size-5" />
      <span className="max-lg:sr-only">Search or jump to</span>
      <kbd className="ml-auto rounded-[5px] border border-line-mid bg-surface-2 px-1.5 font-sans text-rail font-medium max-lg:hidden">
        {keyName("Ctrl", navigator.userAgent)} K
      </kbd>
    </button>
  );
}
