import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";

test("a note that names several platforms is kept whole", () => {
  const rows = [
    "Name,Instagram,YouTube,Notes",
    "Ada Berg,@ada.b,@adaberg,reel on Instagram; video on YouTube",
    "Bo Lind,@bo.l,@bolind,likes YouTube",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | handle instagram | handle youtube | notes",
    'instagram ada.b {name: "Ada Berg", notes: "reel on Instagram; video on YouTube"}',
    'youtube adaberg {name: "Ada Berg", notes: "reel on Instagram; video on YouTube"}',
    'instagram bo.l {name: "Bo Lind", notes: "likes YouTube"}',
    'youtube bolind {name: "Bo Lind", notes: "likes YouTube"}',
  ]);
});

test("a price under a platform's own header is of that platform, whatever else its cell names", () => {
  const rows = [
    "Name,Instagram,YouTube,YouTube price",
    'Ada Berg,@ada.b,@adaberg,"video YT 700 €, reel IG 450 €"',
    "Bo Lind,@bo.l,@bolind,300 €",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | handle instagram | handle youtube | price youtube",
    'instagram ada.b {name: "Ada Berg"}',
    'youtube adaberg {name: "Ada Berg", price: {amount: 700, currency: "EUR", per: "video"}, prices: [{amount: 700, currency: "EUR", format: "video"}, {amount: 450, currency: "EUR", format: "reel"}]}',
    'instagram bo.l {name: "Bo Lind"}',
    'youtube bolind {name: "Bo Lind", price: {amount: 300, currency: "EUR"}, prices: [{amount: 300, currency: "EUR"}]}',
  ]);
});

test("a price that names a platform is of the account there, and one that names none of the first", () => {
  const rows = [
    "Name,Instagram,YouTube,Price",
    'Ada Berg,@ada.b,@adaberg,"reel IG 450 €, video YT 700 €"',
    "Bo Lind,@bo.l,@bolind,300 €",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | handle instagram | handle youtube | price",
    'instagram ada.b {name: "Ada Berg", price: {amount: 450, currency: "EUR", per: "reel"}, prices: [{amount: 450, currency: "EUR", format: "reel"}]}',
    'youtube adaberg {name: "Ada Berg", price: {amount: 700, currency: "EUR", per: "video"}, prices: [{amount: 700, currency: "EUR", format: "video"}]}',
    'instagram bo.l {name: "Bo Lind", price: {amount: 300, currency: "EUR"}, prices: [{amount: 300, currency: "EUR"}]}',
    'youtube bolind {name: "Bo Lind"}',
    'price? Of which account is “Price”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["reel IG 450 €, video YT 700 €", "300 €"]',
  ]);
});

test("a later row says what counts of an account, but for who is not to be contacted", () => {
  const rows = [
    "Handle,Platform,Status,Followers",
    "@ada,Instagram,contacted,100",
    "@ada,Instagram,negotiating,200",
    "@bo,Instagram,do not contact,100",
    "@bo,Instagram,negotiating,200",
    "@cy,Instagram,contacted,100",
    "@cy,Instagram,do not contact,200",
    "@di,Instagram,declined,",
    "@di,Instagram,,200",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "handle | platform | status | followers",
    'instagram ada {followers: 200, status: "negotiating"}',
    'instagram bo {followers: 200, status: "do_not_contact"}',
    'instagram cy {followers: 200, status: "do_not_contact"}',
    'instagram di {followers: 200, status: "declined"}',
    "line 2, Status, “contacted”: Line 3 says something else of the same account, and the later line counts",
    "line 2, Followers, “100”: Line 3 says something else of the same account, and the later line counts",
    "line 5, Status, “negotiating”: Line 4 says not to contact this creator, and that stays",
    "line 4, Followers, “100”: Line 5 says something else of the same account, and the later line counts",
    "line 6, Status, “contacted”: Line 7 says something else of the same account, and the later line counts",
    "line 6, Followers, “100”: Line 7 says something else of the same account, and the later line counts",
  ]);
});

test("figures under the name of a platform are of the account there, and kept apart without one", () => {
  const rows = [
    "Name,Instagram,TikTok,Instagram followers,TikTok followers,YouTube followers",
    "Ada,@ada,@ada.tt,100,200,300",
    "Bo,@bo,,100,,",
    "Cy,,@cy.tt,100,200,",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | handle instagram | handle tiktok | followers instagram | followers tiktok | followers youtube",
    'instagram ada {followers: 100, name: "Ada", own: {YouTube followers: {kind: "text", value: "300"}}}',
    'tiktok ada.tt {followers: 200, name: "Ada", own: {YouTube followers: {kind: "text", value: "300"}}}',
    'instagram bo {followers: 100, name: "Bo"}',
    'tiktok cy.tt {followers: 200, name: "Cy", own: {Instagram followers: {kind: "text", value: "100"}}}',
  ]);
});

