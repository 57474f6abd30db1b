import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  "Fee;Paid to date;Balance",
  "Amount;Down payment;Outstanding",
  "Betrag;Anzahlung;noch offen",
  "Montant;Acompte;Reste à payer",
  "Importe;Anticipo;Saldo pendiente",
  "Valor;Sinal;Em aberto",
  "Importo;Acconto;Da saldare",
  "Kwota;Zaliczka;Pozostało",
  "Jumlah;Uang muka;Sisa",
  "Tutar;Kapora;Kalan",
])("what was paid of an amount and what is left of it are told apart: %s", (headers) => {
  const rows = ["@vera.lim;V-8;€640;€240;€400", "@joao.reis;V-9;€500;€500;€0", "@ida.falk;V-10;€90;€0;€90"];
  const { kind, records, notUsed } = read([`Creator;Invoice;${headers}`, ...rows].join("\n"));

  expect(kind).toBe("payments");
  expect(records).toMatchObject([
    { gross: { amount: 640 }, paidSoFar: { amount: 240, currency: "EUR" }, state: "open" },
    { gross: { amount: 500 }, paidSoFar: null, state: "paid" },
    { gross: { amount: 90 }, paidSoFar: null, state: "open" },
  ]);
  expect(notUsed).toEqual([]);
});

test("what is left says what was paid, and the other way round", () => {
  const [left, part] = ["Balance;€150", "Advance;€450"].map((column) => {
    const [header, cell] = column.split(";");
    return read(`Creator;Invoice;Amount;${header}\n@vera.lim;V-8;€600;${cell}`).records[0];
  });

  expect(left).toMatchObject({ paidSoFar: { amount: 450 }, state: "open" });
  expect(part).toMatchObject({ paidSoFar: { amount: 450 }, state: "open" });
});

test("a part that stands below “Paid” is told as well", () => {
  const { records } = read("Creator;Invoice;Amount;Amount paid;Paid on\n@vera.lim;V-8;€600;€450;2026-05-04");

  expect(records[0]).toMatchObject({
    paidSoFar: { amount: 450, currency: "EUR" },
    state: "open",
    paidOn: null,
  });
});

test.each([
  ["€640;€240;€300;", "What was paid and what is left are not the 640 that stand beside them"],
  ["€640;€240;€400;paid", "Its state says that all was paid"],
  ["€640;€640;€0;overdue", "Its state says that it is open"],
  [";€240;€400;", "What is to be paid in all is not known"],
  ["€640;$240;$400;", "The amount itself is in EUR"],
])("a part that contradicts what stands beside it is kept as it is written: %s", (cells, reason) => {
  const { records, problems } = read(
    `Creator;Invoice;Amount;Paid so far;Balance;Status\n@vera.lim;V-8;${cells}`,
    {
      kind: "payments",
    },
  );

  expect(records[0]).toMatchObject({ paidSoFar: null, fields: { Balance: cells.split(";")[2] } });
  expect(problems.map(({ message }) => message)).toContain(`${reason}. It is kept as it is written.`);
});

test("where nothing says which part was paid, that is told", () => {
  const { records, problems } = read("Creator;Invoice;Amount;Status\n@vera.lim;V-8;€600;part-paid", {
    kind: "payments",
  });

  expect(records[0]).toMatchObject({ state: "open", paidSoFar: null });
  expect(problems).toMatchObject([
    { column: "Status", message: "A part was paid, and nothing says how much: all of it stays open" },
  ]);
});

test.each([
  ["€600", "200 on 4 May, rest 400 open", 200],
  ["1.200,00 €", "300 bezahlt, Restbetrag: 900 €", 300],
  ["€600", "Balance due 450 €", 150],
])("what is left in the words of the row says what was paid: %s, %s", (amount, words, paid) => {
  const { records, problems } = read(
    `Creator;Invoice;Amount;Status;Remark\n@vera.lim;V-8;${amount};part-paid;${words}`,
    {
      kind: "payments",
    },
  );

  expect(records[0]).toMatchObject({
    state: "open",
    paidSoFar: { amount: paid, currency: "EUR" },
    fields: { Remark: words },
  });
  expect(problems).toEqual([]);
});

test.each(["rest 700 open", "rest 100, rest 200", "call about the rest of 3 reels", "rest open"])(
  "words that say no rest of the amount change nothing: %s",
  (words) => {
    const { records } = read(`Creator;Invoice;Amount;Status;Remark\n@vera.lim;V-8;€600;part-paid;${words}`, {
      kind: "payments",
    });

    expect(records[0]).toMatchObject({ state: "open", paidSoFar: null, fields: { Remark: words } });
  },
);
