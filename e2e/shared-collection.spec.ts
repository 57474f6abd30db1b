import { expect } from "@playwright/test";
import { complaints, faults, LONG, showAt, WIDTHS } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const TABLE = [
  "Name,Platform,Handle,Profile,Followers,Country,Price",
  "Ana Pires,Instagram,ana.pires,https://www.instagram.com/ana.pires,120000,PT,€900",
  "Benedikt Holtmann-Wiesenthal,TikTok,ben.holt,,80000,DE,",
].join("\n");

test(
  "a collection is given to a client by a link, who reads it on a phone",
  LONG,
  async ({ memberPage: page, member, browser }) => {
    await page.goto(inWorkspace(member.slug, "/home"));
    const { slug, headers } = await newWorkspace(page, "Clients");
    await page.request.post("/api/v1/imports", { headers, data: { text: TABLE } });
    const found = await (await page.request.post("/api/v1/creators/search", { headers, data: {} })).json();
    const creatorIds = found.items.map(({ id }: { id: string }) => id);
    const data = { name: "Spring creators", creatorIds };
    const { id } = await (await page.request.post("/api/v1/collections", { headers, data })).json();

    await page.goto(inWorkspace(slug, `/collections/${id}`));
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("switch", { name: "Show prices" }).click();
    await page.getByRole("button", { name: "Make a link" }).click();
    const url = await page.getByLabel("New link").inputValue();

    const client = await (await browser.newContext()).newPage();
    const heard = complaints(client);
    await client.goto(url);
    for (const width of WIDTHS) {
      await showAt(client, width);
      expect.soft(await faults(client), `${width} px`).toEqual([]);
      const sideways = await client.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `${width} px: sideways scroll`).toBeLessThanOrEqual(0);
    }
    await expect(client.getByRole("heading", { name: "Spring creators" })).toBeVisible();
    await expect(client.getByText("€900", { exact: true })).toBeVisible();
    expect(heard).toEqual([]);
  },
);
