import { Outlet } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { useMe } from "#/lib/api/me.ts";
import { tellLostText } from "#/lib/forms/unsaved.ts";
import { offerKeptUndo } from "#/lib/undo-elsewhere.ts";
import { NavDrawer } from "./NavDrawer.tsx";
import { NotFoundScreen } from "#/app/NotFoundScreen.tsx";
import { OfflineNote } from "./OfflineNote.tsx";
import { openPalette } from "#/app/palette/palette.ts";
import { SidebarEntries } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { classes } from "#/ui/classes.ts";
import { late } from "#/ui/late.tsx";

// Told once in a while, and then on every page.
const SignInNotice = late(async () => (await import("./notice.lazy.ts")).SignInNotice);

/** Sidebar, bar and content. The widths are those of the specification, §2: 6vw, and 14vw in the drawer. */
export function Shell() {
  const { data: me, error } = useMe();
  // A workspace of others, named in the address, is not told apart from one that does not exist.
  const isForeign = error instanceof ApiError && error.status === 404;
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(offerKeptUndo, []);
  useEffect(tellLostText, []);
  const switchedOn = me?.preferences.navigation ?? [];
  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[6vw_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="absolute top-2.5 left-3 z-60 rounded-md bg-surface px-3 py-2 shadow-overlay not-focus:sr-only"
      >
        Skip to content
      </a>
      <nav
        aria-label="Main"
        className="@container sticky top-0 flex h-dvh w-[6vw] flex-col gap-1 border-r border-line bg-surface px-[min(8px,0.5vw)] pb-3 overflow-x-hidden overflow-y-auto [scrollbar-width:none] max-md:hidden print:hidden"
      >
        <SidebarEntries place="rail" switchedOn={switchedOn} />
      </nav>
      <NavDrawer open={menuOpen} switchedOn={switchedOn} onClose={() => setMenuOpen(false)} />
      <div className="flex min-w-0 flex-col">
        <TopBar onMenu={() => setMenuOpen(true)} onSearch={openPalette} />
        <main
          id="main"
          tabIndex={-1}
          className={classes(
            "flex min-w-0 flex-1 flex-col outline-none",
            // On a phone the bar of a sample is higher: nothing is shown that would then move down.
            !me && !error && "max-md:invisible",
          )}
        >
          <OfflineNote />
          {me?.preferences.notice && (
            <Suspense>
              <SignInNotice me={me} />
            </Suspense>
          )}
          {isForeign ? <NotFoundScreen /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}
