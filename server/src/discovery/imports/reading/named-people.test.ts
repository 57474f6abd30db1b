import { expect, test } from "vitest";
import { namedAccounts } from "./row/named-accounts.ts";
import { read, whole } from "./reading.fixtures.ts";

test.each([
  ["Greta Hollmann @greta_toepfert (IG)", "Greta Hollmann", "instagram greta_toepfert"],
  [
    "Mara Maltzahn – Insta: mara.malt / TikTok: maramalt",
    "Mara Maltzahn",
    "instagram mara.malt, tiktok maramalt",
  ],
  ["Pauli Brandner (tiktok @paulibastelt)", "Pauli Brandner", "tiktok paulibastelt"],
  [
    "Ulf & Sabine Kuntze, @kuntzehobel auf Insta und YouTube",
    "Ulf & Sabine Kuntze",
    "instagram kuntzehobel, youtube kuntzehobel",
  ],
  ["Ana López, @ana_l en Instagram y TikTok", "Ana López", "instagram ana_l, tiktok ana_l"],
  ["Zoë Lamprecht @zoe.lamprecht IG", "Zoë Lamprecht", "instagram zoe.lamprecht"],
  ["Greta Hollmann, insta gretatoepfert", "Greta Hollmann", "instagram gretatoepfert"],
  ["Theo Quandt youtube.com/@TheoQuandtBaut", "Theo Quandt", "youtube TheoQuandtBaut"],
  ["Ronja R. https://www.instagram.com/ronja_r/", "Ronja R.", "instagram ronja_r"],
  ["Maria Berg @maria.berg", "Maria Berg", "? maria.berg"],
  ["One Two Three Four Five Six @seven", "One Two Three Four Five Six", "? seven"],
])("“%s” is %s with %s", (cell, name, accounts) => {
  const found = namedAccounts(cell);

  expect(found?.name).toBe(name);
  expect(
    [
      ...(found?.accounts ?? []).map(({ platform, handle }) => `${platform} ${handle}`),
      ...(found?.handles ?? []).map((handle) => `? ${handle}`),
    ].join(", "),
  ).toBe(accounts);
});

test.each([
  "Ana Instagram",
  "Ana, insta only",
  "Vlogs, YouTube Adventures",
  "Reel on Instagram only",
  "ana@mail.example",
  "Ask @ana for more!",
  "Only @ana?",
  "since 2020 @ana",
  "and @ana",
  "IG ana.berg\nTT anaberg\nYT @AnaBerg",
  "Lotte (die mit den Tassen)",
  "One Two Three Four Five Six Seven @eight",
  `${"A".repeat(61)} @ana`,
  `Ana @ana ${" ".repeat(160)}`,
])("“%s” names nobody with an account", (cell) => {
  expect(namedAccounts(cell)).toBeNull();
});

test("a name of 60 characters counts, in a cell of 160", () => {
  expect(namedAccounts(`${"A".repeat(60)} @ana`)?.name).toHaveLength(60);
  expect(namedAccounts(`Ana @ana${" ".repeat(152)}`)?.name).toBe("Ana");
});

test("a freelancer's list says who, where and how to reach them in cells of its own", () => {
  const reading = read(
    [
      "Wer?;wo;wieviel;Kohle;Stand;wann;Draht;sonst",
      "Greta Hollmann @greta_toepfert (IG);Halle;12,4k;Reel 200, Story 60;zugesagt;19.11.2026;greta@hollmann.example;Ton nur von hier",
      "Pauli Brandner (tiktok @paulibastelt);Wien;1,2 Mio;3.500 € pro Video;meldet sich nicht;02.11.2026;;",
      "kerstin@kerzt.example;;;;abgesagt;10.11.2026;@kerstin.kerzt (IG);Kerzen",
    ].join("\n"),
    { currency: "EUR" },
  );

  expect(whole(reading)).toEqual([
    "handle | city | followers | price | status | date | email | notes",
    'instagram greta_toepfert {city: "halle", email: "greta@hollmann.example", followers: 12400, name: "Greta Hollmann", notes: "Ton nur von hier", own: {wann: {kind: "date", value: "2026-11-19"}}, price: {amount: 200, currency: "EUR", per: "reel"}, prices: [{amount: 200, currency: "EUR", format: "reel"}, {amount: 60, currency: "EUR", format: "story"}], status: "accepted"}',
    'tiktok paulibastelt {city: "vienna", country: "AT", followers: 1200000, inferred: ["country"], name: "Pauli Brandner", own: {wann: {kind: "date", value: "2026-11-02"}}, price: {amount: 3500, currency: "EUR", per: "video"}, prices: [{amount: 3500, currency: "EUR", format: "video"}], status: "contacted"}',
    'instagram kerstin.kerzt {email: "kerstin@kerzt.example", notes: "Kerzen", own: {wann: {kind: "date", value: "2026-11-10"}}, status: "declined"}',
    'city? “wo” looks like city 2 of 2 filled cells read as one. ["Halle", "Wien"]',
    'followers? “wieviel” looks like followers 2 of 2 filled cells read as one. ["12,4k", "1,2 Mio"]',
    'email? Is “Draht” the e-mail? 1 of 2 filled cells read as one. The other one stays NA. ["greta@hollmann.example", "@kerstin.kerzt (IG)"]',
    '{city: "Halle", countries: ["DE", "BE"], rows: 1}',
  ]);
});

