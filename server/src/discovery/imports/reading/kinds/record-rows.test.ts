import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a list of posts keeps each figure, what cannot be read as it is written, and leaves out what is none", () => {
  const reading = read(
    [
      "Creator;Handle;Platform;Post URL;Posted;Caption;Hashtags;Mentions;Type;Views;Reach;Likes;Comments;Shares;Saves;Clicks;Campaign;Fee;Code;Orders;Revenue;Currency;Followers;#",
      "Ana L.;@ana;Instagram;https://www.instagram.com/p/One/?x=1;2026-03-14;Tea #tea. @brand. #Tea;#one, two;@acme;Reel;1.2K;900;50;5;4;3;2;Spring;500 €;ANA10;7;900 €;EUR;12K;1",
      "Ben;@ben;TikTok;https://x.com/ben/1;soon;;;;Reel + Story;x;5 %;x;x;x;x;x;;x;;x;x;odd;x;2",
      ";;;https://www.tiktok.com/@cid/video/12;15.03.2026 14:30;#only;;;;10;;;;;;;;;;;;;;3",
      "Dora;;;;;;;;IG Story;20;;;;;;;;300;;;400;USD;;4",
      "Emil;;;;16.03.2026;;;;;30;;;;;;;;;;;;;;5",
      ";;;;;;;;;40;;;;;;;;;;;;;;6",
      ";@finn;;;;;;;YT short;50;;;;;;;;;;;;;;7",
      "Total;;;;;;;;;1000;;;;;;;;;;;;;;",
      "Ana L.;@ana;Instagram;https://www.instagram.com/reel/One/;2026-03-14;;;@other;;1.3K;;;;;;;;;;;;;;9",
      "Gil;@gil;Instagram;https://www.instagram.com/gil;17.03.2026;;;;;60;;;;;;;;;;;;;;10",
      "Hal;@hal;Twitch;;18.03.2026;;;;;70;;;;;;;;;;;;;;11",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Post URL” and “Views” say so.",
    "name | handle | platform | url | postedAt | caption | hashtags | mentions | format | views | reach | likes | comments | shares | saves | clicks | campaign | fee | code | orders | revenue | currency | text | –",
    'instagram ana {name: "Ana L."}',
    "tiktok cid {}",
    "tiktok finn {}",
    'instagram gil {name: "Gil"}',
    '{campaign: "Spring", caption: "Tea #tea. @brand. #Tea", clicks: 2, code: "ANA10", comments: 5, creator: "Ana L.", fee: {amount: 500, currency: "EUR"}, fields: {Creator: "Ana L.", Followers: "12K"}, format: "reel", handle: "ana", hashtags: ["one", "tea"], likes: 50, line: 2, mentions: ["acme", "brand", "other"], orders: 7, part: 0, platform: "instagram", postedAt: "2026-03-14", reach: 900, revenue: {amount: 900, currency: "EUR"}, saves: 3, shares: 4, url: "https://www.instagram.com/p/One", views: 1300}',
    '{caption: "#only", fields: {}, format: "video", handle: "cid", hashtags: ["only"], line: 4, mentions: [], part: 0, platform: "tiktok", postedAt: "2026-03-15T14:30", url: "https://www.tiktok.com/@cid/video/12", views: 10}',
    '{creator: "Dora", fee: {amount: 300, currency: "USD"}, fields: {Creator: "Dora"}, format: "story", hashtags: [], line: 5, mentions: [], part: 0, platform: "tiktok", revenue: {amount: 400, currency: "USD"}, views: 20}',
    '{creator: "Emil", fields: {Creator: "Emil"}, hashtags: [], line: 6, mentions: [], part: 0, platform: "tiktok", postedAt: "2026-03-16", views: 30}',
    '{creator: "@finn", fields: {}, format: "short", handle: "finn", hashtags: [], line: 8, mentions: [], part: 0, platform: "tiktok", views: 50}',
    '{creator: "Gil", fields: {Creator: "Gil", Post URL: "https://www.instagram.com/gil"}, handle: "gil", hashtags: [], line: 11, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-17", views: 60}',
    "line 3 is left out: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 7 is left out: Only figures: nothing says what they are of",
    "line 9 is left out: Total",
    "line 12 is left out: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 11, Post URL: “https://www.instagram.com/gil” cannot be read as the link of a post. It is kept as it is written.",
    "line 2, #, “1”: Only numbers the rows",
    "line 3, Creator, “Ben”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Handle, “@ben”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Platform, “TikTok”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Post URL, “https://x.com/ben/1”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Posted, “soon”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Type, “Reel + Story”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Views, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Reach, “5 %”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Likes, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Comments, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Shares, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Saves, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Clicks, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Fee, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Orders, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Revenue, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Currency, “odd”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, Followers, “x”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 3, #, “2”: Herald keeps posts of Instagram, YouTube and TikTok",
    "line 4, #, “3”: Only numbers the rows",
    "line 5, #, “4”: Only numbers the rows",
    "line 6, #, “5”: Only numbers the rows",
    "line 7, Views, “40”: Only figures: nothing says what they are of",
    "line 7, #, “6”: Only figures: nothing says what they are of",
    "line 8, #, “7”: Only numbers the rows",
    "line 9, Creator, “Total”: Total",
    "line 9, Views, “1000”: Total",
    "line 2, Views, “1.2K”: Line 10 says something else of the same link or number, and the later line counts",
    "line 10, #, “9”: Only numbers the rows",
    "line 11, #, “10”: Only numbers the rows",
    "line 12, Creator, “Hal”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 12, Handle, “@hal”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 12, Platform, “Twitch”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 12, Posted, “18.03.2026”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 12, Views, “70”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    "line 12, #, “11”: Twitch account: Herald keeps Instagram, YouTube and TikTok",
    'reach? Does “Reach” hold the reach? 50% of its filled cells read so. The others are kept as they are written. ["900", "5 %"]',
    'likes? Does “Likes” hold the likes? 50% of its filled cells read so. The others are kept as they are written. ["50", "x"]',
    'comments? Does “Comments” hold the comments? 50% of its filled cells read so. The others are kept as they are written. ["5", "x"]',
    'shares? Does “Shares” hold the shares? 50% of its filled cells read so. The others are kept as they are written. ["4", "x"]',
    'saves? Does “Saves” hold the saves? 50% of its filled cells read so. The others are kept as they are written. ["3", "x"]',
    'clicks? Does “Clicks” hold the clicks? 50% of its filled cells read so. The others are kept as they are written. ["2", "x"]',
    'fee? Does “Fee” hold the fee? 67% of its filled cells read so. The others are kept as they are written. ["500 €", "x", "300"]',
    'orders? Does “Orders” hold the orders? 50% of its filled cells read so. The others are kept as they are written. ["7", "x"]',
    'revenue? Does “Revenue” hold the revenue? 67% of its filled cells read so. The others are kept as they are written. ["900 €", "x", "400"]',
  ]);
});

