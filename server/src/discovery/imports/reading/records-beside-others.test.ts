import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";

test("amounts of a payment in another currency than the first one are named and kept as they are written", () => {
  const reading = read(
    [
      "Invoice;Creator;Net;VAT;Gross;Due date",
      "R-1;Ana;100 €;19 $;119 €;31.03.2026",
      "R-2;Ben;100 $;19 €;119 €;31.03.2026",
      "R-3;Cid;100;19 €;119;31.03.2026",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "payments: Each row is a payment: “Invoice” and “Due date” say so.",
    "invoice | handle | net | vat | gross | due",
    '{creator: "Ana", due: "2026-03-31", fields: {Creator: "Ana", VAT: "19 $"}, gross: {amount: 119, currency: "EUR"}, handle: "Ana", invoice: "R-1", line: 2, net: {amount: 100, currency: "EUR"}, part: 0}',
    '{creator: "Ben", due: "2026-03-31", fields: {Creator: "Ben", Net: "100 $"}, gross: {amount: 119, currency: "EUR"}, handle: "Ben", invoice: "R-2", line: 3, part: 0, vat: {amount: 19, currency: "EUR"}}',
    '{creator: "Cid", due: "2026-03-31", fields: {Creator: "Cid"}, gross: {amount: 119, currency: "EUR"}, handle: "Cid", invoice: "R-3", line: 4, net: {amount: 100, currency: "EUR"}, part: 0, vat: {amount: 19, currency: "EUR"}}',
    "line 2, VAT: The other amounts of this payment are in EUR. It is kept as it is written.",
    "line 3, Net: The other amounts of this payment are in EUR. It is kept as it is written.",
  ]);
});

test("further posts of a row are records of their own", () => {
  const reading = read(
    [
      "Creator;Link 1;Date 1;Views 1;Link 2;Date 2;Views 2",
      "@ana;https://www.instagram.com/p/A1/;2026-01-01;5;https://www.instagram.com/p/A2/;2026-02-01;6",
      "@ben;https://www.instagram.com/p/B1/;2026-01-02;7;;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Link 1” and “Views 1” say so.",
    "handle | url | postedAt | views | url | postedAt | views",
    "instagram ana {}",
    "instagram ben {}",
    '{creator: "@ana", fields: {}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", postedAt: "2026-01-01", url: "https://www.instagram.com/p/A1", views: 5}',
    '{creator: "@ana", fields: {}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 1000, platform: "instagram", postedAt: "2026-02-01", url: "https://www.instagram.com/p/A2", views: 6}',
    '{creator: "@ben", fields: {}, handle: "ben", hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", postedAt: "2026-01-02", url: "https://www.instagram.com/p/B1", views: 7}',
  ]);
});

test("columns of further posts that are empty are none of theirs", () => {
  const reading = read(
    [
      "Creator;Link 1;Date 1;Views 1;Link 2;Date 2;Views 2",
      "@ana;https://www.instagram.com/p/A1/;2026-01-01;5;;;",
      "@ben;https://www.instagram.com/p/B1/;2026-01-02;7;;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Link 1” and “Views 1” say so.",
    "handle | url | postedAt | views | url | – | –",
    "instagram ana {}",
    "instagram ben {}",
    '{creator: "@ana", fields: {}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", postedAt: "2026-01-01", url: "https://www.instagram.com/p/A1", views: 5}',
    '{creator: "@ben", fields: {}, handle: "ben", hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", postedAt: "2026-01-02", url: "https://www.instagram.com/p/B1", views: 7}',
  ]);
});

test("views of the first day stay beside those of now", () => {
  const reading = read(
    [
      "Link;Views (24h);Views (now)",
      "https://www.instagram.com/p/A1/;5;50",
      "https://www.instagram.com/p/B1/;7;70",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Link” and “Views (24h)” say so.",
    "url | number | views",
    '{fields: {Views (24h): "5"}, hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/A1", views: 50}',
    '{fields: {Views (24h): "7"}, hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/B1", views: 70}',
  ]);
});

test("and so do those of the first two days", () => {
  const reading = read(
    [
      "Link;Views (48 hours);Views (now)",
      "https://www.instagram.com/p/A1/;5;50",
      "https://www.instagram.com/p/B1/;7;70",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Link” and “Views (48 hours)” say so.",
    "url | number | views",
    '{fields: {Views (48 hours): "5"}, hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/A1", views: 50}',
    '{fields: {Views (48 hours): "7"}, hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/B1", views: 70}',
  ]);
});

