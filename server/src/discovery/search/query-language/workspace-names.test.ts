import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { read as readWith } from "./reading.fixtures.ts";

const names = {
  brands: ["Veganz", "Mango", "Target"],
  clients: ["Alpenhof", "Casa Brisela"],
  agencies: ["Northlight Talent"],
  owners: ["Priya", "Florence"],
  collections: ["Summer Picks"],
  campaigns: ["Spring Drop"],
  fields: [
    { name: "Contract type", values: ["exclusive", "open"] },
    { name: "Niche", values: ["slow travel"] },
    { name: "Schuhgröße", values: ["38"] },
  ],
};
const read = (text: string) => readWith(text, names);

test.each<[string, Filters, string[]?]>([
  ["Veganz creators in Berlin", { brand: ["veganz"], city: ["berlin"] }],
  ["creators for Alpenhof, under 50k followers", { client: ["alpenhof"], followers: { max: 50_000 } }],
  ["créateurs de Casa Brisela à Lyon", { client: ["casa brisela"], city: ["lyon"] }],
  ["Northlight Talent, food", { agency: ["northlight talent"], category: ["food"] }],
  ["Priya, beauty", { owner: ["priya"], category: ["beauty"] }],
  ["los creadores de Priya en Madrid", { owner: ["priya"], city: ["madrid"] }],
  ["looked after by Florence", { owner: ["florence"] }],
  ["summer picks in Porto", { label: [{ kind: "collection", value: "summer picks" }], city: ["porto"] }],
  [
    "not in Spring Drop, moda",
    { labelNot: [{ kind: "campaign", value: "spring drop" }], category: ["fashion"] },
  ],
  ["worked with Target, not Mango", { brand: ["target"], brandNot: ["mango"] }],
])("names of the workspace are known before topics: %s", (text, filters, unparsed = []) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
  expect(read(text).filters).toEqual(filters);
});

test("a brief begins as the campaign is called that was saved of one: its members are not meant", () => {
  const saved = { campaigns: ["Vegan food, Germany"] };

  expect(readWith("vegan food, Germany", saved).filters).not.toHaveProperty("label");
  expect(readWith("creators in campaign Vegan food, Germany", saved).filters).toHaveProperty("label");
});

test.each<[string, Filters, string[]?]>([
  [
    "contract type is exclusive, Lyon",
    { city: ["lyon"], field: [{ name: "contract type", op: "is", value: "exclusive" }] },
  ],
  [
    "exclusive, beauty",
    { category: ["beauty"], field: [{ name: "contract type", op: "is", value: "exclusive" }] },
  ],
  ["Schuhgröße: 38", { field: [{ name: "schuhgröße", op: "is", value: "38" }] }],
  ["Schuhgröße über 40", { field: [{ name: "schuhgröße", op: "min", value: "40" }] }],
  [
    "niche is slow travel in Lisbon",
    { city: ["lisbon"], field: [{ name: "niche", op: "is", value: "slow travel" }] },
  ],
  ["contract type not open", { field: [{ name: "contract type", op: "not", value: "open" }] }],
])("a column of the workspace is asked for with its value: %s", (text, filters, unparsed = []) => {
  expect(read(text)).toMatchObject({ filters, unparsed });
  expect(read(text).filters).toEqual(filters);
});

test.each<[string, Filters, string[]?]>([
  ["managed by Northlight Talent", { agency: ["northlight talent"] }],
  ["Florences Creator in Bayern", { owner: ["florence"], region: ["DE-BY"] }],
  ["competitor is Veganz so nobody with Veganz", { brandNot: ["veganz"] }, ["competitor", "Veganz"]],
  ["exclure Veganz et Mango", { brandNot: ["veganz", "mango"] }],
  ["marcas que no: Veganz", { brandNot: ["veganz"] }],
  ["Northlight Talent no", {}, ["Northlight Talent no"]],
  ["quitar a los de Northlight Talent", { agencyNot: ["northlight talent"] }],
  ["Veganz nahi chahiye, beauty", { category: ["beauty"], brandNot: ["veganz"] }],
  ["Summer Picks collection me nahi", { labelNot: [{ kind: "collection", value: "summer picks" }] }],
  ["send them the contract type tomorrow", {}, ["send", "contract type tomorrow"]],
  ["contract type exclusive", { field: [{ name: "contract type", op: "is", value: "exclusive" }] }],
  ["Schuhgröße 38", { field: [{ name: "schuhgröße", op: "is", value: "38" }] }],
  ["Schuhgröße 39 wale", { field: [{ name: "schuhgröße", op: "is", value: "39" }] }],
])(
  "what is said around a name of the workspace decides what it asks for: %s",
  (text, filters, unparsed = []) => {
    expect(read(text)).toMatchObject({ unparsed });
    expect(read(text).filters).toEqual(filters);
  },
);

test("a name in small letters may be an everyday word: that is the other reading", () => {
  const { filters, chips, alternatives } = read("mango recipes");

  expect(filters).toEqual({ brand: ["mango"], category: ["food"] });
  expect(chips).toMatchObject([{ slot: "brand", source: "assumed" }, { slot: "category" }]);
  expect(alternatives.map(({ filters: other }) => other)).toContainEqual({
    keywords: ["mango"],
    category: ["food"],
  });
});

test("a column without a value is told, and searched nowhere", () => {
  expect(read("beauty, contract type")).toMatchObject({
    filters: { category: ["beauty"] },
    unparsed: ["contract type"],
  });
});

test.each(["vegnz creators", "Veganzz creators", "vegan creators"])(
  "no other word is repaired towards a name of the workspace: %s",
  (text) => {
    expect(read(text).filters.brand).toBeUndefined();
  },
);
