import { expect, test } from "vitest";
import { fields, read } from "./reading.fixtures.ts";
import { readSheet } from "./reading.ts";
import type { SheetTable } from "./records.ts";

const NOTHING = { down: [], across: [] };

function sheet(...rows: SheetTable["rows"]) {
  return readSheet({ name: "Roster", rows }, { fileName: null, mapping: [], platform: null });
}

const platforms = (table: string) =>
  read(table).columns.map(({ header, platform }) => `${header} ${platform}`);

test("a name that is merged over three rows is one creator with three accounts", () => {
  const reading = sheet(
    [1, ["Name", "Platform", "Handle", "Followers"], NOTHING],
    [2, ["Lena Koch", "Instagram", "@lena.k", "12000"], NOTHING],
    [3, ["Lena Koch", "TikTok", "@lenatok", "54000"], { down: [0], across: [] }],
    [4, ["Lena Koch", "YouTube", "@kochshow", "3000"], { down: [0], across: [] }],
    [5, ["Lena Koch", "Instagram", "@other.lena", "900"], NOTHING],
  );

  expect(reading.people.map(({ key, creator, values }) => [key, creator, values.name])).toEqual([
    ["instagram lena.k", 0, "Lena Koch"],
    ["tiktok lenatok", 0, "Lena Koch"],
    ["youtube kochshow", 0, "Lena Koch"],
    ["instagram other.lena", 1, "Lena Koch"],
  ]);
});

test("a merged heading ends where the workbook says", () => {
  const reading = sheet(
    [1, ["", "Instagram", "", "", "", ""], { down: [], across: [[1, 2]] }],
    [2, ["Name", "Handle", "Followers", "Rating", "Fee", "Status"], NOTHING],
    [3, ["Lena", "@lena.k", "12000", "A", "900 €", "booked"], NOTHING],
  );

  expect(reading.columns.map(({ platform }) => platform)).toEqual([
    null,
    "instagram",
    "instagram",
    null,
    null,
    null,
  ]);
});

test("behind the last merged heading stands what belongs to the person", () => {
  const table = [
    ";Instagram;;;TikTok;;;;;",
    "Name;Handle;Follower;ER;Handle;Follower;ER;Gage;Status;Bewertung",
    "Lena;@lena.k;12.400;3,4 %;@lena.tt;54.000;6,1 %;900 €;gebucht;A",
    "Tom;@tomr;8.000;2,1 %;;;;450 €;abgesagt;B",
  ].join("\n");

  expect(platforms(table).slice(-4)).toEqual(["ER tiktok", "Gage null", "Status null", "Bewertung null"]);
  expect(read(table).accounts.map(({ key }) => key)).toEqual([
    "instagram lena.k",
    "tiktok lena.tt",
    "instagram tomr",
  ]);
});

test("what the last account asks for a kind of post stays its own", () => {
  const table = [
    ";Instagram;;;TikTok;;;",
    "Name;Handle;Followers;Reel;Handle;Followers;Video;Notes",
    "Lena;@lena.k;12400;900 €;@lena.tt;54000;700 €;nice",
  ].join("\n");

  expect(platforms(table).slice(-2)).toEqual(["Video tiktok", "Notes null"]);
});

test("headings that are written out over each column end where they end", () => {
  const table = [
    ",Instagram,Instagram,TikTok,TikTok,,",
    "Name,Handle,Followers,Handle,Followers,Fee,Rating",
    "Lena,@lena.k,12400,@lena.tt,54000,900 €,A",
  ].join("\n");

  expect(platforms(table).slice(-2)).toEqual(["Fee null", "Rating null"]);
  expect(fields(read(table)).slice(-2)).toEqual(["price", null]);
});

test("a cross below notes names no network", () => {
  const [lena] = read("Name,Instagram,Notes\nLena,@lena.k,x").accounts;

  expect(lena?.values).toMatchObject({ name: "Lena", notes: "x" });
});

test("headers of one line and groups of two may stand in one row", () => {
  const reading = read(
    [
      "Name,City,Instagram,,,TikTok,,,Email,Status,Owner,Shoe size,Notes",
      ",,Handle,Followers,Reel,Handle,Followers,Video,,,,,",
      "Ana,Berlin,@ana,9000,500 EUR,@anatt,8000,400 EUR,a@mail.example,declined,Jana,39,tall",
    ].join("\n"),
  );

  expect(
    reading.accounts.map(({ key, values }) => [key, values.followers, values.price?.amount, values.owner]),
  ).toEqual([
    ["instagram ana", 9000, 500, "Jana"],
    ["tiktok anatt", 8000, 400, "Jana"],
  ]);
});

test.each([
  ["", ["Jun 2026", "Jul 2026", "Aug 2026", "Growth %"], undefined],
  ["Follower history Instagram\n", ["Growth %"], 225_600],
])(
  "growth is no engagement, and months are followers only below a title “%s” that says so",
  (title, own, last) => {
    const reading = read(
      `${title}Handle,Jun 2026,Jul 2026,Aug 2026,Growth %\n@ana,"216,000","220,800","225,600",8.9%`,
      { platform: "instagram" },
    );

    expect(
      reading.accounts.map(({ values }) => [
        Object.keys(values.own ?? {}),
        values.followers,
        values.engagementRate,
      ]),
    ).toEqual([[own, last, undefined]]);
  },
);

test("headers that are merged down over both lines head their column alone, below a title as well", () => {
  const reading = readSheet(
    {
      name: "Talent",
      rows: [
        [1, ["Talent board 2027"], { down: [], across: [[0, 6]] }],
        [
          2,
          ["Person", "Handle", "Instagram", "", "TikTok", "", "City"],
          {
            down: [],
            across: [
              [2, 3],
              [4, 5],
            ],
          },
        ],
        [
          3,
          ["Person", "Handle", "Followers", "ER", "Followers", "Avg views", "City"],
          { down: [0, 1, 6], across: [] },
        ],
        [4, ["Ida Berg", "@ida.berg", "52k", "3.1%", "118k", "20k", "Bonn"]],
      ],
    },
    { fileName: null, mapping: [], platform: "instagram" },
  );

  expect(reading.columns.map(({ header, field, platform }) => [header, field, platform])).toEqual([
    ["Person", "name", null],
    ["Handle", "handle", null],
    ["Followers", "followers", "instagram"],
    ["ER", "engagementRate", "instagram"],
    ["Followers", "followers", "tiktok"],
    ["Avg views", "avgViews", "tiktok"],
    ["City", "city", null],
  ]);
  expect(reading.accounts.map(({ values }) => values.followers)).toEqual([52_000]);
});
