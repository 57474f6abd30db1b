import { expect, test } from "vitest";
import { columnsTold, whole } from "./reading.fixtures.ts";
import { readSheet } from "./sheets.fixtures.ts";

test("shares of audiences in Spanish", () => {
  const reading = readSheet("shares of audiences in Spanish");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "followers 1",
    "audienceFemale 1",
    "audienceMale 1",
    "audienceAge 1",
    "audienceAge 1",
    "audienceAge 1",
    "audienceCountry 1",
    "audienceCountry 1",
    "country 1",
  ]);
  expect(whole(reading)).toEqual([
    "handle | platform | followers | audienceFemale | audienceMale | audienceAge | audienceAge | audienceAge | audienceCountry | audienceCountry | country",
    'instagram sofia {audience: {ages: {18-24: 35, 25-34: 40, 35+: 25}, countries: {ES: 60, MX: 12}, genders: {female: 72, male: 28}}, country: "ES", followers: 120000}',
    'tiktok diego {audience: {ages: {18-24: 55, 25-34: 30, 35+: 15}, countries: {ES: 20, MX: 65}, genders: {female: 41, male: 59}}, country: "MX", followers: 1100000}',
    'instagram lucia {audience: {ages: {18-24: 22, 25-34: 48, 35+: 30}, countries: {ES: 81, MX: 2}, genders: {female: 85, male: 15}}, country: "ES", followers: 9500}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 33, stored: 33, ownFields: 0, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("posts with links, counts and fees", () => {
  const reading = readSheet("posts with links, counts and fees");

  expect(columnsTold(reading)).toEqual([
    "postedAt 1",
    "handle 1",
    "format 1",
    "url 1",
    "views 1",
    "likes 1",
    "comments 1",
    "saves 1",
    "fee 1",
    "caption 1",
  ]);
  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Link” and “Views” say so.",
    "postedAt | handle | format | url | views | likes | comments | saves | fee | caption",
    "instagram ana {}",
    "tiktok ben {}",
    "youtube cid {}",
    '{caption: "Sommer #werbung @marke", comments: 34, creator: "@ana", fee: {amount: 450, currency: "EUR"}, fields: {}, format: "reel", handle: "ana", hashtags: ["werbung"], likes: 1200, line: 2, mentions: ["marke"], part: 0, platform: "instagram", postedAt: "2026-06-01", saves: 56, url: "https://www.instagram.com/reel/AbC1", views: 12345}',
    '{comments: 1001, creator: "@ben", fee: {amount: 1200, currency: "EUR"}, fields: {Format: "TikTok"}, format: "video", handle: "ben", hashtags: [], likes: 98000, line: 3, mentions: [], part: 0, platform: "tiktok", postedAt: "2026-06-02", url: "https://www.tiktok.com/@ben/video/7123456789", views: 1200000}',
    '{caption: "24h", fields: {}, format: "story", handle: "ana", hashtags: [], line: 4, mentions: [], part: 0, platform: "instagram", postedAt: "2026-06-03", url: "https://www.instagram.com/stories/ana/3123456789", views: 800}',
    '{comments: 0, creator: "@cid", fields: {}, format: "short", handle: "cid", hashtags: [], likes: 15, line: 5, mentions: [], part: 0, platform: "youtube", postedAt: "2026-06-04", url: "https://www.youtube.com/shorts/xYz"}',
    "line 6 is left out: Total",
    "line 3, Format: “TikTok” cannot be read as one kind of post. It is kept as it is written.",
    "line 3, Saves, “-”: Says that the value is not known",
    "line 5, Views, “k.A.”: Says that the value is not known",
    "line 6, Datum, “gesamt”: Total",
    "line 6, Views, “13.145”: Total",
    "line 6, Likes, “1.215”: Total",
    "line 6, Honorar, “1.650 €”: Total",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 35, stored: 28, ownFields: 1, ignored: 6, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("two posts of a line", () => {
  const reading = readSheet("two posts of a line");

  expect(columnsTold(reading)).toEqual([
    "handle 1",
    "platform 1",
    "url post 1",
    "views 1",
    "likes 1",
    "url post 1",
    "views 1",
    "likes 1",
    "fee 1",
  ]);
  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Post 1” and “Views 1” say so.",
    "handle | platform | url | views | likes | url | views | likes | fee",
    "instagram ana {}",
    "tiktok ben {}",
    '{creator: "@ana", fee: {amount: 500, currency: "EUR"}, fields: {}, format: "reel", handle: "ana", hashtags: [], likes: 100, line: 2, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/reel/A1", views: 1000}',
    '{creator: "@ana", fields: {}, handle: "ana", hashtags: [], likes: 200, line: 2, mentions: [], part: 1000, platform: "instagram", url: "https://www.instagram.com/p/A2", views: 2000}',
    '{creator: "@ben", fee: {amount: 300, currency: "USD"}, fields: {}, format: "video", handle: "ben", hashtags: [], likes: 1000, line: 3, mentions: [], part: 0, platform: "tiktok", url: "https://www.tiktok.com/@ben/video/11", views: 5000}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 15, stored: 15, ownFields: 0, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("orders that were paid, cancelled and sent back", () => {
  const reading = readSheet("orders that were paid, cancelled and sent back");

  expect(columnsTold(reading)).toEqual([
    "order 1",
    "orderedAt 1",
    "code 1",
    "amount 1",
    "currency 1",
    "state 1",
    "number 0",
    "text 1",
  ]);
  expect(whole(reading)).toEqual([
    "orders: Each row is an order: “Code” and “Umsatz” say so.",
    "order | orderedAt | code | amount | currency | state | number | text",
    '{amount: {amount: 49.9, currency: "EUR"}, code: "ANA10", fields: {Kunde: "Kai", Status: "bezahlt", Stück: "2"}, line: 2, order: "#1001", orderedAt: "2026-05-01", part: 0}',
    '{amount: {amount: -20, currency: "EUR"}, code: "BEN15", fields: {Kunde: "Mo", Status: "retourniert", Stück: "1"}, line: 4, order: "#1003", orderedAt: "2026-05-03", part: 0}',
    '{amount: {amount: 120, currency: "CHF"}, fields: {Kunde: "Jo", Status: "offen", Stück: "3"}, line: 5, order: "#1004", part: 0}',
    "line 3 is left out: Cancelled: nothing was sold",
    "line 3, Bestellnr., “#1002”: Cancelled: nothing was sold",
    "line 3, Datum, “01.05.2026”: Cancelled: nothing was sold",
    "line 3, Code, “ana10”: Cancelled: nothing was sold",
    "line 3, Umsatz, “19,95”: Cancelled: nothing was sold",
    "line 3, Währung, “EUR”: Cancelled: nothing was sold",
    "line 3, Status, “storniert”: Cancelled: nothing was sold",
    "line 3, Stück, “1”: Cancelled: nothing was sold",
    "line 3, Kunde, “Uli”: Cancelled: nothing was sold",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 30, stored: 13, ownFields: 9, ignored: 0, refused: 8 },
    null,
    0,
    [],
  ]);
});

test("orders in Spanish with refunds", () => {
  const reading = readSheet("orders in Spanish with refunds");

  expect(columnsTold(reading)).toEqual([
    "order 1",
    "orderedAt 1",
    "code 1",
    "amount 1",
    "currency 1",
    "handle 1",
    "text 1",
    "refund 1",
  ]);
  expect(whole(reading)).toEqual([
    "orders: Each row is an order: “Cupón” and “Importe” say so.",
    "order | orderedAt | code | amount | currency | handle | text | refund",
    '{amount: {amount: 45.5, currency: "EUR"}, code: "SOFIA10", creator: "@sofia", fields: {Creador: "@sofia", País: "España"}, handle: "sofia", line: 2, order: "1001", orderedAt: "2026-05-05", part: 0}',
    '{amount: {amount: 100, currency: "EUR"}, code: "SOFIA10", creator: "@sofia", fields: {Creador: "@sofia", Importe: "120,00", País: "México", Reembolso: "20,00"}, handle: "sofia", line: 3, order: "1002", orderedAt: "2026-05-13", part: 0}',
    '{amount: {amount: 0, currency: "MXN"}, fields: {Importe: "15,00", País: "México", Reembolso: "15,00"}, line: 4, order: "1003", orderedAt: "2026-05-14", part: 0}',
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 21, stored: 14, ownFields: 7, ignored: 0, refused: 0 },
    null,
    2,
    ["sofia"],
  ]);
});