test("a list of orders keeps what is left of each, by its code and day", () => {
  const reading = read(
    [
      "Order;Date;Code;Total;Refund;Landing page;Status;Currency;Customer;Influencer;Note",
      "#1;14.03.2026 10:00;ANA10;100 €;;https://shop.example/?a=1;paid;;Max;@ana;x",
      "#1;14.03.2026;ANA10;;;;;;Max;@ana;y",
      "#2;15.03.2026;ANA10;100 €;-30 €;;refunded;;Eva;;",
      "#3;16.03.2026;BEN10;100 €;30 USD;;;;;;",
      "#4;soon;BEN10;lots;;none of it;;;;;",
      "#5;17.03.2026;BEN10;100;;;;USD;;;",
      "#2;18.03.2026;ANA10;-100 €;;;;;;;",
      ";;;500 €;;;;;;;",
      "#6;19.03.2026;BEN10;;20 €;;;;;;",
      "#7;20.03.2026;BEN10;2000000000 €;;;;;;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "orders: Each row is an order: “Code” and “Total” say so.",
    "order | orderedAt | code | amount | refund | url | state | currency | text | handle | text",
    '{amount: {amount: 100, currency: "EUR"}, code: "ANA10", creator: "@ana", fields: {Customer: "Max", Influencer: "@ana", Note: "x\\ny", Status: "paid"}, handle: "ana", line: 2, link: "https://shop.example/?a=1", order: "#1", orderedAt: "2026-03-14", part: 0}',
    '{amount: {amount: 70, currency: "EUR"}, code: "ANA10", fields: {Customer: "Eva", Refund: "-30 €", Status: "refunded", Total: "100 €"}, line: 4, order: "#2", orderedAt: "2026-03-15", part: 0}',
    '{amount: {amount: 100, currency: "EUR"}, code: "BEN10", fields: {Refund: "30 USD", Total: "100 €"}, line: 5, order: "#3", orderedAt: "2026-03-16", part: 0}',
    '{code: "BEN10", fields: {Date: "soon", Landing page: "none of it", Total: "lots"}, line: 6, order: "#4", part: 0}',
    '{amount: {amount: 100, currency: "USD"}, code: "BEN10", fields: {}, line: 7, order: "#5", orderedAt: "2026-03-17", part: 0}',
    '{amount: {amount: -100, currency: "EUR"}, code: "ANA10", fields: {}, line: 8, order: "#2", orderedAt: "2026-03-18", part: 0}',
    '{amount: {amount: -20, currency: "EUR"}, code: "BEN10", fields: {}, line: 10, order: "#6", orderedAt: "2026-03-19", part: 0}',
    '{code: "BEN10", fields: {Total: "2000000000 €"}, line: 11, order: "#7", orderedAt: "2026-03-20", part: 0}',
    "line 9 is left out: Note, no account",
    "line 5, Refund: The order is in another currency. It is kept as it is written.",
    "line 6, Landing page: “none of it” cannot be read as the link of a post. It is kept as it is written.",
    "line 6, Total: “lots” cannot be read as an amount. It is kept as it is written.",
    "line 6, Date: “soon” cannot be read as a date. It is kept as it is written.",
    "line 11, Total: “2000000000 €” cannot be read as an amount. It is kept as it is written.",
    "line 2, Date, “14.03.2026 10:00”: Line 3 says something else of the same link or number, and the later line counts",
    "line 9, Total, “500 €”: Note, no account",
    'url? Does “Landing page” hold the link? 50% of its filled cells read so. The others are kept as they are written. ["https://shop.example/?a=1", "none of it"]',
  ]);
});

