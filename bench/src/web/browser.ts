import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { becomeAdministrator } from "../../../server/src/acceptance/first-administrator.fixtures.ts";
import { call } from "../assistant/herald/calls.ts";
import { wholeSample } from "./whole-sample.ts";
import { toCookies, withOwnBrowser } from "./own-browser.ts";
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
export function withBrowser<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  return withOwnBrowser(
    async ({ browser, url, base, env }) => {
      const cookie = await becomeAdministrator(url, env);
      const herald = { url, headers: { cookie } };
      await wholeSample(url);
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
      return work({
        browser,
        screens,
        visitor: async ({ route }, size = { width: 1440, height: 900 }) => {
          const context = await browser.newContext({ baseURL: base, viewport: size });
          if (!PUBLIC_ROUTES.has(route)) await context.addCookies(toCookies(cookie, base));
          return context;
        },
      });
    },
    { SAMPLE: "yes" },
  );
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
