import { expect, test } from "vitest";
import { columnsTold, whole } from "./reading.fixtures.ts";
import { readSheet } from "./sheets.fixtures.ts";

test("prices in French words, and what of them is none", () => {
  const reading = readSheet("prices in French words, and what of them is none");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 0.8",
    "followers 0.8",
    "engagementRate 1",
    "price 0.8",
    "city 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | engagementRate | price | city",
    'instagram manon {city: "lyon", country: "FR", engagementRate: 4.2, followers: 15300, inferred: ["country"], price: {amount: 450, currency: "EUR", per: "reel"}, prices: [{amount: 450, currency: "EUR", format: "reel", vat: "excluded"}, {amount: 150, currency: "EUR", format: "story", vat: "excluded"}]}',
    'tiktok theo {city: "paris", country: "FR", engagementRate: 6.8, followers: 2100000, inferred: ["country"], price: {amount: 1200, currency: "EUR"}, prices: [{amount: 1200, currency: "EUR"}]}',
    'youtube ines {city: "marseille", country: "FR", engagementRate: 3, followers: 98000, inferred: ["country"], price: {amount: 2500, currency: "EUR", per: "video"}, prices: [{amount: 2500, currency: "EUR", format: "video", vat: "included"}]}',
    'instagram hugo {city: "toulouse", country: "FR", inferred: ["country"]}',
    'instagram lea {city: "nantes", country: "FR", engagementRate: 5.5, followers: 7800, inferred: ["country"], price: {amount: 300, currency: "EUR"}, prices: [{amount: 300, currency: "EUR", upTo: 400}]}',
    "line 5, Abonnés: “n.c.” is no number of followers. It stays NA.",
    "line 5, Tarifs: “sur devis” is no price. It stays NA.",
    "line 6, Ville: Only a part of “Nantes / Rennes” is kept: a creator has one city here.",
    "line 5, Abonnés, “n.c.”: “n.c.” is no number of followers. It stays NA.",
    "line 5, Tarifs, “sur devis”: “sur devis” is no price. It stays NA.",
    "line 6, Ville, “Nantes / Rennes”: Only a part of “Nantes / Rennes” is kept: a creator has one city here.",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 29, stored: 26, ownFields: 0, ignored: 0, refused: 3 },
    null,
    0,
    [],
  ]);
});

