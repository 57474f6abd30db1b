import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { TABLE } from "./herald.ts";
import { complaints, inspect, showAt, WIDEST_AND_NARROWEST } from "./inspection.ts";
import { inWorkspace, test } from "./member.ts";

interface Screen {
  path: string;
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
  navigation: { path: "/settings/navigation", sign: heading("Navigation") },
  workspace: { path: "/settings/workspace", sign: heading("Workspace") },
  "brand profile": { path: "/settings/brand-profile", sign: button("Save brand profile") },
  members: { path: "/settings/members", sign: button("Copy invite link") },
  "API tokens": { path: "/settings/api-tokens", sign: heading("API tokens") },
  "sign-up": { path: "/settings/sign-up", sign: heading("Sign-in and sign-up") },
  outbox: { path: "/settings/outbox", sign: heading("Outbox") },
  sample: { path: "/settings/sample", sign: heading("Sample") },
};

const WAITING = [
  "/home",
  "/influencers?q=vegan",
  "/collections",
  "/campaigns",
  "/reports",
  "/settings/members",
  "/settings/outbox",
];

const GROUPS = {
  "first run and search in an empty workspace": OWN,
  "lists of an empty workspace": OWN_LISTS,
  settings: SETTINGS,
};

for (const [group, screens] of Object.entries(GROUPS)) {
  test(`every screen is accessible and in its theme: ${group}`, async ({ memberPage: page, member }) => {
    const heard = complaints(page);

    await visit(page, member.slug, screens);

    expect(heard).toEqual([]);
  });
}

test("every screen of a full workspace is accessible and in its theme", async ({ memberPage: page }) => {
  const heard = complaints(page);

  await visit(page, "sample", fullScreens(await idsOfSample(page)));

  expect(heard).toEqual([]);
});

test("what opens above a screen is accessible", async ({ memberPage: page }) => {
  const heard = complaints(page);

  await visit(page, "sample", floatingScreens(await idsOfSample(page)));

  expect(heard).toEqual([]);
});

test("a screen that waits shows its shape", async ({ memberPage: page, member }) => {
  const heard = complaints(page);
  await page.route(isData, () => undefined);

  for (const path of [...WAITING, "/sentinel"]) {
    await showAt(page, 1440);
    await page.goto(inWorkspace(member.slug, path));
    await expect(page.getByRole("status", { name: /Loading|Looking for/ }).first()).toBeVisible();
    await inspect(page, `${path}, waiting`, themeOf(path), WIDEST_AND_NARROWEST);
  }

  expect(heard).toEqual([]);
});

