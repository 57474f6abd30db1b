import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";

test("platforms beside the names of a table that lies on its side are no second header", () => {
  const reading = read(
    [
      "Name;Ana;Ben",
      "Instagram;@ana;@ben",
      "Followers;1000;2000",
      "Main platform;Instagram;TikTok",
      "Email;a@x.de;b@x.de",
      "City;Berlin;Rome",
      "Price;500;600",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers | platform | email | city | price",
    'instagram ana {city: "berlin", country: "DE", email: "a@x.de", followers: 1000, inferred: ["country"], name: "Ana", price: {amount: 500}, prices: [{amount: 500}]}',
    'instagram ben {city: "rome", country: "IT", email: "b@x.de", followers: 2000, inferred: ["country"], name: "Ben", price: {amount: 600}, prices: [{amount: 600}]}',
  ]);
});

test("a country above the header heads the rows below it, also past a blank line", () => {
  const reading = read(
    [
      "Germany;;",
      ";;",
      "Handle;Platform;Price",
      "@ana;Instagram;500",
      "@ben;TikTok;600",
      "UK;;",
      "@cid;TikTok;700",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price",
    'instagram ana {price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    'tiktok ben {price: {amount: 600, currency: "EUR"}, prices: [{amount: 600, currency: "EUR"}]}',
    'tiktok cid {price: {amount: 700, currency: "GBP"}, prices: [{amount: 700, currency: "GBP"}]}',
    "line 1 is left out: Title above the table",
    "line 2 is left out: Empty row",
    "line 6 is left out: Heading inside the table",
    "line 6, Handle, “UK”: Heading inside the table",
    'price? In which currency is “Price”? Some blocks name none. Amounts without a currency are read as those of their country: EUR below “Germany”, GBP below “UK”. ["500", "600", "700"]',
  ]);
});

test("a title names nobody where a column does", () => {
  const reading = read(["Audience of @eva;;", "IG;Country;Share", "@ana;DE;40%", "@ana;US;20%"].join("\n"));

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle instagram | text | text",
    "instagram ana {audience: {countries: {DE: 40, US: 20}}}",
    "line 1 is left out: Title above the table",
  ]);
});

test("nor where a column holds the links", () => {
  const reading = read(
    [
      "Audience of @eva on TikTok;;",
      "Link;Age;Share",
      "https://instagram.com/ana;18-24;40%",
      "https://instagram.com/ana;25-34;20%",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "url | text | text",
    'instagram ana {audience: {ages: {18-24: 40, 25-34: 20}}, url: "https://instagram.com/ana"}',
    "line 1 is left out: Title above the table",
  ]);
});

test("a column without a header is another one below a header in another order, and is named as not used", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;",
      "@ana;Instagram;1000;x",
      "@ben;Instagram;2000;y",
      "",
      "Followers;Handle;Platform;",
      "3000;@cid;TikTok;z",
      "4000;@dan;TikTok;w",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | text",
    'instagram ana {followers: 1000, own: {Column 4: {kind: "text", value: "x"}}}',
    'instagram ben {followers: 2000, own: {Column 4: {kind: "text", value: "y"}}}',
    "tiktok cid {followers: 3000}",
    "tiktok dan {followers: 4000}",
    "line 5 is left out: Heading inside the table",
    "line 5, Handle, “Handle”: Heading inside the table",
    "line 5, Platform, “Platform”: Heading inside the table",
    "line 5, Followers, “Followers”: Heading inside the table",
    "line 6, Column 5, “z”: Stands past the last column that is read",
    "line 7, Column 5, “w”: Stands past the last column that is read",
  ]);
});

test("a price that a later row brings takes the place of none", () => {
  const reading = read(
    ["Handle;Platform;Reel", "@ana;Instagram;", "@ana;Instagram;500 €", "@ana;Instagram;600 €"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price",
    'instagram ana {price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    "line 3, Reel, “500 €”: Line 4 says something else of the same account, and the later line counts",
  ]);
});

test("what a later row does not say stays, of the team's own, too", () => {
  const reading = read(
    ["Handle;Platform;Shoe", "@ana;Instagram;38", "@ana;Instagram;", "@ben;TikTok;40", "@ben;TikTok;41"].join(
      "\n",
    ),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | number",
    'instagram ana {own: {Shoe: {kind: "number", value: 38}}}',
    'tiktok ben {own: {Shoe: {kind: "number", value: 41}}}',
    "line 4, Shoe, “40”: Line 5 says something else of the same account, and the later line counts",
  ]);
});
