import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a rate behind a numbered country is the creator's own, and no share of that country", () => {
  const reading = read(
    [
      "Handle;Platform;Country 1;Engagement rate;Followers",
      "@ana;Instagram;DE;3%;1000",
      "@ben;TikTok;FR;5%;2000",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | country | engagementRate | followers",
    'instagram ana {country: "DE", engagementRate: 3, followers: 1000}',
    'tiktok ben {country: "FR", engagementRate: 5, followers: 2000}',
  ]);
});

test("a share of another number than the country before it stays as it is written", () => {
  const reading = read(
    [
      "Handle;Platform;Country 1;Share 2;Followers",
      "@ana;Instagram;DE;60%;1000",
      "@ben;TikTok;FR;50%;2000",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | country | text | followers",
    'instagram ana {country: "DE", followers: 1000, own: {Share 2: {kind: "text", value: "60%"}}}',
    'tiktok ben {country: "FR", followers: 2000, own: {Share 2: {kind: "text", value: "50%"}}}',
  ]);
});

test("words that no account has stay the team's own below the name of a platform", () => {
  const reading = read(
    [";Instagram;;;", "Name;Handle;Rating;Mood;Followers", "Ana;@ana;A;good;1000", "Ben;@ben;B;;2000"].join(
      "\n",
    ),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | text | text | followers instagram",
    'instagram ana {followers: 1000, name: "Ana", own: {Mood: {kind: "text", value: "good"}, Rating: {kind: "text", value: "A"}}}',
    'instagram ben {followers: 2000, name: "Ben", own: {Rating: {kind: "text", value: "B"}}}',
    "line 1 is left out: Title above the table",
  ]);
});

test("seven in ten cells with a per cent are too few without a header", () => {
  const reading = read(
    [
      "@a0;12k;3,0 %",
      "@a1;12k;3,1 %",
      "@a2;12k;3,2 %",
      "@a3;12k;3,3 %",
      "@a4;12k;3,4 %",
      "@a5;12k;3,5 %",
      "@a6;12k;3,6 %",
      "@b7;9k;2",
      "@b8;9k;3",
      "@b9;9k;4",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "handle | followers | text",
    'instagram a0 {followers: 12000, own: {Column 3: {kind: "text", value: "3,0 %"}}}',
    'instagram a1 {followers: 12000, own: {Column 3: {kind: "text", value: "3,1 %"}}}',
    'instagram a2 {followers: 12000, own: {Column 3: {kind: "text", value: "3,2 %"}}}',
    'instagram a3 {followers: 12000, own: {Column 3: {kind: "text", value: "3,3 %"}}}',
    'instagram a4 {followers: 12000, own: {Column 3: {kind: "text", value: "3,4 %"}}}',
    'instagram a5 {followers: 12000, own: {Column 3: {kind: "text", value: "3,5 %"}}}',
    'instagram a6 {followers: 12000, own: {Column 3: {kind: "text", value: "3,6 %"}}}',
    'instagram b7 {followers: 9000, own: {Column 3: {kind: "text", value: "2"}}}',
    'instagram b8 {followers: 9000, own: {Column 3: {kind: "text", value: "3"}}}',
    'instagram b9 {followers: 9000, own: {Column 3: {kind: "text", value: "4"}}}',
    'followers? Column 2 looks like followers 10 of 10 filled cells read as one. ["12k", "9k"]',
  ]);
});

