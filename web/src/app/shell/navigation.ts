/** A row of the route table. Specification §2. */
export interface NavigationEntry {
  /** Name in the user's preferences. */
  id: string;
  path: string;
  /** As the specification has it. */
  label: string;
  /** What is shown where the label would not be true any more. */
  shownAs: string;
  isVisible: boolean;
}

/** The sidebar in its order; labels "Home" and "Collections" are ours, the specification shows none. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { id: "home", path: "/home", label: "Home", shownAs: "Home", isVisible: false },
  { id: "strategy-ai", path: "/strategy-ai", label: "Strategy AI", shownAs: "Strategy AI", isVisible: true },
  {
    id: "influencers",
    path: "/influencers",
    label: "Influencer Discovery",
    shownAs: "Influencer Discovery",
    isVisible: false,
  },
  { id: "collections", path: "/collections", label: "Collections", shownAs: "Collections", isVisible: false },
  {
    id: "campaigns",
    path: "/campaigns",
    label: "Campaigns (Coming soon!)",
    shownAs: "Campaigns",
    isVisible: false,
  },
  { id: "reports", path: "/reports", label: "Reports", shownAs: "Reports", isVisible: true },
];

/** Not in the specification's table, so never there by itself; a user may show it. */
const CONTENT_CHECKS: NavigationEntry = {
  id: "content-checks",
  path: "/sentinel",
  label: "Content checks",
  shownAs: "Content checks",
  isVisible: false,
};

/** Screens that need no sign-in, each with an optional trailing slash. Specification §2. */
const PUBLIC_PATH = /^\/(authenticate|signin|demo)\/?$/;

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATH.test(path);
}

/** The entries of the sidebar: the visible ones, and those that the user has switched on. */
export function shownEntries(switchedOn: readonly string[]): NavigationEntry[] {
  return [...NAVIGATION, CONTENT_CHECKS].filter((entry) => entry.isVisible || switchedOn.includes(entry.id));
}

/** Settings is active for every route that starts with /setting. Specification §2. */
export function isActive(entryPath: string, address: string): boolean {
  // The router finds a screen whatever the capitals.
  const path = address.toLowerCase();
  if (entryPath === "/settings") return path.startsWith("/setting");
  return path === entryPath || path.startsWith(`${entryPath}/`);
}
