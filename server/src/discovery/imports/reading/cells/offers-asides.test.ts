import { expect, test } from "vitest";
import { readOffers } from "./offers.ts";
import { namesSet } from "#/discovery/imports/reading/offers/several-pieces.ts";

const FIVE_HUNDRED = [{ amount: 500, currency: "EUR", format: null }];

test.each([
  "VHB, VB, verhandelbar, verhandlungssache, neg, neg., negotiable, obo, o.b.o, o.b.o., négocier, à négocier, négociable, negociable, negociável, a negociar, trattabile, trattabili, nego, pazarlık payı var",
  "all in, all-in, all inclusive, all-inclusive, all inkl, all-inkl, alles inklusive, alles inkl, alles inkl., alles drin, tout compris, todo incluido, todo incluído, tudo incluido, tudo incluído, tudo incluso, tutto incluso, tutto compreso, her şey dahil, *, **",
])("what stands behind a price takes nothing from it: %s", (asides) => {
  const cells = asides.split(", ").flatMap((aside) => [`500 € ${aside}`, `500 € (${aside})`]);
  const read = cells.filter((cell) => !cell.includes("(*"));

  expect(read.map((cell) => [cell, readOffers(cell, null)])).toEqual(
    read.map((cell) => [cell, FIVE_HUNDRED]),
  );
});

test("nor does what stands in front", () => {
  const cells =
    "VB 500 €; VHB 500 €; vb: 500 €; VB, 500 €; VB – 500 €; (VB) 500 €; VB  500 €; VB500 €; neg. 500 €; neg 500 €; verhandelbar 500 €; Verhandlungsbasis: 500 €; negotiable 500 €; nego 500 €; négociable 500 €; negociable 500 €; negociável 500 €; trattabile 500 €; trattabili 500 €; VB EUR 500; VB EUR500; VB € 500; VB : 500 €".split(
      "; ",
    );

  expect(cells.map((cell) => [cell, readOffers(cell, null)])).toEqual(
    cells.map((cell) => [cell, FIVE_HUNDRED]),
  );
});

test("a price from which on is its least, however many blanks stand between", () => {
  const cells = ["ab  500 €", "from   500 €", "ab. 500 €"];

  expect(cells.map((cell) => readOffers(cell, null))).toEqual(cells.map(() => FIVE_HUNDRED));
});

test.each([
  "set of 3, sets of 3, set 3, set3, set de 3, set von 3, set d'3, set d’3, set mit 3, set x 3, set x3, set of 12, pack of 3, packs of 3, package of 3, packages of 3, paket 3, pakete 3, lot de 3, lots de 3, bundle of 3, bundles of 3, serie 3, pacote de 3, pacotes de 3, paquete de 3, paquetes de 3",
  "3er-Set, 3er Set, 3erset, 3 set, 3-set, 3 sets, 3x set, 3 x set, 12er-Set, 12 sets, 3-pack, 3 packs, 3er-Paket, 3 Pakete, 3  set",
])("several pieces are sold together: %s", (headers) => {
  expect(headers.split(", ").filter((header) => !namesSet(header))).toEqual([]);
});

test("one piece, and twenty and more, are no set of them", () => {
  const headers =
    "set, set of 1, set of 20, set of 123, 1 set, 20 sets, 123 sets, 1er-Set, reset of 3, 3 setups, asset 3, 3 packages left, set for 3";

  expect(headers.split(", ").filter(namesSet)).toEqual([]);
});
