import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, said, say } from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";

const TABLE = [
  "handle,name,platform,followers,avg views,country,city,price,currency",
  "gretel.back,Gretel Brand,instagram,40000,12000,Germany,Kiel,600,EUR",
  "otis.run,Otis Wehr,tiktok,33000,14000,Germany,Kiel,450,EUR",
  "tilda.kocht,Tilda Aumann,instagram,52000,15000,Germany,Kiel,700,EUR",
].join("\n");

async function thread() {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const id = await beginThread(ana);
  const answer = (text: string) => say(ana, id, { text });
  const approve = async (chunks: readonly Chunk[]) => {
    const approvalId = chunks.find(({ type }) => type === "tool-approval-request")?.["approvalId"];
    return said(await say(ana, id, { approvalId, approved: true }));
  };
  return { ana, answer, approve };
}

async function listsOf(ana: Person): Promise<Record<string, string[]>> {
  const { items } = (await ana("GET", "/api/v1/collections")).json();
  const lists = items.map(async ({ id, name }: { id: string; name: string }) => {
    const members = (await ana("GET", `/api/v1/collections/${id}/creators`)).json();
    return [name, members.items.map((one: { handle: string }) => one.handle).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

test.each([
  ["pack Gretel in die Liste Herbst", "Herbst"],
  ["mets Gretel dans la liste « Été »", "Été"],
  ["Gretel ko Diwali list mein daal do", "Diwali"],
])("a list that is not there is made after a yes, and never before: %s", async (text, name) => {
  const { ana, answer, approve } = await thread();

  const offered = await answer(text);
  expect(await listsOf(ana)).toEqual({});
  await approve(offered);

  expect(await listsOf(ana)).toEqual({ [name]: ["gretel.back"] });
});

test("creators just listed are put into a list that is there, beside who is in it", async () => {
  const { ana, answer, approve } = await thread();
  await approve(await answer("put @otis.run in the list Summer tour"));
  await answer("who is in Kiel?");

  const offered = await answer("add them to the summer tour list");
  expect(await listsOf(ana)).toEqual({ "Summer tour": ["otis.run"] });
  const done = await approve(offered);

  expect(done).toBe("Added to “Summer tour”: 2. In it before: 1.");
  expect(await listsOf(ana)).toEqual({ "Summer tour": ["gretel.back", "otis.run", "tilda.kocht"] });
});

test.each([
  "pack noch tilda.kocht dazu",
  "add @tilda.kocht as well",
  "ajoute aussi @tilda.kocht",
  "tilda.kocht auch noch rein",
  "et @tilda.kocht aussi",
])("right after a list was saved, who is added is added to it: %s", async (text) => {
  const { ana, answer, approve } = await thread();
  await approve(await answer("put @otis.run in the list Winter"));
  await approve(await answer(text));

  expect(await listsOf(ana)).toEqual({ Winter: ["otis.run", "tilda.kocht"] });
});

test("who was put into a list is taken out after a yes, with who is in it told, and put back by a word", async () => {
  const { ana, answer, approve } = await thread();
  await approve(await answer("put @otis.run in the list Winter"));
  await approve(await answer("add @gretel.back as well"));

  const offered = await answer("take her off the list again");
  expect(await listsOf(ana)).toEqual({ Winter: ["gretel.back", "otis.run"] });
  const done = await approve(offered);
  expect(done).toBe("Taken out of “Winter”: 1. Say “undo” to put them back.");
  expect(await listsOf(ana)).toEqual({ Winter: ["otis.run"] });

  expect(said(await answer("wer ist jetzt drin?"))).toBe("1 Creator passt zu „list Winter“.");
  await approve(await answer("undo"));
  expect(await listsOf(ana)).toEqual({ Winter: ["gretel.back", "otis.run"] });
});

test("nobody is taken out of a list that is not there, or that does not have them", async () => {
  const { ana, answer, approve } = await thread();
  await approve(await answer("put @otis.run in the list Winter"));

  expect(said(await answer("remove @otis.run from the Easter list"))).toBe(
    "There is no list “Easter”. Nothing was changed.",
  );
  expect(await approve(await answer("nimm @gretel.back von der Liste"))).toBe(
    "In „Winter“ ist davon niemand; geändert wurde nichts.",
  );
  expect(await listsOf(ana)).toEqual({ Winter: ["otis.run"] });
});

test("a tag is put on somebody after a yes, beside the tags that are there", async () => {
  const { ana, answer, approve } = await thread();

  await approve(await answer("etiqueta a Otis como corredor"));
  const offered = await answer("tag Otis as vegan");
  const tags = async () => {
    const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
    const { id } = items.find(({ handle }: { handle: string }) => handle === "otis.run");
    return (await ana("GET", `/api/v1/creators/${id}`)).json().tags;
  };
  expect(await tags()).toEqual(["corredor"]);
  await approve(offered);

  expect(await tags()).toEqual(["corredor", "vegan"]);
});

test.each([
  ["note on Gretel: only after 6pm", "only after 6pm"],
  ["notier bei @gretel.back: nie mit Wein", "nie mit Wein"],
])("a note is written word for word after a yes, and becomes no rule of plans: %s", async (text, note) => {
  const { ana, answer, approve } = await thread();
  const notes = async () => {
    const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
    const { id } = items.find(({ handle }: { handle: string }) => handle === "gretel.back");
    return (await ana("GET", `/api/v1/creators/${id}`)).json().notes;
  };

  const offered = await answer(text);
  expect(offered.find(({ type }) => type === "tool-input-available")?.["input"]).toEqual({
    handles: ["gretel.back"],
    note,
  });
  expect(await notes()).toBeNull();
  await approve(offered);
  await approve(await answer("note on Gretel: likes tea"));

  expect(await notes()).toBe(`${note}\nlikes tea`);
  expect((await ana("GET", "/api/v1/strategy/memory")).json().items).toEqual([]);
});

test("whom nobody can tell is asked for, and nothing is written", async () => {
  const { ana, answer } = await thread();

  expect(said(await answer("put the three in the list Winter"))).toContain("Name the creator");
  expect(await listsOf(ana)).toEqual({});
});

async function ownersOf(ana: Person): Promise<Record<string, string | null>> {
  const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
  const owners = items.map(async ({ id, handle }: { id: string; handle: string }) => {
    const { owner } = (await ana("GET", `/api/v1/creators/${id}`)).json();
    return [handle, owner] as const;
  });
  return Object.fromEntries(await Promise.all(owners));
}

test("creators are handed over after a yes to exactly whom and to whom, one by one or all of a colleague, and taken back", async () => {
  const { ana, answer, approve } = await thread();
  const nobody = { "gretel.back": null, "otis.run": null, "tilda.kocht": null };

  const offered = await answer("übergib Gretel und Otis an Mira");
  expect(offered.findLast(({ type }) => type === "tool-input-available")?.["input"]).toEqual({
    handles: ["gretel.back", "otis.run"],
    owner: "Mira",
  });
  expect(await ownersOf(ana)).toEqual(nobody);
  await approve(offered);
  const done = await approve(await answer("hand Mira's creators over to Nils"));

  expect(done).toBe("Nils looks after @gretel.back, @otis.run now.");
  expect(await ownersOf(ana)).toEqual({ ...nobody, "gretel.back": "Nils", "otis.run": "Nils" });
  await approve(await answer("undo"));
  expect(await ownersOf(ana)).toEqual({ ...nobody, "gretel.back": "Mira", "otis.run": "Mira" });
  await approve(await answer("pasa Tilda a mira"));
  expect((await ownersOf(ana))["tilda.kocht"]).toBe("Mira");
  expect(said(await answer("hand Viktor's creators over to Nils"))).toBe(
    "Nobody called “Viktor” looks after creators here. Nothing was changed.",
  );
});

test("of several orders in one message each waits for its own yes, and the last one tells of all", async () => {
  const { ana, answer, approve } = await thread();
  const first = await answer("setze Otis auf zugesagt und notiere bei ihm: nur gegen Vorkasse");
  const approvalId = first.find(({ type }) => type === "tool-approval-request")?.["approvalId"];
  const second = await say(ana, await threadOf(ana), { approvalId, approved: true });

  expect(second.some(({ type }) => type === "tool-approval-request")).toBe(true);
  expect(await approve(second)).toBe(
    "Status jetzt: zugesagt (@otis.run). Notiert. Es steht im Profil, unter dem, was dort schon stand.",
  );
});

async function threadOf(ana: Person): Promise<string> {
  return (await ana("GET", "/api/v1/threads")).json().items[0].id;
}
