import { onTestFinished, expect, test } from "vitest";
import { createLog } from "#/platform/log.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { NOTHING_HAPPENED } from "./search.fixtures.ts";
import { SearchIndexes } from "./search.indexes.ts";

/** Creators that one workspace of these tests has. */
const CREATORS = 3;

test("of more workspaces than memory is for, the one searched longest ago is loaded anew and answers the same", async () => {
  const indexes = await openIndexes(2 * CREATORS);
  const [ana, ben, cleo] = [await withCreators("ana"), await withCreators("ben"), await withCreators("cleo")];
  const first = await indexes.fresh(ana.workspaceId);
  const second = await indexes.fresh(ben.workspaceId);

  await indexes.fresh(ana.workspaceId);
  await indexes.fresh(cleo.workspaceId);

  const again = await indexes.fresh(ana.workspaceId);
  const anew = await indexes.fresh(ben.workspaceId);
  expect(again).toBe(first);
  expect(anew).not.toBe(second);
  expect(await anew.namesInTurns(["ben"], CREATORS)).toEqual(await second.namesInTurns(["ben"], CREATORS));
  expect(anew.size).toBe(CREATORS);
});

test("what changed while an index was out of memory is in it when it comes back", async () => {
  const indexes = await openIndexes(CREATORS);
  const [ana, ben] = [await withCreators("ana"), await withCreators("ben")];
  await indexes.fresh(ana.workspaceId);
  await indexes.fresh(ben.workspaceId);

  await ana("POST", "/api/v1/imports", { text: "Platform,Handle,Followers\ninstagram,ana.new,9" });

  const index = await indexes.fresh(ana.workspaceId);
  expect(index.size).toBe(CREATORS + 1);
  expect(await index.namesInTurns(["new"], CREATORS)).toHaveLength(1);
});

test("an index that had to make room while it was read answers all the same", async () => {
  const indexes = await openIndexes(CREATORS);
  const people = [await withCreators("ana"), await withCreators("ben"), await withCreators("cleo")];

  const read = await Promise.all(people.map(({ workspaceId }) => indexes.fresh(workspaceId)));

  expect(read.map(({ size }) => size)).toEqual([CREATORS, CREATORS, CREATORS]);
});

test("a workspace that has grown takes the room that it needs now", async () => {
  const indexes = await openIndexes(2 * CREATORS);
  const [ana, ben] = [await withCreators("ana"), await withCreators("ben")];
  const before = await indexes.fresh(ben.workspaceId);
  await indexes.fresh(ana.workspaceId);

  await ana("POST", "/api/v1/imports", { text: "Platform,Handle,Followers\ninstagram,ana.new,9" });
  await indexes.fresh(ana.workspaceId);

  expect(await indexes.fresh(ben.workspaceId)).not.toBe(before);
});

test.each([99, 100, 201])("all of %i creators are in the index", async (count) => {
  const indexes = await openIndexes(count);
  const ana = await withCreators("ana", count);

  const index = await indexes.fresh(ana.workspaceId);

  expect(index.size).toBe(count);
});

test("a workspace without creators is searched too", async () => {
  const indexes = await openIndexes(CREATORS);
  const app = await sharedApp();
  const { workspaceId } = await app.signIn();

  const first = await indexes.fresh(workspaceId);

  expect(first.size).toBe(0);
  expect(await indexes.fresh(workspaceId)).toBe(first);
});

async function openIndexes(creatorsMax: number): Promise<SearchIndexes> {
  const { db } = await sharedApp();
  const indexes = new SearchIndexes({ db, log: createLog("silent"), own: NOTHING_HAPPENED }, creatorsMax);
  onTestFinished(() => indexes.stop());
  return indexes;
}

async function withCreators(name: string, count = CREATORS): Promise<Person> {
  const app = await sharedApp();
  const person = await app.signIn();
  const rows = Array.from({ length: count }, (_, at) => `instagram,${name}${at},${at + 1}000`);
  await person("POST", "/api/v1/imports", { text: ["Platform,Handle,Followers", ...rows].join("\n") });
  return person;
}