test("eight in ten are enough, and a person is asked", () => {
  const reading = read(
    [
      "@a0;12k;3,0 %",
      "@a1;12k;3,1 %",
      "@a2;12k;3,2 %",
      "@a3;12k;3,3 %",
      "@a4;12k;3,4 %",
      "@a5;12k;3,5 %",
      "@a6;12k;3,6 %",
      "@a7;12k;3,7 %",
      "@b8;9k;3",
      "@b9;9k;4",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "handle | followers | engagementRate",
    "instagram a0 {engagementRate: 3, followers: 12000}",
    "instagram a1 {engagementRate: 3.1, followers: 12000}",
    "instagram a2 {engagementRate: 3.2, followers: 12000}",
    "instagram a3 {engagementRate: 3.3, followers: 12000}",
    "instagram a4 {engagementRate: 3.4, followers: 12000}",
    "instagram a5 {engagementRate: 3.5, followers: 12000}",
    "instagram a6 {engagementRate: 3.6, followers: 12000}",
    "instagram a7 {engagementRate: 3.7, followers: 12000}",
    "instagram b8 {engagementRate: 3, followers: 9000}",
    "instagram b9 {engagementRate: 4, followers: 9000}",
    'followers? Column 2 looks like followers 10 of 10 filled cells read as one. ["12k", "9k"]',
    'engagementRate? Column 3 looks like engagement rate 10 of 10 filled cells read as one. ["3,0 %", "3,1 %", "3,2 %"]',
  ]);
});

test("a first name in half of the whole names says nothing more", () => {
  const reading = read(["Name;First name;IG", "Ana Gil;Ana;@ana", "Ben Ott;Tom;@ben"].join("\n"));

  expect(whole(reading)).toEqual([
    "name | text | handle instagram",
    'instagram ana {name: "Ana Gil", own: {First name: {kind: "text", value: "Ana"}}}',
    'instagram ben {name: "Ben Ott", own: {First name: {kind: "text", value: "Tom"}}}',
  ]);
});

test("a first name in fewer of them is the other part", () => {
  const reading = read(["Name;First name;IG", "Gil;Ana;@ana", "Ott;Tom;@ben", "Rui;Uma;@uma"].join("\n"));

  expect(whole(reading)).toEqual([
    "name | name | handle instagram",
    'instagram ana {name: "Ana Gil"}',
    'instagram ben {name: "Tom Ott"}',
    'instagram uma {name: "Uma Rui"}',
  ]);
});

test("a first name that never stands beside a name is the only one that is known", () => {
  const reading = read(["Name;First name;IG", "Ana Gil;;@ana", ";Tom;@ben"].join("\n"));

  expect(whole(reading)).toEqual([
    "name | name | handle instagram",
    'instagram ana {name: "Ana Gil"}',
    'instagram ben {name: "Tom"}',
  ]);
});

test("a column of names that a person chose counts beside whole names", () => {
  const reading = read(["Name;First name;IG", "Ana Gil;Ana;@ana", "Ben Ott;Ben;@ben"].join("\n"), {
    mapping: [{ header: "First name", field: "name" }],
  });

  expect(whole(reading)).toEqual([
    "text | name | handle instagram",
    'instagram ana {name: "Ana", own: {Name: {kind: "text", value: "Ana Gil"}}}',
    'instagram ben {name: "Ben", own: {Name: {kind: "text", value: "Ben Ott"}}}',
  ]);
});

test("handles are of the platform that figures beside them name, whatever it is that is counted", () => {
  const reading = read(
    ["Handle;IG reach;TikTok;TikTok followers", "ana;1000;@ana_tt;500", "ben;2000;@ben_tt;600"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | followers instagram | handle tiktok | followers tiktok",
    "instagram ana {followers: 1000}",
    "tiktok ana_tt {followers: 500}",
    "instagram ben {followers: 2000}",
    "tiktok ben_tt {followers: 600}",
    'followers? “IG reach” looks like followers 2 of 2 filled cells read as one. ["1000", "2000"]',
  ]);
});

test("what is no figure names no platform of handles", () => {
  const reading = read(
    [
      "Handle;YouTube notes;IG followers;TikTok;TikTok followers",
      "ana;good;1000;@ana_tt;500",
      "ben;bad;2000;@ben_tt;600",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | notes youtube | followers instagram | handle tiktok | followers tiktok",
    'instagram ana {followers: 1000, own: {YouTube notes: {kind: "text", value: "good"}}}',
    'tiktok ana_tt {followers: 500, own: {YouTube notes: {kind: "text", value: "good"}}}',
    'instagram ben {followers: 2000, own: {YouTube notes: {kind: "text", value: "bad"}}}',
    'tiktok ben_tt {followers: 600, own: {YouTube notes: {kind: "text", value: "bad"}}}',
  ]);
});

