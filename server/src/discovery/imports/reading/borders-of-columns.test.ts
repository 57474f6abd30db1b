import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";

test("further countries behind the first of an audience", () => {
  const reading = read(
    [
      "Handle;Platform;Country;Top country 1;2nd country;Country 3",
      "@ana;Instagram;DE;DE;AT;CH",
      "@ben;TikTok;US;US;MX;CA",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | country | audienceCountry | audienceCountry | audienceCountry",
    'instagram ana {audience: {topCountry: "DE"}, country: "DE"}',
    'tiktok ben {audience: {topCountry: "US"}, country: "US"}',
    "line 2, 2nd country: “AT” says no share. It stays NA.",
    "line 2, Country 3: “CH” says no share. It stays NA.",
    "line 3, 2nd country: “MX” says no share. It stays NA.",
    "line 3, Country 3: “CA” says no share. It stays NA.",
    "line 2, 2nd country, “AT”: “AT” says no share. It stays NA.",
    "line 2, Country 3, “CH”: “CH” says no share. It stays NA.",
    "line 3, 2nd country, “MX”: “MX” says no share. It stays NA.",
    "line 3, Country 3, “CA”: “CA” says no share. It stays NA.",
  ]);
});

test("a country of an audience and its share behind", () => {
  const reading = read(
    [
      "Handle;Platform;Audience country;Share;Followers",
      "@ana;Instagram;DE;60%;1000",
      "@ben;TikTok;US;40%;2000",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | audienceCountry | audienceCountry | followers",
    "instagram ana {audience: {countries: {DE: 60}}, followers: 1000}",
    "tiktok ben {audience: {countries: {US: 40}}, followers: 2000}",
  ]);
});

test("counted countries and their shares in French", () => {
  const reading = read(
    [
      "Pseudo;Réseau;Pays 1;% pays 1;Pays 2;% pays 2",
      "@ana;Instagram;France;60;Belgique;10",
      "@ben;TikTok;France;70;Suisse;5",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: Pays 1, % pays 1.",
    "handle | platform | audienceCountry | audienceCountry | audienceCountry | audienceCountry",
    "instagram ana {audience: {countries: {BE: 10, FR: 60}}}",
    "tiktok ben {audience: {countries: {CH: 5, FR: 70}}}",
  ]);
});

test("a bare dollar beside US dollars", () => {
  const reading = read(
    [
      "Handle;Platform;Price",
      "@ana;Instagram;US$500",
      "@ben;TikTok;USD 600",
      "@cid;TikTok;$700",
      "@dan;TikTok;800",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price",
    'instagram ana {price: {amount: 500, currency: "USD"}, prices: [{amount: 500, currency: "USD"}]}',
    'tiktok ben {price: {amount: 600, currency: "USD"}, prices: [{amount: 600, currency: "USD"}]}',
    'tiktok cid {price: {amount: 700, currency: "USD"}, prices: [{amount: 700, currency: "USD"}]}',
    'tiktok dan {price: {amount: 800, currency: "USD"}, prices: [{amount: 800, currency: "USD"}]}',
  ]);
});

test("a table without headers", () => {
  const reading = read(["@ana;12k;3,1 %;500 €", "@ben;450k;6,2 %;900 €", "@cid;9k;1,1 %;300 €"].join("\n"), {
    platform: "instagram",
  });

  expect(whole(reading)).toEqual([
    "handle | followers | engagementRate | price",
    'instagram ana {engagementRate: 3.1, followers: 12000, price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    'instagram ben {engagementRate: 6.2, followers: 450000, price: {amount: 900, currency: "EUR"}, prices: [{amount: 900, currency: "EUR"}]}',
    'instagram cid {engagementRate: 1.1, followers: 9000, price: {amount: 300, currency: "EUR"}, prices: [{amount: 300, currency: "EUR"}]}',
    'followers? Column 2 looks like followers 3 of 3 filled cells read as one. ["12k", "450k", "9k"]',
    'engagementRate? Column 3 looks like engagement rate 3 of 3 filled cells read as one. ["3,1 %", "6,2 %", "1,1 %"]',
    'price? Column 4 looks like price 3 of 3 filled cells read as one. ["500 €", "900 €", "300 €"]',
  ]);
});

test("two in three cells with a per cent are too few without a header", () => {
  const reading = read(["@ana;12k;3,1 %", "@ben;450k;6,2", "@cid;9k;1,1 %"].join("\n"), {
    platform: "instagram",
  });

  expect(whole(reading)).toEqual([
    "handle | followers | text",
    'instagram ana {followers: 12000, own: {Column 3: {kind: "text", value: "3,1 %"}}}',
    'instagram ben {followers: 450000, own: {Column 3: {kind: "text", value: "6,2"}}}',
    'instagram cid {followers: 9000, own: {Column 3: {kind: "text", value: "1,1 %"}}}',
    'followers? Column 2 looks like followers 3 of 3 filled cells read as one. ["12k", "450k", "9k"]',
  ]);
});

