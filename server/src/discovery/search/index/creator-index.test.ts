import { SORT_FIELDS } from "@app/contract/discovery/filters";
import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { CreatorIndex } from "./creator-index.ts";
import { CONDITIONS } from "./conditions.ts";
import {
  isAtStage,
  NOTHING_KNOWN,
  randomCreators,
  randomFilters,
  TODAY,
} from "./random-creators.fixtures.ts";
import { byName, judge, JUDGED, sortedIds } from "./reference.fixtures.ts";

test("every filter that the index answers is in the reference and in the random searches", async () => {
  const answered = Object.keys(CONDITIONS);

  const drawn = randomFilters(400).flatMap((filters) => Object.keys(filters));

  expect(JUDGED.toSorted()).toEqual(answered.toSorted());
  expect(answered.filter((name) => !drawn.includes(name))).toEqual([]);
});

test("random searches over 2,000 random creators answer as one by one counting does", async () => {
  const creators = randomCreators(2_000, 1);
  const accounts = creators.flat();
  const index = await CreatorIndex.load(creators.slice(0, 1_700).flat());
  await index.apply(creators.slice(1_700).flat(), []);

  for (const filters of randomFilters(byLength({ short: 12, long: 250 }))) {
    const answer = index.search({ ...page(filters), limit: 2_000, atStages: atStages(creators) });

    const expected = judge(accounts, filters, TODAY);
    const ids = answer.found.map(({ id }) => id);
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.ids);
    expect(answer.total).toBe(expected.total);
    expect(byName(answer.unknown)).toEqual(expected.unknown);
    expect(answer.missing.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.missing);
  }
});

test("what was written, replaced and removed is what a fresh index answers", async () => {
  const before = randomCreators(3_000, 2);
  const index = await CreatorIndex.load(before.flat());
  const idOf = (creator: (typeof before)[number] | undefined) => creator?.[0]?.creatorId ?? "";
  const rewritten = randomCreators(2_400, 3).map((creator, at) =>
    creator.map((account) => ({ ...account, creatorId: idOf(before[at]), version: 2 })),
  );
  const removed = before.slice(2_500, 2_600).map(idOf);

  for (let at = 0; at < rewritten.length; at += 300) {
    await index.apply(rewritten.slice(at, at + 300).flat(), []);
  }
  await index.apply([], removed);

  const now = [...rewritten, ...before.slice(2_400, 2_500), ...before.slice(2_600)];
  expect(index.size).toBe(now.length);
  expect(index.version(idOf(rewritten[0]))).toBe(2);
  expect(index.version(removed[0] ?? "")).toBeUndefined();
  for (const filters of randomFilters(byLength({ short: 4, long: 20 }))) {
    const wanted = { ...page(filters), atStages: atStages(now) };
    expect(index.search(wanted).total).toBe(judge(now.flat(), filters, TODAY).total);
  }
});

