import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const ONE = "https://www.instagram.com/reel/NiaOne1/";
const TWO = "https://www.instagram.com/p/SamTwo2/";

test.each([
  [
    "Talent,Live link,Plays,Fee,Inv no,Date paid",
    `@nia,${ONE},12000,£650,A-1,12/05/2026`,
    `@sam,${TWO},8000,£280,A-2,`,
  ],
  [
    "Influencerin;Beitragslink;Aufrufe;Honorar;Rechnungsnr.;überwiesen am",
    `@nia;${ONE};12.000;650 €;A-1;12.05.2026`,
    `@sam;${TWO};8.000;280 €;A-2;`,
  ],
  [
    "Créatrice;Lien;Vues;Cachet;N° facture;Virée le",
    `@nia;${ONE};12 000;650 €;A-1;virée le 12/05/2026`,
    `@sam;${TWO};8 000;280 €;A-2;`,
  ],
  [
    "Criadora;Link do post;Views;Cachê;NF;Pago em",
    `@nia;${ONE};12.000;R$ 650;A-1;12/05/2026`,
    `@sam;${TWO};8.000;R$ 280;A-2;`,
  ],
  [
    "Twórczyni;Link;Wyświetlenia;Kwota;Nr FV;Data zapłaty",
    `@nia;${ONE};12 000;650 zł;A-1;12.05.2026`,
    `@sam;${TWO};8 000;280 zł;A-2;`,
  ],
])("each row is a post, and what was paid for it a payment: %s", (header, paid, open) => {
  const { kind, kindReason, records, accounts, problems, notUsed } = read([header, paid, open].join("\n"));

  expect(kind).toBe("posts");
  expect(kindReason).toContain("What was paid for it is a payment.");
  expect(records).toMatchObject([
    { handle: "nia", url: "https://www.instagram.com/reel/NiaOne1", views: 12_000 },
    { handle: "nia", invoice: "A-1", gross: { amount: 650 }, paidOn: "2026-05-12", state: "paid" },
    { handle: "sam", url: "https://www.instagram.com/p/SamTwo2", views: 8000 },
    { handle: "sam", invoice: "A-2", gross: { amount: 280 }, paidOn: null },
  ]);
  expect(accounts.map(({ values }) => values)).toEqual([{}, {}]);
  expect([...problems, ...notUsed]).toEqual([]);
});

test("a fee without its tax is the net amount, beside the tax and the whole", () => {
  const { records } = read(
    `Créatrice;Lien;Vues;Cachet HT;TVA 20 %;TTC;N° facture;Réglée\n@nia;${ONE};12 000;800 €;160 €;960 €;F-1;oui`,
  );

  expect(records).toMatchObject([
    { fee: { amount: 800 } },
    { net: { amount: 800 }, vat: { amount: 160 }, gross: { amount: 960 }, state: "paid", paidOn: null },
  ]);
});

test("a row that says nothing of a payment makes none, and keeps its amounts; what cannot be read is kept and told", () => {
  const { records, problems } = read(
    [
      "Creator;Link;Views;Fee;Total due;Paid?;UTR",
      `@nia;${ONE};12000;£650;£780;yes, 2 instalments;HDFC01`,
      `@sam;${TWO};8000;£280;£336;;`,
      `@tom;https://www.instagram.com/p/TomThree3/;900;£100;£120;who knows;`,
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { views: 12_000, fields: { UTR: "HDFC01", "Paid?": "yes, 2 instalments" } },
    { gross: { amount: 780 }, state: "paid" },
    { views: 8000, fields: { "Total due": "£336" } },
    { views: 900, fields: { "Paid?": "who knows" } },
    { gross: { amount: 120 }, state: "unclear" },
  ]);
  expect(problems).toMatchObject([{ line: 4, column: "Paid?" }]);
});

test("the status of a post is none of a payment, and a fee alone makes none", () => {
  const { records } = read(
    `Creator;Link;Views;Fee;Status\n@nia;${ONE};12000;£650;live\n@sam;${TWO};8000;£280;live`,
  );

  expect(records).toMatchObject([
    { fee: { amount: 650 }, fields: { Status: "live" } },
    { fee: { amount: 280 }, fields: { Status: "live" } },
  ]);
});

test("a person may say which column of a table of posts is of the payment", () => {
  const { records } = read(`Creator;Link;Views;Fee;Belegtext\n@nia;${ONE};12000;£650;A-77`, {
    mapping: [{ index: 4, field: "invoice" }],
  });

  expect(records).toMatchObject([{ views: 12_000 }, { invoice: "A-77", gross: { amount: 650 } }]);
});

test.each([
  ["Fee asked", "Fee agreed"],
  ["Honorar gefordert", "Honorar"],
  ["Tarif demandé", "Cachet"],
  ["Compenso richiesto", "Costo"],
])("“%s” is neither the fee nor paid, and “%s” is", (asked, agreed) => {
  const { records, doubtful } = read(
    [
      `Creator;Handle;Posted;Post link;Likes;${asked};${agreed};Invoice no.;Paid on`,
      "Ola Berg;@ola.berg;2026-05-02;https://www.instagram.com/reel/DOla0000001/;40;700 €;500 €;OB-3;2026-06-01",
      "Kim Lee;@kim.lee;2026-05-03;https://www.instagram.com/reel/DKim0000001/;90;900 €;;;",
    ].join("\n"),
    { platform: "instagram" },
  );

  expect(records).toMatchObject([
    { handle: "ola.berg", fee: { amount: 500 } },
    { invoice: "OB-3", gross: { amount: 500 } },
    { handle: "kim.lee", fee: null, fields: { [asked]: "900 €" } },
  ]);
  expect(doubtful).toEqual([]);
});