test("months that a person calls posts", () => {
  const reading = read(
    ["Month;Account;Network;Views", "2026-03;@ana;YouTube;80k", "2026-01;@ana;YouTube;70k"].join("\n"),
    { kind: "posts", today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "posts: You said what the rows are.",
    "text | handle | platform | views",
    "youtube ana {}",
    '{creator: "@ana", fields: {Month: "2026-03"}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 0, platform: "youtube", views: 80000}',
    '{creator: "@ana", fields: {Month: "2026-01"}, handle: "ana", hashtags: [], line: 3, mentions: [], part: 0, platform: "youtube", views: 70000}',
  ]);
});

test("months that a person calls creators", () => {
  const reading = read(
    ["Month;Account;Network;Followers", "2026-03;@ana;YouTube;80k", "2026-01;@ana;YouTube;70k"].join("\n"),
    { kind: "creators", today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "text | handle | platform | followers",
    'youtube ana {followers: 80000, history: [{day: "2026-01-01", followers: 70000}, {day: "2026-03-01", followers: 80000}]}',
  ]);
});

test("words for another account below followers", () => {
  const reading = read(["Instagram;Follower", "@ana;wie TikTok", "ben;12k"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | followers",
    "instagram ana {}",
    "instagram ben {followers: 12000}",
    "line 2, Follower: “wie TikTok” is no number of followers. It stays NA.",
    "line 2, Follower, “wie TikTok”: “wie TikTok” is no number of followers. It stays NA.",
    'followers? Is “Follower” the followers? 1 of 2 filled cells read as one. The other one stays NA. ["wie TikTok", "12k"]',
  ]);
});

test("a second link of a post that is named twice", () => {
  const reading = read(
    [
      "Post link;Views;Link",
      "https://www.instagram.com/p/A1/;5;https://shop.example/a",
      "https://www.instagram.com/p/A1/;6;https://shop.example/b",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Post link” and “Views” say so.",
    "url | views | text",
    '{fields: {Link: "https://shop.example/a\\nhttps://shop.example/b"}, hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/A1", views: 6}',
    "line 2, Views, “5”: Line 3 says something else of the same link or number, and the later line counts",
  ]);
});

test("amounts of an open sign, and of no number", () => {
  const reading = read(
    [
      "Order;Code;Total;Day",
      "#1;A10;500 kr;14.03.2026",
      "#2;A10;abc kr;15.03.2026",
      "#3;A10;12 €;16.03.2026",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "orders: Each row is an order: “Code” and “Total” say so.",
    "order | code | amount | orderedAt",
    '{code: "A10", fields: {Total: "500 kr"}, line: 2, order: "#1", orderedAt: "2026-03-14", part: 0}',
    '{code: "A10", fields: {Total: "abc kr"}, line: 3, order: "#2", orderedAt: "2026-03-15", part: 0}',
    '{amount: {amount: 12, currency: "EUR"}, code: "A10", fields: {}, line: 4, order: "#3", orderedAt: "2026-03-16", part: 0}',
    "line 2, Total: “500 kr” is not read: which currency? Write it out, as in SEK or NOK. It is kept as it is written.",
    "line 3, Total: “abc kr” cannot be read as an amount. It is kept as it is written.",
    'amount? Does “Total” hold the amount? 67% of its filled cells read so. The others are kept as they are written. ["500 kr", "abc kr", "12 €"]',
  ]);
});

test("parts of a total, and a name that begins like one", () => {
  const reading = read(
    [
      "Name;IG;Follower;Reel",
      "Ana;@ana;1000;500 €",
      "davon offen;;;500 €",
      "davon Ben;@ben;2000;300 €",
      "Summe;;;800 €",
      "Best reel;;900;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers | price",
    'instagram ana {followers: 1000, name: "Ana", price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'instagram ben {followers: 2000, name: "davon Ben", price: {amount: 300, currency: "EUR", per: "reel"}, prices: [{amount: 300, currency: "EUR", format: "reel"}]}',
    "line 3 is left out: Total",
    "line 5 is left out: Total",
    "line 6 is left out: Handle and link are empty",
    "line 3, Name, “davon offen”: Total",
    "line 3, Reel, “500 €”: Total",
    "line 5, Name, “Summe”: Total",
    "line 5, Reel, “800 €”: Total",
    "line 6, Name, “Best reel”: Handle and link are empty",
    "line 6, Follower, “900”: Handle and link are empty",
  ]);
});
