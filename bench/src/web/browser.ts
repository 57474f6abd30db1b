import { setTimeout as delay } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { buildWeb } from "../../../scripts/build-web.mjs";
import { findChromium } from "../../../scripts/debian-programs.mjs";
import { becomeAdministrator } from "../../../server/src/acceptance/first-administrator.fixtures.ts";
import { newHome, startServer } from "../../../server/src/acceptance/processes.fixtures.ts";
import { call } from "../assistant/herald/calls.ts";
import { examplesIn, PUBLIC_ROUTES, screensWith } from "./screens.ts";
import type { Screen } from "./screens.ts";

/** No further script or style within this time: the page is there. */
const SETTLED_MS = 1500;
const PATIENCE_MS = 90_000;
const CODE: ReadonlySet<string> = new Set(["script", "stylesheet"]);
const AWAITED = "[aria-busy=true], [role=status][aria-label^=Loading]";

export interface Opened {
  browser: Browser;
  screens: readonly Screen[];
  /** A browser that knows nothing yet, signed in where the screen asks for it. */
  visitor: (screen: Screen, size?: { width: number; height: number }) => Promise<BrowserContext>;
}

/** Works in a browser on a Herald of its own, in a copy of the sample. */
export async function withBrowser<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  buildWeb();
  const { env, remove } = await newHome();
  const server = await startServer({ ...env, SAMPLE: "yes" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const base = `http://localhost:${env["PORT"]}`;
    const cookie = await becomeAdministrator(server.url, env);
    const herald = { url: server.url, headers: { cookie } };
    const { slug } = await call({ herald, slug: "" }, "POST", "/api/v1/sample/copy");
    const place = { herald, slug: String(slug) };
    const steps = { invite: "skipped", "brand-profile": "skipped", people: "skipped" };
    const navigation = ["home", "influencers", "collections", "campaigns", "content-checks"];
    await call(place, "PUT", "/api/v1/me/preferences", { version: 1, navigation, firstRun: steps });
    const examples = await examplesIn(place);
    const screens = screensWith(examples).map(({ route, address }) => {
      const own = `${address}${address.includes("?") ? "&" : "?"}workspace=${place.slug}`;
      return { route, address: PUBLIC_ROUTES.has(route) ? address : own };
    });
    const cookies = cookie.split("; ").map((pair) => toCookie(pair, base));
    return await work({
      browser,
      screens,
      visitor: async ({ route }, size = { width: 1440, height: 900 }) => {
        const context = await browser.newContext({ baseURL: base, viewport: size });
        if (!PUBLIC_ROUTES.has(route)) await context.addCookies(cookies);
        return context;
      },
    });
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}

/** Opens an address and waits until nothing is awaited any more, without a hand on mouse or keys. @throws when it never is. */
export async function openSettled(page: Page, address: string): Promise<void> {
  let fetched = 0;
  page.on("request", (request) => {
    if (CODE.has(request.resourceType())) fetched += 1;
  });
  await page.goto(address);
  await page.locator("h1").first().waitFor({ state: "attached" });
  const until = performance.now() + PATIENCE_MS;
  // Not until the network is silent: an open stream of events never is.
  for (let before = -1; before !== fetched || (await page.locator(AWAITED).count()) > 0;) {
    if (performance.now() > until) throw new Error(`${address} is never there`);
    before = fetched;
    await delay(SETTLED_MS);
  }
}

function toCookie(pair: string, url: string) {
  const [name = "", ...value] = pair.split("=");
  return { name, value: value.join("="), url };
}
