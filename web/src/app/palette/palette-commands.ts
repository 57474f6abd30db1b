import type { PaletteEntry } from "./palette.rules.ts";

const SCREENS: readonly (readonly [label: string, to: string, hint?: string])[] = [
  ["Home", "/home"],
  ["Strategy AI", "/strategy-ai"],
  ["Influencer Discovery", "/influencers", "Find creators"],
  ["Collections", "/collections"],
  ["Campaigns", "/campaigns"],
  ["Content checks", "/sentinel", "Sentinel"],
  ["Reports", "/reports"],
  ["Score", "/reports/score", "How accurate plans and prices were"],
  ["Settings", "/settings"],
  ["Help", "/help", "Shortcuts, metrics"],
  ["Demo", "/demo", "The sample, read-only"],
];

type Action = readonly [label: string, to: string];

const ACTIONS: readonly Action[] = [
  ["Plan a campaign", "/campaigns/new"],
  ["Ask Strategy AI", "/strategy-ai"],
  ["Find influencers", "/influencers"],
  ["Check content", "/sentinel"],
  ["Bring your people", "/influencers?import=open"],
  ["Edit the brand profile", "/settings/brand-profile"],
  ["Edit quiet days and school holidays", "/settings/days"],
  ["Change what forecasts assume", "/settings/assumptions"],
];

const INVITING: readonly Action[] = [["Invite people", "/settings/members"]];

interface CommandsOptions {
  go: (to: string) => void;
  logout: () => void;
  mayInvite: boolean;
}

/** Every screen and action of the app that the person is let in to. */
export function paletteCommands({ go, logout, mayInvite }: CommandsOptions): PaletteEntry[] {
  const screens = SCREENS.map(([label, to, hint]) => ({
    id: `open ${to}`,
    group: "Open" as const,
    label,
    ...(hint === undefined ? {} : { hint }),
    run: () => go(to),
  }));
  const actions = [...ACTIONS, ...(mayInvite ? INVITING : [])].map(([label, to]) => ({
    id: `do ${label}`,
    group: "Do" as const,
    label,
    run: () => go(to),
  }));
  return [...screens, ...actions, { id: "do Logout", group: "Do", label: "Logout", run: logout }];
}
