import { expect, test } from "vitest";
import { columnsTold, whole } from "./reading.fixtures.ts";
import { readSheet } from "./sheets.fixtures.ts";

test("links, contacts, agencies and languages of people", () => {
  const reading = readSheet("links, contacts, agencies and languages of people");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "url 0.67",
    "url 1",
    "phone 1",
    "address 1",
    "agency unreadable 0.5",
    "language 1",
    "gender 1",
    "category unreadable 0.67",
    "links unreadable 0.5",
  ]);
  expect(whole(reading)).toEqual([
    "name | url | url | phone | address | agency | language | gender | category | links",
    'instagram ana.pires {address: "Rua A 1, Lisboa", agency: "Star Talent", categories: ["beauty", "skincare"], gender: "female", language: "pt", links: ["https://ana.example"], name: "Ana Pires", own: {Agency: {kind: "text", value: "Star Talent (star@x.example)"}, Further languages: {kind: "text", value: "English"}}, phone: "+351 912 345 678", url: "https://instagram.com/ana.pires"}',
    'tiktok anapires {address: "Rua A 1, Lisboa", agency: "Star Talent", categories: ["beauty", "skincare"], gender: "female", language: "pt", links: ["https://ana.example"], name: "Ana Pires", own: {Agency: {kind: "text", value: "Star Talent (star@x.example)"}, Further languages: {kind: "text", value: "English"}}, phone: "+351 912 345 678", url: "https://tiktok.com/@anapires"}',
    'youtube UCabcdefghijklmnopqrstuv {categories: ["tech", "gaming"], gender: "male", language: "pt", name: "Rui Costa", own: {Agency: {kind: "text", value: "freelance"}}, phone: "00351 91 234 5679", url: "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"}',
    "line 4 is left out: YouTube address of a post or page, not a profile",
    "line 4, Full name, “Eva Mo”: YouTube address of a post or page, not a profile",
    "line 4, Profile link, “https://youtu.be/abcdef”: YouTube address of a post or page, not a profile",
    "line 4, Gender, “divers”: YouTube address of a post or page, not a profile",
    "line 4, Niche, “food (no vegan)”: YouTube address of a post or page, not a profile",
    "line 4, Website, “eva.example”: YouTube address of a post or page, not a profile",
    'agency? Is “Agency” the agency? 1 of 2 filled cells read as one. The other one is kept as it is written. ["Star Talent (star@x.example)", "freelance"]',
    'category? Is “Niche” the category? 3 of 3 filled cells read as one. ["beauty, skincare", "tech + gaming", "food (no vegan)"]',
    'links? Is “Website” the other links? 2 of 2 filled cells read as one. ["https://ana.example", "eva.example"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 22, stored: 15, ownFields: 2, ignored: 0, refused: 5 },
    null,
    0,
    [],
  ]);
});

test("thousands and fractions that the headers name, ticks, codes, tags and brands", () => {
  const reading = readSheet("thousands and fractions that the headers name, ticks, codes, tags and brands");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "followers k 1",
    "engagementRate 1",
    "avgViews k 1",
    "verified 1",
    "code unreadable 0.5",
    "tags 1",
    "brands 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | engagementRate | avgViews | verified | code | tags | brands",
    'instagram ana {avgViews: 4200, brands: ["veganz", "oatly"], code: "ANA10", engagementRate: 3.1, followers: 12500, tags: ["vegan", "food"], verified: true}',
    'tiktok ben {avgViews: 55000, brands: ["nike", "adidas"], engagementRate: 6.2, followers: 450000, tags: ["fitness", "gym"], verified: false}',
    "youtube cid {avgViews: 300000, engagementRate: 0.4, followers: 1200000, verified: true}",
    "line 3, Discount code: “BEN 15 %” is no code. It stays NA.",
    "line 3, Discount code, “BEN 15 %”: “BEN 15 %” is no code. It stays NA.",
    'code? Is “Discount code” the discount code? 1 of 2 filled cells read as one. The other one stays NA. ["ANA10", "BEN 15 %"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 25, stored: 24, ownFields: 0, ignored: 0, refused: 1 },
    null,
    0,
    [],
  ]);
});