test("a list of payments has amounts of one currency, its days and what is open", () => {
  const reading = read(
    [
      "Invoice;Creator;Campaign;Net;VAT;Gross;Invoice date;Due date;Paid on;Status;IBAN",
      "R-1;Ana;Spring;100 €;19 €;119 €;01.03.2026;31.03.2026;15.03.2026;paid;DE1",
      "R-2;Ben;Spring;100 €;19 %;119 €;02.03.2026;31.03.2026;;open;",
      "R-3;Cid;;200;;;03.03.2026;soon;;119 €;",
      "R-4;Dora;;100 USD;;119 €;;31.03.2026;yes;;",
      "R-5;Emil;;100 €;;;;31.03.2026;cancelled;;",
      "R-6;Finn;;100 €;;;;31.03.2026;;storniert;",
      "R-7;Gil;;100 €;;;;31.03.2026;;200 €;",
      "R-8;Hal;;-100 €;;;;31.03.2026;;50 €;",
      "R-1;Ana;;100 €;20 €;120 €;01.03.2026;31.03.2026;16.03.2026;paid;DE2",
      "R-1;Ben;;100 €;;;;;;;",
      "davon offen;;;300 €;;;;;;;",
      ";;;300 €;;;;;;;",
      "R-9;Ida;;x;y;z;;;;who knows;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "payments: Each row is a payment: “Invoice” and “Due date” say so.",
    "invoice | handle | campaign | net | vat | gross | issuedOn | due | paidOn | state | text",
    '{campaign: "Spring", creator: "Ana", due: "2026-03-31", fields: {Creator: "Ana", IBAN: "DE1\\nDE2"}, gross: {amount: 120, currency: "EUR"}, handle: "Ana", invoice: "R-1", issuedOn: "2026-03-01", line: 2, net: {amount: 100, currency: "EUR"}, paidOn: "2026-03-16", part: 0, state: "paid", vat: {amount: 20, currency: "EUR"}}',
    '{campaign: "Spring", creator: "Ben", due: "2026-03-31", fields: {Creator: "Ben", VAT: "19 %"}, gross: {amount: 119, currency: "EUR"}, handle: "Ben", invoice: "R-2", issuedOn: "2026-03-02", line: 3, net: {amount: 100, currency: "EUR"}, part: 0, state: "open"}',
    '{creator: "Cid", fields: {Creator: "Cid", Due date: "soon", Status: "119 €"}, handle: "Cid", invoice: "R-3", issuedOn: "2026-03-03", line: 4, net: {amount: 200, currency: "EUR"}, paidSoFar: {amount: 119, currency: "EUR"}, part: 0, state: "open"}',
    '{creator: "Dora", due: "2026-03-31", fields: {Creator: "Dora", Net: "100 USD"}, gross: {amount: 119, currency: "EUR"}, handle: "Dora", invoice: "R-4", line: 5, part: 0, state: "paid"}',
    '{creator: "Gil", due: "2026-03-31", fields: {Creator: "Gil", Status: "200 €"}, handle: "Gil", invoice: "R-7", line: 8, net: {amount: 100, currency: "EUR"}, part: 0, state: "paid"}',
    '{creator: "Hal", due: "2026-03-31", fields: {Creator: "Hal", Status: "50 €"}, handle: "Hal", invoice: "R-8", line: 9, net: {amount: -100, currency: "EUR"}, paidSoFar: {amount: -50, currency: "EUR"}, part: 0, state: "open"}',
    '{creator: "Ben", fields: {Creator: "Ben"}, handle: "Ben", invoice: "R-1", line: 11, net: {amount: 100, currency: "EUR"}, part: 0}',
    '{creator: "Ida", fields: {Creator: "Ida", Gross: "z", Net: "x", Status: "who knows", VAT: "y"}, handle: "Ida", invoice: "R-9", line: 14, part: 0, state: "unclear"}',
    "line 6 is left out: Cancelled: nothing is to be paid",
    "line 7 is left out: Cancelled: nothing is to be paid",
    "line 12 is left out: Total",
    "line 13 is left out: Note, no account",
    "line 3, VAT: “19 %” cannot be read as an amount. It is kept as it is written.",
    "line 4, Due date: “soon” cannot be read as a date. It is kept as it is written.",
    "line 5, Net: The other amounts of this payment are in EUR. It is kept as it is written.",
    "line 14, Gross: “z” cannot be read as an amount. It is kept as it is written.",
    "line 14, Net: “x” cannot be read as an amount. It is kept as it is written.",
    "line 14, VAT: “y” cannot be read as an amount. It is kept as it is written.",
    "line 14, Status: “who knows” cannot be read as paid or open. It is kept as it is written.",
    "line 6, Invoice, “R-5”: Cancelled: nothing is to be paid",
    "line 6, Creator, “Emil”: Cancelled: nothing is to be paid",
    "line 6, Net, “100 €”: Cancelled: nothing is to be paid",
    "line 6, Due date, “31.03.2026”: Cancelled: nothing is to be paid",
    "line 6, Paid on, “cancelled”: Cancelled: nothing is to be paid",
    "line 7, Invoice, “R-6”: Cancelled: nothing is to be paid",
    "line 7, Creator, “Finn”: Cancelled: nothing is to be paid",
    "line 7, Net, “100 €”: Cancelled: nothing is to be paid",
    "line 7, Due date, “31.03.2026”: Cancelled: nothing is to be paid",
    "line 7, Status, “storniert”: Cancelled: nothing is to be paid",
    "line 2, VAT, “19 €”: Line 10 says something else of the same link or number, and the later line counts",
    "line 2, Gross, “119 €”: Line 10 says something else of the same link or number, and the later line counts",
    "line 2, Paid on, “15.03.2026”: Line 10 says something else of the same link or number, and the later line counts",
    "line 12, Invoice, “davon offen”: Total",
    "line 12, Net, “300 €”: Total",
    "line 13, Net, “300 €”: Note, no account",
  ]);
});

