import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

type Group = readonly [value: string, min: number | null, max: number | null];

function split(text: string) {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, ${text}`);
  const { rules = [], minCreators, maxCreators, cities, platforms, tiers, unmet = [] } = stated;
  return {
    groups: rules.map(({ value, min, max }): Group => [value, min, max]),
    creators: [minCreators, maxCreators],
    wanted: cities ?? platforms ?? tiers ?? [],
    labels: rules.map(({ label }) => label),
    told: [...unmet.map(({ words }) => words), ...unparsed],
  };
}

test.each<[string, [string, number][]]>([
  [
    "3 in Berlin, 3 in Munich",
    [
      ["berlin", 3],
      ["munich", 3],
    ],
  ],
  [
    "two from Paris and four from Lyon",
    [
      ["paris", 2],
      ["lyon", 4],
    ],
  ],
  [
    "4 auf Insta, 2 auf TikTok",
    [
      ["instagram", 4],
      ["tiktok", 2],
    ],
  ],
  [
    "5 Leute aus Hamburg und 3 aus Köln",
    [
      ["hamburg", 5],
      ["cologne", 3],
    ],
  ],
  [
    "2 influenceurs à Lyon et 3 à Lille",
    [
      ["lyon", 2],
      ["lille", 3],
    ],
  ],
  [
    "3 en Madrid y 2 en Sevilla",
    [
      ["madrid", 3],
      ["seville", 2],
    ],
  ],
  [
    "2 em São Paulo, 1 no Rio de Janeiro",
    [
      ["sao paulo", 2],
      ["rio de janeiro", 1],
    ],
  ],
  [
    "3 Mumbai se aur 2 Pune se",
    [
      ["mumbai", 3],
      ["pune", 2],
    ],
  ],
  [
    "5 micro and 2 macro creators",
    [
      ["micro", 5],
      ["macro", 2],
    ],
  ],
  [
    "one creator in Dublin, one in Cork",
    [
      ["dublin", 1],
      ["cork", 1],
    ],
  ],
  [
    "4 Instagram and 2 TikTok creators",
    [
      ["instagram", 4],
      ["tiktok", 2],
    ],
  ],
  [
    "Berlin: 3, Munich: 2",
    [
      ["berlin", 3],
      ["munich", 2],
    ],
  ],
  [
    "Berlin (3) and Munich (2)",
    [
      ["berlin", 3],
      ["munich", 2],
    ],
  ],
  [
    "Instagram 3 creators, TikTok 2 creators",
    [
      ["instagram", 3],
      ["tiktok", 2],
    ],
  ],
])("so many of each group are so many in all: %s", (text, groups) => {
  const read = split(text);
  const sum = groups.reduce((all, [, count]) => all + count, 0);

  expect(read.groups).toEqual(groups.map(([value, count]) => [value, count, count]));
  expect(read.creators).toEqual([sum, sum]);
  expect(read.wanted).toEqual(groups.map(([value]) => value));
  expect(read.told).toEqual([]);
});

test.each([
  ["je 2 in Wien, Graz und Linz", ["vienna", "graz", "linz"]],
  ["2 each in Vienna, Graz and Linz", ["vienna", "graz", "linz"]],
  ["deux par ville : Lyon, Lille", ["lyon", "lille"]],
])("a number of each holds for every name of the list: %s", (text, cities) => {
  const read = split(text);

  expect(read.groups).toEqual(cities.map((city) => [city, 2, 2]));
  expect(read.creators).toEqual([2 * cities.length, 2 * cities.length]);
});

test.each([
  ["10 creators in Germany, 3 of them in Berlin", ["berlin", 3, 3]],
  ["10 creators, 3 in Berlin", ["berlin", 3, 3]],
  ["10 Creator, davon 3 aus Hamburg", ["hamburg", 3, 3]],
  ["10 creators, half in Berlin", ["berlin", 5, 5]],
] as const)("a part of all creators leaves the others elsewhere: %s", (text, group) => {
  const read = split(text);

  expect(read.groups).toEqual([group]);
  expect(read.creators).toEqual([10, 10]);
  expect(read.wanted).toEqual([]);
});

test("a number that stands before a place alone counts all creators", () => {
  expect(split("3 in Berlin and Munich")).toMatchObject({
    groups: [],
    creators: [3, 3],
    wanted: ["berlin", "munich"],
  });
});

test("at least holds for the groups behind it, and leaves the whole open", () => {
  expect(split("at least 3 in Berlin and 2 in Munich")).toMatchObject({
    groups: [
      ["berlin", 3, null],
      ["munich", 2, null],
    ],
    creators: [undefined, undefined],
  });
});

test("two things said of one group are named as not held, and both are wanted", () => {
  const read = split("3 micros in Berlin, 2 macros in Munich");

  expect(read).toMatchObject({ groups: [], creators: [5, 5], told: ["3 micros", "2 macros"] });
  expect(read.wanted).toEqual(["berlin", "munich"]);
});

test.each([
  ["phase 2 in Spain, season 3 in Italy", undefined],
  ["2 reels on Instagram and 3 stories on TikTok", undefined],
  ["Instagram: 3 reels, TikTok: 2 videos", undefined],
  ["5 micro creators in Berlin", 5],
])("numbers of other things are no groups: %s", (text, count) => {
  expect(split(text)).toMatchObject({ groups: [], creators: [count, count] });
});

test("a group is called by the words that were said of it", () => {
  expect(split("3 in Berlin, 3 in Munich").labels).toEqual(["3 in Berlin", "3 in Munich"]);
  expect(split("je 2 in Wien und Graz").labels).toEqual(["2 in Wien", "2 in Graz"]);
});

test("codes of countries in capitals are groups as well", () => {
  expect(split("Creators: 4 DE, 2 AT")).toMatchObject({
    groups: [
      ["DE", 4, 4],
      ["AT", 2, 2],
    ],
    creators: [6, 6],
  });
});

test("a noun for women keeps what it says", () => {
  const { stated } = readSaid("Serum, 9.000 €, quiero 4 creadoras en CDMX y 2 en Guadalajara");

  expect(stated.rules?.map(({ value }) => value)).toEqual(["mexico city", "guadalajara"]);
  expect(stated.filters).toEqual({ gender: ["female"] });
});

test("a split behind the names is theirs, and one of nothing is asked about", () => {
  const { stated } = readSaid("Serum, 60k €, Stockholm and Malmö, 50/50");

  expect(stated.rules).toMatchObject([
    { value: "stockholm", of: "budget", min: 45, max: 55 },
    { value: "malmo", of: "budget", min: 45, max: 55 },
  ]);
  expect(readSaid("Serum, 9.000 €, 50/50").unread).toEqual({ kind: "share", words: "50/50" });
});
