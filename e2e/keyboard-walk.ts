import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectVisibleFocus, pressTab } from "./keyboard.ts";

interface Stop {
  name: string;
  /** The part of the page that it belongs to; between parts no order is asked for. */
  part: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

declare global {
  // Of the page: what the walk has been at, what has the focus, and after what it was lost.
  var walked: WeakSet<Element> | undefined;
  var focusOn: string | undefined;
  var lostFocus: string[] | undefined;
}

/** More than any screen has. */
const STOPS_MAX = 160;
/** Widths of lines and rounding. */
const SLACK = 4;

/** Writes down, on every page that is opened from now on, after which control the focus stood on nothing. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Looks that found nothing, one after the other: a page that hangs for a while does not count.
    const lostAt = 12;
    let looks = 0;
    globalThis.lostFocus = [];
    setInterval(() => {
      const at = document.activeElement;
      if (at && at !== document.body) {
        looks = 0;
        globalThis.focusOn = at.getAttribute("aria-label") ?? (at.textContent || at.id);
      } else if (globalThis.focusOn && ++looks === lostAt) globalThis.lostFocus?.push(globalThis.focusOn);
    }, 50);
  });
}

/** The focus stands on a control, and did all the time since the page was opened. */
export async function expectFocusKept(page: Page, place: string): Promise<void> {
  const isHeld = () =>
    page.evaluate(
      () =>
        document.activeElement !== document.body && document.activeElement?.matches(":disabled") === false,
    );
  await expect.poll(isHeld, `${place}: something has the focus`).toBe(true);
  expect(await page.evaluate(() => globalThis.lostFocus), `${place}: focus lost after`).toEqual([]);
}

/** What was said aloud: a status or an alert, and not only a line that appeared. */
export async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const said = page.locator("[role=status], [role=alert], [aria-live=polite]").filter({ hasText: text });
  await expect(said.first(), `said: ${text}`).toBeVisible();
}

/**
 * Goes by Tab through all that can be reached from `from` on. Each control has a name and shows its focus, and comes
 * where the eye reads it: below the one before, to the right of it, or in a column to the right.
 */
export async function walk(page: Page, place: string, from = "body"): Promise<string[]> {
  await page.evaluate((selector) => {
    globalThis.walked = new WeakSet();
    const start = document.querySelector<HTMLElement>(selector);
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
  }, from);
  const stops: Stop[] = [];
  for (let count = 0; count < STOPS_MAX; count += 1) {
    await pressTab(page);
    const stop = await page.evaluate(look);
    if (!stop) break;
    expect.soft(stop.name, `${place}: name of the stop after ${stops.at(-1)?.name}`).not.toBe("");
    await expectVisibleFocus(page, `${place}: ${stop.name}`);
    const before = stops.at(-1);
    if (before)
      expect.soft(isRead(before, stop), `${place}: "${stop.name}" after "${before.name}"`).toBe(true);
    stops.push(stop);
  }
  expect(stops.length, `${place}: the way by Tab has an end`).toBeLessThan(STOPS_MAX);
  // The way is round: nothing need have the focus now.
  await page.evaluate(() => (globalThis.focusOn = ""));
  return stops.map(({ name }) => name);
}

function isRead(before: Stop, after: Stop): boolean {
  if (before.part !== after.part) return true;
  if (after.bottom <= before.top + SLACK) return after.left >= before.right - SLACK;
  const isInRow = after.top < before.bottom - SLACK && before.top < after.bottom - SLACK;
  return !isInRow || after.left >= before.left - SLACK;
}

/** Of the page; null once the walk is round. */
function look(): Stop | null {
  const at = document.activeElement;
  if (!at || at === document.body || globalThis.walked?.has(at)) return null;
  globalThis.walked?.add(at);
  const labels = "labels" in at && at.labels instanceof NodeList ? [...at.labels] : [];
  const named = at.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const text = [...labels, ...named.map((id) => document.getElementById(id)), at]
    .map((element) => element?.textContent?.trim())
    .find(Boolean);
  const box = at.getBoundingClientRect();
  const part = at.closest("[role=dialog], dialog, nav, main, header, footer, section[aria-live]");
  return {
    name: at.getAttribute("aria-label") ?? text ?? "",
    part: part ? `${part.tagName} ${part.getAttribute("aria-label") ?? part.id}` : "",
    left: box.left,
    right: box.right,
    top: box.top + globalThis.scrollY,
    bottom: box.bottom + globalThis.scrollY,
  };
}