test("of several columns of one meaning the one counts that says it best", () => {
  const reading = read(
    [
      "Handle;Platform;Date;Post;Permalink;Likes;Like count;Views;Video views;Comments;Author",
      "@ana;Instagram;2026-03-14;nice;https://www.instagram.com/p/One;5;6;;10;x;@zed",
      "@ana;Instagram;2026-03-15;fine;https://www.instagram.com/p/Two;7;8;;20;y;@zed",
      "@ben;Instagram;2026-03-16;good;https://www.instagram.com/p/Thr;9;1;;30;5;@yan",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Permalink” and “Video views” say so.",
    "handle | platform | postedAt | text | url | likes | number | – | views | text | name",
    "instagram ana {}",
    "instagram ben {}",
    '{creator: "@zed", fields: {Author: "@zed", Comments: "x", Like count: "6", Post: "nice"}, handle: "ana", hashtags: [], likes: 5, line: 2, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-14", url: "https://www.instagram.com/p/One", views: 10}',
    '{creator: "@zed", fields: {Author: "@zed", Comments: "y", Like count: "8", Post: "fine"}, handle: "ana", hashtags: [], likes: 7, line: 3, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-15", url: "https://www.instagram.com/p/Two", views: 20}',
    '{creator: "@yan", fields: {Author: "@yan", Comments: "5", Like count: "1", Post: "good"}, handle: "ben", hashtags: [], likes: 9, line: 4, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-16", url: "https://www.instagram.com/p/Thr", views: 30}',
    'url? Does “Post” hold the link? None of its filled cells read so. All are kept as they are written. ["nice", "fine", "good"]',
    'comments? Does “Comments” hold the comments? 33% of its filled cells read so. All are kept as they are written. ["x", "y", "5"]',
  ]);
});

