import { expect, test } from "vitest";
import { keys, read, reasons, whole } from "./reading.fixtures.ts";

test("a first name within the whole name is not said twice", () => {
  const reading = read(["Name;First name;IG", "Gil;Ana;@ana", "Ott;Tom;@ben", "Uma Rui;Uma;@uma"].join("\n"));

  expect(whole(reading)).toEqual([
    "name | name | handle instagram",
    'instagram ana {name: "Ana Gil"}',
    'instagram ben {name: "Tom Ott"}',
    'instagram uma {name: "Uma Rui"}',
  ]);
});

test("and so where the whole name stands below the surname", () => {
  const reading = read(
    ["First name;Surname;IG", "Ana;Ana Gil;@ana", "Tom;Ott;@ben", "Uma;Rui;@uma"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | name | handle instagram",
    'instagram ana {name: "Ana Gil"}',
    'instagram ben {name: "Tom Ott"}',
    'instagram uma {name: "Uma Rui"}',
  ]);
});

test("what follows a refusal on another account of the creator changes nothing of it", () => {
  const reading = read(
    [
      "Name;IG;TikTok;Status;City",
      "Ana;@ana;;do not contact;Berlin",
      "Ana;@ana;@ana_tt;;",
      "Ana;;@ana_tt;contacted;Rome",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | status | city",
    'instagram ana {city: "rome", country: "IT", inferred: ["country"], name: "Ana", status: "do_not_contact"}',
    'tiktok ana_tt {city: "rome", country: "IT", inferred: ["country"], name: "Ana", status: "do_not_contact"}',
    "line 4, Status, “contacted”: Line 2 says not to contact this creator, and that stays",
    "line 2, City, “Berlin”: Line 4 says something else of the same creator, and the later line counts",
  ]);
});

test("a later refusal on another account is one of the creator", () => {
  const reading = read(
    [
      "Name;IG;TikTok;Status;City",
      "Ana;@ana;;contacted;Berlin",
      "Ana;@ana;@ana_tt;;",
      "Ana;;@ana_tt;do not contact;Rome",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | status | city",
    'instagram ana {city: "rome", country: "IT", inferred: ["country"], name: "Ana", status: "do_not_contact"}',
    'tiktok ana_tt {city: "rome", country: "IT", inferred: ["country"], name: "Ana", status: "do_not_contact"}',
    "line 2, Status, “contacted”: Line 4 says not to contact this creator, and that stays",
    "line 2, City, “Berlin”: Line 4 says something else of the same creator, and the later line counts",
  ]);
});

test("a country that a later line says of another account is the creator's", () => {
  const reading = read(
    [
      "Name;IG;TikTok;City;Country",
      "Ana;@ana;;Cordoba;Spain",
      "Ana;@ana;@ana_tt;;",
      "Ana;;@ana_tt;;Argentina",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | handle tiktok | city | country",
    'instagram ana {city: "cordoba", country: "AR", name: "Ana"}',
    'tiktok ana_tt {city: "cordoba", country: "AR", name: "Ana"}',
    "line 2, Country, “Spain”: Line 4 says something else of the same creator, and the later line counts",
  ]);
});

test("prices in turn are each in their own currency", () => {
  const reading = read(
    ["IG;Prices", "@ana;Reel 500 € Story 300 CHF", "@ben;500 € Reel 300 CHF Story"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | price",
    'instagram ana {price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}, {amount: 300, currency: "CHF", format: "story"}]}',
    'instagram ben {price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}, {amount: 300, currency: "CHF", format: "story"}]}',
  ]);
});

test("months that a person left out are none of the growth", () => {
  const reading = read(
    [
      "Handle;Platform;Followers Jan 25;Followers Feb 25;Followers Mar 25",
      "@ana;Instagram;1000;1100;1200",
      "@ben;Instagram;2000;2100;2200",
    ].join("\n"),
    { today: "2026-11-21", mapping: [{ header: "Followers Feb 25", field: "ignore" }] },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | – | followers",
    'instagram ana {followers: 1200, history: [{day: "2025-01-01", followers: 1000}, {day: "2025-03-01", followers: 1200}]}',
    'instagram ben {followers: 2200, history: [{day: "2025-01-01", followers: 2000}, {day: "2025-03-01", followers: 2200}]}',
    "line 2, Followers Feb 25, “1100”: You left this column out",
    "line 3, Followers Feb 25, “2100”: You left this column out",
  ]);
});

test("a month that is said twice is told with the header that counts", () => {
  const reading = read(
    [
      "Handle;Platform;ER Jan 26;Follower Dez 25;Follower Jan 26;Follower 2026-01",
      "@ana;Instagram;3 %;9000;10000;12000",
      "@ben;Instagram;2 %;1;2;3",
    ].join("\n"),
    { today: "2026-11-21" },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | engagementRate | followers | followers | followers",
    'instagram ana {engagementRate: 3, followers: 10000, history: [{day: "2025-12-01", followers: 9000}, {day: "2026-01-01", engagementRate: 3, followers: 10000}]}',
    'instagram ben {engagementRate: 2, followers: 2, history: [{day: "2025-12-01", followers: 1}, {day: "2026-01-01", engagementRate: 2, followers: 2}]}',
    "line 2, Follower 2026-01, “12000”: “Follower Jan 26” says something else of the same month, and counts",
    "line 3, Follower 2026-01, “3”: “Follower Jan 26” says something else of the same month, and counts",
  ]);
});

test("an account in the column of cities is no city", () => {
  const reading = read(["IG;City;Name", ";@tom;Lisa", "@ana;Berlin;Ana", "@ben;Rome;Ben"].join("\n"));

  expect(whole(reading)).toEqual([
    "handle instagram | city | name",
    'instagram tom {name: "Lisa"}',
    'instagram ana {city: "berlin", country: "DE", inferred: ["country"], name: "Ana"}',
    'instagram ben {city: "rome", country: "IT", inferred: ["country"], name: "Ben"}',
  ]);
});

test.each([
  ["Brands", "@nike"],
  ["Bio", "@lisa"],
  ["Notes", "@tom"],
  ["Website", "https://www.tiktok.com/@shop"],
])("an account below %s is not the creator of a row without one", (header, cell) => {
  const reading = read(
    [`IG;${header};Name`, `;${cell};Lisa`, "@ana;https://x.de;Ana", "@ben;https://y.de;Ben"].join("\n"),
  );

  expect(reasons(reading)).toEqual([[2, "Handle and link are empty"]]);
  expect(keys(reading)).toEqual(["instagram ana", "instagram ben"]);
});

test("an account below the word for topics is no topic", () => {
  const reading = read("IG;Category;Name\n;@tom;Lisa\n@ana;Food;Ana\n@ben;Food;Ben");

  expect(reading.accounts[0]).toMatchObject({ key: "instagram tom", values: { name: "Lisa" } });
  expect(reading.accounts[0]?.values.keywords).toBeUndefined();
});