test("blocks below a country each, whose money it is", () => {
  const reading = readSheet("blocks below a country each, whose money it is");

  expect(columnsTold(reading)).toEqual(["handle 1", "platform 1", "followers 1", "price reel 1"]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | price",
    'instagram ana {followers: 10000, price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'instagram ben {followers: 20000, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    'tiktok cid {followers: 30000, price: {amount: 400, currency: "GBP", per: "reel"}, prices: [{amount: 400, currency: "GBP", format: "reel"}]}',
    'tiktok dan {followers: 40000, price: {amount: 900, currency: "USD", per: "reel"}, prices: [{amount: 900, currency: "USD", format: "reel"}]}',
    'instagram eva {followers: 5000, price: {amount: 700, currency: "CHF", per: "reel"}, prices: [{amount: 700, currency: "CHF", format: "reel"}]}',
    'instagram fay {followers: 6000, price: {amount: 800, currency: "CHF", per: "reel"}, prices: [{amount: 800, currency: "CHF", format: "reel"}]}',
    "line 2 is left out: Heading inside the table",
    "line 5 is left out: Heading inside the table",
    "line 7 is left out: Heading inside the table",
    "line 9 is left out: Heading inside the table",
    "line 2, Handle, “Deutschland”: Heading inside the table",
    "line 5, Handle, “UK (GBP)”: Heading inside the table",
    "line 7, Handle, “USA”: Heading inside the table",
    "line 9, Handle, “Schweiz”: Heading inside the table",
    'price? In which currency is “Price reel”? Some blocks name none. Amounts without a currency are read as those of their country: EUR below “Deutschland”. ["500", "600", "400"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 28, stored: 24, ownFields: 0, ignored: 4, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("several accounts, their figures and prices in one cell each", () => {
  const reading = readSheet("several accounts, their figures and prices in one cell each");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "handle 1",
    "followers 1",
    "price 0.67",
    "email unreadable 0.67",
    "text 0",
  ]);
  expect(whole(reading)).toEqual([
    "name | handle | followers | price | email | text",
    'instagram ana {email: "ana@x.example", followers: 12000, name: "Ana", own: {Manager mail: {kind: "text", value: "mgmt@x.example"}}, price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'tiktok ana.tt {email: "ana@x.example", followers: 45000, name: "Ana", own: {Manager mail: {kind: "text", value: "mgmt@x.example"}}, price: {amount: 400, currency: "EUR"}, prices: [{amount: 400, currency: "EUR"}]}',
    'instagram ben {email: "ben@x.example", followers: 30000, name: "Ben", price: {amount: 700, currency: "EUR"}, prices: [{amount: 700, currency: "EUR"}], url: "https://instagram.com/ben"}',
    'youtube benvlogs {email: "ben@x.example", followers: 99000, name: "Ben", url: "https://www.youtube.com/@benvlogs"}',
    'instagram cid {followers: 5000, name: "Cid", own: {Manager mail: {kind: "text", value: "cid@m.example"}}}',
    'tiktok cid {name: "Cid", own: {Manager mail: {kind: "text", value: "cid@m.example"}}}',
    "line 4, Rates: “barter” is no price. It stays NA.",
    "line 4, Mail: “cid@x” is no e-mail address. It stays NA.",
    "line 4, Rates, “barter”: “barter” is no price. It stays NA.",
    "line 4, Mail, “cid@x”: “cid@x” is no e-mail address. It stays NA.",
    'followers? Of which account is “Followers”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["12k (IG) / 45k (TT)", "30k / 99k (YT)", "5k"]',
    'price? Of which account is “Rates”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["Reel 500 €; TikTok 400 €", "700 €", "barter"]',
    'email? Is “Mail” the e-mail? 2 of 3 filled cells read as one. The other one stays NA. ["ana@x.example", "ben (at) x.example", "cid@x"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 17, stored: 13, ownFields: 2, ignored: 0, refused: 2 },
    null,
    0,
    [],
  ]);
});

test("prices of formats with rights, exclusivity and taxes in columns beside", () => {
  const reading = readSheet("prices of formats with rights, exclusivity and taxes in columns beside");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "price instagram reel 1",
    "price instagram story 1",
    "price youtube integration 1",
    "price tiktok video 1",
    "usageMonths unreadable 0.67",
    "exclusivityMonths unreadable 0.5",
    "vat 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | price instagram | price instagram | price youtube | price tiktok | usageMonths | exclusivityMonths | vat",
    'instagram ana {own: {Exclusivity: {kind: "text", value: "4 weeks"}}, price: {amount: 1200, currency: "EUR", per: "reel"}, prices: [{amount: 1200, currency: "EUR", format: "reel", usageMonths: 3, vat: "excluded"}, {amount: 300, currency: "EUR", format: "story", usageMonths: 3, vat: "excluded"}]}',
    'youtube ben {own: {Usage rights: {kind: "text", value: "unlimited"}}, price: {amount: 4500, currency: "EUR"}, prices: [{amount: 4500, currency: "EUR", exclusivityMonths: 0, format: "integration", vat: "included"}]}',
    'tiktok cid {price: {amount: 800, currency: "EUR", per: "video"}, prices: [{amount: 800, currency: "EUR", exclusivityMonths: 6, format: "video", usageMonths: 1, vat: "excluded"}]}',
    'instagram dora {price: {amount: 1000, currency: "EUR", per: "reel"}, prices: [{amount: 1000, currency: "EUR", format: "reel", upTo: 1500}, {amount: 250, currency: "EUR", format: "story"}]}',
    'usageMonths? Is “Usage rights” the usage rights in months? 2 of 3 filled cells read as one. The other one is kept as it is written. ["3 months", "unlimited", "30 days"]',
    'exclusivityMonths? Is “Exclusivity” the exclusivity in months? 1 of 2 filled cells read as one. The other one is kept as it is written. ["4 weeks", "6 months"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 22, stored: 20, ownFields: 2, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("dollars of three countries, and one that nobody can tell", () => {
  const reading = readSheet("dollars of three countries, and one that nobody can tell");

  expect(columnsTold(reading)).toEqual(["handle 1", "platform 1", "country 1", "price 1"]);
  expect(whole(reading)).toEqual([
    "handle | platform | country | price",
    'instagram ana {country: "CA", price: {amount: 800, currency: "CAD"}, prices: [{amount: 800, currency: "CAD"}]}',
    'instagram ben {country: "US", price: {amount: 900, currency: "USD"}, prices: [{amount: 900, currency: "USD"}]}',
    'tiktok cid {country: "AU", price: {amount: 700, currency: "AUD"}, prices: [{amount: 700, currency: "AUD"}]}',
    "tiktok dan {}",
    "line 5, Rate: “$600” is not read: which dollar? Write it out, as in US$ or CAD",
    "line 5, Rate, “$600”: “$600” is not read: which dollar? Write it out, as in US$ or CAD",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 15, stored: 14, ownFields: 0, ignored: 0, refused: 1 },
    null,
    0,
    [],
  ]);
});

