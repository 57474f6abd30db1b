import { expect, test } from "vitest";
import { columnsTold, fields, keys, read } from "./reading.fixtures.ts";

const SHARES = "18-24,25-34,35-44,F,M";

test("“Interests” in a table of audiences are those of who follows, and make nobody's topics", () => {
  const reading = read(
    [
      `Account,Network,${SHARES},Interests`,
      "@ana,IG,20,40,40,71,29,mode",
      "@ben,IG,30,40,30,60,40,food",
    ].join("\n"),
  );

  expect(reading.kind).toBe("audience");
  expect(reading.accounts.map(({ values: { categories, own } }) => [categories, own])).toEqual([
    [undefined, { Interests: { kind: "text", value: "mode" } }],
    [undefined, { Interests: { kind: "text", value: "food" } }],
  ]);
});

const rosterOf = (cells: string) => `@ana,IG,ana@mail.example,${cells}\n@ben,IG,ben@mail.example,${cells}`;

test("“Interests” behind an audience in a roster are not the creator's; before it they are", () => {
  const behind = read(`Handle,Platform,E-mail,Audience female,Interests\n${rosterOf("71 %,beauty")}`);
  const before = read(`Handle,Platform,E-mail,Interests,Audience female\n${rosterOf("beauty,71 %")}`);

  expect(behind.accounts.map(({ values }) => values.categories)).toEqual([undefined, undefined]);
  expect(before.accounts.map(({ values }) => values.categories)).toEqual([["beauty"], ["beauty"]]);
});

test("shares per mille are a tenth as many per cent", () => {
  const rows = [
    "@ana,IG,180 ‰,420‰,400 ‰,390 ‰,610 ‰",
    "@ben,IG,20,40,40,71,29",
    "@cid,IG,1001 ‰,40,60,1000 ‰,29",
  ];
  const { accounts } = read([`Account,Network,${SHARES}`, ...rows].join("\n"));

  expect(accounts.map(({ values }) => values.audience)).toEqual([
    { ages: { "18-24": 18, "25-34": 42, "35-44": 40 }, genders: { female: 39, male: 61 } },
    { ages: { "18-24": 20, "25-34": 40, "35-44": 40 }, genders: { female: 71, male: 29 } },
    { ages: { "25-34": 40, "35-44": 60 }, genders: { female: 100, male: 29 } },
  ]);
});

const gendersOf = (female: string, male: string) =>
  read(`Account,Network,${SHARES}\n@ana,IG,12,39,49,${female},${male}\n@ben,IG,20,40,40,71,29`, {})
    .accounts[0]?.values.audience;

test("women and men who make one together are fractions, whatever the ages beside them are", () => {
  expect(gendersOf("0.24", "0.76")).toEqual({
    ages: { "18-24": 12, "25-34": 39, "35-44": 49 },
    genders: { female: 24, male: 76 },
  });
  expect(gendersOf("0.24", "0.60")?.genders).toBeUndefined();
});

const taxesOf = (header: string) =>
  read(
    `Creator,IG handle,YT,${header},YT video price,GST?\nAna,@ana,https://youtube.com/@anavlogs,1000,2000,yes`,
    { currency: "INR" },
  ).accounts.map(({ values: { prices = [], own } }) => [prices.map(({ vat }) => vat ?? null), own ?? null]);

test("“GST?” over “yes” stays as it is written where the header of any price says what is in it", () => {
  expect(taxesOf("IG reel price (excl. GST)")).toEqual([
    [[null], { "GST?": { kind: "text", value: "yes" } }],
    [["excluded"], { "GST?": { kind: "text", value: "yes" } }],
  ]);
  expect(taxesOf("IG reel price")).toEqual([
    [["included"], null],
    [["included"], null],
  ]);
});

test.each([
  "City / Country",
  "Ciudad / País",
  "Ville (pays)",
  "Cidade, país",
  "Stadt / Land",
  "Land, Ort",
  "Country and city",
])("“%s” holds both", (header) => {
  const table = `Handle;Platform;${header}\n@ana;IG;Lima, Peru\n@ben;IG;Lyon (FR)`;
  const places = read(table).accounts.map(({ values: { city, country } }) => `${city} ${country}`);

  expect(places).toEqual(["lima PE", "lyon FR"]);
});

test.each([
  "Where they at",
  "Where they live",
  "Where she lives",
  "Where he is",
  "Where they are",
  "Where they're at",
  "Where she's at",
])("“%s” over words that nothing else was found in is where they live", (header) => {
  expect(fields(read(`Handle,Platform,${header}\n@ana,IG,Leeds\n@ben,IG,Hull`))).toEqual([
    "handle",
    "platform",
    "city",
  ]);
});

