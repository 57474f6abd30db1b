import { expect, test } from "vitest";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { openWorkspace } from "./results.fixtures.ts";

/** So many reels of a creator, one a day, the newest on 31 October. */
async function addPosts(ana: Person, creatorId: string, views: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, one] of views.entries()) {
    const made = await ana("POST", "/api/v1/posts", {
      url: `https://instagram.com/p/${creatorId.slice(0, 8)}${index}`,
      creatorId,
      postedAt: `2026-10-${31 - index}`,
      figures: { takenAt: "2026-11-01", views: one, likes: 300, comments: 60 },
    });
    ids.push(made.json<{ id: string }>().id);
  }
  return ids;
}

async function found(ana: Person, text: string): Promise<string[]> {
  const { items } = (await ana("POST", "/api/v1/creators/search", { text })).json<{
    items: { handle: string }[];
  }>();
  return items.map(({ handle }) => handle);
}

const EIGHT = [4_000, 5_000, 6_000, 6_000, 7_000, 8_000, 9_000, 11_000];

test("eight posts with views fill the account where nothing was imported, with their number", async () => {
  const { ana, idOf } = await openWorkspace();
  const creatorId = idOf("fern.two");
  await addPosts(ana, creatorId, EIGHT.slice(1));
  const tooFew = await found(ana, "avg views over 5000");
  await addPosts(ana, creatorId, EIGHT);

  const profile = (await ana("GET", `/api/v1/creators/${creatorId}`)).json();
  const figure = (await ana("GET", `/api/v1/creators/${creatorId}/figures/medianViews`)).json();

  expect(tooFew).toEqual([]);
  expect(await found(ana, "avg views over 5000")).toEqual(["fern.two"]);
  expect(profile).toMatchObject({ avgLikes: 300, avgComments: 60, engagementRate: 4 });
  expect(profile.lastPostAt).toMatch(/^2026-10-31/u);
  expect(figure).toMatchObject({ source: "Measured on the posts in Herald", sample: "8 posts" });
});

test("the figures of an account follow later readings, and stand beside what was imported", async () => {
  const { ana, idOf } = await openWorkspace();
  const text = "handle,platform,avg views,avg likes\nfern.one,instagram,90000,11";
  await ana("POST", "/api/v1/imports", { text });
  const creatorId = idOf("fern.one");
  const ids = await addPosts(ana, creatorId, EIGHT);
  const before = await found(ana, "avg views over 20k");
  for (const id of ids) {
    await ana("PUT", `/api/v1/posts/${id}/figures`, { takenAt: "2026-11-02", views: 30_000 });
  }

  expect(before).toEqual([]);
  expect(await found(ana, "avg views over 20k")).toEqual(["fern.one"]);
  expect((await ana("GET", `/api/v1/creators/${creatorId}`)).json()).toMatchObject({
    avgViews: 90_000,
    medianViews: 30_000,
    avgLikes: 11,
  });
});