test("several accounts in one line of a list are one each", () => {
  const reading = read(
    ["@ana @ben", "https://instagram.com/cid, @dan", "tiktok.com/@eva youtu.be/x"].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "handle",
    "instagram ana {}",
    "instagram ben {}",
    'instagram cid {url: "https://instagram.com/cid"}',
    "instagram dan {}",
    'tiktok eva {url: "https://tiktok.com/@eva"}',
    "line 3 is left out: YouTube address of a post or page, not a profile",
    "line 3, Column 1, “youtu.be/x”: YouTube address of a post or page, not a profile",
  ]);
});

test("a row without a name that says nothing else may go on with the creator above, and a person is asked", () => {
  const reading = read(
    ["Name;IG;TikTok;City", "Ana;@ana;;Rome", ";;@ana_tt;", "Ben;@ben;;Bonn", ";@ben2;;", ";@ben;@x;"].join(
      "\n",
    ),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | city",
    'instagram ana {city: "rome", country: "IT", inferred: ["country"], name: "Ana"}',
    "tiktok ana_tt {}",
    'instagram ben {city: "bonn", country: "DE", inferred: ["country"], name: "Ben"}',
    "instagram ben2 {}",
    'tiktok x {city: "bonn", country: "DE", inferred: ["country"], name: "Ben"}',
    'name? Do the rows without “Name” go on with the creator above? Those with the same handle on another platform are read as that creator’s; the others stay apart, without a name. ["Ana", "Ben"]',
  ]);
});

test("a row of no age group, and shares that are no whole audience", () => {
  const reading = read(
    [
      "Handle;Platform;Age;Male;Female",
      "@ana;Instagram;18-24;20%;30%",
      "@ana;Instagram;25-34;30%;20%",
      "@ana;Instagram;all;50%;50%",
      "@ben;TikTok;18-24;90%;90%",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle | platform | text | audienceMale | audienceFemale",
    "instagram ana {audience: {ages: {18-24: 50, 25-34: 50}, genders: {female: 50, male: 50}}}",
    "tiktok ben {}",
    "line 4, Age, “all”: No age group",
    "line 4, Male, “50%”: No age group",
    "line 4, Female, “50%”: No age group",
    "line 5, Age, “18-24”: The shares of this account add up to 180%, so they are no whole audience",
    "line 5, Male, “90%”: The shares of this account add up to 180%, so they are no whole audience",
    "line 5, Female, “90%”: The shares of this account add up to 180%, so they are no whole audience",
  ]);
});

test("shares of an age, of a gender and of countries, each in a column", () => {
  const reading = read(
    [
      "IG;Audience 18-24;Audience;Audience DE;Audience male;Audience de España",
      "@ana;40%;DE;20%;30%;5%",
      "@ben;30%;US;10%;40%;6%",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | audienceAge | text | audienceCountry | audienceMale | audienceCountry",
    'instagram ana {audience: {ages: {18-24: 40}, countries: {DE: 20, ES: 5}, genders: {male: 30}}, own: {Audience: {kind: "text", value: "DE"}}}',
    'instagram ben {audience: {ages: {18-24: 30}, countries: {DE: 10, ES: 6}, genders: {male: 40}}, own: {Audience: {kind: "text", value: "US"}}}',
  ]);
});

test("two amounts below two years are the ends of a range", () => {
  const reading = read(["IG;Fee 2025/2026", "@ana;500/600", "@ben;700 / 700", "@cid;800"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | price",
    "instagram ana {price: {amount: 500}, prices: [{amount: 500, upTo: 600}]}",
    "instagram ben {price: {amount: 700}, prices: [{amount: 700}]}",
    "instagram cid {price: {amount: 800}, prices: [{amount: 800}]}",
  ]);
});

test("of the same fee in two years the later one is asked for", () => {
  const reading = read(["IG;Reel 2025;Reel 2026", "@ana;500 €;600 €", "@ben;700 €;700 €"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | money | price",
    'instagram ana {own: {Reel 2025: {kind: "money", value: {amount: 500, currency: "EUR"}}}, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    'instagram ben {own: {Reel 2025: {kind: "money", value: {amount: 700, currency: "EUR"}}}, price: {amount: 700, currency: "EUR", per: "reel"}, prices: [{amount: 700, currency: "EUR", format: "reel"}]}',
  ]);
});

test("written group headings head each column below them, from the first one on", () => {
  const reading = read(
    [
      "Instagram;Instagram;TikTok;TikTok",
      "Handle;Followers;Handle;Followers",
      "@ana;1000;@ana_tt;2000",
      "@ben;3000;@ben_tt;4000",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | followers instagram | handle tiktok | followers tiktok",
    "instagram ana {followers: 1000}",
    "tiktok ana_tt {followers: 2000}",
    "instagram ben {followers: 3000}",
    "tiktok ben_tt {followers: 4000}",
    "line 1 is left out: Title above the table",
  ]);
});
