import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { alone, mailedLink, PASSWORD, signUp } from "./herald.ts";
import { faults, LONG } from "./inspection.ts";

const SHOTS = process.env["E2E_SHOTS"];
const NOTICE = /Nobody had proved your address before/u;

/** Somebody joins with a password by a copied link, and proves nothing. */
async function join(page: Page, browser: Browser, role: string, email: string): Promise<void> {
  const invite = page.getByRole("region", { name: "Invite link" });
  await page.goto("/settings/members");
  await invite.getByLabel("Joins as").selectOption(role);
  await invite.getByRole("button", { name: "Copy invite link" }).click();
  const link = invite.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/stytch_token_type=invite/u);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await link.inputValue());
  await guest.getByLabel("Your name").fill("Vic Early");
  await guest.getByLabel("E-mail").fill(email);
  await guest.getByLabel("New password").fill(PASSWORD);
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.waitForURL(role === "reviewer" ? /\/sentinel/u : /\/home/u);
  await guest.context().close();
}

/** Whoever has the mailbox comes by a link, to the page that they asked for. */
async function comeByLink(browser: Browser, email: string, page: string): Promise<Page> {
  const victim = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await victim.goto(`/signin?to=${encodeURIComponent(page)}`);
  const link = await alone(async () => {
    await victim.getByLabel("E-mail").fill(email);
    await victim.getByRole("button", { name: "Continue" }).click();
    await victim.getByRole("button", { name: "Send me a link" }).click();
    await expect(victim.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
    return mailedLink(email);
  });
  await victim.goto(link);
  return victim;
}

for (const [role, asked] of [
  ["admin", "/campaigns"],
  ["reviewer", "/sentinel"],
] as const) {
  test(
    `who proves an address first as ${role} reads on ${asked} what that took away, in each tab until put away`,
    LONG,
    async ({ page, browser }) => {
      const email = `vic.${role}.${test.info().retry}@example.com`;
      await signUp(page, `Olga ${role} ${test.info().retry}`, `First proof ${role}`);
      await join(page, browser, role, email);

      const victim = await comeByLink(browser, email, asked);

      await expect(victim).toHaveURL(new RegExp(asked, "u"));
      await expect(victim.getByText(NOTICE)).toBeVisible();
      expect(await faults(victim)).toEqual([]);
      if (SHOTS) await victim.screenshot({ path: `${SHOTS}/first-proof-${role}.png` });
      const other = await victim.context().newPage();
      await other.goto(asked);
      await expect(other.getByText(NOTICE)).toBeVisible();
      await other.getByRole("button", { name: "Got it" }).click();
      await expect(other.getByText(NOTICE)).toHaveCount(0);
      await victim.reload();
      await expect(victim.getByRole("main")).toBeVisible();
      await expect(victim.getByText(NOTICE)).toHaveCount(0);
    },
  );
}
