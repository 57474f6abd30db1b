import { expect, test } from "@playwright/test";
import { signUp } from "./herald.ts";
import { complaints, LONG, TITLE } from "./inspection.ts";

test("a signed-out visitor of any path goes to sign-in, which knows the way back", async ({ page }) => {
  const heard = complaints(page);
  const ways = [
    ["/", "/signin"],
    ["/reports?q=spf", "/signin?to=%2Freports%3Fq%3Dspf"],
    ["/no/such/page", "/signin?to=%2Fno%2Fsuch%2Fpage"],
    ["/strategy-ai", "/signin?to=%2Fstrategy-ai"],
  ];

  for (const [asked = "", reached = ""] of ways) {
    await page.goto(asked);
    await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
    expect(page.url()).toBe(new URL(reached, page.url()).href);
  }

  await expect(page).toHaveTitle(TITLE);
  expect(heard).toEqual([]);
});

test("the public screens open without a sign-in, with or without a slash, and without the sidebar", async ({
  page,
}) => {
  const screens = [
    ["/signin", "Sign in to Herald"],
    ["/signin/", "Sign in to Herald"],
    ["/demo", "Look around in Herald"],
    ["/demo/", "Look around in Herald"],
    ["/authenticate/", "This link does not work"],
  ];

  for (const [path = "", heading = ""] of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }
});

test("the sign-in screen is drawn before any script runs", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto("/signin");

  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await context.close();
});

test("the sidebar is 6vw wide, shows what the specification shows, and marks where one is", async ({
  page,
}) => {
  const heard = complaints(page);
  await signUp(page, "Nora Sidebar", "Sidebar");
  const sidebar = page.getByRole("navigation", { name: "Main" });

  await expect(sidebar.getByRole("link")).toHaveText(["", "Strategy AI", "Reports", "Settings", "Help"]);
  await expect(sidebar.getByRole("button", { name: "Logout" })).toBeVisible();
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await sidebar.boundingBox())?.width).toBeCloseTo(width * 0.06, 0);
  }

  for (const hidden of ["Influencer Discovery", "Collections", "Campaigns (Coming soon!)", "Campaigns"])
    await expect(sidebar.getByRole("link", { name: hidden, exact: true })).toHaveCount(0);

  await page.goto("/settings/navigation");
  await expect(sidebar.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("switch", { name: "Show Campaigns" }).check();
  await expect(sidebar.getByRole("link", { name: "Campaigns" })).toBeVisible();
  await page.reload();
  await expect(sidebar.getByRole("link", { name: "Campaigns" })).toHaveText("Campaigns");
  expect(heard).toEqual([]);
});

