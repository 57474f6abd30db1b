import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

const HEADER = "Nombre,Instagram,Seguidores,,Factura,Creador,Importe,Pagado";
const REASON =
  "Of the list of payments beside, which is about others: import its columns as a table of their own";

test("a list of payments behind an empty column is of its own creators, and told cell by cell", () => {
  const reading = read(
    [HEADER, "Ana,@ana.b,1000,,F-201,@ben,950 €,2026-04-14", "Ben,@ben,2000,,F-202,@ana.b,300 €,"].join("\n"),
  );

  expect(reading.kind).toBe("creators");
  expect(keys(reading)).toEqual(["instagram ana.b", "instagram ben"]);
  expect(reading.accounts.map(({ values: { own, followers } }) => [followers, own])).toEqual([
    [1000, undefined],
    [2000, undefined],
  ]);
  expect(reading.notUsed.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, "Factura", "F-201", REASON],
    [2, "Creador", "@ben", REASON],
    [2, "Importe", "950 €", REASON],
    [2, "Pagado", "2026-04-14", REASON],
    [3, "Factura", "F-202", REASON],
    [3, "Creador", "@ana.b", REASON],
    [3, "Importe", "300 €", REASON],
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
  expect(read(`${header}\n${row}`).notUsed.filter(({ reason }) => reason === REASON)).toEqual([]);
});
