import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const TODAY = { today: "2026-06-15" };

function soldIn(text: string) {
  const { records, kind } = read(text, TODAY);
  expect(kind).toBe("orders");
  return records.map((record) =>
    "order" in record ? [record.code, record.orderedAt, record.orders, record.amount?.amount ?? null] : [],
  );
}

test("a month in a column of its own is the first day of it", () => {
  const rows = ["NIA10;@nia;Nov 25;14;1120,50", "NIA10;@nia;Dez 25;9;702,00", "SAM5;@sam;März 26;3;210,00"];

  expect(soldIn(`Code;Creator;Monat;Bestellungen;Umsatz EUR\n${rows.join("\n")}`)).toEqual([
    ["NIA10", "2025-11-01", 14, 1120.5],
    ["NIA10", "2025-12-01", 9, 702],
    ["SAM5", "2026-03-01", 3, 210],
  ]);
});

test("months below merged cells are a record each, and a month that is empty is none", () => {
  const text = [
    ";;April 2026;;May 2026;",
    "Code;Creator;Orders;Revenue;Orders;Revenue",
    "NIA10;@nia;14;1120;9;702",
    "SAM5;@sam;3;210;;",
  ].join("\n");

  expect(soldIn(text)).toEqual([
    ["NIA10", "2026-04-01", 14, 1120],
    ["NIA10", "2026-05-01", 9, 702],
    ["SAM5", "2026-04-01", 3, 210],
  ]);
});

test("months in the headers are the same, with the year of the last such months", () => {
  const text = [
    "Código;Creador;Pedidos nov;Ingresos nov;Pedidos dic;Ingresos dic;Pedidos ene;Ingresos ene;Total pedidos",
    "NIA10;@nia;14;1120;9;702;2;90;25",
    "SAM5;@sam;3;210;4;300;1;50;8",
  ].join("\n");

  expect(soldIn(text)).toEqual([
    ["NIA10", "2025-11-01", 14, 1120],
    ["NIA10", "2025-12-01", 9, 702],
    ["NIA10", "2026-01-01", 2, 90],
    ["SAM5", "2025-11-01", 3, 210],
    ["SAM5", "2025-12-01", 4, 300],
    ["SAM5", "2026-01-01", 1, 50],
  ]);
});

test("an empty first month is no order, and a row without any figure says so", () => {
  const text = [
    "Creator;Code;May 2026;;June 2026;",
    ";;Orders;Revenue;Orders;Revenue",
    "Ola;OLA20;;;4;310",
    "Kim;KIM20;;;;",
    "Joe;JOE20;2;90;;",
  ].join("\n");

  expect(soldIn(text)).toEqual([
    ["OLA20", "2026-06-01", 4, 310],
    ["JOE20", "2026-05-01", 2, 90],
  ]);
  expect(read(text, TODAY).rows.find(({ line }) => line === 4)?.leftOut?.reason).toBe(
    "No month of this row has a figure",
  );
});
