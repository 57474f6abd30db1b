import { expect, test } from "vitest";
import { fields, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

const euros = (amount: number) => ({ amount, currency: "EUR" });

test.each<[string, string, object]>([
  [
    "Influencer,Code,Clicks,Orders,Revenue",
    'Lena Koch,LENA15,1200,34,"€2,310.50"',
    { creator: "Lena Koch", code: "LENA15", orders: 34, amount: euros(2310.5) },
  ],
  [
    "Creator;Handle;Rabattcode;Klicks;Bestellungen;Umsatz",
    "Lena Koch;@lena.koch;LENA15;1.200;34;2.310,50 €",
    { creator: "Lena Koch", handle: "lena.koch", orders: 34, amount: euros(2310.5) },
  ],
  [
    "Créatrice;Code promo;Clics;Commandes;CA",
    "Inès Roy;INES10;540;22;1 890,00 €",
    { creator: "Inès Roy", code: "INES10", orders: 22, amount: euros(1890) },
  ],
  [
    "Influencer;Código;Clics;Pedidos;Ventas",
    "Ana Ruiz;ANA10;320;12;890,00 €",
    { creator: "Ana Ruiz", code: "ANA10", orders: 12, amount: euros(890) },
  ],
  [
    "Influenciadora;Cupom;Cliques;Pedidos;Faturamento",
    "Bia Souza;BIA10;3.400;91;R$ 12.450,90",
    { creator: "Bia Souza", code: "BIA10", orders: 91, amount: { amount: 12450.9, currency: "BRL" } },
  ],
  [
    "Influencer;Codice sconto;Click;Ordini;Fatturato",
    "Giulia Neri;GIU10;320;12;890,00 €",
    { creator: "Giulia Neri", code: "GIU10", orders: 12, amount: euros(890) },
  ],
  [
    "Affiliate,Coupon code,Orders,Total",
    "Lena Koch,LENA15,34,€2310.50",
    { creator: "Lena Koch", code: "LENA15", orders: 34, amount: euros(2310.5) },
  ],
  [
    "Creator,Handle,Platform,Clicks,Conversions,Revenue",
    "Asha,@asha.k,IG,1200,34,₹45000",
    { handle: "asha.k", platform: "instagram", orders: 34, amount: { amount: 45_000, currency: "INR" } },
  ],
  [
    "Affiliate Name,Email,Coupon,Clicks,Sales,Revenue,Commission",
    "Lena Koch,lena@x.example,LENA15,1200,34,$2310.50,$231.05",
    { creator: "Lena Koch", code: "LENA15", orders: 34, amount: { amount: 2310.5, currency: "USD" } },
  ],
  [
    "Influencer,Campaign,Code,Clicks,Orders,Revenue",
    "Lena Koch,Summer,LENA15,0,0,€0.00",
    { code: "LENA15", orders: 0, amount: euros(0), fields: { Campaign: "Summer", Clicks: "0" } },
  ],
  [
    "Datum;Creator;Gutscheincode;Bestellungen;Umsatz",
    "01.07.2026;Lena Koch;LENA15;3;210,00 €",
    { code: "LENA15", orderedAt: "2026-07-01", orders: 3, amount: euros(210) },
  ],
])("rows below “%s” are what each creator sold, no single orders and no posts", (header, row, record) => {
  const reading = read(`${header}\n${row}`);

  expect(reading.kind).toBe("orders");
  expect(reading.records).toMatchObject([{ order: null, ...record }]);
  expect(reading.cells.refused).toBe(0);
});

test("clicks of a creator are kept as they are written, and the line below that adds all up is told", () => {
  const reading = read(
    "Creator;Code;Klicks;Bestellungen;Umsatz\nLena;LENA15;1.200;34;2.310,50 €\nTom;TOM10;640;12;799,00 €\nSumme;;1.840;46;3.109,50 €",
  );

  expect(reading.records).toMatchObject([{ fields: { Klicks: "1.200" } }, { fields: { Klicks: "640" } }]);
  expect(reasons(reading)).toEqual([[4, "Total"]]);
});

test("single orders and posts that brought orders stay what they are", () => {
  const orders = read("Order,Code,Total,Date\n#1001,LENA15,50.00 €,2026-07-01");
  const posts = read(
    "Creator,Platform,Link,Views,Orders,Revenue\n@lena,IG,https://www.instagram.com/reel/CxLena0001/,1200,3,€120",
  );

  expect(orders.records).toMatchObject([{ order: "#1001", orders: null }]);
  expect(posts.kind).toBe("posts");
});

test.each([
  "Name,Instagram,Followers,Fee,Content due",
  "Name,Instagram,Followers,Net fee,Due",
  "Creator,Instagram,Deliverables,Net fee,Draft due",
  "Name,Instagram,Follower,Honorar netto,Abgabe fällig",
  "Nom,Instagram,Abonnés,Tarif HT,Échéance contenu",
  "Nombre,Instagram,Seguidores,Tarifa neta,Vencimiento del contenido",
  "Nome,Instagram,Seguidores,Valor líquido,Vencimento do roteiro",
  "Nome,Instagram,Follower,Compenso netto,Scadenza bozza",
])("rows below “%s” are creators with a day on which something is to be handed in", (header) => {
  const reading = read(`${header}\nLena,@lena,12400,€900,2026-05-01\nTom,@tomr,8000,€450,2026-05-10`);

  expect(reading.kind).toBe("creators");
  expect(fields(reading)).toContain("price");
  expect(reading.accounts[0]?.values.own).toMatchObject({
    [header.split(",").at(-1) ?? ""]: { kind: "date", value: "2026-05-01" },
  });
});

test("an invoice that is due when the content is delivered is one", () => {
  const { kind } = read("Creator,Instagram,Net,Payment due on delivery\nLena,@lena,€900,2026-05-01");

  expect(kind).toBe("payments");
});

test("a fee that is due and paid or not is a payment, and when it is due is no day of a post", () => {
  const { kind, records } = read(
    "Creator,IG,Campaign,Fee,Due date,Paid?\nLena,@lena,Summer,€900,2026-05-01,no\nTom,@tom,Summer,€300,2026-05-01,yes",
  );

  expect(kind).toBe("payments");
  expect(records).toMatchObject([
    { due: "2026-05-01", gross: euros(900), state: "open" },
    { gross: euros(300), state: "paid" },
  ]);
});

const stateOf = (word: string) => {
  const reading = read(
    `Invoice;Creator;Instagram;Net;Due;Status\nR-1;Lena;@lena;900 €;2026-05-01;${word}\nR-2;Tom;@tomr;10 €;2026-05-01;open`,
  );
  const [record] = reading.records.filter(({ line }) => line === 2);
  return record && "state" in record ? record.state : reasons(reading)[0]?.[1];
};

test.each([
  "credited",
  "credit note issued",
  "Gutschrift",
  "gutgeschrieben",
  "avoir",
  "nota de crédito",
  "creditada",
  "nota di credito",
  "accreditata",
])("an invoice that is “%s” is owed no more", (word) => {
  expect(stateOf(word)).toBe("Paid back: nothing is to be paid");
});

test.each([
  "storniert",
  "written off",
  "waived",
  "offset",
  "not applicable",
  "verrechnet",
  "entfällt",
  "erlassen",
  "sans objet",
  "no procede",
  "compensada",
  "não se aplica",
])("an invoice that is “%s” asks for nothing", (word) => {
  expect(stateOf(word)).toBe("Cancelled: nothing is to be paid");
});

test.each(["läuft", "in Bearbeitung", "scheduled", "en traitement", "en trámite", "programmata"])(
  "an invoice that is “%s” is not paid by then, and the word is kept",
  (word) => {
    expect(stateOf(word)).toBeNull();
  },
);

test.each(["n/a", "k.A.", "disputed", "on hold", "in Prüfung", "en litige", "abono", "nicht storniert"])(
  "“%s” says neither that an invoice is open nor that it is paid",
  (word) => {
    expect(stateOf(word)).toBe("unclear");
  },
);

test("of an invoice that is paid in part the rest is open, and the word is kept", () => {
  const { records } = read(
    "Rechnung;Creator;Instagram;Netto;Fällig;Status\nR-1;Lena;@lena;900 €;01.05.2026;teilbezahlt",
  );

  expect(records).toMatchObject([{ state: "open", fields: { Status: "teilbezahlt" } }]);
});

test("without a word of its state an invoice is neither", () => {
  expect([stateOf(""), stateOf("-")]).toEqual([null, null]);
});

test("beside likes and saves what a code sold makes no orders of posts, and the newest views count", () => {
  const { kind, records } = read(
    [
      "Talent;Handle;Kanal;Link;Datum;Views (24h);Views (jetzt);Likes;Komm.;Gesp.;Code;Best.;Umsatz €",
      "Tomke;@tomke;IG;https://www.instagram.com/reel/DEtomk01/;12.10.2026;21k;48,2k;2310;88;412;TOMKE15;41;2.914,50",
      "Jorve;@jorve;IG;https://www.instagram.com/p/DEjorv02/;15.10.2026;9k;14.300;980;41;120;JORVE10;12;744,00",
    ].join("\n"),
  );

  expect(kind).toBe("posts");
  expect(records).toMatchObject([
    { views: 48_200, saves: 412, orders: 41, code: "TOMKE15", revenue: { amount: 2914.5 } },
    { views: 14_300, saves: 120, orders: 12, code: "JORVE10", revenue: { amount: 744 } },
  ]);
});

test("what is due of money is an amount, and where it stands a state", () => {
  const { records } = read(
    "ref;payee;net;total due;ccy;inv date;pay by;where’s it at\nA-1;Lena;100;119;EUR;2026-10-01;2026-10-31;all paid",
  );

  expect(records).toMatchObject([
    { gross: { amount: 119 }, issuedOn: "2026-10-01", due: "2026-10-31", state: "paid" },
  ]);
});

test.each([
  ["erledigt ✓", "paid"],
  ["komplett durch", "paid"],
  ["wartet auf Rechnung", "open"],
  ["en attente de facture", "open"],
])("an invoice that is “%s” is %s", (word, state) => {
  expect(stateOf(word)).toBe(state);
});

test.each([
  "Creator;Pieces;Reach;Impressions;Clicks;Sales;Revenue;ER",
  "Creador;Publicaciones;Alcance;Impresiones;Clics;Ventas;Ingresos;ER",
  "Creator;Anzahl Beiträge;Reichweite;Impressionen;Klicks;Bestellungen;Umsatz;ER",
])("what several posts of a creator sold is a sum, and no post: %s", (header) => {
  const { kind, records, accounts } = read(
    `${header}\n@mona.ek;4;41,230;53,011;312;21;€1,712;7.5 %\n@ole.b;2;8,801;10,145;70;3;€248;6.8 %`,
    { platform: "instagram" },
  );

  expect(kind).toBe("orders");
  expect(records).toMatchObject([
    { handle: "mona.ek", orders: 21, amount: { amount: 1712, currency: "EUR" } },
    { handle: "ole.b", orders: 3 },
  ]);
  expect(accounts.map(({ values }) => values)).toEqual([{}, {}]);
});

test.each(["Creator;Deliverables;Total views;Likes;Spend;ER", "Créateur;Livrables;Vues;Clics;Budget;ER"])(
  "what several posts of a creator came to is neither a post nor an average, rate or price: %s",
  (header) => {
    const { kind, accounts } = read(
      `${header}\n@mona.ek;2 reels + 1 story;41,230;3,120;€900;7.5 %\n@ole.b;3 stories;8,801;604;€300;6.8 %`,
      { platform: "instagram" },
    );

    expect(kind).toBe("creators");
    expect(accounts.map(({ values }) => Object.keys(values).filter((name) => name !== "feePaid"))).toEqual([
      ["own"],
      ["own"],
    ]);
  },
);