test("payments in German, of which one is named twice and one cancelled", () => {
  const reading = readSheet("payments in German, of which one is named twice and one cancelled");

  expect(columnsTold(reading)).toEqual([
    "invoice 1",
    "issuedOn 1",
    "handle 1",
    "net 1",
    "vat 1",
    "gross 1",
    "currency 1",
    "paidOn 1",
    "text 0",
  ]);
  expect(whole(reading)).toEqual([
    "payments: Each row is a payment: “Rechnungsnr” and “Brutto” say so.",
    "invoice | issuedOn | handle | net | vat | gross | currency | paidOn | text",
    '{creator: "@ana", fields: {Influencer: "@ana", Verwendungszweck: "Reel Mai"}, gross: {amount: 1190, currency: "EUR"}, handle: "ana", invoice: "R-1", issuedOn: "2026-05-03", line: 2, net: {amount: 1000, currency: "EUR"}, paidOn: "2026-06-05", part: 0, state: "paid", vat: {amount: 190, currency: "EUR"}}',
    '{creator: "@ben", fields: {Influencer: "@ben", Verwendungszweck: "Story"}, gross: {amount: 500, currency: "CHF"}, handle: "ben", invoice: "R-2", issuedOn: "2026-05-04", line: 3, net: {amount: 500, currency: "CHF"}, paidOn: "2026-06-10", part: 0, state: "paid"}',
    "line 5 is left out: Cancelled: nothing is to be paid",
    "line 5, Rechnungsnr, “R-3”: Cancelled: nothing is to be paid",
    "line 5, Datum, “04.05.2026”: Cancelled: nothing is to be paid",
    "line 5, Influencer, “@cid”: Cancelled: nothing is to be paid",
    "line 5, Betrag netto, “-250,00”: Cancelled: nothing is to be paid",
    "line 5, Brutto, “-250,00”: Cancelled: nothing is to be paid",
    "line 5, Währung, “EUR”: Cancelled: nothing is to be paid",
    "line 5, bezahlt am, “storniert”: Cancelled: nothing is to be paid",
    "line 5, Verwendungszweck, “Gutschrift”: Cancelled: nothing is to be paid",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 33, stored: 22, ownFields: 3, ignored: 0, refused: 8 },
    null,
    3,
    ["ana", "ben"],
  ]);
});

