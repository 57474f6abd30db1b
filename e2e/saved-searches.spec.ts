import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { faults, LONG, showAt, WIDTHS } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

test(
  "a saved search says who is new, and shows only them at one press",
  LONG,
  async ({ memberPage: page, member }) => {
    await page.goto(inWorkspace(member.slug, "/home"));
    const { slug, headers } = await newWorkspace(page, "Scouts");
    await bring(page, headers, "lena.k,instagram,PT,9000", "max,instagram,DE,8000");
    const start = inWorkspace(slug, "/influencers");

    await page.goto(start);
    await page.getByRole("textbox", { name: "Describe the creators" }).fill("creators in Portugal");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save search" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Portugal");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved as “Portugal”")).toBeVisible();

    await page.goto(start);
    const row = page.getByRole("region", { name: "Saved searches" }).getByRole("listitem");
    await expect(row.getByText("1 creator")).toBeVisible();
    await row.getByRole("button", { name: "Portugal", exact: true }).click();
    await expect(page.getByRole("row", { name: /lena/u })).toBeVisible();
    await bring(page, headers, "rita,instagram,PT,7000", "tom,instagram,DE,6000");

    await page.goto(start);
    await expect(row.getByText("2 creators")).toBeVisible();
    for (const width of WIDTHS) {
      await showAt(page, width);
      expect.soft(await faults(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole("button", { name: /^1 new since/u }).click();
    await expect(page.getByRole("row", { name: /rita/u })).toBeVisible();
    await expect(page.getByRole("row", { name: /lena/u })).toHaveCount(0);

    await page.goto(start);
    await row.getByRole("button", { name: "More for Portugal" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
  },
);

async function bring(page: Page, headers: Record<string, string>, ...rows: string[]): Promise<void> {
  const text = ["handle,platform,country,followers", ...rows].join("\n");
  const answer = await page.request.post("/api/v1/imports", { headers, data: { text } });
  expect(answer.ok()).toBe(true);
}
