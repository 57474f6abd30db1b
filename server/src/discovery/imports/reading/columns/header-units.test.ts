import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";
import { inUnit, readHeaderUnit } from "./header-units.ts";

test.each([
  ["Followers (k)", "k"],
  ["Abos in Tsd.", "k"],
  ["Ø Views in Tsd.", "k"],
  ["Views, in thousands", "k"],
  ["Preis Reel (T€)", "k"],
  ["Followers ('000)", "k"],
  ["Followers ('000s)", "k"],
  ["Followers (M)", "mio"],
  ["Reichweite (Mio.)", "mio"],
  ["Reel rate (₹ lakh)", " lakh"],
  ["Fee (cr)", " crore"],
  ["Reach (jt)", "mio"],
  ["Tayangan (rb)", "k"],
  ["Views (mln)", "mio"],
  ["Followers (laakh)", " lakh"],
  ["Views (mil)", null],
  ["ER ‰", "per mille"],
  ["Ertrag (Tsd. CHF)", "k"],
  ["Faturamento (R$ mil)", "k"],
  ["Gasto (miles de MXN)", "k"],
  ["Spend (GBP '000)", "k"],
  ["Budget (EUR)", null],
  ["Budget (€ net)", null],
  ["광고비(만원)", "万"],
  ["Followers", null],
  ["K-Beauty followers", null],
  ["Story", null],
])("“%s” counts in %s", (header, unit) => {
  expect(readHeaderUnit(header)).toBe(unit);
});

test.each([
  ["112", "k", "112k"],
  ["76,5", "k", "76,5k"],
  ["1.200", "k", "1.200k"],
  ["12k", "k", "12k"],
  ["1,5 €", "k", "1,5k €"],
  ["1-2", "k", "1k-2k"],
  ["1.5", " lakh", "1.5 lakh"],
  ["34", "per mille", "3.4 %"],
  ["3 %", "per mille", "3 %"],
  ["1-2", "per mille", "1-2"],
  ["tbc", "k", "tbc"],
  ["5 lakh", "k", "5 lakh"],
  ["5 lakhs", "k", "5 lakhs"],
  ["5 lac", "k", "5 lac"],
  ["5 lacs", "k", "5 lacs"],
  ["5 crore", "k", "5 crore"],
  ["5 crores", "k", "5 crores"],
  ["5 million", "k", "5 million"],
  ["5 millions", "k", "5 millions"],
  ["5 lakhx", "k", "5k lakhx"],
] as const)("%s below a header in %s is %s", (cell, unit, said) => {
  expect(inUnit(cell, unit)).toBe(said);
});

test("figures below a unit, in a currency glued to the header and of other platforms are what they say", () => {
  const reading = read(
    [
      "Handle;Platform;Followers (k);twitchFollowers;FB Fans;minFeeGBP;Preis Reel (T€);ER ‰",
      "@ana;Instagram;112;64200;1200;1800;1,5;34",
      "@ben;Instagram;76,5;1000;900;900;2;20",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ values }) => values)).toMatchObject([
    {
      followers: 112_000,
      engagementRate: 3.4,
      prices: [
        { amount: 1800, currency: "GBP", format: null },
        { amount: 1500, currency: "EUR", format: "reel" },
      ],
      own: { twitchFollowers: { value: 64_200 }, "FB Fans": { value: 1200 } },
    },
    { followers: 76_500, engagementRate: 2 },
  ]);
});

test("the price of a set is no price of one", () => {
  const reading = read(
    [
      "Handle;Platform;Reel;Story (set of 3);3er-Set Storys",
      "@ana;Instagram;900 €;450 €;500 €",
      "@ben;Instagram;800 €;400 €;410 €",
    ].join("\n"),
  );
  const prices = reading.accounts.flatMap(({ values }) => values.prices ?? []);

  expect(prices.filter(({ format }) => format === "story")).toEqual([]);
  expect(prices.filter(({ format }) => format === "bundle").map(({ amount }) => amount)).toEqual([500, 410]);
  expect(prices.filter(({ format }) => format === "reel").map(({ amount }) => amount)).toEqual([900, 800]);
});

test("a tax number names nobody", () => {
  const reading = read(
    "Creator,PAN,Email\nAna Rao,ABCPK1234D,ana@x.example\nBen Iyer,AAEPI5678K,ben@x.example",
    {
      platform: "instagram",
    },
  );

  expect(reading.accounts.map(({ key }) => key)).not.toContain("instagram abcpk1234d");
});

test("of two names in a cell the one that names its platform is there, the other where the row says", () => {
  const reading = read(
    "Handle,Platform,Followers\n@paulundida / TikTok: @idakern,Instagram,5000\n@cid,Instagram,4000",
  );

  expect(reading.accounts.map(({ key }) => key).toSorted()).toEqual([
    "instagram cid",
    "instagram paulundida",
    "tiktok idakern",
  ]);
});

