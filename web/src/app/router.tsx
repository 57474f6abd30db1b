import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "#/lib/page-state.ts";
import type { RawSearch } from "#/lib/page-state.ts";
import { CrashScreen } from "./CrashScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { Root } from "./Root.tsx";
import { Shell } from "./shell/Shell.tsx";

const root = createRootRoute({
  component: Root,
  // Values of pages stay text here; each page reads and cleans its own (lib/page-state.ts).
  validateSearch: (search: RawSearch): RawSearch => search,
  search: { middlewares: [retainSearchParams(["workspace"])] },
  notFoundComponent: NotFoundScreen,
});

const index = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/home", replace: true });
  },
});

const shell = createRoute({ getParentRoute: () => root, id: "shell", component: Shell });

// A file for each screen: what the feature has besides it is not fetched with it.
const home = createRoute({
  getParentRoute: () => shell,
  path: "/home",
  staticData: { title: "Home" },
  component: lazyRouteComponent(() => import("#/features/home/index.ts"), "HomePage"),
});
const strategy = createRoute({
  getParentRoute: () => shell,
  path: "/strategy-ai",
  staticData: { title: "Strategy AI" },
  component: lazyRouteComponent(() => import("./screens/strategy.lazy.ts"), "NewThread"),
});
const thread = createRoute({
  getParentRoute: () => shell,
  path: "/strategy-ai/$threadId",
  staticData: { title: "Strategy AI" },
  component: lazyRouteComponent(() => import("./screens/thread.lazy.ts"), "ThreadPage"),
});
const discovery = createRoute({
  getParentRoute: () => shell,
  path: "/influencers",
  staticData: { title: "Influencer Discovery" },
  component: lazyRouteComponent(() => import("./screens/discovery.lazy.ts"), "DiscoveryPage"),
});
const creator = createRoute({
  getParentRoute: () => shell,
  path: "/influencers/$creatorId",
  staticData: { title: "Creator" },
  component: lazyRouteComponent(() => import("./screens/creator.lazy.ts"), "CreatorPage"),
});
const collections = createRoute({
  getParentRoute: () => shell,
  path: "/collections",
  staticData: { title: "Collections" },
  component: lazyRouteComponent(() => import("./screens/collections.lazy.ts"), "CollectionsPage"),
});
const collection = createRoute({
  getParentRoute: () => shell,
  path: "/collections/$collectionId",
  staticData: { title: "Collection" },
  component: lazyRouteComponent(() => import("./screens/collection.lazy.ts"), "CollectionPage"),
});
const campaigns = createRoute({
  getParentRoute: () => shell,
  path: "/campaigns",
  staticData: { title: "Campaigns" },
  component: lazyRouteComponent(() => import("./screens/campaigns.lazy.ts"), "CampaignsPage"),
});
const campaign = createRoute({
  getParentRoute: () => shell,
  path: "/campaigns/$campaignId",
  staticData: { title: "Campaign" },
  component: lazyRouteComponent(() => import("./screens/campaign.lazy.ts"), "CampaignPage"),
});
const reports = createRoute({
  getParentRoute: () => shell,
  path: "/reports",
  staticData: { title: "Reports" },
  component: lazyRouteComponent(() => import("./screens/reports.lazy.ts"), "ReportsPage"),
});
const score = createRoute({
  getParentRoute: () => shell,
  path: "/reports/score",
  staticData: { title: "Score" },
  component: lazyRouteComponent(() => import("./screens/score.lazy.ts"), "ScorePage"),
});
const report = createRoute({
  getParentRoute: () => shell,
  path: "/reports/$reportId",
  staticData: { title: "Report" },
  component: lazyRouteComponent(() => import("./screens/report.lazy.ts"), "ReportPage"),
});
const sentinel = createRoute({
  getParentRoute: () => shell,
  path: "/sentinel",
  staticData: { title: "Sentinel" },
  component: lazyRouteComponent(() => import("./screens/sentinel.lazy.ts"), "SentinelPage"),
});
const contentCheck = createRoute({
  getParentRoute: () => shell,
  path: "/sentinel/$checkId",
  staticData: { title: "Sentinel" },
  component: lazyRouteComponent(() => import("./screens/sentinel.lazy.ts"), "SentinelPage"),
});
const settings = createRoute({
  getParentRoute: () => shell,
  path: "/settings",
  staticData: { title: "Settings" },
  component: lazyRouteComponent(() => import("./screens/settings.lazy.ts"), "SettingsPage"),
});
const settingsSection = createRoute({
  getParentRoute: () => shell,
  path: "/settings/$section",
  staticData: { title: "Settings" },
  component: lazyRouteComponent(() => import("./screens/settings.lazy.ts"), "SettingsPage"),
});
const help = createRoute({
  getParentRoute: () => shell,
  path: "/help",
  staticData: { title: "Help" },
  component: lazyRouteComponent(() => import("#/features/help/index.ts"), "HelpPage"),
});

// Within the shell, so that the way back is at hand.
const notFound = createRoute({
  getParentRoute: () => shell,
  path: "$",
  staticData: { title: "Not found" },
  component: NotFoundScreen,
});

const newCampaign = createRoute({
  getParentRoute: () => root,
  path: "/campaigns/new",
  component: lazyRouteComponent(() => import("./screens/campaign-wizard.lazy.ts"), "CampaignWizardPage"),
});
const editCampaign = createRoute({
  getParentRoute: () => root,
  path: "/campaign/$campaignId/edit",
  component: lazyRouteComponent(() => import("./screens/campaign-wizard.lazy.ts"), "CampaignWizardPage"),
});
const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signin",
  component: lazyRouteComponent(() => import("./screens/signin.lazy.ts"), "SignInPage"),
});
const authenticate = createRoute({
  getParentRoute: () => root,
  path: "/authenticate",
  component: lazyRouteComponent(() => import("./screens/authenticate.lazy.ts"), "AuthenticatePage"),
});
const demo = createRoute({
  getParentRoute: () => root,
  path: "/demo",
  component: lazyRouteComponent(() => import("#/features/demo/index.ts"), "DemoPage"),
});

const inShell = [
  home,
  strategy,
  thread,
  discovery,
  creator,
  collections,
  collection,
  campaigns,
  campaign,
  reports,
  score,
  report,
  sentinel,
  contentCheck,
  settings,
  settingsSection,
  help,
  notFound,
];

export const router = createRouter({
  routeTree: root.addChildren([
    index,
    shell.addChildren(inShell),
    newCampaign,
    editCampaign,
    signIn,
    authenticate,
    demo,
  ]),
  parseSearch,
  stringifySearch,
  defaultErrorComponent: CrashScreen,
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Stands in the bar of the shell. */
    title?: string;
  }
}
