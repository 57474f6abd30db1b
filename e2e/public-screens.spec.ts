import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { administratorLink, alone, letResetLinksPass, signUp } from "./herald.ts";
import { BOTH, complaints, faults, inspect, LONG, showAt, WIDTHS } from "./inspection.ts";
import { sampleCopy } from "./member.ts";

test.use({ reducedMotion: "reduce" });

const NO_SUCH_TOKEN = "x".repeat(43);

test("each step of the sign-in is accessible", BOTH, async ({ page }) => {
  const heard = complaints(page);

  await page.goto("/signin");
  await inspect(page, "sign-in");
  await page.getByLabel("E-mail").fill("nobody");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
  await inspect(page, "sign-in, address refused");
  await page.getByLabel("E-mail").fill("nobody@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await inspect(page, "sign-in, methods");
  await showAt(page, 360);
  expect(await fontsOfFields(page), "below 16 px a phone zooms the page").toEqual(["16px"]);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await inspect(page, "sign-in, password refused");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await inspect(page, "sign-in, link sent");

  expect(heard).toEqual([]);
});

test("a link that fails says why and offers a way on", LONG, async ({ page }) => {
  const heard = complaints(page);

  for (const type of ["", "setup", "invite", "magic_links"]) {
    await showAt(page, 1440);
    await page.goto(`/authenticate?stytch_token_type=${type}&token=${NO_SUCH_TOKEN}`);
    await expect(page.getByRole("alert").getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(page, `link of type "${type}"`);
  }

  expect(heard).toEqual([]);
});

test("the forms behind good links are accessible", LONG, async ({ page }) => {
  const heard = complaints(page);

  await alone(async () => {
    await page.goto(await administratorLink());
    await expect(page.getByLabel("Workspace name")).toBeVisible();
  });
  await inspect(page, "administrator link");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await inspect(page, "administrator link, refused");
  await letResetLinksPass(page);
  await page.goto(`/authenticate?stytch_token_type=reset_password&token=${NO_SUCH_TOKEN}`);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await inspect(page, "new password");

  expect(heard).toEqual([]);
});

test("visitors have no palette: there is nothing that they could open", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/demo");
  await expect(page.getByRole("navigation", { name: "Tour" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("vegan");

  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("the demo and its stops are accessible, with the sample and without", LONG, async ({ page }) => {
  const heard = complaints(page);
  const stops = ["plan", "check", "report"];

  for (const stop of stops) {
    await showAt(page, 1440);
    await page.goto(stop === "plan" ? "/demo" : `/demo?screen=${stop}`);
    await expect(page.getByRole("navigation", { name: "Tour" }).locator("[aria-current=step]")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await inspect(page, `demo, ${stop}`);
  }
  await page.route("**/api/v1/demo/**", (route) =>
    route.fulfill({ status: 404, json: { detail: "There is no sample." } }),
  );
  await page.goto("/demo");
  await expect(page.getByRole("link", { name: "Go to sign-in" })).toBeVisible();
  await inspect(page, "demo without the sample");

  expect(heard).toEqual([]);
});

test(
  "a shared report is a document of its own, accessible at every width",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "Sana Shares", "Shares");
    const link = await shareSampleReport(page);
    const visitor = await (await browser.newContext()).newPage();
    const heard = complaints(visitor);

    await visitor.goto(link);

    await expect(visitor.locator("script")).toHaveCount(0);
    for (const width of WIDTHS) {
      await showAt(visitor, width);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveCount(1);
      const scroll = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(scroll, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await faults(visitor), `${width} px`).toEqual([]);
    }
    expect(heard).toEqual([]);
    await visitor.context().close();
  },
);

test("the page about the interface for programs reads well at every width", LONG, async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/api/docs");

  await expect(page.getByRole("cell", { name: "Makes a collection", exact: true })).toBeVisible();
  for (const width of WIDTHS) {
    await showAt(page, width);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(scroll, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await faults(page), `${width} px`).toEqual([]);
  }
  expect(heard).toEqual([]);
});

/** The link ends with the run; the copy of the sample is this person's alone. */
async function shareSampleReport(page: Page): Promise<string> {
  const headers = { "Herald-Workspace": await sampleCopy(page), origin: new URL(page.url()).origin };
  const { items } = await (await page.request.get("/api/v1/reports", { headers })).json();
  const answer = await page.request.post(`/api/v1/reports/${items[0].id}/links`, {
    headers,
    data: { days: 7, prices: false },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).url;
}

function fontsOfFields(page: Page): Promise<string[]> {
  return page
    .locator("input:visible")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
}
