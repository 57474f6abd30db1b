import type { Page } from "@playwright/test";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { resultPaths } from "@app/contract/results/paths";
import { randomUUID } from "node:crypto";
import { atMost } from "../figure.ts";
import type { Figure } from "../figure.ts";
import type { Opened } from "./browser.ts";

const ROWS = 10_000;
const SORTS = 7;
const SORT_MAX_MS = 100;
const SCROLL_MS = 3000;
const SLOWER = 4;
const LONG_FRAME_MS = 50;
const LONG_FRAMES_MAX = 5;

/** A table of 10,000 rows in the browser: sorting all of them, and scrolling through them on a machine 4 times slower. */
export async function measureTable(opened: Opened): Promise<Figure[]> {
  return [
    atMost(`Sort of ${ROWS} posts, slowest of ${SORTS}`, await slowestSort(opened), "ms", SORT_MAX_MS),
    atMost(
      `Frames over ${LONG_FRAME_MS} ms, ${ROWS} creators scrolled at ${SLOWER}x`,
      await longFrames(opened),
      "%",
      LONG_FRAMES_MAX,
    ),
  ];
}

async function pageFor(
  { screens, visitor }: Opened,
  route: string,
): Promise<{ page: Page; address: string }> {
  const screen = screens.find((one) => one.route === route);
  if (!screen) throw new Error(`There is no screen ${route}`);
  return { page: await (await visitor(screen)).newPage(), address: screen.address };
}

/** The posts of a campaign, which the browser sorts: from the press to the first picture of the new order. */
async function slowestSort(opened: Opened): Promise<number> {
  const { page, address } = await pageFor(opened, "/campaigns/$campaignId");
  await page.route(`**${resultPaths.ofCampaign.replace(":id", "*")}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, content: manyPosts(answer.content) } });
  });
  await page.goto(address);
  await page.getByRole("tab", { name: /^Content/u }).click();
  const list = new URL(page.url());
  list.searchParams.set("long", "true");
  await page.goto(list.href);
  await page.getByRole("grid").getByRole("row").nth(20).waitFor();
  let slowest = 0;
  for (let press = 0; press < SORTS; press += 1) {
    slowest = Math.max(slowest, await page.evaluate<number>(TIME_OF_SORT));
  }
  await page.close();
  return slowest;
}

// What runs in the page is text: here nobody knows a document.
const TIME_OF_SORT = `new Promise((resolve, reject) => {
  const head = document.querySelector("[role=columnheader][aria-label=Views]");
  const button = head?.querySelector("button");
  if (!button) return reject(new Error("There is no head to press"));
  const pressedAt = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
  }).observe(head, { attributes: true, attributeFilter: ["aria-sort"] });
  button.click();
})`;

/** Creators that were found, in one list that brings its rows as they are scrolled to. */
async function longFrames(opened: Opened): Promise<number> {
  const { page, address } = await pageFor(opened, "/influencers");
  await page.route(`**${discoveryPaths.creatorSearch}`, async (route) => {
    const { limit, offset } = route.request().postDataJSON();
    const answer = await (await route.fetch()).json();
    const items = Array.from({ length: Math.min(limit, ROWS - offset) }, (_, index) => ({
      ...answer.items[index % answer.items.length],
      id: idOf(offset + index),
    }));
    await route.fulfill({ json: { ...answer, total: ROWS, items } });
  });
  await page.goto(`${address}&long=true`);
  await page.getByRole("grid").getByRole("row").nth(10).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const frames = await page.evaluate<number[]>(SCROLL_FRAMES);
  await page.close();
  return (frames.filter((frame) => frame > LONG_FRAME_MS).length / frames.length) * 100;
}

/** How long each picture stands while the list goes by at a steady pace, in milliseconds. */
const SCROLL_FRAMES = `new Promise((resolve) => {
  const region = document.querySelector(".data-table-region");
  const frames = [];
  const begun = performance.now();
  let last = begun;
  requestAnimationFrame(function next(now) {
    frames.push(now - last);
    last = now;
    region.scrollBy(0, 60);
    if (now - begun < ${SCROLL_MS}) requestAnimationFrame(next);
    else resolve(frames.slice(1));
  });
})`;

interface Piece {
  deliverableId: string | null;
  post: Record<string, unknown> | null;
}

function manyPosts(content: readonly Piece[]): Piece[] {
  const posted = content.filter(({ post }) => post !== null);
  if (posted.length === 0) throw new Error("The campaign of the sample has no posts");
  return Array.from({ length: ROWS }, (_, index) => {
    const piece = posted[index % posted.length] ?? posted[0];
    return {
      ...piece,
      deliverableId: null,
      post: { ...piece?.post, id: randomUUID(), views: (index * 7919) % 100_003 },
    };
  });
}

/** A valid one for each place of the list, the same each time it is asked for. */
function idOf(place: number): string {
  return `6f6f0a0a-0000-4000-8000-${place.toString(16).padStart(12, "0")}`;
}
