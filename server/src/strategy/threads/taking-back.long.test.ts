import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, said, say } from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";

const TABLE = [
  "handle,name,platform,followers,country,city,price,currency",
  "gretel.back,Gretel Brand,instagram,40000,Germany,Kiel,600,EUR",
  "otis.run,Otis Wehr,tiktok,33000,Germany,Kiel,450,GBP",
].join("\n");

async function thread() {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const id = await beginThread(ana);
  const answer = (text: string) => say(ana, id, { text });
  const approved = async (text: string) => {
    const chunks: Chunk[] = await answer(text);
    const approvalId = chunks.find(({ type }) => type === "tool-approval-request")?.["approvalId"];
    return said(await say(ana, id, { approvalId, approved: true }));
  };
  const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
  const idOf = (handle: string): string =>
    items.find((one: { handle: string }) => one.handle === handle)?.id ?? "";
  const creator = async (handle: string) => (await ana("GET", `/api/v1/creators/${idOf(handle)}`)).json();
  return { ana, answer, approved, creator, idOf };
}

test("a tag, a note and a status are taken back by a word", async () => {
  const { approved, creator } = await thread();

  await approved("tag Otis as early riser");
  expect((await creator("otis.run")).tags).toEqual(["early riser"]);
  expect(await approved("nimm Otis das Schlagwort wieder weg")).toBe(
    "Das Schlagwort „early riser“ ist weg: @otis.run.",
  );
  expect((await creator("otis.run")).tags).toEqual([]);
  await approved("undo");
  expect((await creator("otis.run")).tags).toEqual(["early riser"]);

  await approved("note on Gretel: likes tea");
  await approved("note on Gretel: never before ten");
  await approved("annule ça");
  expect((await creator("gretel.back")).notes).toBe("likes tea");

  await approved("marca a Gretel como contactada");
  expect((await creator("gretel.back")).status).toBe("contacted");
  await approved("deshaz eso");
  expect((await creator("gretel.back")).status).toBeNull();
});

test("who is in a campaign is taken out of it and put back", async () => {
  const { ana, answer, approved, idOf } = await thread();
  const { id } = (await ana("POST", "/api/v1/campaigns", { name: "Harvest Moon" })).json();
  await ana("POST", `/api/v1/campaigns/${id}/creators`, {
    creatorIds: [idOf("otis.run"), idOf("gretel.back")],
  });
  const team = async () =>
    (await ana("GET", `/api/v1/campaigns/${id}`))
      .json()
      .creators.map(({ handle }: { handle: string }) => handle)
      .toSorted();

  await approved("kick Otis out of Harvest Moon");
  expect(await team()).toEqual(["gretel.back"]);
  await approved("undo that");
  expect(await team()).toEqual(["gretel.back", "otis.run"]);
  expect(said(await answer("take Otis out of Nowhere Land"))).not.toContain("Harvest");
});

test("the card of a write says in which language the answer is", async () => {
  const { answer } = await thread();

  const call = (await answer("please mark Otis as declined")).find(
    ({ type }) => type === "tool-input-available",
  );

  expect(call).toMatchObject({
    input: { handles: ["otis.run"], status: "declined" },
    providerMetadata: { herald: { language: "en" } },
  });
});

test("a price in another currency is told of, and counted by reference rates", async () => {
  const { answer } = await thread();

  expect(said(await answer("who in Kiel has a price under 550 euros"))).toContain("@otis.run £450");
});
