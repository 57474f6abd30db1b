import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { handle, headers, own, refused, says, sheet, totals, unknown } from "./cells.ts";
import type { Person } from "./people.ts";
import { score } from "./score.ts";
import { makeSheets } from "./sheets.ts";
import { NOTHING_STORED } from "./stored.ts";
import type { Stored, StoredAccount, StoredCreator } from "./stored.ts";
import type { Price, Sheet } from "./truth.ts";

const ANA: Person = {
  key: "ana",
  name: "Ana Sol",
  handles: { instagram: "ana.sol", tiktok: "anasoltt" },
  city: "Madrid",
  country: "ES",
  countryName: "Spain",
  email: "ana@sol.example",
  phone: "+34 600 555 010",
};
const REEL: Price = { amount: 45_000, currency: "EUR", format: "reel" };
const SHEET = sheet({
  name: "small",
  kind: "people",
  people: [ANA],
  rows: [
    headers("IG|TikTok|Followers IG|Reel IG|Story IG|Shoe size|Views TT"),
    [
      handle(ANA, "instagram", "@Ana.Sol"),
      handle(ANA, "tiktok"),
      says("ana", "instagram.followers", "12,5 Tsd", 12_500),
      says("ana", "instagram.prices", "450 €", REEL),
      refused("ana", "instagram.prices", "auf Anfrage", "no amount is named"),
      own("ana", "Shoe size", "38"),
      unknown("-"),
    ],
    totals("Total", "", "12500"),
  ],
  never: [{ says: "A shoe size is no count", fields: ["avgViews"] }],
});
const INSTAGRAM: StoredAccount = {
  platform: "instagram",
  handle: "ana.sol",
  fields: { followers: 12_500 },
  prices: [REEL],
};
const TIKTOK: StoredAccount = { platform: "tiktok", handle: "AnaSolTT", fields: {}, prices: [] };
const STORED: StoredCreator = { id: "1", accounts: [INSTAGRAM, TIKTOK], fields: {} };
const PERFECT: Stored = {
  ...NOTHING_STORED,
  creators: [STORED],
  ownFields: [{ of: "1", name: "shoe size", value: "38" }],
  refused: [{ row: 1, column: 4, reason: "“auf Anfrage” is no price" }],
};

function withAccount(change: Partial<StoredAccount>, more: Partial<Stored> = {}): Stored {
  return { ...PERFECT, creators: [{ ...STORED, accounts: [{ ...INSTAGRAM, ...change }, TIKTOK] }], ...more };
}

function counts(stored: Stored, of: Sheet = SHEET) {
  const { right, listed, lost, harmful, invented, broken } = score(of, stored);
  return { right, listed, lost, harmful, invented, broken };
}

const ALL_RIGHT = { right: 16, listed: 0, lost: 0, harmful: 0, invented: 0, broken: [] };

test("what is stored as it is meant, kept as an own field or refused with a word is right", () => {
  expect(counts(PERFECT)).toEqual(ALL_RIGHT);
  expect(score(SHEET, PERFECT)).toMatchObject({ cells: 16, nothing: 10, faults: [] });
});

test("a cell that people are told is left out is listed", () => {
  const told: Stored = { ...PERFECT, ownFields: [], leftOut: [5] };
  const rowTold: Stored = { ...NOTHING_STORED, refused: [{ row: 1, column: null, reason: "no platform" }] };

  expect(counts(told)).toEqual({ ...ALL_RIGHT, right: 15, listed: 1 });
  expect(counts(rowTold)).toEqual({ ...ALL_RIGHT, right: 10, listed: 6 });
});

test("a value that is kept only under its own name is listed", () => {
  const ownFields = [...PERFECT.ownFields, { of: "1", name: "Followers IG", value: "12,5 Tsd" }];

  expect(counts(withAccount({ fields: {} }, { ownFields }))).toEqual({ ...ALL_RIGHT, right: 15, listed: 1 });
});

test("a cell that is nowhere and of which nothing is said is lost", () => {
  expect(counts({ ...PERFECT, refused: [] })).toEqual({ ...ALL_RIGHT, right: 15, lost: 1 });
  expect(counts(withAccount({ fields: {} }))).toEqual({ ...ALL_RIGHT, right: 15, lost: 1 });
  expect(counts(NOTHING_STORED)).toEqual({ ...ALL_RIGHT, right: 10, lost: 6 });
});

test("a price whose format is gone is lost, one with another format harmful", () => {
  const without = withAccount({ prices: [{ ...REEL, format: null }] });
  const other = withAccount(
    { prices: [{ ...REEL, format: "story" }] },
    { readAs: [{ column: 3, field: "prices" }] },
  );

  expect(counts(without)).toEqual({ ...ALL_RIGHT, right: 15, lost: 1 });
  expect(counts(other)).toEqual({ ...ALL_RIGHT, right: 15, harmful: 1 });
});

test("two accounts of one person on two creators have lost that they belong together", () => {
  const apart = [
    { ...STORED, accounts: [INSTAGRAM] },
    { ...STORED, id: "2", accounts: [TIKTOK] },
  ];

  for (const creators of [apart, apart.toReversed()]) {
    const { lost, faults } = score(SHEET, { ...PERFECT, creators });
    expect([lost, faults.map(({ path }) => path)]).toEqual([1, ["tiktok.handle"]]);
  }
});

