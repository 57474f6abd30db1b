import { setTimeout as delay } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import { buildWeb } from "../../scripts/build-web.mjs";
import { findChromium } from "../../scripts/debian-programs.mjs";
import { newHome, startServer } from "../../server/src/acceptance/processes.fixtures.ts";
import { atMost } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { becomeAdministrator } from "../../server/src/acceptance/first-administrator.fixtures.ts";

/** No further script within this time: the page is there. */
const SETTLED_MS = 3000;
const SIGN_IN_MAX_KIB = 70;
const HOME_MAX_KIB = 150;

/** JavaScript that the browser loads for a first page, as it comes over the wire (brotli). */
export async function measure(): Promise<Figure[]> {
  buildWeb();
  const { env, remove } = await newHome();
  const server = await startServer(env);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const base = `http://localhost:${env["PORT"]}`;
    const stranger = await browser.newContext({ baseURL: base });
    const signIn = await scriptKibibytes(stranger, "/signin");
    const cookies = await becomeAdministrator(server.url, env);
    const person = await browser.newContext({ baseURL: base });
    await person.addCookies(cookies.split("; ").map((pair) => toCookie(pair, base)));
    const home = await scriptKibibytes(person, "/home");
    return [
      atMost("JavaScript of /signin", signIn, "KiB", SIGN_IN_MAX_KIB),
      atMost("JavaScript of /home", home, "KiB", HOME_MAX_KIB),
    ];
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}

async function scriptKibibytes(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  // Not until the network is silent: an open stream of events never is.
  for (let before = -1; before !== sizes.length; await delay(SETTLED_MS)) before = sizes.length;
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  if (total === 0) throw new Error(`${path} loaded no script`);
  return total / 1024;
}

function toCookie(pair: string, url: string) {
  const [name = "", ...value] = pair.split("=");
  return { name, value: value.join("="), url };
}