test("a handle with a remark behind it is that handle, and the cell is kept", () => {
  const reading = read(
    [
      "Name;Instagram",
      "Ana;ana.kocht (privat: @miri)",
      "Ben;@ben (alt)",
      "Cid;Cid (der mit dem Hut)",
      "Dora;instagram.com/dora (neu)",
      "Erik;erik.kocht",
      "Finn;finn.kocht",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram",
    'instagram ana.kocht {name: "Ana", own: {Instagram: {kind: "text", value: "ana.kocht (privat: @miri)"}}}',
    'instagram ben {name: "Ben", own: {Instagram: {kind: "text", value: "@ben (alt)"}}}',
    'instagram dora {name: "Dora", url: "https://instagram.com/dora"}',
    'instagram erik.kocht {name: "Erik"}',
    'instagram finn.kocht {name: "Finn"}',
    "line 4 is left out: “Cid (der mit dem Hut)” is no handle or address",
    "line 4, Name, “Cid”: “Cid (der mit dem Hut)” is no handle or address",
    "line 4, Instagram, “Cid (der mit dem Hut)”: “Cid (der mit dem Hut)” is no handle or address",
  ]);
});

test("a channel's title with a remark is no handle of its first word", () => {
  expect(whole(read("Name;YouTube\nAna Berg;Ana.tv (official)\nBen Kern;@ben\nCid Lang;@cid"))).toEqual([
    "name | handle youtube",
    'youtube ana.tv (official) {name: "Ana Berg"}',
    'youtube ben {name: "Ben Kern"}',
    'youtube cid {name: "Cid Lang"}',
  ]);
});

test("a day is nobody's handle", () => {
  const reading = read(
    "Name;Instagram\nAna;19.11.2026\nBen;@ben\nCid;2026-11-19\nDora;19.11.26\nErik;@19.11.26\nFinn;@finn\nGil;1.2.345\nHal;1/11/2026\nIda;@ida",
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram",
    'instagram ben {name: "Ben"}',
    'instagram 19.11.26 {name: "Erik"}',
    'instagram finn {name: "Finn"}',
    'instagram 1.2.345 {name: "Gil"}',
    'instagram ida {name: "Ida"}',
    "line 2 is left out: “19.11.2026” is no handle or address",
    "line 4 is left out: “2026-11-19” is no handle or address",
    "line 5 is left out: “19.11.26” is no handle or address",
    "line 9 is left out: “1/11/2026” is no handle or address",
    "line 2, Name, “Ana”: “19.11.2026” is no handle or address",
    "line 2, Instagram, “19.11.2026”: “19.11.2026” is no handle or address",
    "line 4, Name, “Cid”: “2026-11-19” is no handle or address",
    "line 4, Instagram, “2026-11-19”: “2026-11-19” is no handle or address",
    "line 5, Name, “Dora”: “19.11.26” is no handle or address",
    "line 5, Instagram, “19.11.26”: “19.11.26” is no handle or address",
    "line 9, Name, “Hal”: “1/11/2026” is no handle or address",
    "line 9, Instagram, “1/11/2026”: “1/11/2026” is no handle or address",
  ]);
});

test("a handle and its platform or address that were typed the wrong way round are read as they are meant", () => {
  const reading = read(
    [
      "Handle;Platform;Email",
      "@ana;Instagram;ana@x.example",
      "IG;@ben;ben@x.example",
      "cid@x.example;Instagram;@cid",
      "IG;tiktok;dora@x.example",
      "erik@x.example;TikTok;erik@y.example",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | email",
    'instagram ana {email: "ana@x.example"}',
    'instagram ben {email: "ben@x.example"}',
    'instagram cid {email: "cid@x.example"}',
    'tiktok ig {email: "dora@x.example"}',
    "line 6 is left out: “erik@x.example” is no handle or address",
    "line 6, Handle, “erik@x.example”: “erik@x.example” is no handle or address",
    "line 6, Platform, “TikTok”: “erik@x.example” is no handle or address",
    "line 6, Email, “erik@y.example”: “erik@x.example” is no handle or address",
  ]);
});

test("without a column for the other one nothing is exchanged", () => {
  expect(whole(read("Handle;Notes\nIG;@ben\n@ana;x"))).toEqual([
    "handle | notes",
    "line 2 is left out: “@IG” has no platform",
    "line 3 is left out: “@ana” has no platform",
    "line 2, Handle, “IG”: “@IG” has no platform",
    "line 2, Notes, “@ben”: “@IG” has no platform",
    "line 3, Handle, “@ana”: “@ana” has no platform",
    "line 3, Notes, “x”: “@ana” has no platform",
  ]);
});
