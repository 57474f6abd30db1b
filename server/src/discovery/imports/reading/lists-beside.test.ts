import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

const HEADER = "Nombre,Instagram,Seguidores,,Factura,Creador,Importe,Pagado";

function paid(text: string) {
  const { records } = read(text, { currency: "EUR" });
  return records.map((record) =>
    "invoice" in record
      ? [record.handle ?? record.creator, record.invoice, record.gross?.amount, record.state]
      : [],
  );
}

test("a list of payments behind an empty column is of its own creators", () => {
  const text = [
    HEADER,
    "Ana,@ana.b,1000,,F-201,@ben,950 €,2026-04-14",
    "Ben,@ben,2000,,F-202,@ana.b,300 €,",
  ].join("\n");
  const reading = read(text);

  expect(reading.kind).toBe("creators");
  expect(reading.accounts.map(({ key, values: { own, followers } }) => [key, followers, own])).toEqual([
    ["instagram ana.b", 1000, undefined],
    ["instagram ben", 2000, undefined],
  ]);
  expect(paid(text)).toEqual([
    ["ben", "F-201", 950, "paid"],
    ["ana.b", "F-202", 300, null],
  ]);
});

test("deals that name their person are theirs, their fees no asking prices, and of nobody else in the row", () => {
  const text = [
    "TALENT;;;;;DEALS;;;",
    "Name;Instagram;Followers;Rate/Reel EUR;;Creator;Client;Fee EUR;Paid (Y/N)",
    "Mia Lund;@mia.lund;61000;900;;Tom Falk;Nordlys;4.000;Y",
    "Tom Falk;@tom.falk;44000;700;;Tom Falk;Havblik;2.500;N",
    "Ida Holm;@ida.holm;9000;200;;;;;",
  ].join("\n");
  const { accounts } = read(text);

  expect(paid(text)).toEqual([
    ["Tom Falk", null, 4000, "paid"],
    ["Tom Falk", null, 2500, "open"],
  ]);
  expect(accounts.map(({ handle, values }) => [handle, values.prices?.map(({ amount }) => amount)])).toEqual([
    ["mia.lund", [900]],
    ["tom.falk", [700]],
    ["ida.holm", [200]],
  ]);
});

test("nobody is made of a line that has only such a payment", () => {
  const reading = read([HEADER, "Ana,@ana.b,1000,,F-201,@ben,950 €,", ",,,,F-202,@cid,300 €,"].join("\n"));

  expect(keys(reading)).toEqual(["instagram ana.b"]);
});

test.each([
  ["names the creator of its row", HEADER, "Ana,@ana.b,1000,,F-201,@ana.b,950 €,"],
  ["names nobody", "Nombre,Instagram,Seguidores,,Factura,Importe,Pagado", "Ana,@ana.b,1000,,F-201,950 €,"],
  ["has no amount", "Nombre,Instagram,Seguidores,,Factura,Creador", "Ana,@ana.b,1000,,F-201,@ben"],
  ["has no number", "Nombre,Instagram,Seguidores,,Creador,Importe", "Ana,@ana.b,1000,,@ben,950 €"],
])("what stands behind an empty column and %s is of the row", (_what, header, row) => {
  expect(paid(`${header}\n${row}`)).toEqual([]);
});
