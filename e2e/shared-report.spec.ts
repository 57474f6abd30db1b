import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { signUp } from "./herald.ts";
import { complaints, faults, LONG, showAt, WIDTHS } from "./inspection.ts";
import { sampleCopy } from "./member.ts";

/** A link to the report in a copy of the sample, as its owner would give it out. */
async function shareSampleReport(page: Page): Promise<string> {
  await signUp(page, "Sofia Shares", "Sharing");
  const headers = { "Herald-Workspace": await sampleCopy(page), origin: new URL(page.url()).origin };
  const { items } = await (await page.request.get("/api/v1/reports", { headers })).json();
  const link = await page.request.post(`/api/v1/reports/${items[0].id}/links`, {
    headers,
    data: { prices: true },
  });
  return (await link.json()).url;
}

test(
  "a shared report is readable and accessible at every width, in our typeface, and its figures open",
  LONG,
  async ({ page, browser }) => {
    const heard = complaints(page);
    const url = await shareSampleReport(page);

    await page.goto(url);
    for (const width of WIDTHS) {
      await showAt(page, width);
      expect.soft(await faults(page), `${width} px`).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `${width} px: sideways scroll`).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true);

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(url);
    const chart = plain.getByRole("figure").filter({ hasText: "Where these figures come from" }).first();
    await chart.getByText("Where these figures come from").click();
    await expect(chart.getByText("Sample", { exact: true })).toBeVisible();
    await plain.getByRole("table").first().getByRole("button").first().click();
    await expect(plain.getByRole("dialog")).toBeVisible();
    await plain.getByRole("button", { name: "Close" }).click();
    await expect(plain.getByRole("dialog")).toHaveCount(0);
    expect(heard).toEqual([]);
  },
);

test("a link that does not work says what to do", async ({ page }) => {
  await page.goto("/s/nothing");

  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(page.getByText("Ask them for a new link.")).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
