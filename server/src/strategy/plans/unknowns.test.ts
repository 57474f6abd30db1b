import type { FilterName } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { candidate, planHiring } from "./planning.fixtures.ts";

const KNOWN = candidate("known");
const NOTHING: Partial<Candidate> = {
  price: null,
  followers: null,
  medianViews: null,
  engagementRate: null,
  country: null,
  city: null,
  language: null,
  categories: [],
  audience: {},
};

async function unknownOf(stated: Said) {
  const rows = [
    { ...KNOWN, categories: ["food"], city: "berlin" },
    candidate("x", NOTHING),
    candidate("y", NOTHING),
  ];
  const { unknown } = await planHiring(stated, rows, { known: 1 });
  return unknown.map(({ field, count, of }) => `${field} ${count} of ${of}`);
}

/** Whoever a filter does not know is taken, too. */
function taking(...includeUnknown: FilterName[]): Said {
  return { filters: { includeUnknown } };
}

const ALWAYS = ["price 2 of 3", "followers 2 of 3", "avgViews 2 of 3", "engagementRate 2 of 3"];

test.each<[string, Said, string[]]>([
  ["nothing more", {}, []],
  ["the country where markets are named", { markets: ["DE"], ...taking("country") }, ["country 2 of 3"]],
  [
    "the city where cities are named",
    { cities: ["berlin"], ...taking("city") },
    ["country 2 of 3", "city 2 of 3"],
  ],
  ["the topic where one is named", { categories: ["food"] }, ["category 2 of 3"]],
  ["the language where one is named", { languages: ["de"], ...taking("language") }, ["language 2 of 3"]],
  ["the audience where women are wanted", { gender: "female" }, ["audience 3 of 3"]],
  ["the audience where an age is wanted", { age: { min: 18, max: 24 } }, ["audience 3 of 3"]],
])("unknown prices, followers, views and reactions are counted, and %s", async (_, stated, more) => {
  expect(await unknownOf(stated)).toEqual([...ALWAYS, ...more]);
});

test("whoever is left out since a stated value is unknown is counted apart", async () => {
  expect(await unknownOf({ markets: ["DE"] })).toEqual(["country 2 of 3"]);
  expect(await unknownOf({ markets: ["DE"], languages: ["de"] })).toEqual([
    "country 2 of 3",
    "language 2 of 3",
  ]);
});

test("whoever is shut out is not counted, and what is known of everybody is not named", async () => {
  expect(await unknownOf({ knownPrices: true })).toEqual([]);
});

/** The value named for a creator that lies so many people beyond the border; a cent buys a hundredth of one. */
async function decisiveOf(
  margin: number | undefined,
  part: Partial<Candidate>,
  { isIn = false, stated = {}, perUnit = 0.01 }: { isIn?: boolean; stated?: Said; perUnit?: number } = {},
) {
  const one = candidate("x", part);
  const hired: Record<string, number> = isIn ? { x: 1 } : { known: 1 };
  const { decisive } = await planHiring(stated, [KNOWN, one], hired, (placeOf) => ({
    perUnit,
    worth: Object.assign([], margin === undefined ? {} : { [placeOf("x")]: margin }),
  }));
  return decisive.map(({ handle, field }) => `${handle} ${field}`).join(", ");
}

const women: Said = { gender: "female" };
const german: Said = { markets: ["DE"], ...taking("country") };

test.each<[string, number, Partial<Candidate>, Said]>([
  ["avgViews", 400, { medianViews: null }, {}],
  ["country", 350, { country: null }, german],
  ["audience", 200, {}, women],
])(
  "an unknown %s decides up to %i people from the border, for those outside and inside",
  async (field, reach, part, stated) => {
    const near = reach - 0.5;

    expect(await decisiveOf(-near, part, { stated })).toBe(`x ${field}`);
    expect(await decisiveOf(-reach, part, { stated })).toBe("");
    expect(await decisiveOf(near, part, { stated, isIn: true })).toBe(`x ${field}`);
    expect(await decisiveOf(reach, part, { stated, isIn: true })).toBe("");
  },
);

test("an estimated price decides by how far it may be lower outside, and higher inside", async () => {
  const unpriced = { price: null };

  expect(await decisiveOf(-63.9, unpriced)).toBe("x price");
  expect(await decisiveOf(-64, unpriced)).toBe("");
  expect(await decisiveOf(59.9, unpriced, { isIn: true })).toBe("x price");
  expect(await decisiveOf(60, unpriced, { isIn: true })).toBe("");
});

test("on the wrong side of the border counts as on it", async () => {
  const unseen = { medianViews: null };

  expect(await decisiveOf(9999, unseen)).toBe("x avgViews");
  expect(await decisiveOf(-9999, unseen, { isIn: true })).toBe("x avgViews");
});

test("nothing decides where everything is known, nothing is sold, or nobody knows how near a creator is", async () => {
  const unseen = { medianViews: null };

  expect(await decisiveOf(-1, {})).toBe("");
  expect(await decisiveOf(-1, { country: null })).toBe("");
  expect(await decisiveOf(-1, unseen, { perUnit: 0 })).toBe("");
  expect(await decisiveOf(undefined, unseen)).toBe("");
  expect(await decisiveOf(-Infinity, unseen)).toBe("");
  expect(await decisiveOf(0, { ...unseen, price: null, followers: null })).toBe("");
  expect(
    await decisiveOf(-1, { ...unseen, followers: 1 }, { stated: { followers: { min: 2, max: null } } }),
  ).toBe("");
});

test("of the values that decide, one is named for each creator, the strongest first, seven at most", async () => {
  const rows = Array.from({ length: 9 }, (_, index) =>
    candidate(`c${index}`, { medianViews: null, country: null }),
  );
  const { decisive } = await planHiring(german, [KNOWN, ...rows], { known: 1 }, (placeOf) => ({
    perUnit: 0.01,
    worth: Object.assign(
      [],
      Object.fromEntries(rows.map(({ handle }, index) => [placeOf(handle), -9 + index])),
    ),
  }));

  expect(decisive.map(({ handle, field }) => `${handle} ${field}`)).toEqual(
    [8, 7, 6, 5, 4, 3, 2].map((number) => `c${number} avgViews`),
  );
  expect(decisive[0]).toEqual({ creatorId: "c8", platform: "instagram", handle: "c8", field: "avgViews" });
});
