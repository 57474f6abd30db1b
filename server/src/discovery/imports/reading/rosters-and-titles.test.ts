import { expect, test } from "vitest";
import { columnsTold, read, whole } from "./reading.fixtures.ts";

test("a few invoices beside a roster make no list of payments of it", () => {
  const reading = read(
    [
      "Creator;IG;Based in;Speaks;Rate reel (€);Last spoke;Payee;Invoice;Net €;Paid on",
      "Ana;@ana;Gent;nl;450;2026-11-19;Ben;LD-07;600;2026-09-30",
      "Ben;@ben;Utrecht;en;600;2026-11-02;;;;",
    ].join("\n"),
    { today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | city | language | price | lastContact | text | text | money | date",
    'instagram ana {city: "ghent", country: "BE", inferred: ["country"], language: "nl", lastContact: "2026-11-19", name: "Ana", own: {Invoice: {kind: "text", value: "LD-07"}, Net €: {kind: "money", value: {amount: 600, currency: "EUR"}}, Paid on: {kind: "date", value: "2026-09-30"}, Payee: {kind: "text", value: "Ben"}}, price: {amount: 450, currency: "EUR", per: "reel"}, prices: [{amount: 450, currency: "EUR", format: "reel"}]}',
    'instagram ben {city: "utrecht", country: "NL", inferred: ["country"], language: "en", lastContact: "2026-11-02", name: "Ben", price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
  ]);
});

test("a list of invoices that says where people live and who looks after them is one of payments", () => {
  const { kind } = read(
    [
      "Creator;IG;Based in;Speaks;Agency;Invoice;Net €;Paid on",
      "Ana;@ana;Gent;nl;Nordic Pedal;LD-07;600;2026-09-30",
    ].join("\n"),
  );

  expect(kind).toBe("payments");
});

test.each([
  "all follower numbers in k",
  "Roster 2026 – followers in Tsd.",
  "Monatlich · Follower in Tausend!",
])("“%s” above the table counts followers in thousands", (title) => {
  const reading = read(
    [
      `${title};;;;`,
      ";;;;",
      "Name;IG;Followers;Oct 26;Views",
      "Ana;@ana;22.3;21;900",
      "Ben;@ben;36;35.5;800",
    ].join("\n"),
    { today: "2026-11-29" },
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | followers | followers | avgViews",
    'instagram ana {avgViews: 900, followers: 22300, history: [{day: "2026-10-01", followers: 21000}], name: "Ana"}',
    'instagram ben {avgViews: 800, followers: 36000, history: [{day: "2026-10-01", followers: 35500}], name: "Ben"}',
    "line 1 is left out: Title above the table",
    "line 2 is left out: Empty row",
  ]);
});

test.each(["All views in k", "Followers of our brands", "k"])("“%s” above the table does not", (title) => {
  const { accounts } = read([`${title};;`, ";;", "Name;IG;Followers", "Ana;@ana;22"].join("\n"));

  expect(accounts.map(({ values }) => values.followers)).toEqual([22]);
});

test("a line such as “ab hier Deutschland – Preise in Euro” heads the rows below it", () => {
  const reading = read(
    [
      "Name;IG;Preis Reel;Ort",
      "Ana;@ana;CHF 300;Bern",
      "↓↓ ab hier Deutschland – Preise netto in Euro ↓↓;;;",
      "Ben;@ben;650;Weimar",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "name | handle instagram | price | city",
    'instagram ana {city: "bern", country: "CH", inferred: ["country"], name: "Ana", price: {amount: 300, currency: "CHF", per: "reel"}, prices: [{amount: 300, currency: "CHF", format: "reel"}]}',
    'instagram ben {city: "weimar", country: "DE", inferred: ["country"], name: "Ben", price: {amount: 650, currency: "EUR", per: "reel"}, prices: [{amount: 650, currency: "EUR", format: "reel"}]}',
    "line 3 is left out: Heading inside the table",
    "line 3, Name, “↓↓ ab hier Deutschland – Preise netto in…”: Heading inside the table",
  ]);
});

test.each([
  ["Land 1", "%", "Land 2", "%"],
  ["Country 1", "Share", "Country 2", "Share"],
  ["Pays 1", "% pays 1", "Pays 2", "% pays 2"],
])("“%s” before “%s” is a country of an audience", (...headers) => {
  const reading = read(
    [
      `Profil;Netz;Frauen;${headers.join(";")}`,
      "@ana;IG;81 %;Deutschland;72 %;AT;11 %",
      "@ben;TT;43 %;France;64,5 %;CH;8 %",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    `audience: The columns are shares of an audience: Frauen, ${headers[0]}.`,
    "handle | platform | audienceFemale | audienceCountry | audienceCountry | audienceCountry | audienceCountry",
    "instagram ana {audience: {countries: {AT: 11, DE: 72}, genders: {female: 81}}}",
    "tiktok ben {audience: {countries: {CH: 8, FR: 64.5}, genders: {female: 43}}}",
  ]);
});

test("“Country 1” before the share of another country is where a creator lives", () => {
  const { columns } = read(
    "Handle;Country 1;% country 2;Country 2\n@ana;Spain;12 %;France\n@ben;Spain;11 %;Italy",
  );

  expect(columns.map(({ field }) => field)).toEqual(["handle", "country", null, null]);
});

test("money, amounts and places are also called as people talk", () => {
  expect(columnsTold(read("IG;Kohle;wieviel;wo\n@ana;300;12k;Berlin\n@ben;400;800k;Wien"))).toEqual([
    "handle instagram 1",
    "price 1",
    "followers guess 0.6",
    "city guess 0.6",
  ]);
  expect(columnsTold(read("IG;wieviel;Follower\n@ana;300;12k\n@ben;400;800k"))).toEqual([
    "handle instagram 1",
    "price 1",
    "followers 1",
  ]);
  expect(columnsTold(read("IG;wieviel;wo;Stadt\n@ana;300;bei uns;Wien\n@ben;400;12k;Wien"))).toEqual([
    "handle instagram 1",
    "price 1",
    "text 0",
    "city 1",
  ]);
  expect(columnsTold(read("IG;Kohle;wieviel\n@ana;300;20 €\n@ben;400;30 €"))).toEqual([
    "handle instagram 1",
    "price 1",
    "price 1",
  ]);
});

test("a title counts several figures at once, and prices in nothing but their currency", () => {
  const { accounts } = read(
    [
      "Stand 14.11.26, Abos + Views in Tsd., Preise CHF netto wo nix anderes steht;;;;",
      "Account;Plattform;Abos;Ø Views;Preis",
      "@ana.berg;Instagram;203;40,5;900",
      "@ben.tal;TikTok;1250;ca. 9;750",
      "@cid.moos;TikTok;31;12;400",
    ].join("\n"),
  );

  expect(
    accounts.map(({ values: { followers, avgViews, prices } }) => [
      followers,
      avgViews,
      prices?.map(({ amount, currency, vat }) => [amount, currency, vat]),
    ]),
  ).toEqual([
    [203_000, 40_500, [[900, "CHF", "excluded"]]],
    [1_250_000, 9000, [[750, "CHF", "excluded"]]],
    [31_000, 12_000, [[400, "CHF", "excluded"]]],
  ]);
});
