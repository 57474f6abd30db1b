import { expect, test } from "@playwright/test";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { PASSWORD } from "./herald.ts";
import { complaints, LONG } from "./inspection.ts";
import { heraldWith } from "./own-herald.ts";

const EMAIL = "tess.tabs@example.com";
const RENEWED_MS = 180_000;
const RENEWAL = "**/sdk/v1/sessions/authenticate";
/** Those of a session. */
const COOKIES = {
  httponly: ["herald_session", "herald_session_jwt", "herald_signed_in"],
  script: ["stytch_session", "stytch_session_jwt"],
} as const;

for (const mode of ["httponly", "script"] as const) {
  test(
    `with ${mode} cookies two tabs share one session, which lasts through a proof and a code signs in to`,
    LONG,
    async ({ page, context }) => {
      const herald = await heraldWith({ SESSION_COOKIES: mode });
      // Timers of every page go faster where a test says so.
      await context.clock.install();
      const heard = complaints(page);
      try {
        await signUp(page, await herald.administratorLink());
        await expectCookies(context, mode);
        const other = await context.newPage();
        await other.goto(`${herald.base}/reports`);
        await isIn(other);

        await test.step("what one tab does, the other sees", () => signOutAndIn(page, other));
        await test.step("one tab renews for both", () => renewTogether(context, [page, other]));
        const left = context.pages()[0] ?? page;
        await test.step("a proof meets a renewal", () => proveMeanwhile(left, herald.base));
        await test.step("a code", () => signInByCode(left, herald));
        await expectCookies(context, mode);
        expect(heard).toEqual([]);
      } finally {
        await herald.stop();
      }
    },
  );
}

async function signUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Tess Tabs");
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Workspace name").fill("Tabs");
  await page.getByRole("button", { name: "Start" }).click();
  await isIn(page);
}

async function isIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

async function isOut(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
  // The page is seen before its script runs, and the script says this.
  await expect(page.getByText("New here?")).toBeVisible();
}

async function expectCookies(context: BrowserContext, mode: keyof typeof COOKIES): Promise<void> {
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /session|signed_in/u.test(name)).toSorted()).toEqual(COOKIES[mode]);
}

async function signOutAndIn(first: Page, other: Page): Promise<void> {
  await first.getByRole("button", { name: "Logout" }).click();
  for (const tab of [first, other]) await isOut(tab);
  await other.getByLabel("E-mail").fill(EMAIL);
  await other.getByRole("button", { name: "Continue" }).click();
  await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  for (const tab of [first, other]) await isIn(tab);
}

/** Of two tabs the one that has the lock of the browser renews; when it is closed, the other does. */
async function renewTogether(context: BrowserContext, tabs: [Page, Page]): Promise<void> {
  const asked: Page[] = [];
  const waiting = new Set<Request>();
  context.on("request", (request) => {
    if (!isRenewal(request.url())) return;
    asked.push(request.frame().page());
    waiting.add(request);
  });
  context.on("requestfinished", (request) => waiting.delete(request));
  context.on("requestfailed", (request) => waiting.delete(request));
  for (const tab of tabs) await tab.reload();
  for (const tab of tabs) await isIn(tab);
  const renewals = () => (waiting.size === 0 ? asked.length : 0);
  await expect.poll(renewals).toBeGreaterThanOrEqual(tabs.length);
  asked.length = 0;

  await context.clock.fastForward(RENEWED_MS);
  await expect.poll(renewals).toBe(1);
  await asked[0]?.close();
  await context.clock.fastForward(RENEWED_MS);
  await expect.poll(renewals).toBe(2);

  expect(new Set(asked)).toEqual(new Set(tabs));
}

const isRenewal = (url: string) => url.endsWith("/sdk/v1/sessions/authenticate");

/** A renewal with the token of before arrives once a proof has changed it: nobody is signed out by that. */
async function proveMeanwhile(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/settings/api-tokens`);
  await page.getByLabel("Name").fill("Nightly export");
  const cookies = await page.context().cookies();
  const before = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const proved = Promise.withResolvers<void>();
  const late = Promise.withResolvers<number>();
  await page.route(
    RENEWAL,
    async (route) => {
      await proved.promise;
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: before } });
      late.resolve(response.status());
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const isSent = page.waitForRequest(RENEWAL);
  await page.context().clock.fastForward(RENEWED_MS);
  await isSent;
  await answerStale(page);

  await page.getByRole("button", { name: "Make token" }).click();
  const question = page.getByRole("dialog", { name: "Is it still you?" });
  await question.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await question.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Copy token" })).toBeVisible();
  const again = page.waitForResponse((answer) => isRenewal(answer.url()) && answer.ok());
  proved.resolve();

  expect(await late.promise).toBe(409);
  await again;
  await page.reload();
  await expect(page.getByText("Nightly export")).toBeVisible();
}

/** The server answers the next making of a token as it does when the last factor is older than ten minutes. */
async function answerStale(page: Page): Promise<void> {
  let isStale = true;
  await page.route("**/api/v1/api-tokens", (route) => {
    if (!isStale || route.request().method() !== "POST") return route.continue();
    isStale = false;
    const body = { status: 401, code: "identity.stale_factors", detail: "Prove it again." };
    return route.fulfill({
      status: 401,
      contentType: "application/problem+json",
      body: JSON.stringify(body),
    });
  });
}

async function signInByCode(
  page: Page,
  herald: Pick<Awaited<ReturnType<typeof heraldWith>>, "mailTo">,
): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await isOut(page);
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
  const code = async () => /\b\d{6}\b/u.exec(await herald.mailTo(EMAIL))?.[0] ?? "";
  await expect.poll(code).toMatch(/^\d{6}$/u);
  await page.keyboard.type(await code());
  await isIn(page);
}