test("payments with a sign that several countries share", () => {
  const reading = readSheet("payments with a sign that several countries share");

  expect(columnsTold(reading)).toEqual([
    "invoice 1",
    "name 1",
    "handle 1",
    "gross 1",
    "issuedOn 1",
    "due 1",
    "state 1",
  ]);
  expect(whole(reading)).toEqual([
    "payments: Each row is a payment: “Invoice” and “Due” say so.",
    "invoice | name | handle | gross | issuedOn | due | state",
    '{creator: "Ana", due: "2026-02-05", fields: {Creator: "Ana", Handle: "@ana"}, gross: {amount: 500, currency: "USD"}, handle: "ana", invoice: "A-1", issuedOn: "2026-01-05", line: 2, part: 0, state: "paid"}',
    '{creator: "Ben", fields: {Amount: "500 kr", Creator: "Ben", Handle: "@ben"}, handle: "ben", invoice: "A-2", issuedOn: "2026-01-06", line: 3, part: 0, state: "open"}',
    '{creator: "Cid", due: "2026-02-05", fields: {Creator: "Cid", Handle: "@cid", Paid: "partly"}, gross: {amount: 300, currency: "EUR"}, handle: "cid", invoice: "A-3", issuedOn: "2026-01-06", line: 4, part: 0, state: "open"}',
    "line 3, Amount: “500 kr” is not read: which currency? Write it out, as in SEK or NOK. It is kept as it is written.",
    "line 4, Paid: A part was paid, and nothing says how much: all of it stays open",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 20, stored: 15, ownFields: 5, ignored: 0, refused: 0 },
    null,
    3,
    ["ana", "ben", "cid"],
  ]);
});

