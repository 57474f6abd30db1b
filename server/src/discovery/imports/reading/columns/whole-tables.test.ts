import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a table without a header is read by its cells", () => {
  const reading = read(
    [
      "ana.fit;Ana Lima;12.000;3,5 %;500 €;Spain;ana@x.example",
      "ben.run;Ben Ivo;900;2,5 %;600 €;Italy;ben@x.example",
      "cid_x;Cid Kal;15K;1,5 %;700 €;Japan;cid@x.example",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "handle | name | followers | engagementRate | price | country | email",
    'instagram ana.fit {country: "ES", email: "ana@x.example", engagementRate: 3.5, followers: 12000, name: "Ana Lima", price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    'instagram ben.run {country: "IT", email: "ben@x.example", engagementRate: 2.5, followers: 900, name: "Ben Ivo", price: {amount: 600, currency: "EUR"}, prices: [{amount: 600, currency: "EUR"}]}',
    'instagram cid_x {country: "JP", email: "cid@x.example", engagementRate: 1.5, followers: 15000, name: "Cid Kal", price: {amount: 700, currency: "EUR"}, prices: [{amount: 700, currency: "EUR"}]}',
    'followers? Column 3 looks like followers 3 of 3 filled cells read as one. ["12.000", "900", "15K"]',
    'engagementRate? Column 4 looks like engagement rate 3 of 3 filled cells read as one. ["3,5 %", "2,5 %", "1,5 %"]',
    'price? Column 5 looks like price 3 of 3 filled cells read as one. ["500 €", "600 €", "700 €"]',
  ]);
});

test("headers over cells that are something else give way to them", () => {
  const reading = read(
    [
      "Handle;Platform;Name;Notes;Followers;Views;Instagram;Niche;Colour;Verified;Status",
      "@ana;Instagram;ana@x.example;Spain;Spain;5;100;no;de;blue;maybe",
      "@ben;Instagram;ben@x.example;Italy;Italy;6;200;no;en;red;perhaps",
      "@cid;Instagram;cid@x.example;Japan;Japan;many;300;es;fr;blue;unsure",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | email | country | text | avgViews | followers instagram | category | text | text | text",
    'instagram ana {avgViews: 5, categories: [], country: "ES", email: "ana@x.example", followers: 100, keywords: ["no"], own: {Colour: {kind: "text", value: "de"}, Followers: {kind: "text", value: "Spain"}, Status: {kind: "text", value: "maybe"}, Verified: {kind: "text", value: "blue"}}}',
    'instagram ben {avgViews: 6, categories: [], country: "IT", email: "ben@x.example", followers: 200, keywords: ["no"], own: {Colour: {kind: "text", value: "en"}, Followers: {kind: "text", value: "Italy"}, Status: {kind: "text", value: "perhaps"}, Verified: {kind: "text", value: "red"}}}',
    'instagram cid {categories: [], country: "JP", email: "cid@x.example", followers: 300, keywords: ["es"], own: {Colour: {kind: "text", value: "fr"}, Followers: {kind: "text", value: "Japan"}, Status: {kind: "text", value: "unsure"}, Verified: {kind: "text", value: "blue"}}}',
    "line 4, Views: “many” is no number of views. It stays NA.",
    "line 4, Views, “many”: “many” is no number of views. It stays NA.",
    'email? “Name” looks like e-mail 3 of 3 filled cells read as one. ["ana@x.example", "ben@x.example", "cid@x.example"]',
    'country? “Notes” looks like country 3 of 3 filled cells read as one. ["Spain", "Italy", "Japan"]',
    'avgViews? Is “Views” the average views? 2 of 3 filled cells read as one. The other one stays NA. ["5", "6", "many"]',
    'followers? “Instagram” looks like followers 3 of 3 filled cells read as one. ["100", "200", "300"]',
    'category? Is “Niche” the category? 3 of 3 filled cells read as one. ["no", "es"]',
  ]);
});

test("columns of formats are prices where their cells name money or several stand together", () => {
  const reading = read(
    ["Handle;Platform;Reel;Posts;Video;Notes", "@ana;Instagram;500;12;;x", "@ben;Instagram;600;14;;y"].join(
      "\n",
    ),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | number | – | notes",
    'instagram ana {notes: "x", own: {Posts: {kind: "number", value: 12}}, price: {amount: 500, per: "reel"}, prices: [{amount: 500, format: "reel"}]}',
    'instagram ben {notes: "y", own: {Posts: {kind: "number", value: 14}}, price: {amount: 600, per: "reel"}, prices: [{amount: 600, format: "reel"}]}',
  ]);
});

test("one column of a format alone prices nothing without money", () => {
  const reading = read(
    ["Handle;Platform;Reel;Followers", "@ana;Instagram;5;100", "@ben;Instagram;6;200"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | number | followers",
    'instagram ana {followers: 100, own: {Reel: {kind: "number", value: 5}}}',
    'instagram ben {followers: 200, own: {Reel: {kind: "number", value: 6}}}',
  ]);
});

