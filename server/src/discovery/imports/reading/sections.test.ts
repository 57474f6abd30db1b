import { expect, test } from "vitest";
import { fields, keys, read, reasons } from "./reading.fixtures.ts";

test("lines set off by signs say where the accounts below them are, and those of other networks say nowhere", () => {
  const header = "Who,Handle,Foll.,Eng,Rate";
  const reading = read(
    [
      "*** INSTAGRAM ***,,,,",
      header,
      "Poppy,@poppy,48.2k,3.9%,£450",
      '"*** TIKTOK *** (mostly US, so $)",,,,',
      header,
      "Jaylen,@jaylen,1.3M,8.8%,£400",
      "*** TWITCH + odds n sods ***,,,,",
      header,
      "Nell,@nell,54k,4.4%,£250",
    ].join("\n"),
  );

  expect(fields(reading)).toEqual(["name", "handle", "followers", "engagementRate", "price"]);
  expect(keys(reading)).toEqual(["instagram poppy", "tiktok jaylen"]);
  expect(reasons(reading)).toEqual([
    [1, "Title above the table"],
    [4, "Heading inside the table"],
    [5, "Heading inside the table"],
    [7, "Heading inside the table"],
    [8, "Heading inside the table"],
    [9, "“@nell” has no platform"],
  ]);
});

test.each([
  ["Twitch,,", []],
  ["== LinkedIn people ==,,", []],
  ["we want some from Pinterest as well,,", ["instagram ben"]],
  ["@twitch,,", ["instagram twitch", "instagram ben"]],
])("behind “%s” the platform above is known no longer, unless it is a remark: %j", (line, later) => {
  const reading = read(["Instagram,,", "Handle,City,Age", "@ana,Bonn,30", line, "@ben,Kiel,31"].join("\n"));

  expect(keys(reading)).toEqual(["instagram ana", ...later]);
});

test.each([
  ["Mikros Wien/Graz (alle INSTAGRAM)", ["instagram ana"]],
  ["Mikros auf Instagram und TikTok", []],
  ["Mikros in Wien", []],
  ["Mikros, ohne TikTok", []],
  ["Mikros, nicht auf TikTok", []],
  ["Instagram-Mikros, ohne TikTok", ["instagram ana"]],
])("the one platform that a title names in passing is that of the handles below: %s", (title, found) => {
  expect(keys(read(`${title}\nHandle;Ort\n@ana;Wien`))).toEqual(found);
});

test("a kind of post below a header of platforms says where it is published", () => {
  expect(keys(read("Platform;Handle;City\nReels;@ana;Bonn\nShorts;@ben;Kiel\nVideo;@cle;Ulm"))).toEqual([
    "instagram ana",
    "youtube ben",
  ]);
});

test.each([
  ["Nom / pseudo", "Maëlys Courtois", "name"],
  ["Name / Handle", "Ana Berg", "name"],
  ["Handle", "Ana Berg", null],
])("below “%s” “%s” is a %s", (header, cell, field) => {
  const table = `${header};Link;Ville\n${cell};https://www.instagram.com/ana.a;Lyon\n${cell} B;https://www.instagram.com/ana.b;Lyon`;

  expect(fields(read(table))[0]).toBe(field);
});

test("days without a year are no names", () => {
  const rows = ["@ana;8k;2.11.", "@ben;9k;7/11", "@cle;7k;11.11.26"];

  expect(fields(read(rows.join("\n"), { platform: "instagram" }))).toEqual(["handle", "followers", null]);
});

test.each([
  ["bisherige Kunden", "brands"],
  ["Previous clients", "brands"],
  ["Referenzen", "brands"],
  ["Kunde", "client"],
])("below “%s” stand %s", (header, field) => {
  expect(fields(read(`Handle;Platform;${header}\n@ana;Instagram;Coop, Nivea`))[2]).toBe(field);
});

test("who is mentioned is nobody's account, and who posted is", () => {
  const reading = read(
    [
      "quem / quién;post (link);fecha;views;menções;cachê",
      "Thaynara Lopes;https://www.instagram.com/reel/DBthay001/;02/11/2026;312 mil;@lojaverao;1.800",
    ].join("\n"),
  );

  expect([reading.kind, ...reading.columns.map(({ field, record }) => record ?? field)]).toEqual([
    "posts",
    "name",
    "url",
    "postedAt",
    "views",
    "mentions",
    "fee",
  ]);
  expect(reading.records).toMatchObject([{ creator: "Thaynara Lopes", mentions: ["lojaverao"] }]);
});

test("three digits behind a mark are thousands of money, whatever the cells beside show", () => {
  const reading = read(
    [
      "Invoice;Creator;Net;Gross;Currency;Due date",
      "R-1;@ana;1.000,50;2.760;EUR;01.03.2026",
      "R-2;@ben;2.000,50;1,800;USD;01.03.2026",
      "R-3;@cle;9,25;10.125;KWD;01.03.2026",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(reading.records.map((record) => ("gross" in record ? record.gross?.amount : null))).toEqual([
    2760, 1800, 10.125,
  ]);
});

test("a sentence below a table is no account because a slash stands in it", () => {
  const table = "Account;Netz;w\n@ana;IG;70\n@bo;IG;60\nw/m ohne divers gerechnet, wenn leer;;";

  expect(read(table).accounts.map(({ key }) => key)).toEqual(["instagram ana", "instagram bo"]);
});