test("another value than the cell says is harmful", () => {
  expect(counts(withAccount({ fields: { followers: 125 } }))).toEqual({
    ...ALL_RIGHT,
    right: 15,
    harmful: 1,
  });
});

test("a value that no cell says is harmful, at its cell where the product says which column it read", () => {
  const fields = { followers: 12_500, avgViews: 38 };
  const broken = ["A shoe size is no count"];
  const readAs = [{ column: 5, field: "avgViews" }];

  expect(counts(withAccount({ fields }))).toEqual({ ...ALL_RIGHT, invented: 1, broken });
  expect(counts(withAccount({ fields }, { readAs }))).toEqual({
    ...ALL_RIGHT,
    right: 15,
    harmful: 1,
    broken,
  });
});

test("nothing may be made of a sign that nothing is known", () => {
  const views = { ...TIKTOK, fields: { avgViews: 0 } };
  const creators = [{ ...STORED, accounts: [INSTAGRAM, views] }];
  const { harmful, faults } = score(SHEET, {
    ...PERFECT,
    creators,
    readAs: [{ column: 6, field: "avgViews" }],
  });

  expect(harmful).toBeGreaterThan(0);
  expect(faults).toContainEqual(expect.objectContaining({ cell: { row: 1, column: 6, text: "-" } }));
});

test("a total that becomes a creator is harmful and breaks what must never happen", () => {
  const total = { ...STORED, id: "2", accounts: [{ ...INSTAGRAM, handle: "total" }] };

  expect(counts({ ...PERFECT, creators: [STORED, total] })).toEqual({
    ...ALL_RIGHT,
    right: 15,
    harmful: 1,
    broken: ["Titles, headers, totals and empty rows make no creator"],
  });
});

test("two people made into one are counted as invented", () => {
  const ben: Person = { ...ANA, key: "ben", handles: { instagram: "ben.mar" } };
  const two = sheet({
    name: "two",
    kind: "people",
    people: [ANA, ben],
    rows: [
      headers("IG|TikTok"),
      [handle(ANA, "instagram"), handle(ANA, "tiktok")],
      [handle(ben, "instagram")],
    ],
  });
  const accounts = [{ ...INSTAGRAM, fields: {}, prices: [] }, TIKTOK].concat({
    ...TIKTOK,
    platform: "instagram",
    handle: "ben.mar",
  });

  expect(score(two, { ...NOTHING_STORED, creators: [{ id: "1", accounts, fields: {} }] }).invented).toBe(1);
});

test("posts that are written over a person are harmful, and right as posts", () => {
  const posts = sheet({
    name: "posts",
    kind: "posts",
    people: [ANA],
    rows: [
      headers("Creator|Link|Views"),
      [
        says("post 1", "handle", "@ana.sol", "ana.sol"),
        says("post 1", "url", "https://www.instagram.com/p/Cx1/?igsh=a", "https://www.instagram.com/p/Cx1/"),
        says("post 1", "views", "12.500", 12_500),
      ],
    ],
    never: [{ says: "Posts write no views of a creator", fields: ["avgViews"] }],
  });
  const fields = { handle: "ana.sol", url: "instagram.com/p/Cx1", views: 12_500 };
  const asPost: Stored = { ...NOTHING_STORED, records: { posts: [{ id: "p", fields }] } };
  const creator = {
    id: "1",
    accounts: [{ ...INSTAGRAM, fields: { avgViews: 12_500 }, prices: [] }],
    fields: {},
  };
  const asPerson: Stored = {
    ...NOTHING_STORED,
    creators: [creator],
    readAs: [{ column: 2, field: "avgViews" }],
  };

  expect(counts(asPost, posts)).toEqual({ ...ALL_RIGHT, right: 6 });
  expect(counts(asPerson, posts)).toEqual({
    ...ALL_RIGHT,
    right: 3,
    lost: 2,
    harmful: 1,
    broken: ["Posts write no views of a creator"],
  });
});

test("what follows from other cells, such as a country from a phone number, is not invented", () => {
  expect(counts({ ...PERFECT, creators: [{ ...STORED, fields: { country: "ES" } }] })).toEqual(ALL_RIGHT);
  expect(counts({ ...PERFECT, creators: [{ ...STORED, fields: { country: "MX" } }] }).invented).toBe(1);
});

test("values are compared as what they are", () => {
  expect(compare("phone", "0034 600 555-010", "+34600555010")).toBe("same");
  expect(compare("url", "https://www.instagram.com/p/Cx1/?igsh=a", "instagram.com/p/Cx1")).toBe("same");
  expect(compare("city", "cordoba", "Córdoba")).toBe("same");
  expect(compare("notes", "call back", "Vibe: cosy\ncall  back")).toBe("same");
  expect(compare("name", "Ana Sol", "Ana")).toBe("less");
  expect(compare("engagementRate", 2.31, 0.0231)).toBe("different");
  expect(compare("prices", { ...REEL, usageMonths: 3 }, REEL)).toBe("less");
  expect(compare("prices", REEL, { ...REEL, currency: "USD" })).toBe("different");
});

test("a product that stores nothing and says nothing has lost every cell that means something", () => {
  for (const each of makeSheets(1)) {
    const meant = each.cells.filter(({ meaning }) => meaning.kind !== "nothing").length;
    expect([each.name, counts(NOTHING_STORED, each).lost]).toEqual([each.name, meant]);
  }
});