test("numbers of pieces beside their prices", () => {
  const reading = readSheet("numbers of pieces beside their prices");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "handle instagram 1",
    "number reel 0",
    "number story 0",
    "price reel 1",
    "price story 1",
    "money 0",
    "notes 1",
  ]);
  expect(whole(reading)).toEqual([
    "name | handle instagram | number | number | price | price | money | notes",
    'instagram ana {name: "Ana", notes: "liefert am 3.", own: {Gesamt: {kind: "money", value: {amount: 1200, currency: "EUR"}}, Reels: {kind: "number", value: 2}, Story Sets: {kind: "number", value: 1}}, price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}, {amount: 200, currency: "EUR", format: "story"}]}',
    'instagram ben {name: "Ben", own: {Gesamt: {kind: "money", value: {amount: 700, currency: "EUR"}}, Reels: {kind: "number", value: 1}, Story Sets: {kind: "number", value: 3}}, price: {amount: 400, currency: "EUR", per: "reel"}, prices: [{amount: 400, currency: "EUR", format: "reel"}, {amount: 100, currency: "EUR", format: "story"}]}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 15, stored: 9, ownFields: 6, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("handles that nothing places, and a range of prices in two columns", () => {
  const reading = readSheet("handles that nothing places, and a range of prices in two columns");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "followers instagram 1",
    "handle tiktok 1",
    "followers tiktok 1",
    "price reel 1",
    "price reel 1",
    "number reel 0",
    "price tiktok video 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | followers instagram | handle tiktok | followers tiktok | price | price | number | price tiktok",
    'tiktok ana.tt {followers: 5000, own: {IG followers: {kind: "text", value: "10.000"}, Reels: {kind: "number", value: 2}}, price: {amount: 250, currency: "EUR", per: "video"}, prices: [{amount: 300, currency: "EUR", format: "reel", upTo: 500}, {amount: 250, currency: "EUR", format: "video"}]}',
    'tiktok cid {followers: 7000, own: {IG followers: {kind: "text", value: "30.000"}, Reel max: {kind: "text", value: "900 €"}, Reels: {kind: "number", value: 3}}, price: {amount: 300, currency: "EUR", per: "video"}, prices: [{amount: 300, currency: "EUR", format: "video"}]}',
    "line 3 is left out: “@ben” has no platform",
    "line 2, Handle, “ana”: The account beside it is another one than “ana”, and counts",
    "line 3, Handle, “ben”: “@ben” has no platform",
    "line 3, IG followers, “20.000”: “@ben” has no platform",
    "line 3, Reel min, “400 €”: “@ben” has no platform",
    "line 3, Reels, “1”: “@ben” has no platform",
    'handle? On which platform are the handles of “Handle”? No word says it, and the rows have other accounts. Those that differ from them are left out. ["ana", "ben", "cid"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 19, stored: 9, ownFields: 5, ignored: 0, refused: 5 },
    null,
    1,
    ["ben"],
  ]);
});
