import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { candidate } from "./planning.fixtures.ts";
import { createReachModel, expectedViews, knowsAudience, reachOf } from "./reach.ts";

const AUSTRIANS = {
  label: "at least 2 in Austria or Switzerland",
  field: "country",
  value: "AT|CH",
  of: "creators",
} as const;

function cellsOf(stated: Said, candidates: Candidate[]) {
  return createReachModel(briefOf(stated), candidates).cells.map(({ country, community, people }) => [
    community === null ? country : `${country} ${community}`,
    people,
  ]);
}

/** Share of each cell that sees the pieces of a creator. */
function seenOf(stated: Said, one: Candidate, pieces = 1, others: Candidate[] = []) {
  const model = createReachModel(briefOf(stated), [one, ...others]);
  const pressure = model.pressureOf(one, pieces);
  const places = pressure?.cells.map((cell, place): [string, number] => {
    const { country, community, people } = model.cells[cell] ?? { country: "", community: null, people: 0 };
    const share = -Math.expm1(-(pressure.values[place] ?? 0));
    return [community === null ? country : `${country} ${community}`, Math.round(share * people)];
  });
  return pressure && Object.fromEntries(places ?? []);
}

test.each([
  [{ medianViews: 700, followers: 50_000 }, 700],
  [{ medianViews: 1, followers: null }, 1],
  [{ medianViews: 0, followers: 1000 }, 150],
  [{ medianViews: null, followers: 1 }, 0.15],
  [{ medianViews: null, followers: 100_000 }, 15_000],
  [{ medianViews: null, followers: 5_050_000 }, 530_250],
  [{ medianViews: null, followers: 10_000_000 }, 600_000],
  [{ medianViews: null, followers: 20_000_000 }, 1_200_000],
  [{ medianViews: null, followers: 0 }, null],
  [{ medianViews: null, followers: null }, null],
])("a piece of %o is expected to get %s views", (known, views) => {
  const expected = expectedViews(candidate("x", known));

  expect(expected === null ? null : Math.round(expected * 100) / 100).toBe(views);
});

test("the people who count are those of the markets, and of countries that a minimum asks for", () => {
  expect(cellsOf({ markets: ["DE"] }, [])).toEqual([["DE", 65_000_000]]);
  expect(cellsOf({ markets: ["DE"], rules: [{ ...AUSTRIANS, min: 2, max: null }] }, [])).toEqual([
    ["AT", 7_000_000],
    ["CH", 7_000_000],
    ["DE", 65_000_000],
  ]);
  expect(cellsOf({ markets: ["DE"], rules: [{ ...AUSTRIANS, min: null, max: 2 }] }, [])).toHaveLength(1);
  expect(
    cellsOf({ markets: ["DE"], rules: [{ ...AUSTRIANS, field: "city", min: 2, max: null }] }, []),
  ).toHaveLength(1);
  expect(cellsOf({ markets: ["IS"] }, [])).toEqual([["IS", 10_000_000]]);
});

const rows = (country: string, count: number) =>
  Array.from({ length: count }, (_, index) => candidate(`${country}.${index}`, { country }));
const names = (candidates: Candidate[]) => cellsOf({}, candidates).map(([name]) => name);

test("without a market it is the twelve countries where most creators are, and anywhere when none is known", () => {
  const countries = ["DE", "AT", "CH", "FR", "ES", "PT", "IT", "GB", "IE", "NL", "BE", "PL"];
  const many = countries.flatMap((country) => rows(country, 3));

  expect(names([...rows("AE", 2), ...many])).toEqual(countries.toSorted());
  expect(names([...many, ...rows("AE", 4)])).toEqual(
    ["AE", ...countries.filter((one) => one !== "PT")].toSorted(),
  );
  expect(names([candidate("x", { country: null })])).toEqual(["XX"]);
});

test("the communities of a market hold half of it between them", () => {
  const both = [candidate("a", { categories: ["food", "travel"] }), candidate("b", { categories: ["tech"] })];

  expect(cellsOf({ markets: ["DE"] }, both)).toEqual([
    ["DE", 32_500_000],
    ["DE food", 16_250_000],
    ["DE tech", 16_250_000],
  ]);
});

test.each<[Said, number]>([
  [{ gender: "female" }, 50],
  [{ age: { min: 18, max: 24 } }, 25],
  [{ age: { min: 18, max: 34 } }, 56],
  [{ age: { min: 20, max: null } }, (5 / 7) * 25 + 66],
  [{ age: { min: null, max: 17 } }, 9],
  [{ age: { min: 60, max: null } }, (40 / 45) * 7],
  [{ gender: "male", age: { min: 25, max: 34 } }, 15.5],
])("%o is a part of every market", (stated, percent) => {
  const [, people] = cellsOf({ ...stated, markets: ["DE"] }, [])[0] ?? [];

  expect(people).toBeCloseTo(650_000 * percent, 0);
});

const PAID = Math.exp(-0.18);

test("paid views of a creator are seen at home, and each further piece adds less", () => {
  const one = candidate("x", { medianViews: 100_000 });
  const seen = (pieces: number) => seenOf({ markets: ["DE"] }, one, pieces)?.["DE"];

  expect(seen(1)).toBe(Math.round(70_000 * PAID));
  expect(seen(2)).toBe(Math.round(70_000 * PAID * 1.45));
  expect(seen(3)).toBe(Math.round(70_000 * PAID * 1.6525));
});

