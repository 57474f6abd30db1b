import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";

test("a first line names a comma", () => {
  const reading = read(
    ["sep=,", "Handle,Platform,Notes", "@ana,Instagram,a;b;c", "@ben,TikTok,d;e;f"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a;b;c"}',
    'tiktok ben {notes: "d;e;f"}',
  ]);
});

test("a first line names a tab", () => {
  const reading = read(
    ["sep=\t", "Handle\tPlatform\tNotes", "@ana\tInstagram\ta;b;c", "@ben\tTikTok\td;e;f"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a;b;c"}',
    'tiktok ben {notes: "d;e;f"}',
  ]);
});

test("a first line names a semicolon, whatever more commas there are", () => {
  const reading = read(
    ["sep=;", "Handle;Platform;Notes", "@ana;Instagram;a,b,c,d", "@ben;TikTok;e,f,g,h"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a,b,c,d"}',
    'tiktok ben {notes: "e,f,g,h"}',
  ]);
});

test("a first line that names no delimiter is a title", () => {
  const reading = read(["sep=x", "Handle;Platform;Notes", "@ana;Instagram;a", "@ben;TikTok;e"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle | platform | notes",
    'instagram ana {notes: "a"}',
    'tiktok ben {notes: "e"}',
    "line 1 is left out: Title above the table",
  ]);
});

test("months in any order, one beside other columns and one without figures", () => {
  const reading = read(
    [
      "Handle;Platform;Followers Mar 25;Notes;Followers Jan 25;Followers Feb 25;Followers Apr 25",
      "@ana;Instagram;1200;x;1000;1100;",
      "@ben;TikTok;2200;y;2000;2100;",
    ].join("\n"),
    { today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | notes | followers | followers | followers",
    'instagram ana {followers: 1200, history: [{day: "2025-01-01", followers: 1000}, {day: "2025-02-01", followers: 1100}, {day: "2025-03-01", followers: 1200}], notes: "x"}',
    'tiktok ben {followers: 2200, history: [{day: "2025-01-01", followers: 2000}, {day: "2025-02-01", followers: 2100}, {day: "2025-03-01", followers: 2200}], notes: "y"}',
  ]);
});

test("all views of a month are no average of it", () => {
  const reading = read(
    [
      "Handle;Platform;Views Jan 25;Avg views Feb 25;Avg views Mar 25",
      "@ana;Instagram;900000;4000;4100",
      "@ben;TikTok;800000;3000;3100",
    ].join("\n"),
    { today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | number | avgViews | avgViews",
    'instagram ana {avgViews: 4100, history: [{avgViews: 4000, day: "2025-02-01"}, {avgViews: 4100, day: "2025-03-01"}], own: {Views Jan 25: {kind: "number", value: 900000}}}',
    'tiktok ben {avgViews: 3100, history: [{avgViews: 3000, day: "2025-02-01"}, {avgViews: 3100, day: "2025-03-01"}], own: {Views Jan 25: {kind: "number", value: 800000}}}',
  ]);
});

test("months without a year on a day that nobody knows", () => {
  const reading = read(
    ["Handle;Platform;Followers Nov;Followers Dez", "@ana;Instagram;1000;1100"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | number",
    'instagram ana {followers: 1000, own: {Followers Dez: {kind: "number", value: 1100}}}',
  ]);
});

test("a bare sign below a country of dollars may be two of them", () => {
  const reading = read(
    [
      "Handle;Platform;Price",
      "Canada;;",
      "@ana;Instagram;$500",
      "@ben;TikTok;600",
      "USA;;",
      "@cid;TikTok;$700",
      "Brasil;;",
      "@dan;TikTok;800",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price",
    "instagram ana {}",
    'tiktok ben {price: {amount: 600, currency: "CAD"}, prices: [{amount: 600, currency: "CAD"}]}',
    'tiktok cid {price: {amount: 700, currency: "USD"}, prices: [{amount: 700, currency: "USD"}]}',
    'tiktok dan {price: {amount: 800, currency: "BRL"}, prices: [{amount: 800, currency: "BRL"}]}',
    "line 2 is left out: Heading inside the table",
    "line 5 is left out: Heading inside the table",
    "line 7 is left out: Heading inside the table",
    "line 3, Price: “$500” is not read: which dollar? Write it out, as in US$ or CAD",
    "line 2, Handle, “Canada”: Heading inside the table",
    "line 3, Price, “$500”: “$500” is not read: which dollar? Write it out, as in US$ or CAD",
    "line 5, Handle, “USA”: Heading inside the table",
    "line 7, Handle, “Brasil”: Heading inside the table",
    'price? In which currency is “Price”? Some blocks name none. Amounts without a currency are read as those of their country: CAD below “Canada”, BRL below “Brasil”. ["$500", "600", "$700"]',
  ]);
});