test(
  "below 768 the sidebar is a drawer of 14vw that closes every way and gives the focus back",
  LONG,
  async ({ page }) => {
    await signUp(page, "Nora Drawer", "Drawer");
    await page.setViewportSize({ width: 360, height: 780 });
    const open = page.getByRole("button", { name: "Open menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    // Recorded, since whoever looks at something that moves looks too early or too late.
    await page.evaluate(() => {
      document.addEventListener("transitionend", ({ target, propertyName }) => {
        if (target instanceof Element && target.matches("dialog nav"))
          document.body.setAttribute("data-slid", propertyName);
      });
    });

    await open.click();
    await expect(page.locator("body")).toHaveAttribute("data-slid", "translate");
    expect((await drawer.getByRole("navigation").boundingBox())?.width).toBeCloseTo(360 * 0.14, 0);
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await page.setViewportSize({ width: 1024, height: 780 });
    await expect(drawer).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(drawer).toHaveCount(0);

    await open.click();
    await page.mouse.click(320, 400);
    await expect(drawer).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await drawer.getByRole("link", { name: "Reports" }).click();
    await expect(page).toHaveURL(/\/reports(\?|$)/);
    await expect(drawer).toHaveCount(0);
  },
);

test("on a low screen every entry of the sidebar and of the drawer is reached", LONG, async ({ page }) => {
  await signUp(page, "Nora Low", "Low");
  const navigation = ["home", "influencers", "collections", "campaigns", "content-checks"];
  const origin = new URL(page.url()).origin;
  await page.request.put("/api/v1/me/preferences", { headers: { origin }, data: { version: 1, navigation } });

  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto("/help");
  const rail = page.getByRole("navigation", { name: "Main" });
  await expect(rail.getByRole("link", { name: "Content checks" })).toBeAttached();
  await rail.getByRole("button", { name: "Logout" }).focus();
  await expect(rail.getByRole("button", { name: "Logout" })).toBeInViewport();

  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole("button", { name: /menu/i }).click();
  const strip = page.getByRole("dialog").getByRole("navigation", { name: "Main" });
  const logout = strip.getByRole("button", { name: "Logout" });
  await logout.focus();
  await expect(logout).toBeInViewport();
  const [strips, ends] = [await strip.boundingBox(), await logout.boundingBox()];
  expect((strips?.y ?? 0) + (strips?.height ?? 0)).toBeGreaterThanOrEqual(
    (ends?.y ?? 0) + (ends?.height ?? 1),
  );
});

test("the theme belongs to the route, whatever the system prefers", LONG, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signUp(page, "Nora Theme", "Theme");
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);

  const seen: Record<string, string | undefined> = {};
  for (const path of ["/home", "/strategy-ai", "/reports", "/sentinel", "/campaigns/new"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    seen[path] = await theme();
  }

  expect(seen).toEqual({
    "/home": "light",
    "/strategy-ai": "dark",
    "/reports": "light",
    "/sentinel": "dark",
    "/campaigns/new": "light",
  });
});

test(
  "the palette opens with Ctrl K, finds screens, collections and creators; an unknown page says so",
  LONG,
  async ({ page }) => {
    await signUp(page, "Nora Palette", "Palette");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("sentinel");
    await expect(page.getByRole("option", { name: /Content checks/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/sentinel(\?|$)/);

    await page.goto("/home?workspace=sample");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("vegan protein");
    await page.getByRole("option", { name: /^Vegan protein bar, Germany/ }).click();
    await expect(page).toHaveURL(/\/collections\//);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("antonia");
    await expect(page.getByRole("group", { name: "Creators" }).getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/influencers\/[0-9a-f-]{36}/);

    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
    await page.goto("/reports?workspace=of-somebody-else");
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  },
);

test("the sample is entered and left by the switcher, and says that it is one", LONG, async ({ page }) => {
  await signUp(page, "Nora Switch", "Switch");

  await page.getByRole("button", { name: /Workspace/ }).click();
  await page.getByRole("menuitem", { name: /Sample/ }).click();
  await expect(page).toHaveURL(/workspace=sample/);
  await expect(page.getByText("Sample data")).toBeVisible();
  await page.getByRole("link", { name: "Reports", exact: true }).first().click();
  await expect(page).toHaveURL(/\/reports\?workspace=sample/);

  await page.getByRole("link", { name: "Leave" }).click();
  await expect(page.getByRole("button", { name: /Workspace Switch/ })).toBeVisible();
});

test(
  "a write into the sample offers an own copy, which is marked, removed in one click and brought back",
  LONG,
  async ({ page }) => {
    await signUp(page, "Nora Copy", "Copies");
    await page.goto("/collections?workspace=sample");
    await page.getByRole("button", { name: "New collection" }).first().click();
    await page.getByRole("dialog").getByLabel("Name").fill("Only mine");
    await page.keyboard.press("Enter");

    const offer = page.getByRole("dialog", { name: "Make your own copy to try this" });
    await offer.getByRole("button", { name: "Make my own copy" }).click();
    // The copy is made by the database, which other tests keep busy.
    await expect(page).toHaveURL(/\/collections\?workspace=my-copy-of-the-sample/, { timeout: 180_000 });
    await expect(page.getByText("My copy", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "New collection" }).first().click();
    await page.getByRole("dialog").getByLabel("Name").fill("Only mine");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/collections\/[0-9a-f-]{36}\?workspace=my-copy-of-the-sample/);

    await page.getByRole("button", { name: "Remove copy" }).click();
    await expect(page.getByRole("button", { name: /Workspace Copies/ })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: /Workspace My copy of the sample/ })).toBeVisible();
    await expect(page.getByText("Only mine").first()).toBeVisible();
  },
);

test(
  "the first-run steps come one by one, may be skipped, and wait on the home page",
  LONG,
  async ({ page }) => {
    await signUp(page, "Nora Steps", "Steps");
    await expect(page.getByRole("heading", { name: "Bring your people" })).toBeVisible();

    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Make it yours" })).toBeVisible();
    await expect(page.getByText("4 of 4 left, any order")).toBeVisible();
    await page.getByRole("link", { name: "Describe your brand" }).click();
    await page.getByLabel("Your handle").fill("@fernhollow, glow.co");
    await page.getByLabel("What do you sell?").fill("Skincare for sensitive skin");
    await page.getByRole("button", { name: "Save brand profile" }).click();
    await expect(page.getByRole("heading", { name: "Who else will use it?" })).toBeVisible();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("heading", { name: "Open it on other computers" })).toBeVisible();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByText("3 of 4 left, any order")).toBeVisible();
    await page.goto("/settings/brand-profile");
    await expect(page.getByLabel("Your handle")).toHaveValue("@fernhollow, @glow.co");
  },
);