test("figures of an account by the month, whatever the order of the lines", () => {
  const reading = readSheet("figures of an account by the month, whatever the order of the lines");

  expect(columnsTold(reading)).toEqual([
    "text 0",
    "handle 1",
    "platform 1",
    "followers 1",
    "avgViews 1",
    "engagementRate 1",
  ]);
  expect(whole(reading)).toEqual([
    "text | handle | platform | followers | avgViews | engagementRate",
    'youtube ana {avgViews: 80000, engagementRate: 2.1, followers: 1200000, history: [{avgViews: 70000, day: "2026-01-01", engagementRate: 1.9, followers: 1000000}, {day: "2026-02-01", engagementRate: 2, followers: 1100000}, {avgViews: 80000, day: "2026-03-01", engagementRate: 2.1, followers: 1200000}]}',
    'tiktok ben {avgViews: 9000, engagementRate: 6, followers: 50000, history: [{avgViews: 9000, day: "2026-02-01", engagementRate: 6, followers: 50000}]}',
    "line 4, Avg views, “n/a”: Says that the value is not known",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 24, stored: 23, ownFields: 0, ignored: 1, refused: 0 },
    null,
    0,
    [],
  ]);
});

test("a line for each age group with women and men beside each other", () => {
  const reading = readSheet("a line for each age group with women and men beside each other");

  expect(columnsTold(reading)).toEqual(["handle 1", "text 0", "audienceFemale 1", "audienceMale 1"]);
  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle | text | audienceFemale | audienceMale",
    "instagram ana {audience: {ages: {13-17: 7, 18-24: 40, 25-34: 53}, genders: {female: 70, male: 30}}}",
    "tiktok ben {}",
    "line 5, Age group, “18-24”: The shares of this account add up to 60%, so they are no whole audience",
    "line 5, Female, “20%”: The shares of this account add up to 60%, so they are no whole audience",
    "line 5, Male, “25%”: The shares of this account add up to 60%, so they are no whole audience",
    "line 6, Age group, “25-34”: The shares of this account add up to 60%, so they are no whole audience",
    "line 6, Female, “10%”: The shares of this account add up to 60%, so they are no whole audience",
    "line 6, Male, “5%”: The shares of this account add up to 60%, so they are no whole audience",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 20, stored: 14, ownFields: 0, ignored: 0, refused: 6 },
    null,
    0,
    [],
  ]);
});

test("an audience of the account that the title names", () => {
  const reading = readSheet("an audience of the account that the title names");

  expect(columnsTold(reading)).toEqual(["choice 0", "choice 0", "number 0"]);
  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "choice | choice | number",
    "instagram ana {audience: {ages: {18-24: 52, 25-34: 48}, genders: {female: 70, male: 30}}}",
    "line 1 is left out: Title above the table",
  ]);
  expect([reading.cells, reading.asOf, reading.withoutPlatform, reading.unplaced]).toEqual([
    { read: 12, stored: 12, ownFields: 0, ignored: 0, refused: 0 },
    null,
    0,
    [],
  ]);
});