test("rows of a crossed audience that are of no gender or no age", () => {
  const reading = read(
    [
      "Audience of @ana (Instagram);;",
      "Age;Gender;Share",
      "18-24;women;40",
      "18-24;men;12",
      "25-34;women;30",
      "25-34;men;18",
      "25-34;unknown;2",
      "all;;100",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "choice | choice | number",
    "instagram ana {audience: {ages: {18-24: 52, 25-34: 48}, genders: {female: 70, male: 30}}}",
    "line 1 is left out: Title above the table",
    "line 7, Gender, “unknown”: Says that the value is not known",
    "line 8, Age, “all”: No age group",
    "line 8, Share, “100”: No age group",
  ]);
});

test("a column of accounts goes before the account of a title", () => {
  const reading = read(
    [
      "Audience of @zoe (Instagram);;;",
      "Handle;Platform;Female %;18-24",
      "@ana;Instagram;60;30",
      "@ben;TikTok;50;40",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | audienceFemale | audienceAge",
    "instagram ana {audience: {ages: {18-24: 30}, genders: {female: 60}}}",
    "tiktok ben {audience: {ages: {18-24: 40}, genders: {female: 50}}}",
    "line 1 is left out: Title above the table",
  ]);
});

test("an empty column of family names makes no part", () => {
  const reading = read(["Vorname;Nachname;Name;IG", "Ana;;Ana Lang;@ana", "Ben;;Ben Moser;@ben"].join("\n"));

  expect(whole(reading)).toEqual([
    "text | name | name | handle instagram",
    'instagram ana {name: "Ana Lang", own: {Vorname: {kind: "text", value: "Ana"}}}',
    'instagram ben {name: "Ben Moser", own: {Vorname: {kind: "text", value: "Ben"}}}',
  ]);
});

test("a column of names beside first names holds the others", () => {
  const reading = read(["Vorname;Name;IG", "Ana;Lang;@ana", "Ben;Moser;@ben"].join("\n"));

  expect(whole(reading)).toEqual([
    "name | name | handle instagram",
    'instagram ana {name: "Ana Lang"}',
    'instagram ben {name: "Ben Moser"}',
  ]);
});

test("two numbers of a cell", () => {
  const reading = read(
    [
      "Handle;Platform;Phone",
      "@ana;Instagram;0171 1234567 / 030 7654321",
      "@ben;TikTok;+49 171 1234567",
      "@cid;TikTok;Tel. 0171 7654321",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | phone",
    'instagram ana {own: {Phone: {kind: "text", value: "0171 1234567 / 030 7654321"}}, phone: "0171 1234567 / 030 7654321"}',
    'tiktok ben {phone: "+49 171 1234567"}',
    'tiktok cid {phone: "0171 7654321"}',
    'phone? Is “Phone” the phone? 3 of 3 filled cells read as one. ["0171 1234567 / 030 7654321", "+49 171 1234567", "Tel. 0171 7654321"]',
  ]);
});

test("handles with blanks around the signs between", () => {
  const reading = read(["Handle", "@ana  /  @ben", "@cid;", "@dan &  @eva"].join("\n"), {
    platform: "instagram",
  });

  expect(whole(reading)).toEqual([
    "handle",
    "instagram ana {}",
    "instagram ben {}",
    "instagram cid {}",
    "instagram dan {}",
    "instagram eva {}",
  ]);
});
