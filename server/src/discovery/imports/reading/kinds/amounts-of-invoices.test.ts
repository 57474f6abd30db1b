import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function fieldOf(header: string, cells = ["1.000,00 €", "2.400,00 €"]) {
  const rows = cells.map((cell, at) => `@nia.${at};R-${at};03.02.2026;${cell};05.03.2026`);
  const { columns } = read([`Creator;Invoice no;Invoice date;${header};Due date`, ...rows].join("\n"));
  const column = columns[3];
  return column?.record ?? column?.own?.kind ?? column?.field ?? null;
}

test.each(
  `net amount ex VAT, Fee before VAT, Sum excl. GST, Total plus VAT, Netto ohne USt, Betrag zuzüglich MwSt., Honorar + MwSt,
  Montant sans TVA, Prix hors TVA, Importe más IVA, Base sin IVA, Valor sem IVA, Importo escluso IVA, Totale senza IVA,
  Kwota przed VAT, Stawka bez VAT, KDV hariç, KDV'siz ücret, Bedrag exclusief btw, Jumlah sebelum PPN`
    .split(",")
    .map((header) => header.trim()),
)("“%s” is the amount without its tax", (header) => {
  expect(fieldOf(header)).toBe("net");
});

test.each([
  "Amount with VAT",
  "Sum incl. GST",
  "Betrag einschl. MwSt.",
  "Montant avec TVA",
  "Importe IVA incluido",
  "Totale con IVA",
  "Kwota wraz z VAT",
  "KDV dahil",
  "Bedrag incl. btw",
  "Totale fattura",
])("“%s” is the amount with its tax", (header) => {
  expect(fieldOf(header)).toBe("gross");
});

test.each(["VAT", "MwSt 19 %", "davon USt", "thereof VAT", "TVA 20 %", "KDV %20", "btw"])(
  "“%s” is the tax itself",
  (header) => {
    expect(fieldOf(header)).toBe("vat");
  },
);

test.each(["VAT number", "USt-IdNr.", "VAT reg. no"])("“%s” is no amount", (header) => {
  expect(fieldOf(header, ["DE123456789", "DE987654321"])).toBe("text");
});

test("an amount with its tax on top is read where amounts are without, and kept as it is written where they are with", () => {
  const rows = "@nia;A-1;£2,750 + VAT;05/03/2026\n@sam;A-2;£900;06/03/2026";
  const [without, whole] = ["Amount ex VAT", "Total incl VAT"].map(
    (header) => read(`Creator;Invoice;${header};Due\n${rows}`).records,
  );

  expect(without).toMatchObject([{ net: { amount: 2750 } }, { net: { amount: 900 } }]);
  expect(whole).toMatchObject([{ gross: null }, { gross: { amount: 900 } }]);
});

test.each([
  "Tgl. invoice",
  "Rg. vom",
  "Rechnung vom",
  "Facture du",
  "F. factura",
  "Fattura del",
  "Faktura z dnia",
  "Fatura tarihi",
  "Inv. date",
  "Billed on",
  "Factuurdatum",
])("days below “%s” are those of the invoices, and no numbers", (header) => {
  const text = `No invoice;${header};Creator;Amount;Due\nA-1;03/02/2026;@nia;500 €;05/03/2026\nA-2;14/02/2026;@sam;300 €;16/03/2026`;

  expect(read(text).records).toMatchObject([
    { invoice: "A-1", issuedOn: "2026-02-03" },
    { invoice: "A-2", issuedOn: "2026-02-14" },
  ]);
});

test.each(["Nr FV", "Inv #", "No. Invoice", "Rg-Nr."])("“%s” is the number of the invoice", (header) => {
  const text = `${header};Creator;Amount;Due\nA/1;@nia;500 €;05/03/2026\nA/2;@sam;300 €;16/03/2026`;

  expect(read(text).records).toMatchObject([{ invoice: "A/1" }, { invoice: "A/2" }]);
});

test.each([
  ["Termin", "Zapł.?", "20.02.2026", "2026-02-20", "paid"],
  ["Scadenza", "Saldata?", "saldata il 20/02/2026", "2026-02-20", "paid"],
  ["Échéance", "Réglée le", "virée le 20/02/2026", "2026-02-20", "paid"],
  ["Vade", "Ödendi mi?", "havale yapıldı", null, "paid"],
  ["Jatuh tempo", "Lunas?", "sudah transfer", null, "paid"],
  ["Fällig", "bezahlt", "bez.", null, "paid"],
  ["Due", "Paid?", "Y - late!!", null, "paid"],
  ["Due", "Paid?", "awaiting PO", null, "open"],
  ["Due", "Paid?", "half paid 20/02/2026", null, "open"],
  ["Vencimento", "Pago?", "50% pago", null, "open"],
])("below “%s” and “%s” the cell “%s” says day %s and state %s", (due, header, cell, paidOn, state) => {
  const text = `Invoice no;Creator;Gross;${due};${header}\nA-1;@nia;500 €;05/03/2026;${cell}\nA-2;@sam;300 €;16/03/2026;no`;
  const [first] = read(text).records;

  expect(first).toMatchObject({ invoice: "A-1", paidOn, state });
});

