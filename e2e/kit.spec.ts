import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { faults, LONG } from "./inspection.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const WIDTHS = [1440, 360];

let folder = "";

// The page of the kit is no part of the product: it is built here, and answered from the folder.
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "herald-kit-"));
  const vite = join(import.meta.dirname, "../node_modules/.bin/vite");
  const web = join(import.meta.dirname, "../web");
  const build = spawnSync(process.execPath, [vite, "build", "--outDir", folder, "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, KIT: "1" },
    encoding: "utf8",
  });
  expect(build.stderr).toBe("");
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openKit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = TYPES[extname(pathname)] ?? "application/octet-stream";
    return route.fulfill({ body: readFileSync(join(folder, pathname)), contentType });
  });
  await page.goto("/kit.html");
  await expect(page.getByRole("heading", { name: "Dark" })).toBeVisible();
}

for (const width of WIDTHS) {
  test(`every piece of the kit is accessible in both themes at ${width} px`, LONG, async ({ page }) => {
    await openKit(page, width);

    expect(await faults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(
    `what floats is accessible, and Escape gives the focus back, at ${width} px`,
    LONG,
    async ({ page }) => {
      await openKit(page, width);

      for (const name of ["Dialog", "Side panel", "Drawer", "Menu", "Popover"]) {
        const button = page.getByRole("button", { name, exact: true }).first();
        await button.click();
        await expect(page.locator("[role=dialog], [role=menu]")).toBeVisible();
        expect(await faults(page), name).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.locator("[role=dialog], [role=menu]")).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    },
  );
}

test("notifications are announced by their kind and can be dismissed", LONG, async ({ page }) => {
  await openKit(page, 1440);

  await page.getByRole("button", { name: "Success" }).first().click();
  await page.getByRole("button", { name: "Error" }).first().click();

  await expect(page.getByRole("status").filter({ hasText: "3 creators added" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "The message was not sent" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Dismiss" }).last().click();
  await expect(page.getByRole("alert").filter({ hasText: "The message was not sent" })).toHaveCount(0);
});

test("a figure opens where it comes from, beside it", LONG, async ({ page }) => {
  await openKit(page, 1440);

  await page.getByRole("button", { name: "31.40K" }).first().click();

  const origin = page.getByRole("dialog", { name: "Where this figure comes from" });
  await expect(origin).toContainText("Half of the recent posts have more views than this");
  await expect(origin).toContainText("12 posts");
  expect(await faults(page)).toEqual([]);
});

test("until Inter is there, each weight takes as much room as in Inter", async ({ page }) => {
  await openKit(page, WIDTHS[0] ?? 0);

  for (const weight of [400, 500, 600]) {
    const fonts = ["Inter Variable", "Inter as Arial"].map((family) => `${weight} 100px "${family}"`);
    const [own = 0, local = 0] = await page.evaluate(widthsIn, fonts);

    expect(Math.abs(local / own - 1), `weight ${weight}`).toBeLessThan(0.02);
  }
});

/** Runs in the page. */
async function widthsIn(fonts: readonly string[]): Promise<number[]> {
  const text = `An assistant for social media marketing that runs on your own machine. For brands, marketers and
    agencies: find creators in your own words, plan a budget with a proof, run campaigns, check drafts with evidence,
    share reports. Nothing else is needed: no cloud account, no model service, no network.`;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas");
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  return fonts.map((font) => {
    context.font = font;
    return context.measureText(text.replaceAll(/\s+/g, " ")).width;
  });
}