test("figures of no platform leave the handles to those that name one, and a person is asked of whom they are", () => {
  const reading = read(
    [
      "Handle;Avg views;IG followers;TikTok;TikTok followers",
      "ana;50;1000;@ana_tt;500",
      "ben;60;2000;@ben_tt;600",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | avgViews | followers instagram | handle tiktok | followers tiktok",
    "instagram ana {avgViews: 50, followers: 1000}",
    "tiktok ana_tt {followers: 500}",
    "instagram ben {avgViews: 60, followers: 2000}",
    "tiktok ben_tt {followers: 600}",
    'avgViews? Of which account is “Avg views”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["50", "60"]',
  ]);
});

test("countries with shares below another word are of the audience", () => {
  const reading = read(
    ["IG;City;Language;Followers", "@ana;DE 40, US 20;x;10", "@ben;FR 10, DE 5;y;10"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | audienceCountry | text | followers",
    'instagram ana {audience: {countries: {DE: 40, US: 20}}, followers: 10, own: {Language: {kind: "text", value: "x"}}}',
    'instagram ben {audience: {countries: {DE: 5, FR: 10}}, followers: 10, own: {Language: {kind: "text", value: "y"}}}',
  ]);
});

test("and so below the word for a language", () => {
  const reading = read(["IG;Language;Followers", "@ana;DE 40, US 20;10", "@ben;FR 10, DE 5;10"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | audienceCountry | followers",
    "instagram ana {audience: {countries: {DE: 40, US: 20}}, followers: 10}",
    "instagram ben {audience: {countries: {DE: 5, FR: 10}}, followers: 10}",
  ]);
});

test("a comma behind a handle is none of it", () => {
  const reading = read(["Instagram;Followers", '"@ana,";1000', '"@ben,";2000'].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | followers",
    "instagram ana {followers: 1000}",
    "instagram ben {followers: 2000}",
  ]);
});

test("of ranges and of two places in one cell a part is kept, and the rest is told", () => {
  const reading = read(
    [
      "IG;Engagement;Avg views;Avg likes;Avg comments;City;Country",
      "@ana;3-5;10k-20k;1k-2k;10-20;Hackney, London;Germany, Austria",
      "@ben;4 %;5k;100;10;Rome;Italy",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | engagementRate | avgViews | avgLikes | avgComments | city | country",
    'instagram ana {avgComments: 10, avgLikes: 1000, avgViews: 10000, city: "london", country: "DE", engagementRate: 3}',
    'instagram ben {avgComments: 10, avgLikes: 100, avgViews: 5000, city: "rome", country: "IT", engagementRate: 4}',
    "line 2, Engagement: Only a part of “3-5” is kept: a creator has one engagement rate here.",
    "line 2, Avg views: Only a part of “10k-20k” is kept: a creator has one number of views here.",
    "line 2, Avg likes: Only a part of “1k-2k” is kept: a creator has one number of likes here.",
    "line 2, Avg comments: Only a part of “10-20” is kept: a creator has one number of comments here.",
    "line 2, City: Only a part of “Hackney, London” is kept: a creator has one city here.",
    "line 2, Country: Only a part of “Germany, Austria” is kept: a creator has one country here. Not kept: Austria.",
    "line 2, Engagement, “3-5”: Only a part of “3-5” is kept: a creator has one engagement rate here.",
    "line 2, Avg views, “10k-20k”: Only a part of “10k-20k” is kept: a creator has one number of views here.",
    "line 2, Avg likes, “1k-2k”: Only a part of “1k-2k” is kept: a creator has one number of likes here.",
    "line 2, Avg comments, “10-20”: Only a part of “10-20” is kept: a creator has one number of comments here.",
    "line 2, City, “Hackney, London”: Only a part of “Hackney, London” is kept: a creator has one city here.",
    "line 2, Country, “Germany, Austria”: Only a part of “Germany, Austria” is kept: a creator has one country here. Not kept: Austria.",
    'engagementRate? Is “Engagement” the engagement rate? 2 of 2 filled cells read as one. ["3-5", "4 %"]',
  ]);
});
