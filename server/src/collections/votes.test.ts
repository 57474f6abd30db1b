import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import type { Database } from "#/platform/database/database.ts";
import { bring } from "./collections.fixtures.ts";

/** A collection of these handles: its address, and those of votes on each. */
async function collect(app: { db: Database }, person: Person, handles: string[]) {
  const creatorIds = await bring(app, person, handles);
  const { id } = (await person("POST", "/api/v1/collections", { name: "Launch", creatorIds })).json();
  const url = `/api/v1/collections/${id}`;
  return { url, creatorIds, voteOn: (at: number) => `${url}/creators/${creatorIds[at]}/vote` };
}

const voted = (vote: "for" | "against" | null) => ({ vote });

test("everybody has one vote on a creator, the last one counts, and it can be taken back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  const { url, voteOn } = await collect(app, ana, ["one"]);

  await ana("PUT", voteOn(0), voted("for"));
  await ben("PUT", voteOn(0), voted("for"));
  const changed = await ben("PUT", voteOn(0), voted("against"));
  const read = await ana("GET", `${url}/creators`);
  const back = await ben("PUT", voteOn(0), voted(null));

  const [a, b] = [ana, ben].map(({ userId }) => `Person ${userId.slice(0, 4)}`);
  expect(changed.json().votes).toEqual({ for: [a], against: [b], own: "against" });
  expect(read.json().items[0].votes).toEqual({ for: [a], against: [b], own: "for" });
  expect(back.json().votes).toEqual({ for: [a], against: [], own: null });
});

test("votes sort a collection, and who has none stands last whichever way", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { url, voteOn } = await collect(app, ana, ["one", "two", "three"]);
  await ana("PUT", voteOn(1), voted("for"));
  await ana("PUT", voteOn(2), voted("against"));
  const inOrder = async (sort: string) => {
    const { items } = (await ana("GET", `${url}/creators?sort=${sort}`)).json();
    return items.map(({ handle }: { handle: string }) => handle);
  };

  expect(await inOrder("-votes")).toEqual(["two", "three", "one"]);
  expect(await inOrder("votes")).toEqual(["three", "two", "one"]);
});

test("a creator who is removed and brought back keeps the votes", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { url, creatorIds, voteOn } = await collect(app, ana, ["one"]);
  await ana("PUT", voteOn(0), voted("for"));

  const removed = await ana("DELETE", `${url}/creators`, { creatorIds });
  const refused = await ana("PUT", voteOn(0), voted("against"));
  await ana("POST", `${url}/creators`, { entries: removed.json().entries });
  const back = await ana("GET", `${url}/creators`);

  expect(refused.statusCode).toBe(404);
  expect(back.json().items[0].votes.own).toBe("for");
});

test("the export counts votes once somebody has voted", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { url, voteOn } = await collect(app, ana, ["one", "two"]);
  const before = await ana("GET", `${url}/export.csv`);
  await ana("PUT", voteOn(1), voted("against"));

  const after = await ana("GET", `${url}/export.csv`);

  expect(before.body).not.toContain("Votes");
  expect(after.body.split("\r\n").map((line) => line.split(",").slice(-2))).toEqual([
    ["Votes for", "Votes against"],
    ["0", "0"],
    ["0", "1"],
    [""],
  ]);
});

test("a viewer reads votes and gives none", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { url, voteOn } = await collect(app, ana, ["one"]);
  await ana("PUT", voteOn(0), voted("for"));

  const read = await viewer("GET", `${url}/creators`);
  const refused = await viewer("PUT", voteOn(0), voted("for"));

  expect(read.json().items[0].votes).toMatchObject({ own: null });
  expect(refused.statusCode).toBe(403);
});
