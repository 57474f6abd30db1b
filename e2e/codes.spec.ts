import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { setUpApp } from "./authenticator.ts";
import { alone, herald, PASSWORD, signUp } from "./herald.ts";
import { BOTH, faults, LONG } from "./inspection.ts";
import { pressKey, typeInto } from "./keyboard.ts";
import { textService } from "./text-service.ts";

const NUMBER = "+4915112345678";

// They set the one service of the run that sends messages, so they come one after the other.
test.describe.configure({ mode: "serial" });

interface Message {
  to: string;
  text: string;
}

/** The code in the newest message to somebody, as whoever runs the server finds it. */
async function codeFor(to: string): Promise<string> {
  const lines = (await herald("outbox", "--json")).split("\n").filter(Boolean);
  const messages: Message[] = lines.map((line) => JSON.parse(line));
  const newest = messages.findLast((message) => message.to === to && /\b\d{6}\b/u.test(message.text));
  return /\b\d{6}\b/u.exec(newest?.text ?? "")?.[0] ?? "";
}

/** A browser of its own that has typed its address on the sign-in page. */
async function atTheWaysIn(browser: Browser, baseURL: string, email: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  return page;
}

async function withPassword(page: Page): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "One more step" })).toBeVisible();
}

test("a mailed code signs in: typed, wrong first, then pasted", BOTH, async ({ page, browser, baseURL }) => {
  const email = await signUp(page, "Cora Code", "Cora");
  const visitor = await atTheWaysIn(browser, baseURL ?? "", email);

  const code = await alone(async () => {
    await visitor.getByRole("button", { name: "Send me a code" }).click();
    await expect(visitor.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
    return codeFor(email);
  });
  expect(await faults(visitor)).toEqual([]);
  await visitor.keyboard.type(code === "000000" ? "000001" : "000000");
  await expect(visitor.getByText("4 tries are left")).toBeVisible();
  await visitor.getByRole("textbox", { name: "Six-digit code" }).evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);

  await visitor.waitForURL(/\/home/u);
  await visitor.context().close();
});

for (const width of [360, 768, 1440]) {
  test(`a mailed code signs in by keyboard at ${width}`, LONG, async ({ page, browser, baseURL }) => {
    const email = await signUp(page, `Kay Keys${width}`, `Keys ${width}`);
    const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width, height: 900 } });
    const visitor = await context.newPage();
    await visitor.goto("/signin");
    await typeInto(visitor, "E-mail", email);
    await pressKey(visitor, "button", "Continue");
    const code = await alone(async () => {
      await pressKey(visitor, "button", "Send me a code");
      await expect(visitor.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
      return codeFor(email);
    });
    const beyond = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await visitor.keyboard.type(code === "000000" ? "000001" : "000000");
    await expect(visitor.getByText("4 tries are left")).toBeVisible();
    await expect(visitor.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
    await visitor.keyboard.type(code);
    await visitor.waitForURL(/\/home/u);
    await context.close();
  });
}

test(
  "with an app set up, a password asks for its code; without the app a recovery code signs in",
  BOTH,
  async ({ page, browser, baseURL }) => {
    const email = await signUp(page, "Tilda Totp", "Tilda");
    const { code, recoveryCodes } = await setUpApp(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();

    const visitor = await atTheWaysIn(browser, baseURL ?? "", email);
    await withPassword(visitor);
    expect(await faults(visitor)).toEqual([]);
    await visitor.keyboard.type(code(1));
    await visitor.waitForURL(/\/home/u);
    await visitor.context().close();

    const lost = await atTheWaysIn(browser, baseURL ?? "", email, 360);
    await withPassword(lost);
    await lost.getByRole("button", { name: "Use a recovery code" }).click();
    await lost.getByLabel("Recovery code").fill(recoveryCodes[3] ?? "");
    expect(await faults(lost)).toEqual([]);
    await lost.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
    await lost.waitForURL(/\/home/u);
    await lost.context().close();
  },
);

test(
  "a service for SMS is set up and tried, a number is added, and signs in",
  LONG,
  async ({ page, browser, baseURL }) => {
    const service = await textService();
    const texts = service.bodies;
    const newest = () => /\b\d{6}\b/u.exec(texts.at(-1) ?? "")?.[0] ?? "";

    await signUp(page, "Nia Number", "Nia");
    await page.goto("/settings/messages");
    await page.getByLabel("Who sends messages by SMS").selectOption("service");
    await page.getByLabel("Address").fill(service.address);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Save SMS" }).click();
    await page.getByLabel("Your number").fill("+49 1511 2345678");
    await page.getByRole("button", { name: "Send me one now" }).click();
    await expect(page.getByText(`The service has taken a message to ${NUMBER}`)).toBeVisible();

    await page.goto("/settings/sign-in-methods");
    await page.getByLabel("Another number").fill(NUMBER);
    await page.getByRole("button", { name: "Send a code by SMS" }).click();
    await expect.poll(() => texts.length, { timeout: 60_000 }).toBe(2);
    await page.keyboard.type(newest());
    await expect(page.getByText("Number added")).toBeVisible();
    expect(await faults(page)).toEqual([]);

    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const visitor = await context.newPage();
    await visitor.goto("/signin");
    await visitor.getByRole("button", { name: "Use a phone number" }).click();
    await visitor.getByLabel("Phone number").fill(NUMBER);
    await visitor.getByRole("button", { name: "Send me a code by SMS" }).click();
    await expect.poll(() => texts.length, { timeout: 60_000 }).toBe(3);
    await visitor.keyboard.type(newest());
    await visitor.waitForURL(/\/home/u);
    await context.close();

    await page.goto("/settings/messages");
    await page.getByLabel("Who sends messages by SMS").selectOption("outbox");
    await page.getByRole("button", { name: "Save SMS" }).click();
    await expect(page.getByText("Saved")).toBeVisible();
    service.stop();
  },
);
