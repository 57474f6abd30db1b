import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("several rows of one account add up, the later value counts and the earlier one is told", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;City;Reel;Story;Usage;Tags;Link;Shoe;Status;Women %;18-24 %",
      "@ana;Instagram;100;Bonn;500 €;;;a;https://a.example/x;38;do not contact;60;40",
      "@ANA;Instagram;200;;600 €;200 €;;b;https://b.example/x;39;signed;;",
      "ana;Instagram;200;Kiel;600 €;;3 months;b;https://a.example/x;39;do not contact;61;41",
      "@ben;Instagram;;;500 €;;;;;;signed;;",
      "@ben;Instagram;;;500 €;;;;;;do not contact;;",
      "@cid;Instagram;;;500 €;;6 months;;;;;;",
      "@cid;Instagram;;;400 €;;3 months;;;;;;",
      "@dora;Instagram;;;500 €;;;;;;;;",
      "@dora;Instagram;;;;300 €;;;;;;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | city | price | price | usageMonths | tags | links | number | status | audienceFemale | audienceAge",
    'instagram ana {audience: {ages: {18-24: 41}, genders: {female: 61}}, city: "kiel", country: "DE", followers: 200, inferred: ["country"], links: ["https://a.example/x", "https://b.example/x"], own: {Shoe: {kind: "number", value: 39}}, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}, {amount: 200, currency: "EUR", format: "story"}, {amount: 600, currency: "EUR", format: "reel", usageMonths: 3}], status: "do_not_contact", tags: ["b"]}',
    'instagram ben {price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}], status: "do_not_contact"}',
    'instagram cid {price: {amount: 400, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel", usageMonths: 6}, {amount: 400, currency: "EUR", format: "reel", usageMonths: 3}]}',
    'instagram dora {price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}, {amount: 300, currency: "EUR", format: "story"}]}',
    "line 3, Status, “signed”: Line 2 says not to contact this creator, and that stays",
    "line 2, Followers, “100”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Tags, “a”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Shoe, “38”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Reel, “500 €”: Line 3 says something else of the same account, and the later line counts",
    "line 2, City, “Bonn”: Line 4 says something else of the same account, and the later line counts",
    "line 2, 18-24 %, “40”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Women %, “60”: Line 4 says something else of the same account, and the later line counts",
    "line 5, Status, “signed”: Line 6 says something else of the same account, and the later line counts",
  ]);
});

test("what a later row says is told by the field and the line", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;Verified;Tags;Last fee;Reel price;Mood;Women %;Notes",
      "@ana;Instagram;100;yes;a, b;5 €;10 €;good;60;x",
      "@ana;Instagram;100;no;a;6 $;10 €;bad;61;x",
      "@ana;Instagram;;yes;a;6 $;11;good;;y",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | verified | tags | lastFee | price | text | audienceFemale | notes",
    'instagram ana {audience: {genders: {female: 61}}, followers: 100, lastFee: {amount: 6, currency: "USD"}, notes: "y", own: {Mood: {kind: "text", value: "good"}}, price: {amount: 11, per: "reel"}, prices: [{amount: 11, format: "reel"}], tags: ["a"], verified: true}',
    "line 2, Verified, “yes”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Tags, “a, b”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Last fee, “5 €”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Mood, “good”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Women %, “60”: Line 3 says something else of the same account, and the later line counts",
    "line 3, Verified, “no”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Notes, “x”: Line 4 says something else of the same account, and the later line counts",
    "line 3, Notes, “x”: Line 4 says something else of the same account, and the later line counts",
    "line 3, Mood, “bad”: Line 4 says something else of the same account, and the later line counts",
    "line 3, Reel price, “10 €”: Line 4 says something else of the same account, and the later line counts",
  ]);
});

test("of the prices that rows add up the one that a later row replaces is told", () => {
  const { notUsed } = read(
    "Handle;Platform;Reel;Story\n@ana;Instagram;500 €;\n@ana;Instagram;;200 €\n@ana;Instagram;600 €;",
  );

  expect(notUsed.map(({ line, column, value }) => [line, column, value])).toEqual([[2, "Reel", "500 €"]]);
});

test("what later rows say of a creator's own fields holds for all of their accounts", () => {
  const reading = read("Name;Instagram;TikTok;Shoe size\nAna;@ana;;38\nAna;@ana;@ana.tt;39\nBen;@ben;;40");

  expect(reading.people.map(({ key, values: { own } }) => [key, own?.["Shoe size"]?.value])).toEqual([
    ["instagram ana", 39],
    ["tiktok ana.tt", 39],
    ["instagram ben", 40],
  ]);
});

test("a creator's country that a row says counts before one that follows from a city", () => {
  const reading = read("Instagram;TikTok;City;Country\n@ana;;;Austria\n;@ana.tt;Berlin;\n@ana;@ana.tt;;");

  expect(
    reading.people.map(({ creator, values: { country, inferred } }) => [creator, country, inferred]),
  ).toEqual([
    [0, "AT", undefined],
    [0, "AT", undefined],
  ]);
});
