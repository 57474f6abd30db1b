import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD, signUp } from "./herald.ts";
import { LONG } from "./inspection.ts";

test("who signs in lands on the page that was asked for", async ({ page, browser }) => {
  const email = await signUp(page, "Rita Return", "Return");
  const visitor = await browser.newPage();

  await visitor.goto("/reports?limit=5");
  await expect(visitor.getByLabel("E-mail")).toBeFocused();
  await signIn(visitor, email);

  await expect(visitor).toHaveURL(/\/reports\?limit=5$/);
  await expect(visitor.getByRole("main").getByRole("heading", { name: "Reports" })).toBeVisible();
  await visitor.goto("/");
  await expect(visitor).toHaveURL(/\/home$/);
  await visitor.goto("/signin");
  await expect(visitor).toHaveURL(/\/home$/);
  await visitor.close();
});

test("what is typed into the sign-in screen before its script has loaded is kept", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/signin-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/signin", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("early@example.com");
  await page.keyboard.press("Enter");

  const isReady = page.waitForResponse("**/sdk/v1/projects/current");
  script.resolve();
  await isReady;
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("early@example.com")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test(
  "logging out in one tab signs out the other, and the session is over",
  LONG,
  async ({ page, context }) => {
    await signUp(page, "Tom Tabs", "Tabs");
    await page.goto("/strategy-ai");
    const other = await context.newPage();
    await other.goto("/reports");
    await expect(other.getByRole("main").getByRole("heading", { name: "Reports" })).toBeVisible();
    const cookies = await context.cookies();

    await page.getByRole("button", { name: "Logout" }).click();

    await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);
    await expect(other.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
    await context.addCookies(cookies);
    expect((await page.request.get("/api/v1/me")).status()).toBe(401);
  },
);

test(
  "logging out without a connection counts as soon as the server is reached",
  LONG,
  async ({ page, context }) => {
    await signUp(page, "Otto Offline", "Offline");
    await expect(page.getByRole("heading", { name: "Bring your people" })).toBeVisible();
    const cookies = await context.cookies();

    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
    await context.addCookies(cookies);
    await expect.poll(async () => (await page.request.get("/api/v1/me")).status()).toBe(401);
  },
);

test("a link opens the workspace that it names, and every way on stays in it", LONG, async ({ page }) => {
  await signUp(page, "Willa Work", "Willa");

  await page.goto("/reports?workspace=sample");
  await expect(page.getByRole("button", { name: "Workspace Sample" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Strategy AI" }).click();
  await expect(page).toHaveURL(/\/strategy-ai\?workspace=sample$/);

  await page.goto("/reports?workspace=willa");
  await expect(page.getByRole("button", { name: "Workspace Willa" })).toBeVisible();
  await page.goto("/reports?workspace=nobodys");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page.getByRole("button", { name: "Workspace Willa" })).toBeVisible();
});

test("a tab stays in its workspace while another one is in the sample", LONG, async ({ page, context }) => {
  await signUp(page, "Ines Inside", "Inside");
  await page.goto("/collections");
  await expect(page.getByText("No collections yet")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/collections?workspace=sample");
  await expect(other.getByRole("button", { name: "Workspace Sample" })).toBeVisible();

  await other.goto("/reports");
  await expect(other).toHaveURL(/\/reports\?workspace=sample$/);
  await page.getByRole("button", { name: "New collection" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill("Only ours");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/collections\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("button", { name: "Workspace Inside" })).toBeVisible();
  await other.goto("/collections?workspace=sample");
  await expect(other.getByRole("link", { name: /Vegan protein bar/ })).toBeVisible();
  await expect(other.getByText("Only ours")).toHaveCount(0);
});

test("the number of the own computer leads to its name, so that cookies and passkeys hold", async ({
  page,
  baseURL,
}) => {
  await page.goto(new URL("/signin?to=%2Freports", String(baseURL).replace("localhost", "127.0.0.1")).href);

  await expect(page).toHaveURL(`${baseURL}/signin?to=%2Freports`);
});

test("the wizard stands without the sidebar, and leads back into it", LONG, async ({ page }) => {
  await signUp(page, "Wanda Wizard", "Wizard");

  await page.goto("/campaigns/new");
  await expect(page.getByRole("heading", { level: 1, name: /New campaign/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).fill("Bare bars");
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  await page.getByRole("button", { name: "Save and close" }).click();
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}/);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

  const [, id] = /campaigns\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.goto(`/campaign/${id}/edit`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Bare bars");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}