test("columns that a person chose are followed, the first one of each meaning", () => {
  const reading = read(
    [
      "Handle;Platform;When;Day;Link;Talk;Price;Seen",
      "@ana;Instagram;2026-03-14;2026-04-14;https://www.instagram.com/p/One;tea;5 €;10",
      "@ben;Instagram;2026-03-15;2026-04-15;https://www.instagram.com/p/Two;mugs;6 €;20",
    ].join("\n"),
    {
      kind: "posts",
      mapping: [
        { header: "When", field: "postedAt" },
        { header: "Day", field: "postedAt" },
        { header: "Talk", field: "caption" },
        { header: "Seen", field: "views" },
        { header: "Price", field: "ignore" },
        { header: "Handle", field: "handle", platform: "tiktok" },
        { header: "Platform", field: "email" },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "posts: You said what the rows are.",
    "handle tiktok | platform | postedAt | date | url | caption | – | views",
    "tiktok ana {}",
    "tiktok ben {}",
    '{caption: "tea", creator: "@ana", fields: {Day: "2026-04-14"}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-14", url: "https://www.instagram.com/p/One", views: 10}',
    '{caption: "mugs", creator: "@ben", fields: {Day: "2026-04-15"}, handle: "ben", hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", postedAt: "2026-03-15", url: "https://www.instagram.com/p/Two", views: 20}',
    "line 2, Price, “5 €”: You left this column out",
    "line 3, Price, “6 €”: You left this column out",
  ]);
});
