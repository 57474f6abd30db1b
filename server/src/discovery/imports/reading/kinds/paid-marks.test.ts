import { expect, test } from "vitest";
import { columnsTold, read } from "#/discovery/imports/reading/reading.fixtures.ts";

const PAID = { state: "paid", paidOn: null };
const OPEN = { state: "open", paidOn: null };

test.each([
  ["Talent;Job;Cost;Settled?", "Nia Cole;1 reel;£650;Y", "Sam Roe;story set;£280;N"],
  ["Creator;What for;Amount;Payment done;Txn ID", "Nia Cole;1 reel;$650;yes;TX88", "Sam Roe;story;$280;no;"],
  ["Influencer;Zweck;Summe;Überwiesen?", "Nia Cole;Reel Mai;650 €;ja, per Wise;", "Sam Roe;Story;280 €;nein"],
  ["Créateur;Objet;Montant;Réglé (O/N)", "Nia Cole;Reel mai;650 €;o", "Sam Roe;Story;280 €;n"],
  ["Creadora;Concepto;Importe;¿Pagado?", "Nia Cole;Reel mayo;650 €;sí", "Sam Roe;Story;280 €;pendiente"],
  ["Criadora;Entrega;Valor;Já pago?", "Nia Cole;Reel;R$ 650;ok", "Sam Roe;Story;R$ 280;não"],
  ["Creator;Motivo;Importo;Saldato", "Nia Cole;Reel;650 €;✓", "Sam Roe;Story;280 €;no"],
  ["Twórczyni;Za co;Kwota;Zapłacone?", "Nia Cole;rolka;650 zł;tak", "Sam Roe;relacja;280 zł;jeszcze nie"],
  ["Fenomen;Açıklama;Tutar;Ödendi mi", "Nia Cole;reels;650 TL;evet", "Sam Roe;hikaye;280 TL;hayır"],
  ["Kreator;Keterangan;Jumlah;Lunas", "Nia Cole;reel;Rp 650.000;sudah", "Sam Roe;story;Rp 280.000;belum"],
])("a mark beside each amount makes a list of payments, and no day of one: %s", (header, paid, open) => {
  const { kind, records, problems } = read([header, paid, open].join("\n"));

  expect(kind).toBe("payments");
  expect(records).toMatchObject([
    { creator: "Nia Cole", ...PAID },
    { creator: "Sam Roe", ...OPEN },
  ]);
  expect(problems).toEqual([]);
});

test("ticks say what is paid, and an empty cell says nothing", () => {
  const { records } = read("Creator;Amount;Paid\n@nia;500 €;✔\n@sam;700 €;\n@tom;300 €;✔");

  expect(records).toMatchObject([PAID, { state: null, paidOn: null }, PAID]);
});

test.each([
  ["UTR no", "HDFCN26051"],
  ["Transaction ref", "PP-9981"],
  ["Bonifico", "CRO 55121"],
  ["Comprobante", "SPEI 0042"],
  ["Überweisungsreferenz", "SEPA-77"],
])("the number of a transfer makes a payment, and is kept: “%s”", (header, number) => {
  const text = [
    `Creator;For;Amount;Paid?;${header}`,
    `Nia Cole;Holi reel;₹42,000;yes;${number}`,
    "Sam Roe;Holi story;₹9,000;no;",
  ].join("\n");
  const { records, notUsed } = read(text);

  expect(records).toMatchObject([
    { ...PAID, gross: { amount: 42_000, currency: "INR" }, fields: { For: "Holi reel", [header]: number } },
    OPEN,
  ]);
  expect(notUsed).toEqual([]);
});

test.each([
  [
    "whose followers and town stand beside",
    "Instagram;Followers;Town;Fee;Paid?",
    "@nia;12000;Leeds;£500;yes",
  ],
  ["whose agreed price it is", "Instagram;Agreed fee;Paid?", "@nia;£500;yes"],
])("the mark alone makes no payment of a creator %s, and none of their accounts", (_, header, row) => {
  const text = [header, row, row.replace("@nia", "@sam").replace("yes", "no")].join("\n");
  const { kind, accounts } = read(text);

  expect(kind).toBe("creators");
  expect(accounts.map(({ handle }) => handle)).toEqual(["nia", "sam"]);
});

test("commissions that are marked as paid beside codes and what they sold are no payments", () => {
  const text =
    "Affiliate;Code;Orders;Revenue;Commission;Paid?\n@nia;NIA10;12;£900;£90;yes\n@sam;SAM10;4;£300;£30;no";

  expect(read(text).kind).not.toBe("payments");
});

test("who is paid is no mark, though “payée” is one", () => {
  expect(
    columnsTold(read("Payee,Amount,Paid on\nNia Cole,500 €,2026-05-12\nSam Roe,300 €,2026-05-13")),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^name/u)]));
});

test("a column of yes and no is not taken for handles", () => {
  const { columns } = read("Name;City;Contract back?\nNia Cole;Leeds;yes\nSam Roe;York;no");

  expect(columns.map(({ field }) => field)).not.toContain("handle");
});
