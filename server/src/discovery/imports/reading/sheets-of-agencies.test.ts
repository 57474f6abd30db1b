import { expect, test } from "vitest";
import { read, reasons } from "./reading.fixtures.ts";

/** What one row says of its creator. */
const valuesOf = (table: string) => read(table).accounts[0]?.values;

test("a channel that is a platform in each row is the platform", () => {
  const { accounts } = read("Name,Handle,Channel\nAnna,anna.b,IG\nBen,ben_c,TikTok\nCleo,cleo,YT");

  expect(accounts.map(({ platform }) => platform)).toEqual(["instagram", "tiktok", "youtube"]);
});

test.each([
  ["Hackney, London", { city: "london", country: "GB" }],
  ["Bandra, Mumbai", { city: "mumbai", country: "IN" }],
  ["Lisbon, Portugal", { city: "lisbon", country: "PT" }],
])("“%s” is the city that people search for", (cell, values) => {
  expect(valuesOf(`Instagram;Followers;City\n@a.b;1200;${cell}`)).toMatchObject(values);
});

test.each([
  ["City", "Hackney, London"],
  ["Ort", "München/Augsburg"],
])("what is not kept below “%s” of “%s” is told", (header, cell) => {
  const { problems } = read(`Instagram;Followers;${header}\n@a.b;1200;"${cell}"`);

  expect(problems).toMatchObject([
    { line: 2, column: header, message: expect.stringContaining(`Only a part of “${cell}” is kept`) },
  ]);
});

test("an address without a point in its domain is no address", () => {
  expect(valuesOf("Instagram;Followers;E-mail\n@a.b;1200;bex@hotmail,com")?.email).toBeUndefined();
});

test.each(["Idioma público", "Audience language", "Sprache der Zielgruppe", "Top city", "Audience city"])(
  "“%s” says nothing of where the creator lives or speaks",
  (header) => {
    const cell = header.includes("city") ? "São Paulo" : "português";
    const values = valuesOf(`Instagram;Followers;${header}\n@a.b;1200;${cell}\n@c.d;900;${cell}`);

    expect([values?.language, values?.city, values?.country]).toEqual([undefined, undefined, undefined]);
  },
);

test.each([
  ["Mobil", "+49 171 2223334", { phone: "+49 171 2223334" }],
  ["City/State", "Pune/MH", { city: "pune" }],
  ["Base", "Leeds", { city: "leeds" }],
] as const)("“%s” over “%s” is read", (header, cell, values) => {
  expect(valuesOf(`Instagram;Followers;${header}\n@a.b;1200;${cell}`)).toMatchObject(values);
});

test("who is the contact of a creator is nobody of the team", () => {
  expect(valuesOf("Instagram;Followers;POC\n@a.b;1200;Ritika @ Tadka Talent")?.owner).toBeUndefined();
});

test("sales beside a column of money count them, and the money is the revenue", () => {
  const { records } = read(
    "Datum,Creator,Link,Sales,Rev (£),Went live,Cmts\n03.07.2026,@lena,https://www.instagram.com/reel/CxLena0001/,32,£880,,88",
  );

  expect(records).toMatchObject([{ orders: 32, revenue: { amount: 880, currency: "GBP" }, comments: 88 }]);
});

test.each(["Währ.", "Cur.", "CCY"])("“%s” names the currency of each order", (header) => {
  const { records } = read(
    `Bestellnr,Datum,Gutschein,Gesamt brutto,${header}\n#1,03.07.2026,LINN15,"1249,99",CHF\n#2,04.07.2026,LINN15,"19,99",EUR`,
  );

  expect(records.map((record) => ("amount" in record ? record.amount : null))).toEqual([
    { amount: 1249.99, currency: "CHF" },
    { amount: 19.99, currency: "EUR" },
  ]);
});

test("an order that was cancelled or paid back as a whole brought nothing, which is told", () => {
  const reading = read(
    'Bestellnr,Datum,Gutschein,Gesamt brutto,Erstattet\n#1,03.07.2026,LINN15,"49,99 €",storniert\n#2,04.07.2026,LINN15,"19,99 €",ja\n#3,04.07.2026,LINN15,"19,99 €",',
  );

  expect(reading.records).toMatchObject([{ order: "#3" }]);
  expect(reasons(reading)).toEqual([
    [2, "Paid back: nothing was sold"],
    [3, "Paid back: nothing was sold"],
  ]);
});

test("of two topics in a cell none is lost", () => {
  expect(valuesOf("Instagram;Followers;Topics\n@a.b;1200;food / true crime")).toMatchObject({
    categories: ["food"],
    keywords: expect.arrayContaining(["true crime"]),
  });
});