test("unknown values stand last in both directions, and pages do not overlap", async () => {
  const index = await CreatorIndex.load(randomCreators(300, 4).flat());
  const order = (dir: "asc" | "desc") => {
    const pages = [0, 100, 200].map((offset) =>
      index.search({ ...page({}), sort: { by: "engagementRate", dir }, offset, limit: 100 }),
    );
    const found = pages.flatMap((answer) => answer.found);
    const accounts = new Map(index.documents(found.map(({ id }) => id)).map((each) => [each.id, each]));
    return found.map(({ accountIds: [best = ""] }) => accounts.get(best)?.engagementRate ?? null);
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
  const creators = randomCreators(400, 8).flat();
  const index = await CreatorIndex.load(creators);

  for (const dir of ["asc", "desc"] as const) {
    const { found } = index.search({ ...page({}), sort: { by, dir }, limit: 400 });

    expect(found.map(({ id }) => id)).toEqual(sortedIds(creators, { by, dir }));
  }
});

test("facets count the creators that fit", async () => {
  const creators = randomCreators(500, 5);
  const index = await CreatorIndex.load(creators.flat());

  const { facets, total } = index.search(page({ country: ["DE"] }));

  const german = creators.filter(([first]) => first?.country === "DE");
  expect(total).toBe(german.length);
  expect(facets["country"]).toEqual([{ value: "DE", count: german.length }]);
  const counted = Object.fromEntries((facets["platform"] ?? []).map(({ value, count }) => [value, count]));
  expect(counted["instagram"]).toBe(
    german.filter((accounts) => accounts.some(({ platform }) => platform === "instagram")).length,
  );
});

test("the spread of a figure counts each creator once a step, and only those who fit", async () => {
  const creators = randomCreators(500, 7);
  const index = await CreatorIndex.load(creators.flat());

  const { spread = [] } = index.search({ ...page({ country: ["DE"] }), spread: "followers" });

  const german = creators.filter(([first]) => first?.country === "DE");
  const inStep = (from: number, to: number | null) =>
    german.filter((accounts) =>
      accounts.some(
        ({ followers }) => followers !== null && followers >= from && followers < (to ?? Infinity),
      ),
    ).length;
  expect(spread.length).toBeGreaterThan(2);
  expect(spread).toEqual(spread.map(({ from, to }) => ({ from, to, count: inStep(from, to) })));
  expect(spread.at(0)?.count).toBeGreaterThan(0);
  expect(spread.at(-1)?.count).toBeGreaterThan(0);
  expect(index.search(page({ country: ["DE"] }))).not.toHaveProperty("spread");
});

test("a filter that nobody has a value for is missing, and takes everybody out of the total", async () => {
  const creators = randomCreators(50, 6)
    .flat()
    .map((account) => ({ ...account, engagementRate: null }));
  const index = await CreatorIndex.load(creators);

  const answer = index.search(page({ engagementRate: { min: 3 } }));

  expect(answer).toMatchObject({
    total: 0,
    missing: ["engagementRate"],
    unknown: [{ filter: "engagementRate", count: 50 }],
  });
});

test("the share of one gender follows from that of the other", async () => {
  const creators = randomCreators(2, 6)
    .flat()
    .map((account, at) => ({ ...account, audienceGenders: at === 0 ? { female: 12 } : null }));
  const index = await CreatorIndex.load(creators);

  const answer = index.search(page({ audienceGender: { value: "male", minShare: 50 } }));

  expect(answer).toMatchObject({ total: 1, missing: [] });
});

test.each<Filters>([
  { status: ["declined"] },
  { statusNot: ["declined"] },
  { owner: ["lena"] },
  { lastContact: { withinDays: 30 } },
  { workedWithNot: {} },
  { field: [{ name: "contract", op: "is", value: "exclusive" }] },
])("what the data does not hold matches nobody and is told as missing: %j", async (filters) => {
  const unknown = randomCreators(20, 8).flatMap((accounts) =>
    accounts.map((account) => ({ ...account, facts: [], team: NOTHING_KNOWN })),
  );
  const index = await CreatorIndex.load(unknown);

  const answer = index.search(page(filters));

  expect(answer).toMatchObject({ total: 0, missing: Object.keys(filters) });
});

test("a value that is known and one that is not share the creators between them", async () => {
  const creators = randomCreators(200, 9).flatMap(([account]) => account ?? []);
  const index = await CreatorIndex.load(creators);

  const [known, unknown] = [{ has: ["price" as const] }, { hasNot: ["price" as const] }].map(
    (filters) => index.search(page(filters)).total,
  );

  expect(known).toBe(creators.filter(({ price }) => price !== null).length);
  expect(unknown).toBe(creators.length - (known ?? 0));
});

test("a creator falls out when any account has what is left out, and is unknown only when none tells", async () => {
  const creators = randomCreators(60, 9).filter((accounts) => accounts.length > 1);
  const silent = { brands: null, categories: [], words: new Set<string>(), hasText: false };
  const pairs = creators
    .slice(0, 3)
    .map((accounts) => accounts.slice(0, 2).map((a) => ({ ...a, ...silent })));
  const [named, clean, unknown] = pairs;
  const index = await CreatorIndex.load([
    { ...required(named?.[0]), platform: "tiktok", ...telling("northpine", "alcohol", "casino") },
    { ...required(named?.[1]), platform: "instagram", ...telling("mosswear", "food", "coffee") },
    { ...required(clean?.[0]), platform: "tiktok" },
    { ...required(clean?.[1]), platform: "instagram", ...telling("mosswear", "food", "coffee") },
    ...required(unknown).map((account) => ({ ...account, platform: "instagram" })),
  ]);

  const asked: Filters[] = [
    { brandNot: ["northpine"] },
    { categoryNot: ["alcohol"] },
    { keywordsNot: ["casino"] },
    { workedWithNot: { brand: "northpine", withinDays: 30 } },
  ];

  for (const filters of asked) {
    const [filter] = Object.keys(filters);
    const answer = index.search(page({ platform: ["instagram"], ...filters }));
    const elsewhere = index.search(page({ platform: ["tiktok"], ...filters }));
    expect(answer.found.map(({ id }) => id)).toEqual([clean?.[0]?.creatorId]);
    expect(answer.unknown).toEqual([{ filter, count: 1 }]);
    expect(elsewhere).toMatchObject({ total: 1, unknown: [] });
  }
});

test("what is known of the creator is known of every account, and a figure of its own account alone", async () => {
  const [pair = []] = randomCreators(40, 9).filter((accounts) => accounts.length > 1);
  const [first, second] = pair.map((account) => ({ ...account, facts: [], categories: [], price: null }));
  const index = await CreatorIndex.load([
    { ...required(first), platform: "instagram", facts: ["email", "bio"], price: 500 },
    { ...required(second), platform: "tiktok" },
  ]);
  const totalOf = (filters: Filters) => index.search(page(filters)).total;

  expect(totalOf({ platform: ["tiktok"], has: ["email", "bio"] })).toBe(1);
  expect(totalOf({ hasNot: ["bio"] })).toBe(0);
  expect(totalOf({ hasNot: ["phone", "category"] })).toBe(1);
  expect(totalOf({ platform: ["tiktok"], has: ["price"] })).toBe(0);
  expect(totalOf({ platform: ["tiktok"], hasNot: ["price"] })).toBe(1);
  expect(totalOf({ platform: ["instagram"], hasNot: ["price"] })).toBe(0);
  expect(totalOf({ hasNot: ["price"] })).toBe(0);
});

test("a value that nobody here has is told as missing, asked for as known or as not known", async () => {
  const nobody = randomCreators(20, 8).flatMap((accounts) =>
    accounts.map((account) => ({ ...account, facts: [], team: NOTHING_KNOWN })),
  );
  const index = await CreatorIndex.load(nobody);

  const known = index.search(page({ has: ["phone", "country", "field:shoe size"] }));
  const unknown = index.search(page({ hasNot: ["email"] }));

  expect(known).toMatchObject({ total: 0, missing: ["phone", "field:shoe size"] });
  expect(unknown).toMatchObject({ total: 20, missing: ["email"] });
});

test("conditions on figures hold within one account, and a creator stands once with the accounts that fit", async () => {
  const [one = [], two = []] = randomCreators(40, 9).filter((accounts) => accounts.length > 1);
  const figures = { followers: null, avgViews: null, engagementRate: null };
  const small = { ...figures, platform: "instagram", followers: 5_000, engagementRate: 8 };
  const large = { ...figures, platform: "tiktok", followers: 90_000, engagementRate: 1 };
  const accounts = [
    ...one.slice(0, 2).map((account, at) => ({ ...account, ...(at === 0 ? large : small) })),
    ...two
      .slice(0, 2)
      .map((account, at) => ({ ...account, ...(at === 0 ? large : figures), platform: "tiktok" })),
  ];
  const index = await CreatorIndex.load(accounts);
  const [first, second, , unknown] = accounts;
  const [whole, both, sized] = [
    {},
    { followers: { min: 50_000 }, engagementRate: { min: 5 } },
    { engagementRate: { min: 5 } },
  ].map((filters) => index.search(page(filters)));
  const everywhere = index.search(page({ platformAll: ["instagram", "tiktok"] }));

  expect(whole).toMatchObject({
    total: 2,
    facets: {
      platform: [
        { value: "tiktok", count: 2 },
        { value: "instagram", count: 1 },
      ],
    },
  });
  expect(both).toMatchObject({
    total: 0,
    found: [],
    unknown: [
      { filter: "followers", count: 1 },
      { filter: "engagementRate", count: 1 },
    ],
  });
  expect(sized?.found).toEqual([{ id: second?.creatorId, accountIds: [second?.id] }]);
  expect(sized?.unknown).toEqual([{ filter: "engagementRate", count: 1 }]);
  expect(everywhere.found).toEqual([{ id: first?.creatorId, accountIds: [first?.id, second?.id] }]);
  expect(index.documents([unknown?.creatorId ?? ""])).toHaveLength(2);
});

function telling(brand: string, category: string, word: string) {
  const brands = new Map([[brand, { lastDay: TODAY - 5 }]]);
  return { brands, categories: [category], words: new Set([word]), hasText: true };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("There is none.");
  return value;
}

function page(filters: Filters) {
  return {
    filters,
    sort: { by: "followers", dir: "desc" } as const,
    offset: 0,
    limit: 10,
    today: TODAY,
    seesPrices: true,
  };
}

function atStages(creators: readonly { creatorId: string }[][]): ReadonlySet<string> {
  return new Set(
    creators.flatMap((accounts) => accounts.map(({ creatorId }) => creatorId)).filter(isAtStage),
  );
}
