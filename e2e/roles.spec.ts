import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { PASSWORD, signUp } from "./herald.ts";
import { complaints, faults, LONG, showAt, WIDTHS } from "./inspection.ts";

test(
  "a reviewer comes to the content checks, and nothing is refused on the way",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "Olga Owner", "Reviews");

    const reviewer = await join(page, browser, "Reviewer");

    await expect(reviewer).toHaveURL(/\/sentinel/);
    await expect(reviewer.getByText("Nothing to review")).toBeVisible();
    await expect(reviewer.getByRole("alert")).toHaveCount(0);
    await reviewer.context().close();
  },
);

test(
  "a viewer is told before the campaign wizard, not after filling it in",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "Oskar Owner", "Viewings");
    const viewer = await join(page, browser, "Viewer");
    const heard = complaints(viewer);

    await viewer.goto("/campaigns/new");

    await expect(viewer.getByText("Your role here may read campaigns and not make them")).toBeVisible();
    await expect(viewer.getByLabel("Name")).toHaveCount(0);
    await viewer.getByRole("link", { name: "All campaigns" }).click();
    await expect(viewer.getByText("No campaigns yet")).toBeVisible();
    expect(heard).toEqual([]);
    await viewer.context().close();
  },
);

test(
  "who is removed leaves a link without prices, and the list of links says why",
  LONG,
  async ({ page, browser, baseURL }) => {
    await signUp(page, "Odile Owner", "Leavings");
    const member = await join(page, browser, "Member");
    const headers = { origin: new URL(baseURL ?? "").origin };
    const post = async (url: string, data: object) =>
      (await member.request.post(`/api/v1/${url}`, { headers, data })).json();
    await post("imports", { text: "Platform,Handle,Followers,Price\nInstagram,ana.pires,120000,€900" });
    const { items } = await post("creators/search", {});
    const { id } = await post("collections", { name: "Spring", creatorIds: [items[0].id] });
    const { url } = await post(`collections/${id}/links`, { prices: true });
    const client = await (await browser.newContext()).newPage();
    await client.goto(url);
    await expect(client.getByText("€900", { exact: true })).toBeVisible();

    await page.goto("/settings/members");
    await page.getByRole("button", { name: "More for Robin Member" }).click();
    await page.getByRole("menuitem", { name: "Remove from the workspace" }).click();
    await expect(page.getByText("The share link they made stays open, without prices")).toBeVisible();
    await client.reload();
    await expect(client.getByText("Prices are left out of this document.")).toBeVisible();
    await expect(client.getByText("€900")).toHaveCount(0);

    await page.goto(`/collections/${id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const said = page.getByText("Shows no prices now: Robin Member is no member any more.");
    for (const width of WIDTHS) {
      await showAt(page, width);
      await expect(said).toBeVisible();
      expect.soft(await faults(page), `${width} px`).toEqual([]);
    }
    await member.context().close();
  },
);

/** A new person who follows an invite link of the owner's workspace. */
async function join(owner: Page, browser: Browser, role: string): Promise<Page> {
  await owner.goto("/settings/members");
  await owner
    .getByRole("region", { name: "Invite link" })
    .getByLabel("Joins as")
    .selectOption({ label: role });
  await owner.getByRole("button", { name: "Copy invite link" }).click();
  const link = owner.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/stytch_token_type=invite/);
  const page = await (await browser.newContext()).newPage();
  await page.goto(await link.inputValue());
  await page.getByLabel("Your name").fill(`Robin ${role}`);
  await page.getByLabel("E-mail").fill(`${role.toLowerCase()}@example.com`);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page).not.toHaveURL(/authenticate/);
  return page;
}
