import type { Locator, Page } from "@playwright/test";
import { TABLE } from "./herald.ts";

export interface Screen {
  path: string | ((page: Page) => Promise<string>);
  /** Seen once the state is there. */
  sign: (page: Page) => Locator;
  theme?: "dark";
  /** What leads from the path to the state. */
  act?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { level: 1, name }).first();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });
const press = (name: string | RegExp) => async (page: Page) => button(name)(page).click();

const table = (page: Page) => page.getByRole("row").nth(1);

const OWN: Record<string, Screen> = {
  home: { path: "/home", sign: words("Make it yours") },
  "first step, other computers": {
    path: "/home?step=network",
    sign: heading("Open it on other computers"),
  },
  "first step, colleagues": { path: "/home?step=invite", sign: heading("Who else will use it?") },
  "first step, brand": { path: "/home?step=brand-profile", sign: button("Save brand profile") },
  "first step, people": { path: "/home?step=people", sign: words("No list at hand?") },
  strategy: { path: "/strategy-ai", sign: words("There are no creators"), theme: "dark" },
  discovery: { path: "/influencers", sign: words("There are no creators in this workspace yet") },
  "discovery without a result": { path: "/influencers?q=vegan", sign: words(/No creators|Nobody|nothing/i) },
  import: { path: "/influencers?import=open", sign: button("Show the preview") },
  "import preview": { path: "/influencers?import=open", act: preview, sign: words("Rows read") },
};

const OWN_LISTS: Record<string, Screen> = {
  collections: { path: "/collections", sign: words("No collections yet") },
  campaigns: { path: "/campaigns", sign: words(/No campaigns yet/) },
  reports: { path: "/reports", sign: words("No reports yet") },
  score: { path: "/reports/score", sign: words("Nothing to score yet") },
  sentinel: { path: "/sentinel", sign: words("Nothing to review"), theme: "dark" },
  "new campaign": { path: "/campaigns/new", sign: words("What is the campaign about?") },
  help: { path: "/help", sign: heading("Help") },
  "not found": { path: "/no/such/page", sign: heading("There is no such page") },
  "foreign workspace": { path: "/reports?workspace=of-others", sign: heading("There is no such page") },
  "no such collection": {
    path: `/collections/${crypto.randomUUID()}`,
    sign: words("There is no such collection"),
  },
  "no such section": { path: "/settings/nothing", sign: words("There is no such section") },
};

const SETTINGS: Record<string, Screen> = {
  profile: { path: "/settings", sign: heading("Profile") },
  "sign-in methods": { path: "/settings/sign-in-methods", sign: button("Add a passkey") },
  sessions: { path: "/settings/sessions", sign: words("This one") },
  navigation: { path: "/settings/navigation", sign: heading("Navigation") },
  workspace: { path: "/settings/workspace", sign: heading("Workspace") },
  "brand profile": { path: "/settings/brand-profile", sign: button("Save brand profile") },
  "quiet days": { path: "/settings/days", sign: button("Save days") },
  assumptions: { path: "/settings/assumptions", sign: button("Save assumptions") },
  memory: { path: "/settings/memory", sign: words("Nothing is remembered yet") },
  members: { path: "/settings/members", sign: button("Copy invite link") },
  "API tokens": { path: "/settings/api-tokens", sign: heading("API tokens") },
  administrators: { path: "/settings/administrators", sign: words("Server administrators") },
  "sign-in": { path: "/settings/sign-in", sign: button("Save rules") },
  assistant: { path: "/settings/assistant", sign: button("Look on the server") },
  mail: { path: "/settings/mail", sign: button("Save mail server") },
  messages: { path: "/settings/messages", sign: button("Save WhatsApp") },
  outbox: { path: "/settings/outbox", sign: heading("Outbox") },
  sample: { path: "/settings/sample", sign: heading("Sample") },
};

const firstCampaign = firstOf("campaigns", (id) => `/campaigns/${id}`);
const firstReport = firstOf("reports", (id) => `/reports/${id}`);
const wizard = (step: string): Screen => ({
  path: firstOf("campaigns", (id) => `/campaign/${id}/edit?step=${step}`),
  sign: words("Save and close"),
});

