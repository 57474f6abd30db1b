import { expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { alone } from "./herald.ts";
import { LONG, BOTH, faults } from "./inspection.ts";
import { choose, pressKey, typeInto } from "./keyboard.ts";
import { LOGIN, mailServer } from "./mail-server.ts";
import { test } from "./member.ts";

// They set the one mail server of the run, so they come one after the other, and while no other test waits for a mail:
// the link of one that was sent stands nowhere else.
test.describe.configure({ mode: "serial" });

/** Asks for a link in a browser of its own, opens the one that was mailed there, and is signed in. */
async function signInByMail(browser: Browser, baseURL: string, email: string, linkOf: () => string | null) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expect.poll(linkOf).not.toBeNull();
  await page.goto(linkOf() ?? "");
  await page.waitForURL(/\/home/u);
  await context.close();
}

async function waitInOutbox(page: Page): Promise<void> {
  await page.goto("/settings/mail");
  await page.getByLabel("Who sends mails").selectOption("outbox");
  await page.getByRole("button", { name: "Save mail server" }).click();
  await expect(page.getByText("No mail server is set.")).toBeVisible();
}

/** Lets a test have a mail server while no other waits for a mail, and leaves none behind, also where the test fails. */
function withMailServer(page: Page, work: (server: Awaited<ReturnType<typeof mailServer>>) => Promise<void>) {
  return alone(async () => {
    const server = await mailServer();
    try {
      await work(server);
    } finally {
      await waitInOutbox(page);
      await server.stop();
    }
  });
}

test(
  "a mail server is set by mouse, tried, and brings a link that signs in",
  BOTH,
  ({ memberPage: page, member, browser, baseURL }) =>
    withMailServer(page, async (server) => {
      await page.goto("/settings/mail");
      await expect(page.getByText("No mail server is set.")).toBeVisible();

      await page.getByLabel("Who sends mails").selectOption("server");
      await page.getByLabel("Name of the server").fill("127.0.0.1");
      await page.getByLabel("Security").selectOption("none");
      await page.getByLabel("Port").fill(server.port);
      await page.getByLabel("User name").fill(LOGIN.user);
      await page.getByLabel("Password").fill("orchard-8");
      await page.getByLabel("From address").fill("herald@fernhollow.com");
      await page.getByRole("button", { name: "Save mail server" }).click();
      await page.getByRole("button", { name: "Send me one now" }).click();
      await expect(page.getByText("did not accept the user name herald with this password")).toBeVisible();
      const tried = () =>
        server.textsTo(member.email).filter((text) => text.includes("its mail server works"));
      expect(tried()).toEqual([]);

      await page.getByLabel("Password").fill(LOGIN.password);
      await page.getByRole("button", { name: "Save mail server" }).click();
      await expect(page.getByLabel("Password")).toHaveValue("");
      await page.getByRole("button", { name: "Send me one now" }).click();
      await expect(page.getByText(`The mail server has taken a mail to ${member.email}`)).toBeVisible();
      expect(tried()).toHaveLength(1);

      // Mails that waited for a server may come before it.
      const before = server.textsTo(member.email).length;
      const linkOf = () =>
        server
          .textsTo(member.email)
          .slice(before)
          .flatMap((text) => /https?:\/\/\S+token=\S+/u.exec(text) ?? [])
          .at(-1) ?? null;
      await signInByMail(browser, baseURL ?? "", member.email, linkOf);
      await page.goto("/settings/outbox");
      await expect(page.getByText("Sent · Used").first()).toBeVisible();
      await expect(page.getByText("Not sent").first()).toBeVisible();
    }),
);

for (const width of [360, 768, 1440]) {
  test(`a mail server is set and tried by keyboard at ${width}`, LONG, ({ memberPage: page, member }) =>
    withMailServer(page, async (server) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/settings/mail");

      await choose(page, "Who sends mails", "A mail server (SMTP)");
      await typeInto(page, "Name of the server", "127.0.0.1");
      await choose(page, "Security", "None, on the same machine only");
      await typeInto(page, "Port", server.port);
      await typeInto(page, "User name", LOGIN.user);
      await page.getByLabel("Password").focus();
      await page.keyboard.insertText(LOGIN.password);
      await typeInto(page, "From address", "herald@fernhollow.com");
      expect(await faults(page)).toEqual([]);
      await pressKey(page, "button", "Save mail server");
      await pressKey(page, "button", "Send me one now");

      await expect(page.getByText(`The mail server has taken a mail to ${member.email}`)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    }),
  );
}
