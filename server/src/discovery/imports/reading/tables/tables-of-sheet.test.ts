import { expect, test } from "vitest";
import { read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

const people = ({ accounts }: Reading) =>
  accounts.map(({ platform, handle, values: { followers, avgViews, price, email } }) =>
    [platform, handle, followers, avgViews, price?.amount, email]
      .filter((said) => said !== undefined)
      .join(" "),
  );
const posts = ({ records }: Reading) =>
  records.map((one) =>
    "caption" in one
      ? [one.line, one.platform, one.handle, one.postedAt, one.views, one.likes, one.comments]
      : [one.line],
  );

const ROSTER = [
  "SUMMER CAST,,,,",
  "Name,Instagram,Followers,Mail,Remarks",
  "Lea Roth,@learoth,12000,lea@roth.example,no fur",
  "Max Brand,@max.brand,56000,max@brand.example,",
  "Total,,68000,,",
];
const RESULTS = [
  ",,,,",
  "WHAT CAME OUT,,,,,",
  "Name,Link to post,Posted,Views,Likes,Comments",
  "@learoth,https://www.instagram.com/reel/AAA1111111/,2026-07-02,8000,400,12",
  "@max.brand,https://www.instagram.com/reel/BBB1111111/,2026-07-05,31000,900,40",
];
const LEA_AND_MAX = [
  "instagram learoth 12000 lea@roth.example",
  "instagram max.brand 56000 max@brand.example",
];

test("people above and their posts below in one sheet are both read as what they are", () => {
  const reading = read([...ROSTER, ...RESULTS].join("\n"));

  expect([reading.kind, reading.recordKind]).toEqual(["creators", "posts"]);
  expect(reading.kindReason).toBe(
    "Two tables: each row names a creator. From line 8 on each row is a post: “Link to post” and “Views” say so.",
  );
  expect(people(reading)).toEqual(LEA_AND_MAX);
  expect(posts(reading)).toEqual([
    [9, "instagram", "learoth", "2026-07-02", 8000, 400, 12],
    [10, "instagram", "max.brand", "2026-07-05", 31_000, 900, 40],
  ]);
  expect(reasons(reading)).toEqual([
    [1, "Title above the table"],
    [5, "Total"],
    [6, "Empty row"],
    [7, "Title above the table"],
  ]);
  expect(reading.cells).toMatchObject({ read: 23, ignored: 2, refused: 0 });
  expect(reading.columns.map(({ index }) => index)).toEqual(reading.columns.map((_, index) => index));
});

test("the same holds where the posts stand first, and where a person calls the sheet one of creators", () => {
  const turned = read([...RESULTS.slice(2), "", ",,,,,", ...ROSTER.slice(1, 4)].join("\n"));
  const chosen = read([...ROSTER, ...RESULTS].join("\n"), { kind: "creators" });

  expect(turned.kind).toBe("creators");
  expect(turned.records).toHaveLength(2);
  expect(people(turned).toSorted()).toEqual(LEA_AND_MAX);
  expect(people(chosen)).toEqual(LEA_AND_MAX);
  expect(chosen.records).toHaveLength(2);
});

test("a sheet that a person calls one of posts is read as such to its end", () => {
  expect(read([...ROSTER, ...RESULTS].join("\n"), { kind: "posts" }).kind).toBe("posts");
});

test("two lists of people below each other stay one table", () => {
  const reading = read(
    [
      ...ROSTER,
      ",,,,",
      "Name,TikTok,Followers,Mail,City",
      "Ida Berg,@idaberg,900,ida@berg.example,Bonn",
    ].join("\n"),
  );

  expect(reading.recordKind).toBeNull();
  expect(people(reading)).toEqual([...LEA_AND_MAX, "tiktok idaberg 900 ida@berg.example"]);
});

const BESIDE = [
  "Handle;Platform;Followers;Fee;;Posted on;Post link;Views;Likes",
  "@learoth;Instagram;12000;€ 300;;2026-07-02;https://www.instagram.com/reel/AAA1111111/;8000;400",
  "@max.brand;Instagram;56000;€ 900;;;;;",
  "@idaberg;TikTok;900;€ 50;;2026-07-09;https://www.tiktok.com/@idaberg/video/7360001112223334445;120;9",
  "Total;;68900;;;;;8120;409",
];

test("posts behind an empty column are those of whoever stands at the left, and no averages of theirs", () => {
  const reading = read(BESIDE.join("\n"));

  expect([reading.kind, reading.recordKind]).toEqual(["creators", "posts"]);
  expect(people(reading)).toEqual([
    "instagram learoth 12000 300",
    "instagram max.brand 56000 900",
    "tiktok idaberg 900 50",
  ]);
  expect(posts(reading)).toEqual([
    [2, "instagram", "learoth", "2026-07-02", 8000, 400, null],
    [4, "tiktok", "idaberg", "2026-07-09", 120, 9, null],
  ]);
  expect(reading.problems).toEqual([]);
});

const SIDES = [
  "Our shortlist;;;;;;",
  "Handle;Fans;Rate;;Handle;Fans;Rate",
  "@learoth;12000;€ 300;;@max.brand;56000;€ 900",
  "@idaberg;900;€ 50;;;;",
  "@oleg;700;barter;;@pia.p;8000;€ 80",
];

test("two people beside each other below the same headers are two creators", () => {
  const reading = read(SIDES.join("\n"), { platform: "instagram" });

  expect(people(reading)).toEqual([
    "instagram learoth 12000 300",
    "instagram max.brand 56000 900",
    "instagram idaberg 900 50",
    "instagram oleg 700",
    "instagram pia.p 8000 80",
  ]);
  expect(new Set(reading.people.map(({ creator }) => creator)).size).toBe(5);
  expect(reading.columns).toHaveLength(3);
});

test("the same headers below two platforms are two accounts of one person", () => {
  const reading = read(
    [
      "Name;Instagram;;TikTok;",
      ";Handle;Followers;Handle;Followers",
      "Lea Roth;@learoth;12000;@lea.r;900",
      "Max Brand;@max.brand;56000;@maxb;700",
    ].join("\n"),
  );

  expect(new Set(reading.people.map(({ creator }) => creator)).size).toBe(2);
});

test("people, posts and payments below each other are three tables, each below its own headers", () => {
  const reading = read(
    [
      "CAST,,,,,",
      "Person,Instagram,Followers,Status,Mail,City",
      "Lea Roth,@learoth,12000,Confirmed,lea@roth.example,Bonn",
      "Max Brand,@max.brand,56000,Confirmed,max@brand.example,Kiel",
      ",,,,,",
      "RESULTS,,,,,",
      "Instagram,Posted on,Post link,Views,Likes,Shares",
      "@learoth,2026-07-02,https://www.instagram.com/reel/AAA1111111/,8000,400,12",
      ",,,,,",
      "INVOICES,,,,,",
      "Instagram,Invoice no.,Net,VAT 19%,Invoice date,Paid?",
      "@learoth,LR-7,500.00,95.00,2026-07-05,yes",
      "@max.brand,MB-1,900.00,171.00,2026-07-09,no",
    ].join("\n"),
    { currency: "EUR" },
  );

  expect(people(reading).map((told) => told.split(" ", 2).join(" "))).toEqual(
    LEA_AND_MAX.map((told) => told.split(" ", 2).join(" ")),
  );
  expect(reading.records).toMatchObject([
    { handle: "learoth", views: 8000, likes: 400 },
    { handle: "learoth", invoice: "LR-7", state: "paid", net: { amount: 500 }, vat: { amount: 95 } },
    { handle: "max.brand", invoice: "MB-1", state: "open", net: { amount: 900 } },
  ]);
  expect(reading.kindReason).toMatch(/^Three tables: .* From line 7 on .* From line 11 on /u);
});
