import { expect, test } from "vitest";
import { read, reasons } from "./reading.fixtures.ts";
import type { Reading } from "./reading.ts";

/** What is known of an account, without its link. */
function valuesOf(reading: Reading, key: string) {
  const { url: _url, ...values } = reading.accounts.find((account) => account.key === key)?.values ?? {};
  return values;
}

function addsUp({ cells, notUsed }: Reading): boolean {
  const { read: all, stored, ownFields, ignored, refused } = cells;
  return all === stored + ownFields + ignored + refused && notUsed.length === ignored + refused;
}

test("a German agency's sheet with three accounts a row, merged cells and a sum is read whole", () => {
  const reading = read(
    [
      "Creator-Liste Herbst;;;;;;;;;;;;;",
      "Alle Preise in EUR zzgl. MwSt.;;;;;;;;;;;;;",
      ";;Instagram;;;;TikTok;;;YouTube;;;;",
      "Name;Ort;Handle;Follower;ER;Preis Reel;Handle;Follower;Preis Video;Kanal;Abonnenten;Preis Integration;Status;Zuständig",
      "Mia Sommer;Hamburg;@mia.sommer;12,5 Tsd;3,4 %;900 € inkl. 3 Monate Nutzung;@miasommertt;1,2 Mio;1.400 €;youtube.com/@miasommer;48.300;ab 2.500 €;zugesagt;Jana",
      ";;;;;;;;;;;;;",
      "Ben Klar;Erfurt;@benklar;5.000;2,1 %;auf Anfrage;;;;;;;angeschrieben;Tom",
      "Summe;;;17.500;;900 €;;;1.400 €;;48.300;2.500 €;;",
    ].join("\n"),
  );

  expect(reading.kind).toBe("creators");
  expect(valuesOf(reading, "instagram mia.sommer")).toMatchObject({
    name: "Mia Sommer",
    city: "hamburg",
    country: "DE",
    inferred: ["country"],
    followers: 12_500,
    engagementRate: 3.4,
    prices: [{ amount: 900, currency: "EUR", format: "reel", usageMonths: 3 }],
    status: "accepted",
    owner: "Jana",
  });
  expect(valuesOf(reading, "tiktok miasommertt")).toMatchObject({
    followers: 1_200_000,
    prices: [{ amount: 1400, currency: "EUR", format: "video" }],
  });
  expect(valuesOf(reading, "youtube miasommer")).toMatchObject({
    followers: 48_300,
    prices: [{ amount: 2500, currency: "EUR", format: "integration" }],
  });
  expect(valuesOf(reading, "instagram benklar")).toMatchObject({ followers: 5000, status: "contacted" });
  expect(valuesOf(reading, "instagram benklar").prices).toBeUndefined();
  expect(reading.notUsed).toMatchObject([
    { line: 7, column: "Preis Reel", value: "auf Anfrage" },
    ...Array.from({ length: 6 }, () => ({ line: 8, reason: "Total" })),
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("an Indian sheet in lakh and crore, with codes of countries and a row of totals, is read whole", () => {
  const reading = read(
    [
      "S.No,Influencer Name,IG Handle,IG Followers,YT Channel,YT Subs,City,Reel Cost (INR),Integration Cost (INR),Contact No",
      '1,Priya Nair,@priyanair.eats,2.8 L,https://youtube.com/@priyaeats,"1,25,000",Kochi,45k + GST,1.5 lakh,+91 98765 43210',
      "2,Arjun Mehta,@arjun.lifts,3 Cr,-,n/a,Hyderabad,₹2.5 lakh - 3 lakh,,+91 91234 56780",
      'Total,,,,,,,"2,95,000","1,50,000",',
    ].join("\n"),
  );

  expect(valuesOf(reading, "instagram priyanair.eats")).toMatchObject({
    followers: 280_000,
    city: "kochi",
    country: "IN",
    phone: "+91 98765 43210",
    prices: [{ amount: 45_000, currency: "INR", format: "reel", vat: "excluded" }],
  });
  expect(valuesOf(reading, "youtube priyaeats")).toMatchObject({
    followers: 125_000,
    prices: [{ amount: 150_000, currency: "INR", format: "integration" }],
  });
  expect(valuesOf(reading, "instagram arjun.lifts")).toMatchObject({
    followers: 30_000_000,
    country: "IN",
    prices: [{ amount: 250_000, upTo: 300_000, currency: "INR", format: "reel" }],
  });
  expect(reading.notUsed.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "Only numbers the rows"],
    [3, "Only numbers the rows"],
    [3, "Says that the value is not known"],
    [3, "Says that the value is not known"],
    [4, "Total"],
    [4, "Total"],
    [4, "Total"],
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("a French sheet says which prices are without tax, and keeps what it has no field for", () => {
  const reading = read(
    [
      "Influenceuse;Pseudo Instagram;Abonnés;Taux d'engagement;Tarif Story HT;Tarif Réel TTC;Ville;Statut;Agence;Pointure;Dernier contact;Dernier tarif",
      'Camille Roy;camille.roy;45 200;4,1 %;350 €;1 200 €;Lyon;En négociation;Talents du Sud;38;12/03/2026;"1 000,50 €"',
      "Inès Petit;ines.petit;8 900;5,6 %;à discuter;450 €;Lille;Refusé;;39;28/02/2026;",
    ].join("\n"),
  );

  expect(valuesOf(reading, "instagram camille.roy")).toMatchObject({
    followers: 45_200,
    engagementRate: 4.1,
    prices: [
      { amount: 350, currency: "EUR", format: "story", vat: "excluded" },
      { amount: 1200, currency: "EUR", format: "reel", vat: "included" },
    ],
    country: "FR",
    status: "negotiating",
    agency: "Talents du Sud",
    lastContact: "2026-03-12",
    lastFee: { amount: 1000.5, currency: "EUR" },
    own: { Pointure: { kind: "number", value: 38 } },
  });
  expect(valuesOf(reading, "instagram ines.petit")).toMatchObject({
    status: "declined",
    lastContact: "2026-02-28",
  });
  expect(reading.notUsed).toMatchObject([{ line: 3, column: "Tarif Story HT", value: "à discuter" }]);
  expect(addsUp(reading)).toBe(true);
});

test("posts by repeated handles are posts, and give their creators no figures", () => {
  const reading = read(
    [
      "Influencer,Platform,Post Link,Live Date,Format,Views,Likes,Comments,Saves,Fee (EUR),Discount Code,Reach",
      '@nora.lies,Instagram,https://www.instagram.com/reel/Cx1a/?igsh=abc,03/14/2026,Reel,"45,200","2,300",120,88,900,NORA10,40100',
      '@nora.lies,Instagram,https://www.instagram.com/p/Cx2b/?utm_source=x,03/20/2026,Carousel,,"1,900",64,20,600,NORA10,22000',
      '@tim_runs,TikTok,https://www.tiktok.com/@tim_runs/video/7300000000000000001?is_from_webapp=1,03/21/2026,Video,"120,000","8,800",300,,1200,TIM15,98000',
      '@tim_runs,TikTok,https://www.tiktok.com/@tim_runs/video/7300000000000000002,04/02/2026,Video,deleted,"7,100",210,,1200,TIM15,91000',
      ',,,,Total,"165,200","20,100",694,108,3900,,',
    ].join("\n"),
  );

  expect(reading).toMatchObject({ kind: "posts", kindReason: expect.stringContaining("Post Link") });
  expect(reading.accounts.map(({ key, values }) => [key, Object.keys(values)])).toEqual([
    ["instagram nora.lies", []],
    ["tiktok tim_runs", []],
  ]);
  expect(reading.records).toHaveLength(4);
  expect(reading.records[0]).toMatchObject({
    handle: "nora.lies",
    platform: "instagram",
    format: "reel",
    url: "https://www.instagram.com/reel/Cx1a",
    postedAt: "2026-03-14",
    views: 45_200,
    likes: 2300,
    comments: 120,
    saves: 88,
    fee: { amount: 900, currency: "EUR" },
    code: "NORA10",
    line: 2,
    reach: 40_100,
    fields: {},
  });
  expect(reading.records[3]).toMatchObject({
    views: null,
    postedAt: "2026-04-02",
    fields: { Views: "deleted" },
  });
  expect(reading.problems).toEqual([
    { line: 5, column: "Views", message: "“deleted” cannot be read as views. It is kept as it is written." },
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("invoices are payments of the creators they name", () => {
  const reading = read(
    [
      "Rechnungsnr.;Creator;Kampagne;Netto;MwSt.;Brutto;Rechnungsdatum;Fällig am;Bezahlt am;Status",
      "2026-014;Mia Sommer;Herbst;900,00 €;171,00 €;1.071,00 €;01.10.2026;31.10.2026;28.10.2026;bezahlt",
      "2026-015;Ben Klar;Herbst;500,00 €;95,00 €;595,00 €;05.10.2026;04.11.2026;;offen",
      ";;Summe;1.400,00 €;266,00 €;1.666,00 €;;;;",
    ].join("\n"),
  );

  expect(reading).toMatchObject({ kind: "payments", accounts: [] });
  expect(reading.records).toEqual([
    {
      line: 2,
      part: 0,
      platform: null,
      handle: null,
      creator: "Mia Sommer",
      invoice: "2026-014",
      campaign: "Herbst",
      net: { amount: 900, currency: "EUR" },
      vat: { amount: 171, currency: "EUR" },
      gross: { amount: 1071, currency: "EUR" },
      issuedOn: "2026-10-01",
      due: "2026-10-31",
      paidSoFar: null,
      paidOn: "2026-10-28",
      state: "paid",
      fields: { Creator: "Mia Sommer" },
    },
    expect.objectContaining({ invoice: "2026-015", creator: "Ben Klar", paidOn: null, state: "open" }),
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("a shop's export of orders gives orders with their codes, no customer becomes a creator, and what was paid back is no sale", () => {
  const reading = read(
    [
      "Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Billing Name,Billing Phone",
      "#1001,lena@mail.example,paid,2026-05-02 10:22:11 +0200,fulfilled,EUR,49.90,4.90,8.75,54.80,MIA10,5.00,2026-05-02 10:22:09 +0200,Lena Ott,+49 170 5550100",
      "#1002,kai@mail.example,refunded,2026-05-03 08:00:00 +0200,unfulfilled,EUR,20.00,4.90,3.97,24.90,BEN15,3.00,2026-05-03 07:59:00 +0200,Kai Ernst,",
    ].join("\n"),
  );

  expect(reading).toMatchObject({ kind: "orders", accounts: [], withoutPlatform: 0 });
  expect(reading.records).toMatchObject([
    {
      order: "#1001",
      code: "MIA10",
      amount: { amount: 54.8, currency: "EUR" },
      orderedAt: "2026-05-02T08:22:09.000Z",
      fields: { "Financial Status": "paid" },
    },
  ]);
  expect(reasons(reading)).toEqual([[3, "Paid back: nothing was sold"]]);
  expect(addsUp(reading)).toBe(true);
});

test("in a listening export the author is the creator and who is mentioned is none", () => {
  const reading = read(
    [
      "Date,Source,Author,Author Followers,Mention URL,Mention Text,Likes,Comments,Sentiment",
      '2026-06-01 09:12,Instagram,greenkitchen,"15,400",https://www.instagram.com/p/Da1/,"Loving the new bowls by @oatly #vegan #ad",420,18,positive',
      '2026-06-02 18:40,TikTok,fast.nina,"88,000",https://www.tiktok.com/@fast.nina/video/7311111111111111111,"@oatly or @alpro? #taste",2100,95,neutral',
    ].join("\n"),
  );

  expect(reading.kind).toBe("posts");
  expect(reading.accounts.map(({ key, values }) => [key, values])).toEqual([
    ["instagram greenkitchen", {}],
    ["tiktok fast.nina", {}],
  ]);
  expect(reading.records).toMatchObject([
    {
      handle: "greenkitchen",
      caption: "Loving the new bowls by @oatly #vegan #ad",
      hashtags: ["vegan", "ad"],
      mentions: ["oatly"],
      likes: 420,
      postedAt: "2026-06-01T09:12",
      fields: { "Author Followers": "15,400" },
    },
    {
      handle: "fast.nina",
      mentions: ["oatly", "alpro"],
      url: "https://www.tiktok.com/@fast.nina/video/7311111111111111111",
    },
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("a kit's export in its own column names is read, shares of the audience among it", () => {
  const reading = read(
    [
      "uid,first_name,last_name,email,instagram,tiktok,youtube,instagram_followers,instagram_engagement_rate,tiktok_followers,city,country,audience_country_1,audience_country_1_share,audience_gender_female,audience_age_18_24,tags,postalcode",
      'a91,Lola,Vidal,lola@mail.example,lolavidal,lola.tok,,23400,2.31,90100,Madrid,Spain,Spain,61.2,72.5,38.1,"foodie, mum",28001',
      "a92,Ivo,Lang,ivo@mail.example,ivo_lang,,https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv,1200,0.87,,Wien,Austria,Austria,44.0,40.0,21.5,,01067",
    ].join("\n"),
  );

  expect(valuesOf(reading, "instagram lolavidal")).toMatchObject({
    name: "Lola Vidal",
    email: "lola@mail.example",
    followers: 23_400,
    engagementRate: 2.31,
    country: "ES",
    city: "madrid",
    audience: { countries: { ES: 61.2 }, genders: { female: 72.5 }, ages: { "18-24": 38.1 } },
    tags: ["foodie", "mum"],
    own: { uid: { kind: "text", value: "a91" } },
  });
  expect(valuesOf(reading, "tiktok lola.tok")).toMatchObject({ followers: 90_100 });
  expect(valuesOf(reading, "youtube ucabcdefghijklmnopqrstuv")).toEqual({});
  expect(valuesOf(reading, "youtube UCabcdefghijklmnopqrstuv")).toMatchObject({ name: "Ivo Lang" });
  expect(valuesOf(reading, "instagram ivo_lang").own).toMatchObject({
    postalcode: { kind: "text", value: "01067" },
  });
  expect(addsUp(reading)).toBe(true);
});

test("a rate card with a row for each format and term keeps every price", () => {
  const reading = read(
    [
      "Creator,Platform,Format,Price,Usage rights,Exclusivity",
      "@zoe.k,Instagram,Reel,$800,none,",
      "@zoe.k,Instagram,Reel,$1.1k,3 months,1 month",
      "@zoe.k,Instagram,Story,$250,none,",
      '@zoe.k,TikTok,Video,"$1,000",,',
      "@max.m,TikTok,Bundle,$2k-3k,6 months,",
    ].join("\n"),
  );

  expect(valuesOf(reading, "instagram zoe.k").prices).toEqual([
    { amount: 800, currency: "USD", format: "reel", usageMonths: 0 },
    { amount: 1100, currency: "USD", format: "reel", usageMonths: 3, exclusivityMonths: 1 },
    { amount: 250, currency: "USD", format: "story", usageMonths: 0 },
  ]);
  expect(valuesOf(reading, "tiktok max.m").prices).toEqual([
    { amount: 2000, upTo: 3000, currency: "USD", format: "bundle", usageMonths: 6 },
  ]);
  expect(reading.notUsed).toEqual([]);
  expect(addsUp(reading)).toBe(true);
});

test("results of a campaign are records of each creator, with codes, orders and revenue", () => {
  const reading = read(
    [
      "Campaign;Handle;Plattform;Impressions;Klicks;Code;Bestellungen;Umsatz",
      "Spring;@mia.sommer;Instagram;55.000;1.200;MIA10;48;2.310,50 €",
      "Spring;@benklar;Instagram;9.100;150;BEN15;6;289,00 €",
    ].join("\n"),
  );

  expect(reading.kind).toBe("posts");
  expect(reading.records).toMatchObject([
    {
      handle: "mia.sommer",
      campaign: "Spring",
      code: "MIA10",
      orders: 48,
      revenue: { amount: 2310.5, currency: "EUR" },
      clicks: 1200,
      impressions: 55_000,
      views: null,
    },
    { handle: "benklar", orders: 6 },
  ]);
  expect(addsUp(reading)).toBe(true);
});

test("an audience with a row for each group fills audiences and nothing else", () => {
  const reading = read(
    [
      "Handle,Platform,Dimension,Group,Share",
      "lolavidal,Instagram,Country,Spain,61.2%",
      "lolavidal,Instagram,Country,Mexico,9%",
      "lolavidal,Instagram,Gender,Female,72.5%",
      "lolavidal,Instagram,Age,18-24,38%",
      "ivo_lang,Instagram,Gender,Male,60%",
    ].join("\n"),
  );

  expect(reading.kind).toBe("audience");
  expect(reading.accounts.map(({ handle, values }) => [handle, values])).toEqual([
    [
      "lolavidal",
      { audience: { countries: { ES: 61.2, MX: 9 }, genders: { female: 72.5 }, ages: { "18-24": 38 } } },
    ],
    ["ivo_lang", { audience: { genders: { male: 60 } } }],
  ]);
  expect(reading.cells).toMatchObject({ read: 25, stored: 25 });
});

test("an export with a name in parts keeps the name of the profile apart from it", () => {
  const reading = read(
    [
      "influencer_id,media_url,profile_name,first_name,last_name,phone_number,email,shipping_address.city,shipping_address.country_code",
      "77,https://www.instagram.com/lolavidal/,Lola eats,Lola,Vidal,+34 600 555 010,lola@mail.example,Madrid,ES",
      "78,https://www.instagram.com/ivo_lang/,Ivo | Wien,Ivo,Lang,14.03.2026,ivo@mail.example,Wien,AT",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ values }) => [values.name, values.country, values.phone])).toEqual([
    ["Lola Vidal", "ES", "+34 600 555 010"],
    ["Ivo Lang", "AT", undefined],
  ]);
  expect(reading.accounts[0]?.values.own).toMatchObject({ profile_name: { value: "Lola eats" } });
  expect(reading.notUsed.map(({ value }) => value)).toContain("14.03.2026");
  expect(addsUp(reading)).toBe(true);
});

test("what a title says of prices, a column for taxes and alternatives of formats are read with each price", () => {
  const title = read(
    "All rates in GBP excl. VAT,,\nHandle,Platform,Reel / Video\n@zoe.k,Instagram,500\n@zoe.tt,TikTok,400",
  );
  const column = read(
    "Handle,Platform,Price,VAT\n@zoe.k,Instagram,500 €,incl.\n@max,Instagram,400 €,plus\n@pia,Instagram,300 €,no",
  );

  expect(title.accounts.map(({ values }) => values.prices)).toEqual([
    [{ amount: 500, currency: "GBP", format: "reel", vat: "excluded" }],
    [{ amount: 400, currency: "GBP", format: "video", vat: "excluded" }],
  ]);
  expect(column.accounts.map(({ values }) => values.prices?.[0]?.vat)).toEqual([
    "included",
    "excluded",
    "excluded",
  ]);
});

test("a header with an @, a group of an audience, and figures without a currency are read as they are meant", () => {
  const spanish = read(
    [
      "Nombre;@ Instagram;Seguidores IG;Precio reel;Estado;País audiencia 1;%;¿Tiene coche?",
      "Lucía;lucia.dez;249 mil;₹1,20,000;no contactar;México;35 %;no",
      "Martín;martin.q;384k;82K;em negociação;Argentina;62;sí",
      "Camila;cami.rojas;271.000;₹90,000;hablamos en mayo;Argentina;41 %;no",
      "Pía;pia.sol;12 mil;₹70,000;por contactar;Chile;55 %;no",
    ].join("\n"),
  );
  const french = read(
    [
      "\t\tINSTAGRAM\t\tTIKTOK\t\tAUDIENCE (IG)\t",
      "Créateur\tVille\tPseudo\tAbonnés\tLien\tAbonnés\tPays 1\tPart 1",
      "Chloé\tParis\t@chloe.m\t24 552\t@chloe.tok\t690 215\tSuisse\t9,0 %",
    ].join("\n"),
  );

  const martin = valuesOf(spanish, "instagram martin.q");
  expect(martin.prices).toEqual([{ amount: 82_000, currency: "INR", format: "reel" }]);
  expect(martin).toMatchObject({ status: "negotiating", audience: { countries: { AR: 62 } } });
  expect(martin.country).toBeUndefined();
  expect(martin.own).toEqual({ "¿Tiene coche?": { kind: "choice", value: "sí" } });
  expect(valuesOf(spanish, "instagram cami.rojas").own).toMatchObject({
    Estado: { kind: "text", value: "hablamos en mayo" },
  });
  expect(valuesOf(french, "instagram chloe.m")).toMatchObject({
    followers: 24_552,
    audience: { countries: { CH: 9 } },
  });
  expect(valuesOf(french, "tiktok chloe.tok").followers).toBe(690_215);
});
