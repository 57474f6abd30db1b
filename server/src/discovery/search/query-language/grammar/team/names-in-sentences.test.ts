import type { Filters } from "@app/contract/discovery/filters";
import { expect, test } from "vitest";
import { meaningOf, read } from "#/discovery/search/query-language/reading.fixtures.ts";
import { TEAM } from "#/discovery/search/query-language/team-names.fixtures.ts";

const names = {
  brands: ["verona", "green beauty lab", "glowhaus"],
  clients: ["lovely", "porto azul"],
  agencies: ["pulse talent"],
  owners: ["april stone", "zoë brandt", "marta"],
  collections: ["best 20", "no budget"],
  campaigns: ["holi 2027", "winter start"],
};

test.each<[string, Filters]>([
  ["nano creators from Verona", { tier: ["nano"], city: ["verona"] }],
  ["beauty creators in Milan or Verona", { city: ["milan", "verona"], category: ["beauty"] }],
  ["basée à Verona, mode", { city: ["verona"], category: ["fashion"] }],
  ["viven en Verona", { city: ["verona"] }],
  ["Creator aus Verona, Italien", { city: ["verona"], country: ["IT"] }],
  ["moram em Verona", { city: ["verona"] }],
  ["Verona mein rehne wale creators", { city: ["verona"] }],
  ["worked with Glowhaus in Verona", { brand: ["glowhaus"], city: ["verona"] }],
  ["worked with Verona", { brand: ["verona"] }],
])("behind a word for where, a name that is a place is the place: %s", (text, filters) => {
  expect(meaningOf(text, names)).toEqual({ filters, unparsed: [] });
});

test("the place and the brand of one name are offered for each other", () => {
  const brand = { filters: { brand: ["verona"] } };
  const city = { filters: { city: ["verona"] } };

  expect(read("from Verona", names)).toMatchObject({
    ...city,
    alternatives: expect.arrayContaining([expect.objectContaining(brand)]),
  });
  expect(read("worked with Verona", names)).toMatchObject({
    ...brand,
    alternatives: expect.arrayContaining([expect.objectContaining(city)]),
  });
});

test.each<[string, Filters, string[]]>([
  ["have a lovely evening", {}, ["lovely evening"]],
  ["lovely creators in Leeds", { city: ["leeds"] }, ["lovely"]],
  ["creators for lovely", { client: ["lovely"] }, []],
  ["booked for the client lovely", { client: ["lovely"] }, []],
])(
  "a name that is an everyday word is a client where it is said to be one: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text, names)).toEqual({ filters, unparsed });
  },
);

test.each<[string, Filters, string[]?]>([
  ["green beauty lab ke saath kaam kiya hai", { brand: ["green beauty lab"] }],
  ["no gren beauty lab please", { brandNot: ["green beauty lab"] }],
  ["agencia Pulse Tallent", { agency: ["pulse talent"] }],
  ["créatrices d'Zoe", { gender: ["female"], owner: ["zoë"] }],
  ["owner Martta", { owner: ["marta"] }],
  ["worked with glowhus", { brand: ["glowhaus"] }],
  ["owner Quentin, beauty", { category: ["beauty"] }, ["owner Quentin"]],
  ["Kunde Sonnengut", {}, ["Kunde Sonnengut"]],
  ["influenciadores do Grelhinho", {}, ["influenciadores do Grelhinho"]],
  ["Lena's creators", {}, ["Lena's creators"]],
])(
  "a name that the workspace does not hold is the one it nearly is, or told: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text, names)).toEqual({ filters, unparsed });
  },
);

test.each<[string, Filters, string[]?]>([
  ["worked with Glowhaus but not for Lovely", { brand: ["glowhaus"], workedWithNot: { client: "lovely" } }],
  ["ont déjà travaillé pour Porto Azul", { workedWith: { client: "porto azul" } }],
  ["never worked for Porto Azul", { workedWithNot: { client: "porto azul" } }],
  ["beauty, nicht für Porto Azul", { category: ["beauty"], workedWithNot: { client: "porto azul" } }],
  [
    "reservadas para Porto Azul en 2024",
    { client: ["porto azul"], lastDeal: { min: "2024-01-01", max: "2024-12-31" } },
  ],
  ["worked for Porto Azul in the last 60 days", { workedWith: { client: "porto azul", withinDays: 60 } }],
  ["ont bossé pour Porto Azul", { workedWith: { client: "porto azul" } }],
  ["competitors of Porto Azul", {}, ["competitors of Porto Azul"]],
  ["concurrents de Lovely, beauté", { category: ["beauty"] }, ["concurrents de Lovely"]],
  ["Porto Azul ke rivals", {}, ["Porto Azul ke rivals"]],
])("work for a client is not work for a brand, and rivals are others: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text, names)).toEqual({ filters, unparsed });
});

test.each<[string, Filters, string[]?]>([
  ["the Best 20 list, Berlin", { label: [{ kind: "collection", value: "best 20" }], city: ["berlin"] }],
  ["Liste No budget", { label: [{ kind: "collection", value: "no budget" }] }],
  ["in collection No budget", { label: [{ kind: "collection", value: "no budget" }] }],
  ["campagne Holi 2027", { label: [{ kind: "campaign", value: "holi 2027" }] }],
  ["not in the Winter Start campaign", { labelNot: [{ kind: "campaign", value: "winter start" }] }],
])(
  "a list or a campaign is known by its noun, whatever its name is made of: %s",
  (text, filters, unparsed = []) => {
    expect(meaningOf(text, names)).toEqual({ filters, unparsed });
  },
);

test.each<[string, Filters, string[]?]>([
  ["April's creators, beauty", { owner: ["april"], category: ["beauty"] }],
  ["creators da April em Recife", { owner: ["april"], city: ["recife"] }],
  ["April ke creators", { owner: ["april"] }],
  ["April ihre Leute in Bonn", { owner: ["april"], city: ["bonn"] }],
  ["los de Marta", { owner: ["marta"] }],
  ["April Stone's creators", { owner: ["april stone"] }],
  ["everyone but April's and Marta's", { ownerNot: ["april", "marta"] }],
])("an owner is known whose name is a month: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text, names)).toEqual({ filters, unparsed });
});

test("a list of the team is known in quotes before its noun, too", () => {
  const summer = { kind: "collection", value: "summer picks" };

  expect(meaningOf("in the “Summer Picks” list, beauty", TEAM)).toEqual({
    filters: { label: [summer], category: ["beauty"] },
    unparsed: [],
  });
  expect(meaningOf('not in the "Summer Picks" collection', TEAM).filters).toEqual({ labelNot: [summer] });
});