test("what a mark says beside yes is kept with it", () => {
  const { records } = read("Invoice;Creator;Gross;Due;Paid?\nA-1;@nia;500 €;05/03/2026;Y - late!!");

  expect(records).toMatchObject([{ state: "paid", fields: { "Paid?": "Y - late!!" } }]);
});

test.each([
  "Q1 Zwischensumme",
  "Q1 subtotal",
  "Razem Q1",
  "marzec razem",
  "Mart ara toplam",
  "Totaal maart",
  "Mars sous-total",
  "Marzo subtotale",
  "Carried forward",
  "Q1",
  "2. Quartal 2026",
  "März 2026",
])("a line of sums called “%s” is no payment", (label) => {
  const text = `Invoice;Creator;Net;Gross;Due\nA-1;@nia;500;595;05.03.2026\n${label};;500;595;\nA-2;@sam;300;357;16.03.2026`;

  expect(read(text).records).toMatchObject([{ invoice: "A-1" }, { invoice: "A-2" }]);
});

test("orders in Turkish and Spanish are orders, and what came back is none", () => {
  const turkish = read(
    "Kupon kodu;Sipariş no;Tarih;Tutar (TL);İade\nNIA10;TS-1;01.03.2026;1.249,90;\nNIA10;TS-2;02.03.2026;349,00;iade edildi",
  );
  const spanish = read(
    "Fecha;Pedido;Codigo;Monto;Estatus\n01/03/2026;#1;NIA10;1249.00 €;entregado\n02/03/2026;#2;NIA10;899.00 €;devuelto",
  );

  for (const { kind, records, rows } of [turkish, spanish]) {
    expect(kind).toBe("orders");
    expect(records).toHaveLength(1);
    expect(records).toMatchObject([{ code: "NIA10", orderedAt: "2026-03-01" }]);
    expect(rows.find(({ line }) => line === 3)?.leftOut?.reason).toBe("Paid back: nothing was sold");
  }
});

test("a creator called as a month is one, and a month with its year is none", () => {
  const text = "Creator;Amount;Paid?\nJune;500 €;yes\nApril;300 €;no\nMay 2026;800 €;\n@sam;100 €;yes";

  expect(read(text).records).toMatchObject([{ creator: "June" }, { creator: "April" }, { creator: "@sam" }]);
});

test("“Zahlung” says how it stands over days and yes, and how much over amounts", () => {
  const [marks, amounts] = [
    ["ja", "20.02.2026"],
    ["595 €", "357 €"],
  ].map(
    ([one, other]) =>
      read(
        `Rechnung;Creator;Netto;fällig;Zahlung\nA-1;@nia;500 €;05.03.2026;${one}\nA-2;@sam;300 €;16.03.2026;${other}`,
      ).records,
  );

  expect(marks).toMatchObject([
    { state: "paid", paidOn: null },
    { state: "paid", paidOn: "2026-02-20" },
  ]);
  expect(amounts).toMatchObject([{ gross: { amount: 595 } }, { gross: { amount: 357 } }]);
});

function amountsOf(headers: string, ...rows: string[]) {
  const lines = rows.map((row, at) => `@nia.${at},R-${at},2026-02-03,${row}`);
  const { records, problems } = read([`Creator,Invoice no,Invoice date,${headers}`, ...lines].join("\n"));
  return {
    amounts: records.map(
      (one) => "net" in one && [one.net, one.vat, one.gross].map((sum) => sum?.amount ?? null),
    ),
    problems,
  };
}

test.each([
  ["Sous-total,TVA,Total", "700,140,840", [700, 140, 840]],
  ["Zwischensumme,MwSt,Gesamtbetrag", "700,140,840", [700, 140, 840]],
  ["Sub-total,CGST,SGST,Grand total", "700,63,63,826", [700, 126, 826]],
  ["Subtotal,GST,QST,Total", "700,35,69.83,804.83", [700, 104.83, 804.83]],
  ["Fee excl. VAT,VAT,Fee incl. VAT,WHT 10%,Net to pay", "700,140,840,70,770", [700, 140, 840]],
  ["Importe,IVA,Retención,Neto a pagar", "700,147,105,742", [700, 147, null]],
  ["Montant HT,TVA,Net à payer", "700,140,840", [700, 140, 840]],
])("of “%s” each amount is what it is called", (headers, row, amounts) => {
  expect(amountsOf(headers, row, row).amounts).toEqual([amounts, amounts]);
});

test("taxes that were added up are kept one by one as well", () => {
  const { records } = read(
    "Creator,Invoice no,Invoice date,Subtotal,GST,QST,Total\n@nia,R-1,2026-02-03,700,35,69.83,804.83\n@sam,R-2,2026-02-03,100,5,9.98,114.98",
  );

  expect(records[0]?.fields).toMatchObject({ GST: "35", QST: "69.83" });
});

test("a sum that its parts do not make is kept alone, and that is told", () => {
  const { amounts, problems } = amountsOf("Net,VAT,Gross", "700,140,840", "700,140,900", "950,,900");

  expect(amounts).toEqual([
    [700, 140, 840],
    [null, null, 900],
    [null, null, 900],
  ]);
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual(["3 Net", "3 VAT", "4 Net"]);
});