test("as many commas as points between whole and part prove neither, and each is read as it stands", () => {
  const rows = ["Handle,Platform,Engagement", '@a,Instagram,"3,5"', "@b,Instagram,2.1", "@c,Instagram,4"];

  expect(whole(read(rows.join("\n")))).toEqual([
    "handle | platform | engagementRate",
    "instagram a {engagementRate: 3.5}",
    "instagram b {engagementRate: 2.1}",
    "instagram c {engagementRate: 4}",
  ]);
});

test("a row for each group of an audience adds up to one audience", () => {
  const rows = [
    "Handle,Platform,Dimension,Group,Share",
    "@ada,Instagram,Country,Spain,61 %",
    "@ada,Instagram,Gender,female,55 %",
    "@ada,Instagram,Age,18-24,40 %",
    "@bo,Instagram,Country,Germany,x",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "audience: The columns are shares of an audience: a row for each group.",
    "handle | platform | text | text | text",
    "instagram ada {audience: {ages: {18-24: 40}, countries: {ES: 61}, genders: {female: 55}}}",
    "instagram bo {}",
    "line 5, Dimension, “Country”: No share of a country, gender or age group",
    "line 5, Group, “Germany”: No share of a country, gender or age group",
    "line 5, Share, “x”: No share of a country, gender or age group",
  ]);
});

test("a row without a name goes on with the creator above where the handle is the same", () => {
  const rows = [
    "Name,Platform,Handle,Followers,City",
    "Laura,Instagram,@laura,100,Milano",
    ",Instagram,@laura,120,",
    ",TikTok,@laura,300,",
    "Zoe,Instagram,@zoe,900,Nice",
    ",TikTok,@other,10,",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | platform | handle | followers | city",
    'instagram laura {city: "milan", country: "IT", followers: 120, inferred: ["country"], name: "Laura"}',
    'tiktok laura {city: "milan", country: "IT", followers: 300, inferred: ["country"], name: "Laura"}',
    'instagram zoe {city: "nice", country: "FR", followers: 900, inferred: ["country"], name: "Zoe"}',
    "tiktok other {followers: 10}",
    "line 2, Followers, “100”: Line 3 says something else of the same account, and the later line counts",
    'name? Do the rows without “Name” go on with the creator above? Those with the same handle on another platform are read as that creator’s; the others stay apart, without a name. ["Laura", "Zoe"]',
  ]);
});

test("a platform above two columns is of both", () => {
  const rows = [
    "Name,Instagram,,TikTok,",
    ",Handle,Followers,Handle,Followers",
    "Ada,@ada,100,@ada.tt,200",
    "Bo,@bo,300,,",
  ];

  expect(whole(read(rows.join("\n")))).toEqual([
    "name | handle instagram | followers instagram | handle tiktok | followers tiktok",
    'instagram ada {followers: 100, name: "Ada"}',
    'tiktok ada.tt {followers: 200, name: "Ada"}',
    'instagram bo {followers: 300, name: "Bo"}',
    "line 1 is left out: Title above the table",
  ]);
});

test("a city says its country, and that nobody wrote it", () => {
  const rows = ["Handle,Platform,City", "@ada,Instagram,Madrid", "@bo,Instagram,Vienna"];

  expect(whole(read(rows.join("\n")))).toEqual([
    "handle | platform | city",
    'instagram ada {city: "madrid", country: "ES", inferred: ["country"]}',
    'instagram bo {city: "vienna", country: "AT", inferred: ["country"]}',
  ]);
});

test("each account of a cell is kept with its platform, and one that nothing places is told", () => {
  const { accounts, notUsed } = read(
    [
      "Name,Handles,Rates",
      "Ana,ig ana.ondas / yt AnaOndas,£900",
      "Bo,@bo_ / @boboo (tt),£800",
      "Cy,IG only / TT soon,£700",
    ].join("\n"),
  );

  expect(accounts.map(({ key }) => key)).toEqual(["instagram ana.ondas", "youtube anaondas", "tiktok boboo"]);
  expect(
    notUsed.filter(({ column }) => column === "Handles").map(({ line, reason }) => [line, reason]),
  ).toEqual([
    [3, "Only a part of this cell is kept: nothing says on which platform “@bo_” is"],
    [4, "“@IG” has no platform"],
  ]);
});

test("a price of a platform with its taxes is a price, and no number of followers", () => {
  const reading = read(
    "Insta;Abo. insta;TikTok;Abo. TT;1 réel HT;1 TikTok HT\n@ana;84,2k;ana.tt;9,8k;650;700\n@bo;12k;bo.tt;3k;300;400",
    { currency: "EUR" },
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.followers,
      values.prices?.map(({ amount }) => amount),
    ]),
  ).toEqual([
    ["instagram ana", 84_200, [650]],
    ["tiktok ana.tt", 9800, [700]],
    ["instagram bo", 12_000, [300]],
    ["tiktok bo.tt", 3000, [400]],
  ]);
});