test("an article is no post of a platform, and what a column of formats says is the format", () => {
  const reading = read(
    [
      "Date,Author handle,Page Type,Url,Likes,IG Followers,Was",
      "2025-09-02,poppy,instagram,https://www.instagram.com/p/DN1aa2bb3cc/,10,500,Karussell",
      "2025-09-08,,News,https://grocer.example/news/oats-boom,11,,Reel",
      "2025-09-09,poppy,instagram,,12,500,Reel",
    ].join("\n"),
  );

  expect(reading.records).toMatchObject([
    { line: 2, platform: "instagram", format: "carousel" },
    { line: 4, platform: "instagram", format: "reel" },
  ]);
});

test("orders of Portuguese headers are orders, and one that a row of its own takes back counts once", () => {
  const reading = read(
    [
      "Nº pedido;Data compra;Cupom;Influenciadora;@;Vlr bruto (R$);Situação",
      "#1;03/09/2025;BIA10;Bia Monteiro;@bia;R$ 129,90;pago",
      "#2;05/09/2025;BIA10;Bia Monteiro;@bia;R$ 50,00;devolvido",
      "#2;12/09/2025;BIA10;Bia Monteiro;@bia;-R$ 50,00;estorno",
      "#3;12/09/2025;BIA10;Bia Monteiro;@bia;R$ 70,00;cancelado",
    ].join("\n"),
  );

  expect(whole(reading)[0]).toContain("orders");
  expect(reading.records).toMatchObject([
    { order: "#1", code: "BIA10", handle: "bia", amount: { amount: 129.9, currency: "BRL" } },
    { order: "#2", amount: { amount: 50 } },
    { order: "#2", amount: { amount: -50 } },
  ]);
  expect(reading.rows.find(({ line }) => line === 5)?.leftOut?.reason).toBe("Cancelled: nothing was sold");
});

test("what stands beside months of rights and hours beside days is kept", () => {
  const reading = read(
    [
      "Handle;Platform;Reel;Exclusivity;Usage;Created",
      "@ana;Instagram;900 €;3 months skincare;3 months;2025-09-02 07:14:00",
      "@ben;Instagram;800 €;none;30 days digital;2025-09-03 18:40:11",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ values }) => [values.prices?.[0], values.own])).toMatchObject([
    [
      { exclusivityMonths: 3, usageMonths: 3 },
      { Exclusivity: { value: "3 months skincare" }, Created: { value: "2025-09-02 07:14:00" } },
    ],
    [{ exclusivityMonths: 0, usageMonths: 1 }, { Usage: { value: "30 days digital" } }],
  ]);
});

test.each([
  [
    "Handle;Platform;Vor- und Nachname;Handy",
    "@ana;Instagram;Ana Lang;+49 170 1234567",
    { name: "Ana Lang", phone: "+49 170 1234567" },
  ],
  ["Handle;Platform;Móvil", "@ana;Instagram;+34 600 123 456", { phone: "+34 600 123 456" }],
])("short and paired words head names and phones: %s", (header, row, values) => {
  expect(read([header, row, row.replace("@ana", "@ben")].join("\n")).accounts[0]?.values).toMatchObject(
    values,
  );
});

test("short words for figures of posts and for the number of an invoice are read", () => {
  const posts = read(
    "Fecha;Cuenta;Plataforma;Enlace;Reprod.;Compart.;Guard.\n03.11.2026;@ana;Instagram;https://www.instagram.com/reel/One/;900;7;3\n04.11.2026;@ana;Instagram;https://www.instagram.com/reel/Two/;800;6;2",
  );
  const payments = read(
    "N° fact.;Compte;Mt HT;TTC;Échéance\nF-1;@ana;100 €;120 €;01.08.2025\nF-2;@ben;200 €;240 €;02.08.2025",
  );

  expect(posts.records[0]).toMatchObject({ views: 900, shares: 7, saves: 3 });
  expect(payments.records[0]).toMatchObject({ invoice: "F-1", gross: { amount: 120 } });
});

test.each([
  ["Turnover (₹ lakh)", "3.4", { amount: 340_000, currency: "INR" }],
  ["Umsatz (Tsd. €)", "7,5", { amount: 7500, currency: "EUR" }],
  ["Ingresos (miles de COP)", "410", { amount: 410_000, currency: "COP" }],
])("what a post brought is counted as its header says: %s", (header, cell, revenue) => {
  const { records } = read(
    `Handle;Link;Posted;Likes;${header}\n@ana.k;https://www.instagram.com/reel/UNIT001/;2026-05-04;40;${cell}`,
    { currency: "USD", mapping: [{ index: 4, field: "revenue" }], kind: "posts" },
  );

  expect(records).toMatchObject([{ revenue }]);
});

test("a person may say what a header means that counts in ten thousands", () => {
  const { accounts } = read("Handle;비용(만원)\n@ana.k;270\n@ben.k;85", {
    platform: "instagram",
    mapping: [{ index: 1, field: "price" }],
  });

  expect(accounts.map(({ values }) => values.price?.amount)).toEqual([2_700_000, 850_000]);
});