test.each(["Chased", "Last chased", "Pinged", "Nudged"])("“%s” is the day of the last contact", (header) => {
  const { accounts } = read(`Handle,Platform,${header}\n@ana,IG,2026-03-04`);

  expect(accounts[0]?.values.lastContact).toBe("2026-03-04");
});

test.each([
  "450 neg.",
  "VHB 450",
  "450 VB",
  "450 verhandelbar",
  "450 Verhandlungssache",
  "450 negotiable",
  "450 obo",
  "450 à négocier",
  "450 négociable",
  "450 negociable",
  "450 negociável",
  "450 a negociar",
  "450 trattabile",
  "450 trattabili",
  "450 (nego)",
  "450 pazarlık payı var",
  "Verhandlungsbasis 450",
])("“%s” is a price, and that it is open stays beside it", (cell) => {
  const { accounts } = read(`Handle,Platform,Reel price (EUR)\n@ana,IG,${cell}`);

  expect(accounts.map(({ values: { prices, own } }) => [prices?.[0]?.amount, own])).toEqual([
    [450, { "Reel price (EUR)": { kind: "text", value: cell } }],
  ]);
});

test("“450 flat” says no more than 450", () => {
  const { accounts } = read("Handle,Platform,Reel price (EUR)\n@ana,IG,450 flat\n@ben,IG,500 pauschal");

  expect(accounts.map(({ values: { own } }) => own)).toEqual([undefined, undefined]);
});

test.each([
  "none",
  "None yet",
  "keine",
  "noch keine",
  "nichts",
  "aucun",
  "aucune marque",
  "ninguna",
  "nada",
  "nenhuma",
  "nessuna",
  "koi nahi",
])("“%s” below the brands is no brand", (cell) => {
  const { accounts } = read(`Handle,Platform,Worked with\n@ana,IG,${cell}\n@ben,IG,"Oatly, ${cell}"`);

  expect(accounts.map(({ values: { brands } }) => brands)).toEqual([undefined, ["oatly"]]);
});

test("headers by the month below groups are read with the platform above them", () => {
  const reading = read(
    [
      "CREADOR,,,SEGUIDORES IG,,,TIKTOK,,DATOS",
      "Nombre,Usuario,Link,ene 26,feb 26,mar 26,Usuario,Seguidores,Ciudad / País",
      'Ana Ruiz,@ana.ruiz,https://www.instagram.com/ana.ruiz,1000,1100,1200,@ana.tt,56000,"Lima, Perú"',
      "Beto Paz,@beto.paz,,2000,2100,2200,no tiene,,Cusco / PE",
      "Caro Sol,@caro.sol,,3000,3100,3200,,,Cusco / PE",
      "Dani Luz,@dani.luz,,3000,3100,3200,,,Cusco / PE",
    ].join("\n"),
    { today: "2026-11-29" },
  );

  expect(keys(reading)).toEqual([
    "instagram ana.ruiz",
    "tiktok ana.tt",
    "instagram beto.paz",
    "instagram caro.sol",
    "instagram dani.luz",
  ]);
  expect(
    reading.accounts.map(({ values: { followers, history } }) => [followers, history?.length ?? 0]),
  ).toEqual([
    [1200, 3],
    [56000, 0],
    [2200, 3],
    [3200, 3],
    [3200, 3],
  ]);
  expect(columnsTold(reading)).toEqual([
    "name 1",
    "handle instagram 1",
    "url 1",
    "followers instagram 1",
    "followers instagram 1",
    "followers instagram 1",
    "handle tiktok 0.5",
    "followers tiktok 1",
    "city 1",
  ]);
});

test("an empty column of followers makes no people of orders", () => {
  const header = "Order,Code,Total,Followers";

  expect(read(`${header}\n#1,ANA10,20 €,\n#2,ANA10,30 €,`).kind).toBe("orders");
  expect(read(`${header}\n#1,ANA10,20 €,100\n#2,ANA10,30 €,200`).kind).toBe("creators");
});

test.each([
  [
    "Creator,Platform,Format,Views,Likes,Comments,Saves",
    "@ana,IG,Reel,1000,50,4,2\n@ben,IG,Story,2000,60,3,1",
    "posts",
  ],
  [
    "Creator,Platform,Campaign,Views,Likes,Comments",
    "@ana,IG,Herbst,1000,50,4\n@ben,IG,Herbst,2000,60,3",
    "creators",
  ],
  ["Creator,Platform,Views,Likes,Comments,Saves", "@ana,IG,1000,50,4,1\n@ben,IG,2000,60,3,1", "creators"],
  [
    "Creator,Platform,Format,Views,Likes,Comments,Saves,E-mail",
    "@ana,IG,Reel,1000,50,4,1,a@b.example",
    "creators",
  ],
])("“%s” without a link or a day: %#", (header, rows, kind) => {
  expect(read(`${header}\n${rows}`).kind).toBe(kind);
});
