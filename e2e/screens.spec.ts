import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { BOTH, complaints, inspect, LONG } from "./inspection.ts";
import { inWorkspace, test } from "./member.ts";
import { OWN_GROUPS, SAMPLE_GROUPS } from "./screens.ts";
import type { Screen } from "./screens.ts";

const WAITING = [
  "/home",
  "/influencers?q=vegan",
  "/collections",
  "/campaigns",
  "/reports",
  "/settings/members",
  "/settings/outbox",
  "/sentinel",
];

/** Screens of the sample that `npm test` looks at; the others wait for `npm run test:long`. */
const DAILY = new Set([
  "home",
  "strategy",
  "discovery, table",
  "creator",
  "collection",
  "campaign",
  "report",
]);

for (const [group, screens] of Object.entries(OWN_GROUPS)) {
  for (const [name, screen] of Object.entries(screens)) {
    test(`${group}: ${name} is accessible and in its theme`, LONG, async ({ memberPage: page, member }) => {
      await look(page, member.slug, name, screen);
    });
  }
}

for (const [group, screens] of Object.entries(SAMPLE_GROUPS)) {
  for (const [name, screen] of Object.entries(screens)) {
    const length = DAILY.has(name) ? BOTH : LONG;
    test(`${group}: ${name} is accessible and in its theme`, length, async ({ memberPage: page }) => {
      await look(page, "sample", name, screen);
    });
  }
}

for (const path of WAITING) {
  test(`${path} shows its shape while it waits`, LONG, async ({ memberPage: page, member }) => {
    const heard = complaints(page);
    await page.route(isData, () => undefined);

    await page.goto(inWorkspace(member.slug, path));

    await expect(page.getByRole("status", { name: /Loading|Looking for/ }).first()).toBeVisible();
    await inspect(page, `${path}, waiting`, themeOf(path));
    expect(heard).toEqual([]);
  });

  test(`${path} says why it failed and offers to try again`, LONG, async ({ memberPage: page, member }) => {
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

    await page.goto(inWorkspace(member.slug, path));

    await expect(page.getByRole("button", { name: "Try now" }).first()).toBeVisible();
    await expect(page.getByText(detail).first()).toBeVisible();
    await inspect(page, `${path}, failed`, themeOf(path));
    expect(heard).toEqual([]);
  });
}

test(
  "a page whose code cannot be loaded says so in place of the page",
  BOTH,
  async ({ memberPage: page, member }) => {
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
  },
);

async function look(page: Page, slug: string, name: string, screen: Screen): Promise<void> {
  const heard = complaints(page);
  const { theme, sign, act } = screen;
  const path = typeof screen.path === "string" ? screen.path : await screen.path(page);

  await page.goto(path.includes("workspace=") ? path : inWorkspace(slug, path));
  await act?.(page);

  await expect(sign(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]"), "nothing is awaited").toHaveCount(0);
  await inspect(page, name, theme);
  expect(heard).toEqual([]);
}

/** Who is signed in stays known; everything else of the interface is data. */
function isData({ pathname }: URL): boolean {
  return pathname.startsWith("/api/v1/") && pathname !== "/api/v1/me";
}

function themeOf(path: string): "light" | "dark" {
  return path === "/sentinel" ? "dark" : "light";
}
