import { expect, test } from "vitest";
import { columnsTold, whole } from "./reading.fixtures.ts";
import { readSheet } from "./sheets.fixtures.ts";

test("a roster of agencies with figures below each platform", () => {
  const reading = readSheet("a roster of agencies with figures below each platform");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "city 1",
    "handle instagram 1",
    "followers instagram 1",
    "engagementRate instagram 1",
    "handle tiktok 1",
    "followers tiktok 1",
    "engagementRate tiktok 1",
    "email 1",
    "notes 1",
  ]);
  expect(whole(reading)).toEqual([
    "name | city | handle instagram | followers instagram | engagementRate instagram | handle tiktok | followers tiktok | engagementRate tiktok | email | notes",
    'instagram lenakrueger {city: "cologne", country: "DE", email: "lena@x.example", engagementRate: 3.1, followers: 12400, inferred: ["country"], name: "Lena Krüger", notes: "ist vegan"}',
    'tiktok lena.tt {city: "cologne", country: "DE", email: "lena@x.example", engagementRate: 5.2, followers: 45000, inferred: ["country"], name: "Lena Krüger", notes: "ist vegan"}',
    'instagram maxhuber {city: "graz", country: "AT", email: "max@x.example", engagementRate: 2.05, followers: 8900, name: "Max Huber"}',
    'instagram zoe.blanc {city: "geneva", country: "CH", email: "zoe@x.example", engagementRate: 0.9, followers: 1200000, inferred: ["country"], name: "Zoë Blanc", notes: "nur Reels", phone: "+41 79 123 45 67"}',
    'tiktok zoeblanc {city: "geneva", country: "CH", email: "zoe@x.example", engagementRate: 1.4, followers: 220000, inferred: ["country"], name: "Zoë Blanc", notes: "nur Reels", phone: "+41 79 123 45 67"}',
    "line 1 is left out: Title above the table",
    "line 2 is left out: Title above the table",
    "line 7 is left out: Total",
    "line 5, Handle, “-”: Says that the value is not known",
    "line 7, Name, “Summe”: Total",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 28, stored: 26, ownFields: 0, ignored: 2, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("followers by the month in Portuguese, with prices beside", () => {
  const reading = readSheet("followers by the month in Portuguese, with prices beside");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 0.8",
    "followers 1",
    "followers 1",
    "followers 1",
    "avgViews 1",
    "price reel 1",
    "price story 0.5",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | followers | followers | avgViews | price | price",
    'instagram bia {avgViews: 4000, followers: 11200, history: [{day: "2026-01-01", followers: 10000}, {day: "2026-02-01", followers: 10500}, {avgViews: 4000, day: "2026-03-01", followers: 11200}], price: {amount: 1500, currency: "BRL", per: "reel"}, prices: [{amount: 1500, currency: "BRL", format: "reel"}, {amount: 400, currency: "BRL", format: "story"}]}',
    'tiktok caio {avgViews: 55000, followers: 210000, history: [{day: "2026-01-01", followers: 200000}, {day: "2026-02-01", followers: 210000}, {avgViews: 55000, day: "2026-03-01"}], price: {amount: 3000, currency: "BRL", per: "reel"}, prices: [{amount: 3000, currency: "BRL", format: "reel"}]}',
    'instagram duda {avgViews: 300000, followers: 1600000, history: [{day: "2026-01-01", followers: 1500000}, {day: "2026-02-01", followers: 1500000}, {avgViews: 300000, day: "2026-03-01", followers: 1600000}], price: {amount: 12000, currency: "BRL", per: "reel"}, prices: [{amount: 12000, currency: "BRL", format: "reel", vat: "excluded"}]}',
    "line 4, Valor Stories: “a combinar” is no price. It stays NA.",
    "line 3, Valor Stories, “-”: Says that the value is not known",
    "line 4, Valor Stories, “a combinar”: “a combinar” is no price. It stays NA.",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 23, stored: 21, ownFields: 0, ignored: 1, refused: 1 },
    null,
    0,
    [],
  ]);
});

test("a sheet in Hindi and English with lakhs and a total in the middle", () => {
  const reading = readSheet("a sheet in Hindi and English with lakhs and a total in the middle");

  expect(columnsTold(reading)).toEqual([
    "name 1",
    "handle instagram 1",
    "followers 1",
    "city 1",
    "language 1",
    "price reel 1",
    "price story 1",
    "text 0",
    "phone unreadable 0.67",
  ]);
  expect(whole(reading)).toEqual([
    "name | handle instagram | followers | city | language | price | price | text | phone",
    'instagram riya.s {city: "mumbai", country: "IN", followers: 120000, inferred: ["country"], language: "hi", name: "Riya Sharma", own: {Barter?: {kind: "text", value: "haan"}, Further languages: {kind: "text", value: "English"}}, phone: "9876543210", price: {amount: 20000, currency: "INR", per: "reel"}, prices: [{amount: 20000, currency: "INR", format: "reel"}, {amount: 5000, currency: "INR", format: "story"}]}',
    'instagram arjun_n {city: "kochi", country: "IN", followers: 85000, inferred: ["country"], language: "ml", name: "Arjun Nair", own: {Barter?: {kind: "text", value: "nahi"}}, phone: "+91 98765 00000", price: {amount: 15000, currency: "INR", per: "reel"}, prices: [{amount: 15000, currency: "INR", format: "reel"}, {amount: 4000, currency: "INR", format: "story"}]}',
    'instagram meera.codes {city: "bengaluru", country: "IN", email: "meera@x.example", followers: 250000, inferred: ["country"], language: "kn", name: "Meera", price: {amount: 100000, currency: "INR", per: "reel"}, prices: [{amount: 100000, currency: "INR", format: "reel"}]}',
    "line 4 is left out: Total",
    "line 4, Creator naam, “Total”: Total",
    "line 4, Reel rate, “35k”: Total",
    "line 4, Story rate, “9k”: Total",
    "line 5, Story rate, “nil”: Says that the value is not known",
    'phone? Is “Contact no.” the phone? 3 of 3 filled cells read as one. ["9876543210", "+91 98765 00000", "meera@x.example"]',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 29, stored: 23, ownFields: 2, ignored: 4, refused: 0 },
    null,
    0,
    [],
  ]);
});