test("one column of a format over money is a price", () => {
  const reading = read(
    ["Handle;Platform;Stories;Followers", "@ana;Instagram;5 €;100", "@ben;Instagram;6 €;200"].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | followers",
    'instagram ana {followers: 100, price: {amount: 5, currency: "EUR", per: "story"}, prices: [{amount: 5, currency: "EUR", format: "story"}]}',
    'instagram ben {followers: 200, price: {amount: 6, currency: "EUR", per: "story"}, prices: [{amount: 6, currency: "EUR", format: "story"}]}',
  ]);
});

test("figures behind each account are of the one before them", () => {
  const reading = read(
    [
      "Name;Instagram;Followers;ER;TikTok;Subscribers;ER;City;Views",
      "Ana;@ana;100;3 %;@ana.tt;50;4 %;Bonn;9",
      "Ben;@ben;200;2 %;@ben.tt;60;5 %;Kiel;8",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers instagram | engagementRate instagram | handle tiktok | followers tiktok | engagementRate tiktok | city | avgViews",
    'instagram ana {avgViews: 9, city: "bonn", country: "DE", engagementRate: 3, followers: 100, inferred: ["country"], name: "Ana"}',
    'tiktok ana.tt {city: "bonn", country: "DE", engagementRate: 4, followers: 50, inferred: ["country"], name: "Ana"}',
    'instagram ben {avgViews: 8, city: "kiel", country: "DE", engagementRate: 2, followers: 200, inferred: ["country"], name: "Ben"}',
    'tiktok ben.tt {city: "kiel", country: "DE", engagementRate: 5, followers: 60, inferred: ["country"], name: "Ben"}',
    'avgViews? Of which account is “Views”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["9", "8"]',
  ]);
});

test("merged cells above the headers say the platform and what is counted, until the person's own columns", () => {
  const reading = read(
    [
      ";Instagram;;;TikTok;;;",
      "Name;Handle;Followers;Reel €;Handle;Followers;City;E-mail",
      "Ana;@ana;100;500;@ana.tt;50;Bonn;a@x.example",
      "Ben;@ben;200;600;@ben.tt;60;Kiel;b@x.example",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers instagram | price instagram | handle tiktok | followers tiktok | city | email",
    'instagram ana {city: "bonn", country: "DE", email: "a@x.example", followers: 100, inferred: ["country"], name: "Ana", price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'tiktok ana.tt {city: "bonn", country: "DE", email: "a@x.example", followers: 50, inferred: ["country"], name: "Ana"}',
    'instagram ben {city: "kiel", country: "DE", email: "b@x.example", followers: 200, inferred: ["country"], name: "Ben", price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    'tiktok ben.tt {city: "kiel", country: "DE", email: "b@x.example", followers: 60, inferred: ["country"], name: "Ben"}',
    "line 1 is left out: Title above the table",
  ]);
});

test("of handles, names and numbers the column is taken that looks most like accounts", () => {
  const reading = read(
    [
      "Creator;Account;User ID;Channel",
      "Ana Lima;ana.fit;1001;Sports",
      "Ben Ivo;ben.run;1002;Sports",
      "Cid Kal;cid_x;1003;Food",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(whole(reading)).toEqual([
    "name | handle | number | text",
    'instagram ana.fit {name: "Ana Lima", own: {Channel: {kind: "text", value: "Sports"}, User ID: {kind: "number", value: 1001}}}',
    'instagram ben.run {name: "Ben Ivo", own: {Channel: {kind: "text", value: "Sports"}, User ID: {kind: "number", value: 1002}}}',
    'instagram cid_x {name: "Cid Kal", own: {Channel: {kind: "text", value: "Food"}, User ID: {kind: "number", value: 1003}}}',
  ]);
});

test("of twins the plain, then the fuller column counts, and the other is kept as it is", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;Followers;E-mail;E-mail;Name;First name;Last name;Views;Views",
      "@ana;Instagram;1.2K;1200;a@x.example;;Ana L;Ana;Lima;5;",
      "@ben;Instagram;1.3K;1301;;;Ben I;Ben;Ivo;6;7",
      "@cid;Instagram;1.4K;1402;c@x.example;c@y.example;Cid K;Cid;Kal;8;9",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | number | followers | email | text | text | name | name | avgViews | number",
    'instagram ana {avgViews: 5, email: "a@x.example", followers: 1200, name: "Ana Lima", own: {Followers: {kind: "number", value: 1200}, Name: {kind: "text", value: "Ana L"}}}',
    'instagram ben {avgViews: 6, followers: 1301, name: "Ben Ivo", own: {Followers: {kind: "number", value: 1300}, Name: {kind: "text", value: "Ben I"}, Views: {kind: "number", value: 7}}}',
    'instagram cid {avgViews: 8, email: "c@x.example", followers: 1402, name: "Cid Kal", own: {E-mail: {kind: "text", value: "c@y.example"}, Followers: {kind: "number", value: 1400}, Name: {kind: "text", value: "Cid K"}, Views: {kind: "number", value: 9}}}',
  ]);
});