test("first and last names, and accounts that are the same elsewhere", () => {
  const reading = readSheet("first and last names, and accounts that are the same elsewhere");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "name 1",
    "text 0",
    "handle instagram 1",
    "followers instagram 1",
    "handle tiktok 1",
    "followers tiktok 1",
    "text 0",
  ]);
  expect(whole(reading)).toEqual([
    "name | name | text | handle instagram | followers instagram | handle tiktok | followers tiktok | text",
    'instagram annalang {followers: 10000, name: "Anna Lang", own: {Geburtstag: {kind: "text", value: "01.02.1999"}, Künstlername: {kind: "text", value: "annalang"}}}',
    'tiktok annalang_tt {followers: 5000, name: "Anna Lang", own: {Geburtstag: {kind: "text", value: "01.02.1999"}, Künstlername: {kind: "text", value: "annalang"}}}',
    'instagram bea.b {followers: 20000, name: "Bea", own: {Künstlername: {kind: "text", value: "beab"}}}',
    'tiktok bea.b {followers: 7000, name: "Bea", own: {Künstlername: {kind: "text", value: "beab"}}}',
    'tiktok carl.m {followers: 9000, name: "Carl Moser", own: {Geburtstag: {kind: "text", value: "3.4."}, IG: {kind: "text", value: "x"}}}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 20, stored: 15, ownFields: 5, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("marks of repetition, words for none and days to come", () => {
  const reading = readSheet("marks of repetition, words for none and days to come");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "country 1",
    "owner 1",
    "status 0.75",
    "price reel 0.7",
    "price story 0.7",
    "lastDeal unreadable 0.67",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | country | owner | status | price | price | lastDeal",
    'instagram ana {country: "DE", lastDeal: "2025-03-12", owner: "Mia", price: {amount: 500, per: "reel"}, prices: [{amount: 500, format: "reel"}, {amount: 150, format: "story"}], status: "accepted"}',
    'instagram ben {country: "DE", owner: "Mia", price: {amount: 600, per: "reel"}, prices: [{amount: 600, format: "reel"}], status: "declined"}',
    'tiktok cid {country: "AT", own: {Letzter Deal: {kind: "text", value: "letztes Jahr"}, Reel: {kind: "text", value: "VB 700"}}, price: {amount: 700, per: "reel"}, prices: [{amount: 700, format: "reel"}], status: "negotiating"}',
    'tiktok dan {own: {Status: {kind: "text", value: "niemals"}}, owner: "Tom"}',
    "line 3, Story: “ebenso” is no price. It stays NA.",
    "line 5, Reel: “0” is no price. It stays NA.",
    "line 5, Letzter Deal: “31.12.2027” would be 2027-12-31, a day after today. It stays NA: write the day as 2026-12-31.",
    "line 3, Story, “ebenso”: “ebenso” is no price. It stays NA.",
    "line 5, Reel, “0”: “0” is no price. It stays NA.",
    "line 5, Letzter Deal, “31.12.2027”: “31.12.2027” would be 2027-12-31, a day after today. It stays NA: write the day as 2026-12-31.",
    'lastDeal? Is “Letzter Deal” the date of the last deal? 2 of 3 filled cells read as one. The other one is kept as it is written. ["12.03.2025", "letztes Jahr", "31.12.2027"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 27, stored: 21, ownFields: 3, ignored: 0, refused: 3 },
    null,
    0,
    [],
  ]);
});

test("titles that say the day, the platform and whose money", () => {
  const reading = readSheet("titles that say the day, the platform and whose money");

  expect(columnsTold(reading)).toEqual([
    "– 0",
    "name 1",
    "handle 1",
    "followers 1",
    "price video 0.7",
    "category 1",
    "city 1",
  ]);
  expect(whole(reading)).toEqual([
    "– | name | handle | followers | price | category | city",
    'tiktok ana {categories: ["beauty"], city: "zurich", country: "CH", followers: 12000, inferred: ["country"], name: "Ana", price: {amount: 1200, currency: "CHF", per: "video"}, prices: [{amount: 1200, currency: "CHF", format: "video", vat: "excluded"}]}',
    'tiktok ben_1 {categories: ["fitness", "food"], city: "bern", country: "CH", followers: 8500, inferred: ["country"], name: "Ben", own: {Video: {kind: "text", value: "VB 900"}}, price: {amount: 900, currency: "CHF", per: "video"}, prices: [{amount: 900, currency: "CHF", format: "video", vat: "excluded"}]}',
    "line 1 is left out: Title above the table",
    "line 2 is left out: Title above the table",
    "line 7 is left out: Handle and link are empty",
    "line 8 is left out: Note, no account",
    "line 6, Ort: Only a part of “Bern/Thun” is kept: a creator has one city here.",
    "line 5, Nr, “1”: Only numbers the rows",
    "line 6, Nr, “2”: Only numbers the rows",
    "line 6, Ort, “Bern/Thun”: Only a part of “Bern/Thun” is kept: a creator has one city here.",
    "line 7, Nr, “3”: Handle and link are empty",
    "line 7, Name, “Cid”: Handle and link are empty",
    "line 7, Follower, “5000”: Handle and link are empty",
    "line 7, Video, “600”: Handle and link are empty",
    "line 7, Kategorie, “Reisen”: Handle and link are empty",
    "line 7, Ort, “Basel”: Handle and link are empty",
    "line 8, Nr, “* Preise verhandelbar”: Note, no account",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 21, stored: 10, ownFields: 1, ignored: 3, refused: 7 },
    "2026-10-01",
    0,
    [],
  ]);
});

