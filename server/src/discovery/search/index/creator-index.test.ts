import { SORT_FIELDS } from "@app/contract/discovery/filters";
import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { CreatorIndex } from "./creator-index.ts";
import { CONDITIONS } from "./conditions.ts";
import { randomCreators, randomFilters, TODAY } from "./random-creators.fixtures.ts";
import { byName, judge, JUDGED, sortedIds } from "./reference.fixtures.ts";

test("every filter that the index answers is in the reference and in the random searches", async () => {
  const answered = Object.keys(CONDITIONS);

  const drawn = randomFilters(250).flatMap((filters) => Object.keys(filters));

  expect(JUDGED.toSorted()).toEqual(answered.toSorted());
  expect(answered.filter((name) => !drawn.includes(name))).toEqual([]);
});

test("random searches over 2,000 random creators answer as one by one counting does", async () => {
  const creators = randomCreators(2_000, 1);
  const index = await CreatorIndex.load(creators.slice(0, 1_700));
  await index.apply(creators.slice(1_700), []);

  for (const filters of randomFilters(byLength({ short: 20, long: 250 }))) {
    const answer = index.search({ ...page(filters), limit: 2_000 });

    const expected = judge(creators, filters, TODAY);
    expect(answer.ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.ids);
    expect(answer.total).toBe(expected.total);
    expect(byName(answer.unknown)).toEqual(expected.unknown);
    expect(answer.missing.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.missing);
  }
});

test("what was written, replaced and removed is what a fresh index answers", async () => {
  const before = randomCreators(3_000, 2);
  const index = await CreatorIndex.load(before);
  const rewritten = randomCreators(2_400, 3).map((creator, at) => ({
    ...creator,
    id: before[at]?.id ?? creator.id,
    version: 2,
  }));
  const removed = before.slice(2_500, 2_600).map(({ id }) => id);

  for (let at = 0; at < rewritten.length; at += 300) await index.apply(rewritten.slice(at, at + 300), []);
  await index.apply([], removed);

  const now = [...rewritten, ...before.slice(2_400, 2_500), ...before.slice(2_600)];
  expect(index.size).toBe(now.length);
  expect(index.version(rewritten[0]?.id ?? "")).toBe(2);
  expect(index.version(removed[0] ?? "")).toBeUndefined();
  for (const filters of randomFilters(20)) {
    expect(index.search(page(filters)).total).toBe(judge(now, filters, TODAY).total);
  }
});

test("unknown values stand last in both directions, and pages do not overlap", async () => {
  const index = await CreatorIndex.load(randomCreators(300, 4));
  const order = (dir: "asc" | "desc") => {
    const pages = [0, 100, 200].map((offset) =>
      index.search({ ...page({}), sort: { by: "engagementRate", dir }, offset, limit: 100 }),
    );
    return index.documents(pages.flatMap(({ ids }) => ids)).map(({ engagementRate }) => engagementRate);
  };

  const [rising, falling] = [order("asc"), order("desc")];

  expect(rising).toHaveLength(300);
  for (const list of [rising, falling]) {
    const firstUnknown = list.indexOf(null);
    expect(list.slice(firstUnknown).every((value) => value === null)).toBe(true);
  }
  const known = rising.filter((value) => value !== null);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
});

test.each(SORT_FIELDS)("a list by %s stands as one by one comparing puts it", async (by) => {
  const creators = randomCreators(400, 8);
  const index = await CreatorIndex.load(creators);

  for (const dir of ["asc", "desc"] as const) {
    const { ids } = index.search({ ...page({}), sort: { by, dir }, limit: 400 });

    expect(ids).toEqual(sortedIds(creators, { by, dir }));
  }
});

test("facets count the creators that fit", async () => {
  const creators = randomCreators(500, 5);
  const index = await CreatorIndex.load(creators);

  const { facets, total } = index.search(page({ country: ["DE"] }));

  const german = creators.filter(({ country }) => country === "DE");
  expect(total).toBe(german.length);
  expect(facets["country"]).toEqual([{ value: "DE", count: german.length }]);
  const counted = Object.fromEntries((facets["platform"] ?? []).map(({ value, count }) => [value, count]));
  expect(counted["instagram"]).toBe(german.filter(({ platform }) => platform === "instagram").length);
});

test("a filter that nobody has a value for is missing, and takes everybody out of the total", async () => {
  const creators = randomCreators(50, 6).map((creator) => ({ ...creator, engagementRate: null }));
  const index = await CreatorIndex.load(creators);

  const answer = index.search(page({ engagementRate: { min: 3 } }));

  expect(answer).toMatchObject({
    total: 0,
    missing: ["engagementRate"],
    unknown: [{ filter: "engagementRate", count: 50 }],
  });
});

test.each<Filters>([
  { status: ["declined"] },
  { statusNot: ["declined"] },
  { owner: ["lena"] },
  { lastContact: { withinDays: 30 } },
  { workedWithNot: {} },
  { field: [{ name: "contract", op: "is", value: "exclusive" }] },
])("what the data does not hold matches nobody and is told as missing: %j", async (filters) => {
  const index = await CreatorIndex.load(randomCreators(20, 8));

  const answer = index.search(page(filters));

  expect(answer).toMatchObject({ total: 0, missing: Object.keys(filters) });
});

test("a value that is known and one that is not share the creators between them", async () => {
  const creators = randomCreators(200, 9);
  const index = await CreatorIndex.load(creators);

  const [known, unknown] = [{ has: ["price" as const] }, { hasNot: ["price" as const] }].map(
    (filters) => index.search(page(filters)).total,
  );

  expect(known).toBe(creators.filter(({ price }) => price !== null).length);
  expect(unknown).toBe(creators.length - (known ?? 0));
});

function page(filters: Filters) {
  return { filters, sort: { by: "followers", dir: "desc" } as const, offset: 0, limit: 10, today: TODAY };
}