test("a row of platform names in the middle of a table heads columns and is nobody", () => {
  const { accounts } = read(
    [
      "Name,Instagram,Followers,TikTok,Followers,City",
      "Ana,@ana,1200,@ana.tt,900,Berlin",
      ",Instagram,,TikTok,,",
      "Name,Instagram,Followers,TikTok,Followers,City",
      "Ben,@ben,1300,@ben.tt,800,Köln",
    ].join("\n"),
  );

  expect(accounts.map(({ handle }) => handle)).toEqual(["ana", "ana.tt", "ben", "ben.tt"]);
});

test.each(["Total,,,=SUM(D2:D3),", "Nova total,,,1.6M,", "Best post,,,1.5M,", "Avg,,,=AVERAGE(D2:D3),"])(
  "what adds up the posts above is no post: %s",
  (line) => {
    const reading = read(
      `Influencer,Channel,Link,Views,Campaign\n@ana,IG,https://www.instagram.com/reel/Cana0000001/,1200,Nova\n@ben,IG,https://www.instagram.com/reel/Cben0000001/,900,Nova\n${line}`,
      { kind: "posts" },
    );

    expect(reading.accounts.map(({ handle }) => handle)).toEqual(["ana", "ben"]);
  },
);

test("a handle that ends like a total is a handle", () => {
  expect(read("Instagram,Followers,ER\nnova_total,1200,3%\nbest_food,900,2%").accounts).toHaveLength(2);
});

test("a post of two people on one platform is of nobody for certain, and joins them to no creator", () => {
  const { accounts, records } = read(
    "Creator,Channel,Link,Views\n@oli & @lisa,IG,https://www.instagram.com/reel/Cana0000001/,1200\n@ben,IG,https://www.instagram.com/reel/Cben0000001/,900",
    { kind: "posts" },
  );

  expect(accounts.map(({ handle }) => handle)).toEqual(["ben"]);
  expect(records).toMatchObject([
    { handle: null, creator: "@oli & @lisa", views: 1200 },
    { handle: "ben", views: 900 },
  ]);
});

test.each(["Supplier", "Payee", "Lieferant", "Zahlungsempfänger", "Fournisseur", "Proveedor", "Fornecedor"])(
  "“%s” of invoices is whose they are",
  (header) => {
    const { records } = read(
      `Invoice no,${header},Net,VAT,Gross,Invoice date,Paid on\nA-1,Mira Holt,100 €,19 €,119 €,2026-11-03,2026-11-20\nA-2,Jonas Weiß,200 €,38 €,238 €,2026-11-04,`,
    );

    expect(records).toMatchObject([{ creator: "Mira Holt" }, { creator: "Jonas Weiß" }]);
  },
);

test("cells of JSON are read as what they hold, without a bracket or a quote", () => {
  const { accounts } = read(
    [
      "userName;network;location;brands;contactInfo;tags",
      'rita.rio;instagram;{"city": "Berlin", "country": "DE"};["nivea","dm_deutschland"];{"email":"rita@rio.example","phone":"+49 171 2223334"};["beauty","travel"]',
      'kai.k;instagram;{"city": "Hamburg", "country": "DE"};[];{"email":"kai@k.example"};["tech"]',
    ].join("\n"),
  );

  const [rita, kai] = accounts.map(({ values }) => values);
  expect(rita).toMatchObject({ city: "berlin", country: "DE", brands: ["nivea", "dm_deutschland"] });
  expect(rita?.tags).toEqual(["beauty", "travel"]);
  expect(kai).toMatchObject({ city: "hamburg", tags: ["tech"] });
  expect(kai?.brands).toBeUndefined();
  expect(JSON.stringify([rita, kai])).not.toContain('\\"');
});

test.each(["Budget (TEUR)", "Budget left", "Brand conflicts", "Competitors", "No-go brands"])(
  "“%s” is neither a price nor a brand of the creator",
  (header) => {
    const cell = header.startsWith("Budget") ? "5.000 €" : "Lindenhof";
    const values = valuesOf(
      `Handle;Platform;Followers;${header}\nana;IG;1200;${cell}\nben;IG;900;${cell}\ncleo;IG;800;${cell}`,
    );

    expect([values?.price, values?.brands]).toEqual([undefined, undefined]);
    expect(Object.keys(values?.own ?? {})).toEqual([header]);
  },
);

test("what is still to come is not agreed", () => {
  expect(valuesOf("Handle;Platform;Status\nana;IG;Zusage steht aus")?.status).toBeUndefined();
  expect(valuesOf("Handle;Platform;Status\nana;IG;Zusage")?.status).toBe("accepted");
});

test("words before a list of countries name the list, and lose none of it", () => {
  const cell = "Top countries: DE 40 %, AT 12 %, CH: 9%";

  expect(valuesOf(`Handle;Platform;Top countries\nana;IG;"${cell}"`)?.audience?.countries).toEqual({
    DE: 40,
    AT: 12,
    CH: 9,
  });
});
