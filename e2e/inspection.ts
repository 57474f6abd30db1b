import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  // Of the page, once its source was read there.
  var axe: typeof axeCore;
}

/** A desk, the narrowest with the sidebar, and a phone. */
export const WIDTHS = [1440, 768, 360] as const;
/** Of those, the ones that a screen is looked at in this run. */
const WIDTHS_NOW = process.env["TEST_LENGTH"] === "short" ? ([1440] as const) : WIDTHS;
/** Where axe looks: its rules see the same at the width between, which the layout is measured at. */
const AXE_WIDTHS: readonly number[] = [1440, 360];
/** Of a test that `npm run test:long` runs, and `npm test` does not. */
export const LONG = { tag: "@long" } as const;
/** Of a test that both run: at the width of a desk with `npm test`, at every width with `npm run test:long`. */
export const BOTH = { tag: "@both" } as const;
/** Of one among many alike: with `npm test` those run that are `daily`, the others with `npm run test:long`. */
export const longUnless = (daily: boolean) => (daily ? {} : LONG);
export const TITLE = "AI assistant for social media marketing";

const eventually = expect.configure({ soft: true });
const LOOK: axeCore.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // What passes need not be described, which takes more than half of the time.
  resultTypes: ["violations"],
};
const HEIGHT = 900;

/** What the browser complains about, the content security policy included; refused requests are another matter. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      heard.push(message.text());
  });
  return heard;
}

/** The rules of axe that the page breaks, each with the elements that do. */
export async function faults(page: Page): Promise<string[]> {
  // Read once a page: it takes as long as looking at it.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), LOOK);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const left = id === "target-size" ? await tooSmallInTheMiddle(page, nodes) : nodes;
    if (left.length > 0) found.push(`${id}: ${left.map((node) => node.html).join(" ")}`);
  }
  return found;
}

/** A target that lies half under what stays on screen is looked at again in the middle, where it is whole. */
async function tooSmallInTheMiddle(page: Page, nodes: axeCore.NodeResult[]): Promise<axeCore.NodeResult[]> {
  const left: axeCore.NodeResult[] = [];
  for (const node of nodes) {
    const isStill = await page.evaluate(
      async (selector) => {
        document.querySelector(selector)?.scrollIntoView({ block: "center" });
        const again = await globalThis.axe.run(selector, {
          runOnly: { type: "rule", values: ["target-size"] },
        });
        return again.violations.length > 0;
      },
      String(node.target.at(-1)),
    );
    if (isStill) left.push(node);
  }
  return left;
}

export async function showAt(page: Page, width: (typeof WIDTHS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
}

/** What every screen owes at each width of this run; a failure names the place and the test goes on to the next one. */
export async function inspect(page: Page, name: string, theme: "light" | "dark" = "light"): Promise<void> {
  await expect.soft(page, name).toHaveTitle(TITLE);
  await expect.soft(page.locator("html"), `${name}: theme`).toHaveAttribute("data-theme", theme);
  for (const width of WIDTHS_NOW) {
    const place = `${name} at ${width} px`;
    await showAt(page, width);
    await expect.soft(page.locator("h1:visible"), `${place}: one h1`).toHaveCount(1);
    // What floats finds its new place a moment after the window has its new width.
    await eventually
      .poll(() => sidewaysScroll(page), `${place}: pixels of sideways scroll`)
      .toBeLessThanOrEqual(0);
    if (AXE_WIDTHS.includes(width)) expect.soft(await faults(page), place).toEqual([]);
  }
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