test.each<[string, Partial<Candidate>, Record<string, number>]>([
  [
    "measured shares are taken as they are",
    { audience: { countries: { DE: 40, AT: 10 } } },
    { AT: 10, DE: 40 },
  ],
  [
    "where shares are measured, the rest is elsewhere",
    { country: "FR", audience: { countries: { DE: 40 } } },
    { DE: 40 },
  ],
  ["people at home are known without a measure", { audience: { countries: { AT: 20 } } }, { AT: 20, DE: 70 }],
  ["abroad a creator has few people", { country: "FR" }, { AT: 3, DE: 3 }],
  ["of nobody knows where, a third is spread over the markets", { country: null }, { AT: 17.5, DE: 17.5 }],
  ["no people, no part", { audience: { countries: { AT: 0, DE: 1 } } }, { DE: 1 }],
])("%s", (_, part, percents) => {
  const one = candidate("x", { medianViews: 100_000, ...part });

  expect(seenOf({ markets: ["DE", "AT"] }, one)).toEqual(
    Object.fromEntries(
      Object.entries(percents).map(([country, percent]) => [country, Math.round(1000 * percent * PAID)]),
    ),
  );
});

test("most of those who see a creator belong to the community of its main topic", () => {
  const one = candidate("x", { medianViews: 100_000, categories: ["food", "tech"] });

  expect(seenOf({ markets: ["DE"] }, one)).toEqual({
    DE: Math.round(28_000 * PAID),
    "DE food": Math.round(42_000 * PAID),
  });
});

test("a topic beyond the twelve most common ones is no community of its own", () => {
  const topics = "beauty fashion fitness food gaming music parenting pets sports tech travel vegan".split(
    " ",
  );
  const others = topics.flatMap((topic) =>
    [1, 2].map((number) => candidate(`${topic}.${number}`, { categories: [topic] })),
  );
  const rare = candidate("x", { medianViews: 100_000, categories: ["yoga"] });

  expect(seenOf({ markets: ["DE"] }, rare, 1, others)).toEqual({ DE: Math.round(70_000 * PAID) });
});

test("nobody reaches more than nine tenths of a market", () => {
  const star = candidate("x", { medianViews: 90_000_000, country: "LU" });

  expect(seenOf({ markets: ["LU"] }, star)).toEqual({ LU: 450_000 });
});

test("without views and followers nobody can say who sees a piece", () => {
  const unknown = candidate("x", { medianViews: null, followers: null });

  expect(seenOf({ markets: ["DE"] }, unknown)).toBeNull();
});

test.each<[string, Said, Partial<Candidate>, number]>([
  ["measured women", { gender: "female" }, { audience: { female: 30 } }, 30],
  ["measured men", { gender: "male" }, { audience: { female: 30 } }, 70],
  ["women of a topic", { gender: "female" }, { categories: ["beauty"] }, 80],
  ["men of a topic", { gender: "male" }, { categories: ["beauty"] }, 20],
  ["women where nothing is known", { gender: "female" }, { categories: ["pets"] }, 50],
  ["nobody, of whom a hundredth is kept", { gender: "male" }, { audience: { female: 100 } }, 1],
  ["measured ages", { age: { min: 18, max: 24 } }, { audience: { ages: { "18-24": 40 } } }, 40],
  [
    "ages beyond a hundred",
    { age: { min: 18, max: 24 } },
    { audience: { ages: { "18-24": 150, "25-34": 50 } } },
    75,
  ],
  ["an open group", { age: { min: 65, max: null } }, { audience: { ages: { "18-24": 80, "65+": 20 } } }, 20],
  ["a part of a group", { age: { min: 20, max: 21 } }, { audience: { ages: { "18-24": 70 } } }, 20],
])("of an audience count %s", (_, stated, part, percent) => {
  const one = candidate("x", { medianViews: 100_000, ...part });

  const seen = Object.values(seenOf({ ...stated, markets: ["DE"] }, one) ?? {});

  expect(seen.reduce((sum, people) => sum + people, 0)).toBeCloseTo(700 * percent * PAID, -1);
});

test.each<[Said, Candidate["audience"], boolean]>([
  [{}, {}, true],
  [{ gender: "female" }, {}, false],
  [{ gender: "female" }, { female: 0 }, true],
  [{ age: { min: 18, max: 24 } }, { female: 0 }, false],
  [{ age: { min: 18, max: 24 } }, { ages: {} }, true],
  [{ gender: "male", age: { min: 18, max: 24 } }, { ages: {} }, false],
])("for %o, an audience of %o is known: %s", (stated, audience, isKnown) => {
  expect(knowsAudience(briefOf(stated), candidate("x", { audience }))).toBe(isKnown);
});

test("two creators of one market reach some people twice", () => {
  const half = Math.log(2);

  expect(reachOf([{ people: 1000 }, { people: 500 }], [half])).toBeCloseTo(500);
  expect(reachOf([{ people: 1000 }], [half + half])).toBeCloseTo(750);
});
