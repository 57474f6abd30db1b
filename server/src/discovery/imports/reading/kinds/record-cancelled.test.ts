import { expect, test } from "vitest";
import { read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["cancelled", "Cancelled: nothing is to be paid"],
  ["paid (cancelled 3 May)", "Cancelled: nothing is to be paid"],
  ["storniert", "Cancelled: nothing is to be paid"],
  ["annullata", "Cancelled: nothing is to be paid"],
  ["VOID", "Cancelled: nothing is to be paid"],
  ["written off", "Cancelled: nothing is to be paid"],
  ["refunded", "Paid back: nothing is to be paid"],
  ["zurückerstattet", "Paid back: nothing is to be paid"],
])("an invoice that is “%s” is left out and says why, whatever is known of its creator", (state, reason) => {
  const table = `Invoice,Creator,Amount,Status,Due\nR-1,@ana,500 €,paid,2026-01-02\nR-2,@ben,600 €,${state},2026-01-03`;
  const reading = read(table);

  expect(reading.records).toMatchObject([{ invoice: "R-1", state: "paid" }]);
  expect(reasons(reading)).toEqual([[3, reason]]);
  expect(reading.notUsed.map(({ line, column, value }) => `${line} ${column}: ${value}`)).toEqual([
    "3 Invoice: R-2",
    "3 Creator: @ben",
    "3 Amount: 600 €",
    `3 Status: ${state}`,
    "3 Due: 2026-01-03",
  ]);
});

test("a cancelled or refunded order is no sale, and one of which a part went back is", () => {
  const orders = read(
    "Order,Code,Amount,Date,Status\n1,ANA10,50 €,2026-01-02,paid\n2,ANA10,60 €,2026-01-03,cancelled\n3,ANA10,30 €,2026-01-04,refunded\n4,ANA10,20 €,2026-01-04,partially refunded\n5,ANA10,-20 €,2026-01-05,refunded",
  );
  const marked = read(
    "Name,Discount Code,Total,Refunded Amount,Created at,Cancelled at,Financial Status\n#1,ANA10,50.00,50.00,2026-01-02,,refunded\n#2,ANA10,60.00,0.00,2026-01-02,2026-01-03,paid",
    { kind: "orders" },
  );

  expect(orders.records.map((order) => "amount" in order && order.amount?.amount)).toEqual([50, 20, -20]);
  expect(reasons(orders)).toEqual([
    [3, "Cancelled: nothing was sold"],
    [4, "Paid back: nothing was sold"],
  ]);
  expect(marked.records).toMatchObject([{ amount: { amount: 0 } }]);
  expect(reasons(marked)).toEqual([[3, "Cancelled: nothing was sold"]]);
});

const HEADER = "Name,Financial Status,Created at,Currency,Discount Code,Total,Refunded Amount";
const order = (number: number, state: string, refund = "0.00") =>
  `#${number},${state},2026-07-23 11:11:11 +0200,EUR,BERND5,31.97,${refund}`;

test.each(
  "voided cancelled canceled storniert annulée cancelado cancelada anulado annullato refused abgelehnt declined expired iptal".split(
    " ",
  ),
)("an order that is “%s” brings nothing, and is told", (state) => {
  const { kind, records, rows, notUsed } = read([HEADER, order(1, "paid"), order(2, state)].join("\n"));

  expect(kind).toBe("orders");
  expect(records).toMatchObject([{ order: "#1" }]);
  expect(rows[1]?.leftOut?.reason).toMatch(/^Cancelled/u);
  expect(notUsed.filter(({ line }) => line === 3)).toHaveLength(7);
});

test.each(["pending", "authorized", "partially_refunded", "en attente", "not cancelled"])(
  "an order that is “%s” counts",
  (state) => {
    expect(read([HEADER, order(1, "paid"), order(2, state)].join("\n")).records).toHaveLength(2);
  },
);

test.each(
  "Cancel, Cancelled, Cancelled at, Canceled on, Void, Voided, Voided on, Stornierung, Storn, Storniert am, Annul, Annulée le, Anul, Anulado, Anulado el, Cancelado em, Annullato il".split(
    ", ",
  ),
)("an order with a day below “%s” brings nothing", (header) => {
  const cancelled = [
    `${HEADER},${header}`,
    `${order(1, "paid")},`,
    `${order(2, "paid")},2026-07-24 08:00:00 +0200`,
  ];
  expect(read(cancelled.join("\n")).records).toMatchObject([{ order: "#1" }]);
});

test.each(["refunded", "rückerstattet", "remboursée", "reembolsado", "rimborsato"])(
  "an order that is “%s”, by a table that does not say how much, brings nothing",
  (state) => {
    const rows = [HEADER, order(1, "paid"), order(2, state)].map((row) => row.replace(/,[^,]*$/u, ""));
    const reading = read(rows.join("\n"));

    expect(reading.records).toMatchObject([{ order: "#1" }]);
    expect(reading.rows[1]?.leftOut?.reason).toMatch(/^Paid back/u);
  },
);

test.each(["Not cancelled", "Cancelled by", "Cancelled at once", "Cancellable until", "Avoided at"])(
  "an order with a day below “%s” counts",
  (header) => {
    const table = [`${HEADER},${header}`, `${order(2, "paid")},2026-07-24 08:00:00 +0200`];

    expect(read(table.join("\n")).records).toMatchObject([{ order: "#2" }]);
  },
);
