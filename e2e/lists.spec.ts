import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LONG, longUnless } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const COLLECTIONS = 60;

/** A new workspace with `COLLECTIONS` collections, made through the API as a program would. @returns its slug. */
async function makeCollections(page: Page, member: { slug: string }): Promise<string> {
  await page.goto(inWorkspace(member.slug, "/home"));
  const { slug, headers } = await newWorkspace(page, "Lists");
  for (let number = 1; number <= COLLECTIONS; number += 1) {
    const data = { name: `Collection ${String(number).padStart(2, "0")}` };
    expect((await page.request.post("/api/v1/collections", { headers, data })).ok()).toBe(true);
  }
  return slug;
}

for (const width of [360, 1440]) {
  test(
    `the sixtieth collection is one press away, at ${width}`,
    LONG,
    async ({ memberPage: page, member }) => {
      await page.setViewportSize({ width, height: 900 });
      const slug = await makeCollections(page, member);

      await page.goto(inWorkspace(slug, "/collections"));
      await expect(page.getByText("10 left")).toBeVisible();
      await expect(page.getByRole("link", { name: "Collection 01" })).toBeHidden();
      await page.getByRole("button", { name: "Show more collections" }).click();

      await expect(page.getByRole("link", { name: "Collection 01" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Show more collections" })).toBeHidden();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    },
  );
}

test(
  "a choice among sixty collections finds the first one by its name",
  LONG,
  async ({ memberPage, member }) => {
    const page = memberPage;
    const slug = await makeCollections(page, member);
    const headers = { origin: new URL(page.url()).origin, "Herald-Workspace": slug };
    const data = { name: "Autumn" };
    const { id }: { id: string } = await (
      await page.request.post("/api/v1/campaigns", { headers, data })
    ).json();

    await page.goto(inWorkspace(slug, `/campaigns/${id}`));
    await page.getByRole("button", { name: "Add creators" }).first().click();
    await page.getByRole("searchbox", { name: "Search collections" }).fill("collection 01");

    await expect(page.getByText("1 found")).toBeVisible();
    await page.getByLabel("Collection", { exact: true }).selectOption({ label: "Collection 01" });
  },
);

for (const path of ["/campaign/x/edit", "/campaigns/x", "/reports/x", "/collections/x", "/influencers/x"]) {
  test(
    `${path} says that there is no such thing`,
    longUnless(path === "/collections/x"),
    async ({ memberPage: page, member }) => {
      await page.goto(inWorkspace(member.slug, path));

      await expect(page.getByRole("paragraph").filter({ hasText: /^There is no such \w+$/ })).toBeVisible();
      await expect(page.getByText("Invalid UUID")).toBeHidden();
    },
  );
}
