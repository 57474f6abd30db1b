import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readSheet } from "#/discovery/imports/reading/reading.ts";

test("two networks above short words say whose each account and figure is", () => {
  const reading = read(
    [
      "\tInsta\t\tTT\t",
      "Talent\tUser\tAbos\tUser\tAbos",
      "Mara Quist\tmara.q\t41.000\tmaratt\t7.500",
      "Odo Venn\todo.venn\t9.200\t\t",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers instagram | handle tiktok | followers tiktok",
    'instagram mara.q {followers: 41000, name: "Mara Quist"}',
    'tiktok maratt {followers: 7500, name: "Mara Quist"}',
    'instagram odo.venn {followers: 9200, name: "Odo Venn"}',
    "line 1 is left out: Title above the table",
  ]);
});

test("a figure behind the words that the last network shares with the others is that of its account", () => {
  const { accounts } = read(
    [
      ";Instagram;;TikTok;;;",
      "Name;Handle;Follower;Handle;Follower;Ø Views;Gage",
      "Mara;@mara.q;41.000;@maratt;7.500;3.300;200 €",
    ].join("\n"),
  );

  expect(accounts.map(({ key, values }) => [key, values.avgViews])).toEqual([
    ["instagram mara.q", undefined],
    ["tiktok maratt", 3300],
  ]);
});

test("what stands below a kind of content keeps its name where the same word stands below another one", () => {
  const { accounts } = read(
    [",,Reel,,Story,", "Name,Instagram,Net,Deadline,Net,Deadline", "Odo,@odo.v,610,4 May,95,6 May"].join(
      "\n",
    ),
  );

  expect(Object.keys(accounts[0]?.values.own ?? {}).toSorted()).toEqual([
    "Reel Deadline",
    "Reel Net",
    "Story Deadline",
    "Story Net",
  ]);
});

test("below a merged “Audience” a country is one of those who follow", () => {
  const { accounts } = readSheet(
    {
      name: "Roster",
      rows: [
        [
          1,
          ["Creator", "", "Audience", "", ""],
          {
            down: [],
            across: [
              [0, 1],
              [2, 4],
            ],
          },
        ],
        [2, ["Name", "Instagram", "Women", "25-34", "Norway"], { down: [], across: [] }],
        [3, ["Mara", "@mara.q", "70 %", "31 %", "44 %"], { down: [], across: [] }],
      ],
    },
    { fileName: null, mapping: [], platform: null },
  );

  expect(accounts[0]?.values).toEqual({
    name: "Mara",
    audience: { genders: { female: 70 }, ages: { "25-34": 31 }, countries: { NO: 44 } },
  });
});

test("cities below a merged “Top cities” are none of the creator's", () => {
  const { accounts } = read(
    [
      ",,,Top cities,,,",
      "Name,Instagram,City,City 1,Share,City 2,Share",
      "Odo,@odo.v,Bergen,Oslo,41%,Tromsø,9%",
    ].join("\n"),
  );

  expect(accounts[0]?.values).toMatchObject({ city: "bergen", own: { "City 1": { value: "Oslo" } } });
});
