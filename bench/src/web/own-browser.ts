import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { buildWeb } from "../../../scripts/build-web.mjs";
import { findChromium } from "../../../scripts/debian-programs.mjs";
import { newHome, startServer } from "../../../server/src/acceptance/processes.fixtures.ts";

export interface OwnBrowser {
  browser: Browser;
  /** Of the server, for calls that go past the browser. */
  url: string;
  /** Of the pages. */
  base: string;
  env: Awaited<ReturnType<typeof newHome>>["env"];
}

/** Works in a browser beside a Herald of its own, which both end with the work. */
export async function withOwnBrowser<T>(
  work: (own: OwnBrowser) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  await buildWeb();
  const { env, remove } = await newHome();
  const server = await startServer({ ...env, ...settings });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    return await work({ browser, url: server.url, base: `http://localhost:${env["PORT"]}`, env });
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}

/** The cookies of a header, as a browser takes them. */
export function toCookies(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
}
