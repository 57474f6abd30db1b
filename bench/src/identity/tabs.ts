import type { BrowserContext, Page } from "@playwright/test";
import { becomeAdministrator } from "../../../server/src/acceptance/first-administrator.fixtures.ts";
import { atMost } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { withOwnBrowser } from "../web/own-browser.ts";

const ROUNDS = 8;
const SEEN_MAX_MS = 300;
const EMAIL = "ana@fernhollow.com";
const PASSWORD = "lantern orchid gravel 71";

/** Runs in each page: notes the first time of each kind. */
const TAKE_TIMES = `
  const set = Storage.prototype.setItem;
  const note = (what) => {
    if (sessionStorage.getItem(what) === null)
      set.call(sessionStorage, what, String(performance.timeOrigin + performance.now()));
  };
  const isSession = (key) => key?.startsWith("stytch_sdk_state_") && !key.includes("::");
  Storage.prototype.setItem = function (key, value) {
    if (isSession(key)) note("written");
    set.call(this, key, value);
  };
  addEventListener("storage", ({ key }) => isSession(key) && note("heard"));
  addEventListener("beforeunload", () => note("left"));
`;

/** In milliseconds after one tab has written the new state: when the other heard of it, and when it left its page. */
interface Seen {
  heard: number;
  left: number;
}

/** How soon a second tab of a real browser leaves its page when the first one signs in or out. */
export function measureTabs(): Promise<Figure[]> {
  return withOwnBrowser(async ({ browser, url, base, env }) => {
    await becomeAdministrator(url, env, PASSWORD);
    const context = await browser.newContext({ baseURL: base });
    await context.addInitScript({ content: TAKE_TIMES });
    const { logins, logouts } = await rounds(context);
    return [...figures("login", logins), ...figures("logout", logouts)];
  });
}

async function rounds(context: BrowserContext): Promise<{ logins: Seen[]; logouts: Seen[] }> {
  const [first, other] = [await context.newPage(), await context.newPage()];
  const [logins, logouts]: [Seen[], Seen[]] = [[], []];
  await first.goto("/signin");
  await other.goto("/signin");
  for (let round = 0; round < ROUNDS; round++) {
    await signIn(first);
    await arrived([first, other], "/home");
    logins.push(await seen(first, other));
    await first.getByRole("button", { name: "Logout" }).click();
    await arrived([first, other], "/signin");
    logouts.push(await seen(first, other));
  }
  return { logins, logouts };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Both pages are drawn, so that none still loads when the next change comes. */
async function arrived(pages: readonly Page[], path: "/home" | "/signin"): Promise<void> {
  for (const page of pages) {
    await page.waitForURL((url) => url.pathname === path);
    const drawn =
      path === "/home" ? page.getByRole("button", { name: "Logout" }) : page.getByText("New here?");
    await drawn.waitFor();
  }
}

async function seen(first: Page, other: Page): Promise<Seen> {
  const [mine, theirs] = [await takenTimes(first), await takenTimes(other)];
  const written = Number(mine["written"]);
  return { heard: Number(theirs["heard"]) - written, left: Number(theirs["left"]) - written };
}

/** The times that a page has noted, which it then forgets. */
function takenTimes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(`(() => {
    const times = { ...sessionStorage };
    sessionStorage.clear();
    return times;
  })()`);
}

function figures(what: string, times: readonly Seen[]): Figure[] {
  const slowest = (part: keyof Seen) => Math.max(...times.map((each) => each[part]));
  const peer = { name: "the browser tells the tab", value: Math.round(slowest("heard")) };
  return [
    atMost(
      `${what} in one tab seen in the other, slowest of ${times.length}`,
      slowest("left"),
      "ms",
      SEEN_MAX_MS,
      peer,
    ),
  ];
}