test("an export of another tool with lists in JSON", () => {
  const reading = readSheet("an export of another tool with lists in JSON");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "name 1",
    "followers 1",
    "engagementRate 1",
    "avgViews 1",
    "verified 1",
    "links 1",
    "url 1",
    "country 1",
    "category 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | name | followers | engagementRate | avgViews | verified | links | url | country | category",
    'instagram ana {avgViews: 4200, categories: ["beauty", "travel"], country: "PT", engagementRate: 3.12, followers: 12345, links: ["https://linktr.ee/ana"], name: "Ana P.", url: "https://www.instagram.com/ana/", verified: true}',
    'tiktok ben {avgViews: 98000, categories: ["gaming"], country: "US", engagementRate: 1.55, followers: 450000, name: "Ben Q.", url: "https://www.tiktok.com/@ben", verified: false}',
    'youtube cid {engagementRate: 20, followers: 990, links: ["cid.example/x"], url: "https://youtube.com/@cid", verified: false}',
    "line 4, top_categories, “[]”: Says that the value is not known",
    'name? Do the rows without “full_name” go on with the creator above? Those with the same handle on another platform are read as that creator’s; the others stay apart, without a name. ["Ana P.", "Ben Q."]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 26, stored: 25, ownFields: 0, ignored: 1, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("countries of an audience with their shares in the columns behind", () => {
  const reading = readSheet("countries of an audience with their shares in the columns behind");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "followers 1",
    "audienceCountry 1",
    "audienceCountry 1",
    "audienceCountry 1",
    "audienceCountry 1",
    "audienceFemale 1",
    "text 0",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | audienceCountry | audienceCountry | audienceCountry | audienceCountry | audienceFemale | text",
    'instagram ana {audience: {countries: {AT: 12, DE: 62}, genders: {female: 71}}, followers: 10000, own: {Main age: {kind: "text", value: "25-34"}}}',
    'tiktok ben {audience: {countries: {MX: 18, US: 40.5}, genders: {female: 48}}, followers: 20000, own: {Main age: {kind: "text", value: "18-24"}}}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 18, stored: 16, ownFields: 2, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("blocks below a platform each with headers of their own", () => {
  const reading = readSheet("blocks below a platform each with headers of their own");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "followers 1",
    "price reel 1",
    "city 1",
    "price video 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | followers | price | city | price",
    'instagram ana {city: "cologne", country: "DE", followers: 10000, inferred: ["country"], price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'instagram ben {city: "bonn", country: "DE", followers: 20000, inferred: ["country"], price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    'tiktok cid {city: "ulm", country: "DE", followers: 30000, inferred: ["country"], prices: [{amount: 300, currency: "EUR", format: "video"}]}',
    'tiktok ana {city: "cologne", country: "DE", followers: 40000, inferred: ["country"], prices: [{amount: 350, currency: "EUR", format: "video"}]}',
    "line 1 is left out: Title above the table",
    "line 5 is left out: Empty row",
    "line 6 is left out: Heading inside the table",
    "line 7 is left out: Heading inside the table",
    "line 6, Handle, “TIKTOK”: Heading inside the table",
    "line 7, Handle, “Handle”: Heading inside the table",
    "line 7, Follower, “Follower”: Heading inside the table",
    "line 7, Stadt, “Stadt”: Heading inside the table",
    "line 7, Video, “Video”: Heading inside the table",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 21, stored: 16, ownFields: 0, ignored: 5, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("an account in several lines, of which the later ones count", () => {
  const reading = readSheet("an account in several lines, of which the later ones count");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "followers 1",
    "email 1",
    "price reel 1",
    "notes 1",
    "status 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | email | price | notes | status",
    'instagram ana {email: "new@x.example", followers: 150, notes: "second", price: {amount: 90, currency: "EUR", per: "story"}, prices: [{amount: 600, currency: "EUR", format: "reel"}, {amount: 90, currency: "EUR", format: "story"}], status: "negotiating"}',
    'instagram ben {followers: 200, price: {amount: 300, currency: "EUR", per: "reel"}, prices: [{amount: 300, currency: "EUR", format: "reel"}]}',
    "line 2, Followers, “100”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Email, “old@x.example”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Notes, “first”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Status, “contacted”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Reel, “500 €”: Line 4 says something else of the same account, and the later line counts",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 21, stored: 16, ownFields: 0, ignored: 0, refused: 5 },
    null,
    0,
    [],
  ]);
});