test("a screen that fails says why and offers to try again", async ({ memberPage: page, member }) => {
  const detail = "The disk of this server is full. Make room, then try again.";
  const problem = {
    type: "about:blank",
    title: "Insufficient Storage",
    status: 507,
    code: "files.full",
    detail,
  };
  const heard = complaints(page);
  await page.route(isData, (route) =>
    route.fulfill({ status: 507, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );

  for (const path of [...WAITING, "/sentinel"]) {
    await showAt(page, 1440);
    await page.goto(inWorkspace(member.slug, path));
    await expect(page.getByRole("button", { name: "Try now" }).first()).toBeVisible();
    await expect(page.getByText(detail).first()).toBeVisible();
    await inspect(page, `${path}, failed`, themeOf(path), WIDEST_AND_NARROWEST);
  }

  expect(heard).toEqual([]);
});

test("a page whose code cannot be loaded says so in place of the page", async ({
  memberPage: page,
  member,
}) => {
  const known = new Set<string>();
  page.on("response", (response) => known.add(response.url()));
  await page.goto(inWorkspace(member.slug, "/help"));
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await page.route("**/assets/**", (route, request) =>
    known.has(request.url()) ? route.continue() : route.abort(),
  );

  await page.getByRole("navigation").getByRole("link", { name: "Reports" }).click();

  await expect(page.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
  await inspect(page, "crash");
});

async function visit(page: Page, slug: string, screens: Record<string, Screen>): Promise<void> {
  for (const [name, { path, sign, theme, act }] of Object.entries(screens)) {
    await test.step(name, async () => {
      await showAt(page, 1440);
      await page.goto(path.includes("workspace=") ? path : inWorkspace(slug, path));
      await act?.(page);
      await expect.soft(sign(page), name).toBeVisible();
      await expect.soft(page.locator("[aria-busy=true]"), `${name}: nothing is awaited`).toHaveCount(0);
      await inspect(page, name, theme);
    });
  }
}

async function preview(page: Page): Promise<void> {
  await page.getByLabel("Paste cells, handles or profile links").fill(TABLE);
  await page.getByRole("button", { name: "Show the preview" }).click();
}

interface SampleIds {
  collection: string;
  campaign: string;
  report: string;
}

function fullScreens({ collection, campaign, report }: SampleIds): Record<string, Screen> {
  const steps = ["deliverables", "guidelines", "creators", "budget", "review"];
  const wizard = steps.map((step) => [
    `edit campaign, ${step}`,
    { path: `/campaign/${campaign}/edit?step=${step}`, sign: words("Save and close") },
  ]);
  return {
    home: { path: "/home", sign: words("Recent collections") },
    strategy: { path: "/strategy-ai", sign: words("What do you want to launch?"), theme: "dark" },
    "discovery, prompts": { path: "/influencers", sign: heading("Who are you looking for?") },
    "discovery, table": { path: "/influencers?q=vegan+creators+in+Germany", sign: table },
    "discovery, cards": { path: "/influencers?q=vegan&view=cards", sign: words(/creators/) },
    "discovery, reels": { path: "/influencers?mode=reels", sign: heading("Who are you looking for?") },
    "discovery, brands": { path: "/influencers?mode=brands", sign: heading("Who are you looking for?") },
    creator: {
      path: "/influencers?q=vegan",
      act: (page) => page.getByRole("table").getByRole("link").first().click(),
      sign: words("Figures"),
    },
    collections: { path: "/collections", sign: button("New collection") },
    collection: { path: `/collections/${collection}`, sign: table },
    campaigns: { path: "/campaigns", sign: table },
    campaign: { path: `/campaigns/${campaign}`, sign: heading(/./) },
    "edit campaign": { path: `/campaign/${campaign}/edit`, sign: words("What is the campaign about?") },
    ...Object.fromEntries(wizard),
    reports: { path: "/reports", sign: table },
    report: { path: `/reports/${report}`, sign: heading(/./) },
    sentinel: { path: "/sentinel", sign: words("Caption"), theme: "dark" },
    "sentinel, all": { path: "/sentinel?show=decided", sign: heading("Sentinel"), theme: "dark" },
  };
}

function floatingScreens({ report }: SampleIds): Record<string, Screen> {
  const found = "/influencers?q=vegan";
  return {
    "command palette": { path: "/home", act: press(/^Search or jump to/), sign: dialog("Search or jump to") },
    "workspace menu": {
      path: "/home",
      act: press(/^Workspace/),
      sign: (page) => page.getByRole("menuitem").first(),
    },
    figure: { path: found, act: press(/^Followers: /), sign: dialog("Where this figure comes from") },
    "add to collection": {
      path: found,
      act: async (page) => {
        await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
        await page.getByRole("button", { name: "Add to collection" }).click();
      },
      sign: dialog(/to a collection/),
    },
    "new collection": { path: "/collections", act: press("New collection"), sign: dialog(/collection/) },
    "new report": { path: "/reports", act: press("New report"), sign: dialog("New report") },
    "share report": {
      path: `/reports/${report}`,
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
}

async function idsOfSample(page: Page): Promise<SampleIds> {
  const read = async (url: string): Promise<string> => {
    const answer = await page.request.get(url, { headers: { "Herald-Workspace": "sample" } });
    const { items }: { items: { id: string }[] } = await answer.json();
    return items[0]?.id ?? "";
  };
  return {
    collection: await read("/api/v1/collections"),
    campaign: await read("/api/v1/campaigns"),
    report: await read("/api/v1/reports"),
  };
}

/** Who is signed in stays known; everything else of the interface is data. */
function isData({ pathname }: URL): boolean {
  return pathname.startsWith("/api/v1/") && pathname !== "/api/v1/me";
}

function themeOf(path: string): "light" | "dark" {
  return path === "/sentinel" ? "dark" : "light";
}
