import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const ROOT = join(import.meta.dirname, "..");

export const PASSWORD = "correct-horse-battery-9";
export const VIDEO = join(ROOT, "server/fixtures/pattern.mp4");
export const TABLE = readFileSync(join(import.meta.dirname, "creators.csv"), "utf8");

/** Runs `./herald` on the data directory of this run, as an operator would. */
export function herald(...args: string[]): Promise<string> {
  const { E2E_DATA_DIR: folder = "", E2E_PORT: port = "" } = process.env;
  return heraldAt({ folder, port }, ...args);
}

/** The same on another data directory. */
export async function heraldAt(
  { folder, port }: { folder: string; port: string },
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, "herald"), ...args], {
    env: { ...process.env, DATA_DIR: folder, PORT: port },
  });
  return stdout;
}

export async function administratorLink(): Promise<string> {
  const { url }: { url: string } = JSON.parse(await herald("admin-link", "--json"));
  return url;
}

/** Shows the form of a reset link that does not work, as of one that was used a moment before the form is sent. */
export async function letResetLinksPass(page: Page): Promise<void> {
  await page.route("**/passwords/email/reset/check", (route) => route.fulfill({ json: { data: {} } }));
}

/** The link in the newest mail to an address, as a server administrator passes it on. */
export async function mailedLink(email: string): Promise<string> {
  const links = (await herald("outbox", "--json"))
    .trim()
    .split("\n")
    .map((line): { to: string; text: string } => JSON.parse(line))
    .filter(({ to }) => to === email)
    .map(({ text }) => /https?:\S+token=\S+/.exec(text)?.[0] ?? "");
  return links.at(-1) ?? "";
}

// A new administrator link voids the unused one before it, so one test at a time may have one under way.
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const lock = `${process.env["E2E_DATA_DIR"] ?? ""}.lock`;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      await delay(100);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}

/** Signs up through a new administrator link and ends on /home. */
export async function signUp(page: Page, name: string, workspace: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  await alone(() => useAdministratorLink(page, name, email, workspace));
  return email;
}

async function useAdministratorLink(
  page: Page,
  name: string,
  email: string,
  workspace: string,
): Promise<void> {
  await page.goto(await administratorLink());
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Workspace name").fill(workspace);
  await page.getByRole("button", { name: "Start" }).click();
  const entered = page.waitForURL(/\/home/).then(
    () => true,
    () => false,
  );
  const refused = page.getByText("A link was mailed to it").waitFor();
  const isIn = await Promise.race([
    entered,
    refused.then(
      () => false,
      () => true,
    ),
  ]);
  if (!isIn) await signInAgain(page, email);
}

// A second try of a test finds the account of the first one, which an administrator link does not open.
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/home/);
  // The first try left its browsers signed in, and a test may count where its person is.
  const { origin } = new URL(page.url());
  await page.request.delete("/api/v1/me/sessions", { headers: { origin } });
}