const FULL: Record<string, Screen> = {
  home: { path: "/home", sign: words("Recent collections") },
  strategy: { path: "/strategy-ai", sign: words("What do you want to launch?"), theme: "dark" },
  "discovery, prompts": { path: "/influencers", sign: heading("Who are you looking for?") },
  "discovery, table": { path: "/influencers?q=vegan+creators+in+Germany", sign: table },
  "discovery, cards": { path: "/influencers?q=vegan&view=cards", sign: words(/creators/) },
  "discovery, reels": { path: "/influencers?mode=reels", sign: heading("Who are you looking for?") },
  "discovery, brands": { path: "/influencers?mode=brands", sign: heading("Who are you looking for?") },
  creator: {
    path: "/influencers?q=vegan",
    act: (page) => page.getByRole("grid").getByRole("link").first().click(),
    sign: words("Figures"),
  },
  collections: { path: "/collections", sign: button("New collection") },
  collection: { path: firstOf("collections", (id) => `/collections/${id}`), sign: table },
  campaigns: { path: "/campaigns", sign: table },
  campaign: { path: firstCampaign, sign: heading(/./) },
  "campaign, timeline": {
    path: firstOf("campaigns", (id) => `/campaigns/${id}?view=timeline`),
    sign: words("Drafts and posts by creator"),
  },
  "edit campaign": {
    path: firstOf("campaigns", (id) => `/campaign/${id}/edit`),
    sign: words("What is the campaign about?"),
  },
  "edit campaign, deliverables": wizard("deliverables"),
  "edit campaign, guidelines": wizard("guidelines"),
  "edit campaign, creators": wizard("creators"),
  "edit campaign, budget": wizard("budget"),
  "edit campaign, review": wizard("review"),
  reports: { path: "/reports", sign: table },
  report: { path: firstReport, sign: heading(/./) },
  sentinel: { path: "/sentinel", sign: words("Caption"), theme: "dark" },
  "sentinel, all": { path: "/sentinel?show=decided", sign: heading("Sentinel"), theme: "dark" },
};

const FOUND = "/influencers?q=vegan";

const FLOATING: Record<string, Screen> = {
  "command palette": { path: "/home", act: press(/^Search or jump to/), sign: dialog("Search or jump to") },
  "workspace menu": {
    path: "/home",
    act: press(/^Workspace/),
    sign: (page) => page.getByRole("menuitem").first(),
  },
  figure: { path: FOUND, act: press(/^Followers: /), sign: dialog("Where this figure comes from") },
  "add to collection": {
    path: FOUND,
    act: async (page) => {
      await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
      await page.getByRole("button", { name: "Add to collection" }).click();
    },
    sign: dialog(/to a collection/),
  },
  "new collection": { path: "/collections", act: press("New collection"), sign: dialog(/collection/) },
  "new report": { path: "/reports", act: press("New report"), sign: dialog("New report") },
  "share report": {
    path: firstReport,
    act: async (page) => {
      await page.getByRole("button", { name: "Report actions" }).click();
      await page.getByRole("menuitem", { name: "Share links" }).click();
    },
    sign: dialog("Share links"),
  },
  "new check": {
    path: "/sentinel",
    act: press("Check new content"),
    sign: dialog("Check new content"),
    theme: "dark",
  },
  override: {
    path: "/sentinel",
    act: async (page) => {
      await page.getByRole("button", { name: /Correct Handles tagged/ }).click();
      await page.getByRole("button", { name: /Override with a reason|Change the override/ }).click();
    },
    sign: dialog(/Decide about/),
    theme: "dark",
  },
  threads: { path: "/strategy-ai", act: press("Threads"), sign: dialog("Threads"), theme: "dark" },
};

export const OWN_GROUPS = {
  "first run and search in an empty workspace": OWN,
  "lists of an empty workspace": OWN_LISTS,
  settings: SETTINGS,
};
export const SAMPLE_GROUPS = { "a full workspace": FULL, "what opens above a screen": FLOATING };

async function preview(page: Page): Promise<void> {
  await page.getByLabel("Paste cells, handles or profile links").fill(TABLE);
  await page.getByRole("button", { name: "Show the preview" }).click();
}

/** A page of the first thing that the sample has of a kind. */
function firstOf(kind: "collections" | "campaigns" | "reports", pathOf: (id: string) => string) {
  return async (page: Page): Promise<string> => {
    const headers = { "Herald-Workspace": "sample" };
    const answer = await page.request.get(`/api/v1/${kind}`, { headers });
    const { items }: { items: { id: string }[] } = await answer.json();
    return pathOf(items[0]?.id ?? "");
  };
}
