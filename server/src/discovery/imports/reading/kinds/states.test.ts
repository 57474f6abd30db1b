import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const DAYS = ["05/09/2026", "05/10/2026", "02/10/2026"] as const;
test.each([
  ["N° facture", "TTC", "Émise le", "Échéance", "Payée le", "État"],
  ["N° facture", "Montant TTC", "Date d'émission", "À payer avant le", "Réglée le", "Statut"],
  ["Nº factura", "Importe", "Emitida el", "Vence el", "Pagada el", "Estado"],
  ["Nº da fatura", "Valor", "Emitida em", "Vencimento", "Paga em", "Situação"],
  ["N. fattura", "Totale", "Emessa il", "Scadenza", "Saldata il", "Stato"],
  ["Rechnung Nr.", "Brutto", "Ausgestellt am", "Fällig am", "Beglichen am", "Status"],
  ["Invoice no.", "Gross", "Issued on", "Due by", "Settled on", "State"],
])("a table of invoices headed “%s, %s, %s, %s, %s, %s” gives their days", (...headers) => {
  const [invoice, gross, issued, due, paid, state] = headers;
  const reading = read(
    `${invoice};Instagram;${gross};${issued};${due};${paid};${state}\n2026-101;@manon;1620,00 €;${DAYS.join(";")};x`,
  );

  expect(reading.kind).toBe("payments");
  expect(reading.records).toMatchObject([
    {
      invoice: "2026-101",
      gross: { amount: 1620, currency: "EUR" },
      issuedOn: "2026-09-05",
      due: "2026-10-05",
      paidOn: "2026-10-02",
    },
  ]);
});

test.each(["Invoice status", "État de la facture", "Estado de la factura", "Stato fattura"])(
  "“%s” says how the invoice stands, and is not its number",
  (header) => {
    const reading = read(`Invoice no.;Instagram;Gross;Due by;${header}\nA-7;@manon;90 €;05/10/2026;paid`);

    expect(reading.records).toMatchObject([{ invoice: "A-7", state: "paid" }]);
  },
);

function stateOf(word: string) {
  const reading = read(
    `N° facture;Instagram;TTC;Échéance;État\n2026-101;@manon;1620,00 €;05/10/2026;${word}\n2026-102;@leo;10 €;05/10/2026;x`,
  );
  const [record] = reading.records.filter(({ line }) => line === 2);
  return record && "state" in record ? record.state : "left out";
}

test.each(
  "payée réglée réglé soldée acquittée pagada abonada paga pago quitada saldata pagata saldato paid settled cleared bezahlt beglichen überwiesen ödendi lunas".split(
    " ",
  ),
)("“%s” is paid", (word) => {
  expect(stateOf(word)).toBe("paid");
});

test.each([
  ..."impayée pendiente vencida emitida pendente atrasada scaduta emessa open unpaid overdue offen überfällig gemahnt envoyée enviada inviata".split(
    " ",
  ),
  "en retard",
  "à payer",
  "en attente",
  "non réglée",
  "pas payée",
  "sin pagar",
  "no pagada",
  "por pagar",
  "a pagar",
  "em aberto",
  "não paga",
  "em atraso",
  "da saldare",
  "non pagata",
  "in sospeso",
  "noch offen",
  "payée à 50 %",
  "teilbezahlt 300 €",
  "50% Anzahlung bezahlt",
  "acompte payé",
  "pago parcial",
  "partially paid",
  "acconto pagato",
  "nicht bezahlt",
  "pagada 50 %",
  "bezahlt 50%",
])("“%s” is open", (word) => {
  expect(stateOf(word)).toBe("open");
});

test.each([
  ..."annulée annulé anulada cancelada cancelado annullata stornata storniert voided cancelled rejetée rechazada respinta".split(
    " ",
  ),
  "facture annulée",
  "wurde storniert",
  "nota cancelada",
])("an invoice that is “%s” is left out and told", (word) => {
  expect(stateOf(word)).toBe("left out");
});

test("“nicht storniert” calls nothing off", () => {
  expect(stateOf("nicht storniert")).not.toBe("left out");
});

test.each(["zapł. 50%", "paid 50 %", "Anzahlung gezahlt, 10%", "partly paid"])(
  "beside “%s” the day is none on which all was paid",
  (status) => {
    const reading = read(
      `Invoice;Creator;Net;Status;Paid on\nR-1;Ana;100 €;${status};2026-03-10\nR-2;Ben;200 €;paid;2026-03-11`,
    );
    const days = reading.records.map((record) => ("paidOn" in record ? record.paidOn : null));

    expect(days).toEqual([null, "2026-03-11"]);
    expect(reading.problems.filter(({ column }) => column === "Paid on")).toEqual([
      {
        line: 2,
        column: "Paid on",
        message: "Only a part was paid on that day. It is kept as it is written.",
      },
    ]);
  },
);

test.each(["paid 100 %", "paid, VAT 0%", "paid, 9 % Skonto"])("“%s” is all of it", (status) => {
  const reading = read(
    `Invoice;Creator;Net;Status;Paid on\nR-1;Ana;100 €;${status};2026-03-10\nR-2;Ben;200 €;paid;2026-03-11`,
  );

  expect(reading.records.map((record) => ("paidOn" in record ? record.paidOn : null))).toEqual([
    "2026-03-10",
    "2026-03-11",
  ]);
});
