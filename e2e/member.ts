import { expect, test as base } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { PASSWORD, signUp } from "./herald.ts";

interface Member {
  email: string;
  /** Of the own workspace; the last one used would else decide what a path shows. */
  slug: string;
  context: BrowserContext;
  /** When they last proved who they are. */
  provedAt: number;
}

const PROVED_MS = 4 * 60_000;

/** One person with an own workspace for all tests of a worker, signed in, past the first-run steps. */
export const test = base.extend<{ memberPage: Page }, { member: Member }>({
  member: [
    async ({ browser }, use, { workerIndex, project }) => {
      const { baseURL = "", locale = "en-GB", timezoneId = "UTC", viewport = null } = project.use;
      const settings = { baseURL, locale, timezoneId, viewport, reducedMotion: "reduce" } as const;
      const context = await browser.newContext(settings);
      const page = await context.newPage();
      const email = await signUp(page, `Mira Member${workerIndex}`, `Member ${workerIndex}`);
      const kept = await page.request.put("/api/v1/me/preferences", {
        headers: { origin: new URL(page.url()).origin },
        data: { version: 1, firstRun: { invite: "skipped", "brand-profile": "skipped", people: "skipped" } },
      });
      expect(kept.ok()).toBe(true);
      await page.close();
      await use({ email, slug: `member-${workerIndex}`, context, provedAt: Date.now() });
      await context.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  memberPage: async ({ member }, use) => {
    const page = await member.context.newPage();
    // A long run outlives the minutes in which a proof counts for what asks for a fresh one.
    await proveAgain(page, member);
    await use(page);
    await page.close();
  },
});

async function proveAgain(page: Page, member: Member): Promise<void> {
  if (Date.now() - member.provedAt < PROVED_MS) return;
  const current = await page.request.get("/sdk/v1/projects/current");
  const { data }: { data: { public_token: string } } = await current.json();
  const proved = await page.request.post("/sdk/v1/passwords/authenticate", {
    headers: {
      authorization: `Basic ${Buffer.from(`${data.public_token}:${data.public_token}`).toString("base64")}`,
      origin: new URL(current.url()).origin,
    },
    data: { email: member.email, password: PASSWORD, session_duration_minutes: 43_200 },
  });
  expect(proved.ok()).toBe(true);
  member.provedAt = Date.now();
}

/** The private copy of the sample of whoever is signed in, made when there is none: its name in links. */
export async function sampleCopy(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const made = await page.request.post("/api/v1/sample/copy", { headers });
  expect(made.ok()).toBe(true);
  return (await made.json()).slug;
}

/**
 * A new workspace of whoever is signed in: other tests count on the member's own one to stay empty.
 * @returns its slug, and the headers with which the API writes into it.
 */
export async function newWorkspace(page: Page, name: string) {
  const { origin } = new URL(page.url());
  const made = await page.request.post("/api/v1/workspaces", { headers: { origin }, data: { name } });
  expect(made.ok()).toBe(true);
  const { slug }: { slug: string } = await made.json();
  return { slug, headers: { origin, "Herald-Workspace": slug } };
}

/** The path in the workspace of that name. */
export function inWorkspace(slug: string, path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}workspace=${slug}`;
}
